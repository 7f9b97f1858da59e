gems-title = Gems & Gnomes
# Moves, as the log tells them
gems-move-first = { $who } starts
gems-move-explore = { $who } explores the cave
gems-move-reveal = { $token } comes to light
gems-move-claim = { $who } claims { $token }
gems-move-collect = { $who } collects { $tokens }
gems-move-five = { $who } collects five different gems
gems-move-retreat = { $who } retreats

# The same, told to whoever did it
gems-own-first = You start
gems-own-explore = You explore the cave
gems-own-claim = You claim { $token }
gems-own-collect = You collect { $tokens }
gems-own-five = You collect five different gems
gems-own-retreat = You retreat

# Where a hint says to look, by the word of the move
gems-look-explore = the tokens in the dark
gems-look-claim = the free tokens
gems-look-collect = the tokens under your gnomes
gems-look-retreat = a retreat

# Why not?
gems-why-over = The game is over.
gems-why-chance = This is for chance to decide.
gems-why-wait = A token is just being turned up.
gems-why-none-face-down = No token is face down any more.
gems-why-no-gnome-out = None of your gnomes stands on a token.
gems-why-no-reserve = All five of your gnomes are out; collect or retreat first.
gems-why-no-free-token = No { $card } lies face up without a gnome on it.
gems-why-too-few = A set is three of one kind, or five different with all five gnomes; { $out ->
    [0] none of yours is
    [one] one of yours is
   *[other] { $out } of yours are
 } out, and no three match.
gems-why-not-different = Your five tokens cannot be five different gems. Without three of a kind, Retreat brings your gnomes home.
gems-why-not-yours = Your gnomes do not stand on these three tokens.
gems-why-kind-short = { $have ->
    [0] None of your gnomes stands on this kind
    [one] Only one of your gnomes stands on this kind
   *[other] Only { $have } of your gnomes stand on this kind
 }, coal counted. A set takes three alike, or five different.
gems-why-five-gnomes = Five different gems take all five gnomes; { $out } of yours are out. Three alike can be collected.
gems-why-none-free = No token lies face up without a gnome: explore first.
gems-why-no-group = A set is exactly three gems of one kind, or exactly five of five different kinds.
gems-why-write-five = Five different gems are all that your gnomes stand on: write `collect five`.

# Points
gems-score-tokens = { $count ->
    [one] 1 token
   *[other] { $count } tokens
 } worth { $each } each
gems-score-groups = { $count ->
    [one] 1 group of three
   *[other] { $count } groups of three
 }

# Buttons and cards
gems-do-explore = Explore
gems-do-claim = Claim { $token }
gems-do-collect = Collect { $tokens }
gems-do-five = Collect five different
gems-do-retreat = Retreat
gems-do-first = First player
gems-do-reveal = { $token }
gems-card = { $count ->
    [one] 1 token
   *[other] { $count } tokens
 }, { $points ->
    [one] 1 point
   *[other] { $points } points
 } each
gems-card-either = { $count ->
    [one] 1 token
   *[other] { $count } tokens
 }, { $low } or { $high } points each

# Where a card set differs from the printed one
gems-differs-total = G-1: in all { $count ->
    [one] 1 token
   *[other] { $count } tokens
 } here, { $printed } in the printed game.
gems-differs-count = G-1: { $token }: { $count ->
    [one] 1 token
   *[other] { $count } tokens
 } here, { $printed } in the printed game.
gems-differs-combined = G-1: { $count ->
    [one] 1 combined gem
   *[other] { $count } combined gems
 } here, { $printed } in the printed game.
gems-differs-points = G-12: { $token }: { $count ->
    [one] 1 point
   *[other] { $count } points
 } here, { $printed } in the printed game.

# Why a hint proposes a move
gems-hint-explore = It turns up something new to stand on.
gems-hint-claim = It keeps the gem from the others, and brings you closer to a set.
gems-hint-retreat = Your gnomes are stuck; at home they can start anew.

## The table of Gems & Gnomes in the terminal
terminal-gems-help = `explore @17` picks place 17.
terminal-gems-cave = the cave: { $hidden } in the dark, { $free } open and free
terminal-gems-quiet = { $count ->
    [one] ends after 1 more quiet round (G-11)
   *[other] ends after { $count } more quiet rounds (G-11)
 }
terminal-gems-stalemate = Claimed tokens go to their owners, free ones to nobody.
terminal-gems-nothing = nothing yet
terminal-gems-home = { $gnomes } at home
terminal-gems-actions = { $count ->
    [one] 1 action left
   *[other] { $count } actions left
 }
terminal-gems-on = on  { $tokens }
terminal-gems-has = has { $tokens }
terminal-gems-points = { $count ->
    [one] 1 point
   *[other] { $count } points
 }
gems-goal-tokens = Collect as many tokens as you can in this turn.
gems-goal-groups = Collect two sets in this turn.
gems-goal-home = Collect a set and have all five gnomes at home at the end of this turn.
gems-goal-finish = End the match in this turn, and win it.
gems-idea-look = Look first: what you can collect anyway will wait.
gems-idea-coal = In a Collect, coal is any kind you need.
gems-idea-modest = A diamond is not always the best stone.
gems-idea-again = Collect early: a gnome who comes home can claim again.
gems-idea-retreat = A retreat brings all gnomes home.
gems-idea-twice = There is time for two sets in one turn.
gems-idea-combined = A combined gem is either of its two kinds.
gems-idea-end = Whoever takes the last free token ends the match.

# What goals of scenarios measure
gems-fact-tokens = tokens collected
gems-fact-claimed = tokens under your gnomes
gems-fact-home = gnomes at home
gems-fact-coal = coal collected
gems-until-hidden-at-most = Until { $number } tokens lie face down

# What is wrong in a card file
gems-mistake-pair = A combined gem shows two different kinds.
gems-mistake-no-token = A set holds at least one token.

# The page's texts for Gems & Gnomes.
gem-emerald = Emerald
gem-sapphire = Sapphire
gem-ruby = Ruby
gem-topaz = Topaz
gem-amethyst = Amethyst
gem-citrine = Citrine
gem-diamond = Diamond
gem-coal = Coal
gems-cave = The cave: { $down } face down, { $free } free
gems-ends = Ends when all is claimed: { $count } to go
gems-face-down = Face down { $count }
gems-free = Free { $count }
gems-quiet = { $count ->
    [one] Ends after 1 more quiet round
   *[other] Ends after { $count } more quiet rounds
 }
gems-say-collect = Collect a set, or do something else.
gems-say-only-collect = Collect a set.
gems-say-claim = Claim a token, or explore.
gems-say-explore = Explore a dark place.
gems-actions = Actions
gems-act-explore = Explore
gems-act-claim = Claim
gems-act-collect = Collect
gems-act-retreat = Retreat
gems-act-wait = Wait
gems-collect = Collect which set?
gems-which = Collect which set with { $token }?
gems-place-down = Place { $n }: face down
gems-place-down-can = Place { $n }: face down. Explore it
gems-place-free = Place { $n }: { $token }, free
gems-place-free-can = Place { $n }: { $token }, free. Claim it
gems-place-mine = Place { $n }: { $token }, yours
gems-place-mine-can = Place { $n }: { $token }, yours. Collect it
gems-place-theirs = Place { $n }: { $token }, taken by { $name }
gems-reserve = { $count ->
    [one] 1 gnome in reserve
   *[other] { $count } gnomes in reserve
 }
gems-pile = Pile: { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
 }, { $groups ->
    [one] 1 group
   *[other] { $groups } groups
 }
gems-group = A group: { $points ->
    [one] 1 point
   *[other] { $points } points
 }
gems-rest = { $count ->
    [one] 1 token in no group
   *[other] { $count } tokens in no group
 }
gems-no-pile = No token was collected.
ended-G-10 = The last token was claimed.
ended-G-11 = Ten quiet rounds ended the match: claimed tokens went to their owners, free ones to nobody.

# Learn page
learn-part-gems = { $part ->
    [name] name
    [pair] pair
    [count] number
    [points] points
   *[other] { $part }
 }
learn-kind-gems-token = Tokens
learn-first-gems = Turn up stones, claim three of a kind, carry them home. Then you play on freely.
learn-group-1 = Three of a kind; coal helps
learn-group-2 = Five different
learn-group-3 = A combined gem is either
learn-say-gems-first-explore = Turn a stone up. The cave is dark: press any dark place. Nobody knows what lies there, not even I.
learn-say-gems-first-claim = An emerald! Press it: one of your five gnomes goes and stands on it. Now nobody else can have it.
learn-say-gems-first-again = One more action. A turn is exactly three, the same one twice if you like. Explore again.
learn-say-gems-first-second = Your emerald is still free. Your neighbour took a diamond instead. Claim the second emerald: three of a kind make a set.
learn-say-gems-first-dark = One is missing. Explore once more.
learn-say-gems-first-coal = Coal! It is worth nothing at the end. But when you collect, it is any stone you need: claim it.
learn-say-gems-first-collect = Emerald, emerald, coal. Press one of your emeralds and collect the three: they go to your pile, your gnomes come home.
learn-say-gems-first-combined = A stone of two kinds. It is a ruby or an amethyst, as you need it each time. Claim it.
learn-say-gems-first-more = Look for more. Five different stones are a set too. Explore.
learn-say-gems-first-free = Now you know it all. Stuck with five gnomes out? Retreat brings them home. When every stone left has a gnome on it, the match ends: gems count 1, diamonds 2, coal 0, and every three alike 1 more. A bot plays on against you.
learn-say-gems-collect-do = Two rubies and a coal. You stand on them and on an emerald. Collect ruby, ruby, coal.
learn-say-gems-collect-done = Three tokens in your pile. Three gnomes are home, the fourth keeps its emerald. Play on if you like.

# Score sheet
scorer-tokens = Tokens in the pile
scorer-combined = Combined gems
scorer-combined-note = each shows two kinds
scorer-tie-gems-tokens = { $points } each. More tokens decide, coal included: { $first } { $a }, { $second } { $b }.
scorer-part-gems-tokens = Tokens: { $points }
scorer-part-gems-groups = Groups of three: { $points }
scorer-groups = { $name }: best groups
scorer-groups-n = { $n -> 
    [one] 1 group
   *[other] { $n } groups
 }
scorer-rest = Not in a group

# Card editor
editor-new-pair = New combined gem
editor-group-gems-token = Tokens
editor-group-gems-combined = Combined gems
editor-field-count = How many
editor-field-pair = Two kinds
editor-gem = Kind { $n }
editor-token = { $count } in the cave, { $points ->
    [one] 1 point
   *[other] { $points } points
 } each
editor-token-combined = { $count } in the cave, worth what it is counted as

# The hall
option-empty_retreat = You may wait (Retreat with no gnome out)
option-coal_groups = Three coals are a group
finale-gems = Groups of gems
about-by-gems =
    Design: Bruno Marquez. Development: Eurico Cunha, Gustavo Silveira. Illustration: Bruno Marquez, João Victor Cramonez.
    2025. Publisher: Games ForFun LLC; Brazilian edition: Calamity Games.

# Looking at a token or an action
gems-look-set = A set
gems-look-set-says = Three of one kind, or five different
gems-look-coal-says = Coal is any kind you need; a double gem is one of its two
gems-look-points = Points
gems-look-points-says = Gem 1, diamond 2, coal 0; every three alike in your pile 1 more
gems-look-act-explore = Turn up a token in the dark. It stays face up for all.
gems-look-act-claim = Put a gnome on a free face-up token: nobody else can take it.
gems-look-act-collect = Carry home a set your gnomes stand on. They come home with it.
gems-look-act-retreat = All your gnomes come home; the tokens stay behind, free for all. The way out when no set is in sight.
gems-look-act-wait = No gnome of yours is out: this lets one action pass. With gnomes out it is Retreat and brings them all home.
gems-look-out = Out now
gems-look-gnomes = { $count ->
    [one] 1 gnome
   *[other] { $count } gnomes
 }
gems-look-dark = In the dark
gems-look-dark-says = A token nobody knows yet. Explore turns it up.
gems-look-left = Left
gems-look-coal = Coal stands for any gem when you collect. At the end it is worth nothing.
gems-look-combined = One token of two kinds: it counts as one of them, as you need it each time.
gems-look-gem = Claim it with a gnome; carry it home in a set. At the end all you stand on is yours.
gems-look-worth = Worth
gems-look-stand = Yours
gems-look-stand-says = { $count ->
    [0] None of your gnomes stands on one
    [one] One of your gnomes stands on one
   *[other] { $count } of your gnomes stand on one
 }
gems-why-theirs = { $name }’s gnome stands on it. Nobody else can take it.
gems-look-help-collect = Collect a set: its gnomes come home.
gems-look-help-claim = Claim tokens that fit: three of a kind, or five different.
gems-look-help-explore = Explore: turn up a dark token.
gems-look-help-retreat = Retreat: your gnomes come home, the tokens stay free.
gems-look-help-stuck = All five gnomes are out and make no set. Retreat brings them home; the tokens stay, free for all.

# What just happened
gems-log-points = { $points ->
    [one] +1 point
   *[other] +{ $points } points
 }, { $home ->
    [one] 1 gnome comes home
   *[other] { $home } gnomes come home
 }
gems-log-home = { $home ->
    [one] 1 gnome comes home, its token is free
   *[other] { $home } gnomes come home, their tokens are free
 }
gems-say-stuck = All five gnomes are out and make no set: Retreat brings them home.

# Help at the table
guide-gems-goal = Carry home sets of gems: three alike or five different. Most points in your pile at the end wins.
guide-gems-ends = The match ends when every token left is face up with a gnome on it. Then everybody also takes the tokens their gnomes stand on, set or no set.
guide-gems-do-explore = Explore: turn up a dark token. Good while little lies open, so that there is something to claim.
guide-gems-do-claim = Claim: put a gnome on a free gem, and nobody else can take it. Good where you already stand on its kind.
guide-gems-do-collect = Collect: three alike or five different under your gnomes go to your pile, and those gnomes come home. These are your points.
guide-gems-do-retreat = Retreat: all your gnomes come home and leave their gems behind. The way out when all five are out and no set is in sight.
sign-gems-set = A set is exactly three gems of one kind, or exactly five of five different kinds.
sign-gems-coal = Coal is a joker in a set, but worth nothing at the end.
sign-gems-points = At the end a diamond counts 2, every other gem 1, and three equal gems 1 more.
sign-gems-double = A double gem counts as one gem: whichever of its two kinds you need.
sign-gems-dark = A dark token: nobody knows what it is. Explore turns it up.
sign-gems-gnome = A gnome on a gem: it is claimed. You have five; the others wait in your reserve.
sign-gems-retreat = Retreat: all your gnomes come home without their gems.
sign-gems-rest = At the end the rest is collected too: what your gnomes stand on goes to your pile.
# Pictures of the rules
picture-gems-idea-claim = A gnome stands on a stone: nobody else takes it
picture-gems-idea-alike = Three alike are a set
picture-gems-idea-five = Five different are a set
picture-gems-end-all = Every stone left has a gnome: the end
picture-gems-end-take = Everybody takes what they stand on

# What would have helped most, at the end
helped-gems-score-tokens = More gems worth { $each } each would have helped most: { $name } made { $theirs ->
    [one] { $theirs } point
   *[other] { $theirs } points
 } with them, you { $mine }.
helped-gems-score-groups = More groups of three alike would have helped most: { $name } made { $theirs ->
    [one] { $theirs } point
   *[other] { $theirs } points
 } with them, you { $mine }.

# Gnomes and things
gnomopolis-kind = { $kind ->
    [child] child
    [villager] villager
    [soldier] soldier
    [merchant] merchant
    [artisan] artisan
    [inventor] inventor
    [assistant] assistant
    [specialist] specialist
   *[any] gnome of any kind
 }
gnomopolis-one = { $kind ->
    [child] a child
    [villager] a villager
    [soldier] a soldier
    [merchant] a merchant
    [artisan] an artisan
    [inventor] an inventor
    [assistant] an assistant
    [specialist] a specialist
   *[any] any gnome
 }
gnomopolis-kinds = { $kind ->
    [child] children
    [villager] villagers
    [soldier] soldiers
    [merchant] merchants
    [artisan] artisans
    [inventor] inventors
    [assistant] assistants
    [specialist] specialists
   *[any] gnomes of any kind
 }
gnomopolis-gnomes = { $count ->
    [one] { $count } { gnomopolis-kind }
   *[other] { $count } { gnomopolis-kinds }
 }
gnomopolis-lying = { gnomopolis-gnomes }, who { $count ->
    [1] leaves
   *[other] leave
 }
gnomopolis-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
 }
gnomopolis-assistants = { $count ->
    [one] { $count } assistant
   *[other] { $count } assistants
 }
gnomopolis-draw = draw { $count ->
    [one] { $count } gnome
   *[other] { $count } gnomes
 }
gnomopolis-search = find { $count ->
    [one] { $count } gnome
   *[other] { $count } gnomes
 } of your choice
gnomopolis-team = the construction team

# Moves, as the log tells them
gnomopolis-move-first = { $who } starts
gnomopolis-move-reveal = { $card } joins the offer
gnomopolis-move-draw = Out of the mug comes { gnomopolis-one }
gnomopolis-move-pass = { $who } passes
gnomopolis-move-caravan = { $who } sends the caravan to the next district
gnomopolis-move-visit = { $who } uses { $card } through the caravan
gnomopolis-move-use = { $who } uses { $card }
gnomopolis-move-pay = { $who } pays with { gnomopolis-one }
gnomopolis-move-gain = { $who } gains { gnomopolis-one }
gnomopolis-move-search-mug = { $who } finds { gnomopolis-one } in the mug
gnomopolis-move-search-exhausted = { $who } finds { gnomopolis-one } among the exhausted
gnomopolis-move-lift = { $who } sends { gnomopolis-one } to the exhausted: { $card }
gnomopolis-move-lift-lying = { $who } sends { gnomopolis-one } to the New Capital: { $card }
gnomopolis-move-build = { $who } builds { $card }
gnomopolis-move-employ = { $who } puts { gnomopolis-one } into the team

# The same, told to whoever did it
gnomopolis-own-first = You start
gnomopolis-own-pass = You pass
gnomopolis-own-caravan = You send the caravan to the next district
gnomopolis-own-visit = You use { $card } through the caravan
gnomopolis-own-use = You use { $card }
gnomopolis-own-pay = You pay with { gnomopolis-one }
gnomopolis-own-gain = You gain { gnomopolis-one }
gnomopolis-own-search-mug = You find { gnomopolis-one } in the mug
gnomopolis-own-search-exhausted = You find { gnomopolis-one } among the exhausted
gnomopolis-own-lift = You send { gnomopolis-one } to the exhausted: { $card }
gnomopolis-own-lift-lying = You send { gnomopolis-one } to the New Capital: { $card }
gnomopolis-own-build = You build { $card }
gnomopolis-own-employ = You put { gnomopolis-one } into the team

# Buttons
gnomopolis-do-first = First player
gnomopolis-do-reveal = { $card }
gnomopolis-do-draw = Draw { gnomopolis-one }
gnomopolis-do-pass = Pass
gnomopolis-do-caravan = Send the caravan
gnomopolis-do-visit = { $card }: { $action }
gnomopolis-do-use = { $card }: { $action }
gnomopolis-do-pay = Pay with { gnomopolis-one }
gnomopolis-do-gain = Gain { gnomopolis-one }
gnomopolis-do-search-mug = Find { gnomopolis-one } in the mug
gnomopolis-do-search-exhausted = Find { gnomopolis-one } among the exhausted
gnomopolis-do-lift = Send { gnomopolis-one } to the exhausted: { $card }
gnomopolis-do-lift-lying = Send { gnomopolis-one } to the New Capital: { $card }
gnomopolis-do-build = Build { $card } ({ $team })
gnomopolis-do-employ = Employ { gnomopolis-one }

# Where a hint says to look, by the word of the move
gnomopolis-look-pass = the end of your turn
gnomopolis-look-caravan = your caravan
gnomopolis-look-visit = the district your caravan visits
gnomopolis-look-use = the parchments of your district
gnomopolis-look-pay = the gnomes that can pay
gnomopolis-look-gain = the gnomes you can gain
gnomopolis-look-search = your mug and your exhausted gnomes
gnomopolis-look-lift = your gnomes at work
gnomopolis-look-build = the buildings on offer
gnomopolis-look-employ = the construction team

# Why not?
gnomopolis-why-over = The game is over.
gnomopolis-why-chance = This is for chance to decide.
gnomopolis-why-wait = Something is just being drawn.
gnomopolis-why-owed = First { $owed ->
    [visit] choose a parchment for your caravan
    [pay] choose who pays the white icon
    [employ] choose who stands in the construction team
    [gain] choose the gnome you gain
   *[search] choose the gnome you search
 }.
gnomopolis-why-not-asked = You cannot choose this now.
gnomopolis-why-not-yours = This parchment is in another district; your caravan can use it when it visits there.
gnomopolis-why-not-there = This parchment is not in the district your caravan visits.
gnomopolis-why-used = This parchment is in use until the end of your turn.
gnomopolis-why-lack-gnomes = It costs { $needed ->
    [one] { gnomopolis-one }
   *[other] { $needed } { gnomopolis-kinds }
 }; { $have ->
    [0] none of yours is active
   *[other] you have only { $have } active
 }.
gnomopolis-why-lack-any = It costs { $needed ->
    [one] { $needed } gnome
   *[other] { $needed } gnomes
 }; { $have ->
    [0] none of yours is active
   *[other] you have only { $have } active
 }.
gnomopolis-why-lack-coins = It costs { $needed ->
    [one] { $needed } coin
   *[other] { $needed } coins
 }; you have { $have }.
gnomopolis-why-lack-assistants = It costs { $needed ->
    [one] { $needed } assistant
   *[other] { $needed } assistants
 }; you have { $have }.
gnomopolis-why-caravan-rests = At this table a solo caravan stays at home.
gnomopolis-why-no-host = You cannot pay for any parchment of the district your caravan visits next.
gnomopolis-why-built = You have built this turn; one building a turn.
gnomopolis-why-not-offered = This card is not on offer.
gnomopolis-why-lack-team = Missing from the construction team: { $missing }. An assistant can stand in for anybody.
gnomopolis-why-none-active = You have no { gnomopolis-kind } ready.
gnomopolis-why-wrong-member = The place in the team to be filled now is not for { gnomopolis-one }.
gnomopolis-why-none-left = Neither Capital has { gnomopolis-one } left.
gnomopolis-why-no-choice = You cannot choose { gnomopolis-one } here.
gnomopolis-why-none-mug = There is no { gnomopolis-kind } in your mug.
gnomopolis-why-none-exhausted = There is no { gnomopolis-kind } among your exhausted gnomes.
gnomopolis-why-long-turn = A turn has at most { $most } actions, and you have taken them all.
gnomopolis-why-none-there = There is no such { gnomopolis-kind } at work there.

# Warnings before an action that comes to nothing
gnomopolis-without-effect = { $kind ->
    [draw] There is nobody to draw for all of it.
    [search] There is nobody to search for all of it.
    [choice] Neither Capital has a gnome to choose.
   *[gnome] Neither Capital has { gnomopolis-one } left.
 }

# Warnings about a card set
gnomopolis-warn-endless = { $count ->
    [one] With { $cards } a turn could go on without end: it gives back as many gnomes and free places as it takes.
   *[other] With these cards together a turn could go on without end, because one brings the gnomes and another frees the places: { $cards }.
 } A turn stops at { $most } actions (P-16).

# Points
gnomopolis-score-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
 }
gnomopolis-score-buildings = { $count ->
    [one] { $count } gnome housed in a building
   *[other] { $count } gnomes housed in buildings
 }
gnomopolis-score-board = { $count ->
    [one] { $count } gnome housed on the District Board
   *[other] { $count } gnomes housed on the District Board
 }
gnomopolis-score-councilors = { $count ->
    [one] { $count } councilor
   *[other] { $count } councilors
 }
gnomopolis-score-homeless = { $count ->
    [one] { $count } gnome without a house
   *[other] { $count } gnomes without a house
 }

# Cards
gnomopolis-card-board = Houses { $housing }
gnomopolis-card-caravan = Use any parchment of the next opponent’s district; its owner gains 1 coin
gnomopolis-card-councilor = { $action }. On arrival { $bonus }. { $points ->
    [one] { $points } point
   *[other] { $points } points
 } at the end
gnomopolis-card-building = Team: { $team }. Immigrants: { $immigration }. { $action }. Houses { $housing }
gnomopolis-warn-buildings = This set has { $count } buildings; the rulebook has { $printed } (P-3).

# Why a hint proposes a move
gnomopolis-hint-score-coins = It brings coins: { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
gnomopolis-hint-score-buildings = Your gnomes sleep better: { $points ->
    [one] { $points } point
   *[other] { $points } points
 } in beds of buildings.
gnomopolis-hint-score-board = More of your gnomes find a bed on your board: { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
gnomopolis-hint-score-councilors = A councilor comes to you: { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
gnomopolis-hint-score-homeless = Fewer gnomes stay without a bed: { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
gnomopolis-hint-use = A gnome that stays idle this turn does something useful.
gnomopolis-hint-caravan = A parchment of the next district helps you more than your own.
gnomopolis-hint-visit = It is what helps you most in this district.
gnomopolis-hint-pass = Nothing better is left this turn, and you draw three gnomes.
gnomopolis-hint-pay = You need this gnome least.
gnomopolis-hint-employ = You need this one least elsewhere.
gnomopolis-hint-gain = A bed or a team waits for this kind.
gnomopolis-hint-search = This gnome can do most for you now.

## The table of Gnomopolis in the terminal
terminal-gnomopolis-round = round { $round }
terminal-gnomopolis-ancient = Ancient Capital
terminal-gnomopolis-new = New Capital
terminal-gnomopolis-nobody = nobody’s
terminal-gnomopolis-end = the end: { $buildings ->
    [one] 1 more building
   *[other] { $buildings } more buildings
 } of one player, { $gnomes ->
    [one] 1 gnome
   *[other] { $gnomes } gnomes
 } or { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
 } left in the Ancient Capital
terminal-gnomopolis-last = { $by ->
    [building] the last round: a sixth building stands (P-29)
    [gnomes] the last round: the Ancient Capital has no gnomes left (P-29)
    [coins] the last round: the Ancient Capital has no coins left (P-29)
   *[length] the last round: the match has grown too long (P-30)
 }
terminal-gnomopolis-offer = on offer, { $count } more in the pile
terminal-gnomopolis-sale = { $team } build it, { $immigrants } come
terminal-gnomopolis-sale-alone = { $team } build it, nobody comes
terminal-gnomopolis-beds = beds { $beds }
terminal-gnomopolis-beds-of = beds
terminal-gnomopolis-active = active
terminal-gnomopolis-mug = mug
terminal-gnomopolis-rest = at rest
terminal-gnomopolis-caravan = caravan
terminal-gnomopolis-home = at home
terminal-gnomopolis-visits = in the district of { $name }
terminal-gnomopolis-with = { $where } with { $load }
terminal-gnomopolis-built = team { $load } built { $card }
terminal-gnomopolis-homeless = no bed for { $gnomes }
terminal-gnomopolis-on-it = on it { $load }
terminal-gnomopolis-councilor = { $count ->
    [one] councilor, 1 point
   *[other] councilor, { $count } points
 }
terminal-gnomopolis-points = { $count ->
    [one] 1 point
   *[other] { $count } points
 }
terminal-gnomopolis-without-effect = P-9 { $card }: { $reason }
gnomopolis-goal-councilor = Win another councilor in this turn.
gnomopolis-goal-homes = End this turn with no homeless gnome.
gnomopolis-goal-beds = Fill every bed of your buildings in this turn.
gnomopolis-goal-councilor-homes = Win another councilor and leave no gnome homeless in this turn.
gnomopolis-goal-coins = Have as many coins as you can at the end of this turn.
gnomopolis-goal-housed = House as many gnomes as you can in your buildings in this turn.
gnomopolis-idea-free = A Search can free a parchment, so that it works again.
gnomopolis-idea-caravan = The caravan gives you one more parchment to use.
gnomopolis-idea-refuse = Coins within reach are not always worth a gnome’s work.
gnomopolis-idea-assistant = An assistant in the team keeps a gnome free for something else.

# What goals of scenarios measure
gnomopolis-fact-coins = coins
gnomopolis-fact-assistants = assistants
gnomopolis-fact-gnomes = gnomes in the district
gnomopolis-fact-buildings = buildings
gnomopolis-fact-councilors = councilors
gnomopolis-fact-homeless = homeless gnomes
gnomopolis-fact-housed = gnomes in buildings
gnomopolis-fact-empty-beds = empty beds in buildings

# What is wrong in a card file
gnomopolis-mistake-no-team = Nobody builds it: a team has at least one gnome (P-18).
gnomopolis-mistake-no-cost = An action must cost something (P-6).
gnomopolis-mistake-many-gnomes = A cost has at most { $most } gnomes in all.
gnomopolis-mistake-many-choices = There is room for { $most } choices at most.
gnomopolis-mistake-types = Too many of this type: the set has { $most } buildings of { $kind -> 
    [soldier] soldiers
    [merchant] merchants
    [artisan] artisans
   *[other] inventors
 }. Give another building a different type.
gnomopolis-mistake-councilors = There must be one councilor for each profession (P-21).

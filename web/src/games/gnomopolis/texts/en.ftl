# The page's texts for Gnomopolis.
gp-kind = { $kind ->
    [child] Child
    [villager] Villager
    [soldier] Soldier
    [merchant] Merchant
    [artisan] Artisan
    [inventor] Inventor
    [assistant] Assistant
    [specialist] Specialist
   *[any] Any gnome
 }
gp-gnomes = { $kind ->
    [child] { $count ->
        [one] { $count } child
       *[other] { $count } children
     }
    [villager] { $count ->
        [one] { $count } villager
       *[other] { $count } villagers
     }
    [soldier] { $count ->
        [one] { $count } soldier
       *[other] { $count } soldiers
     }
    [merchant] { $count ->
        [one] { $count } merchant
       *[other] { $count } merchants
     }
    [artisan] { $count ->
        [one] { $count } artisan
       *[other] { $count } artisans
     }
    [inventor] { $count ->
        [one] { $count } inventor
       *[other] { $count } inventors
     }
    [assistant] { $count ->
        [one] { $count } assistant
       *[other] { $count } assistants
     }
    [specialist] { $count ->
        [one] { $count } specialist
       *[other] { $count } specialists
     }
   *[any] { $count ->
        [one] { $count } gnome of any kind
       *[other] { $count } gnomes of any kind
     }
 }
gp-n-gnomes = { $count ->
    [one] { $count } gnome
   *[other] { $count } gnomes
 }
gp-n-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
 }
gp-n-buildings = { $count ->
    [one] { $count } building
   *[other] { $count } buildings
 }

# What ends the game
gp-ends-buildings = Buildings { $built } of { $of }
gp-ends-coins = Coins { $left } of { $of }
gp-ends-gnomes = Gnomes { $left } of { $of }
gp-last-round = { $by ->
    [building] Last round: a sixth building stands
    [gnomes] Last round: the Ancient Capital has no gnomes
    [coins] Last round: the Ancient Capital has no coins
   *[other] Last round
 }
ended-P-29 = The last round was played out.
ended-P-30 = The match had become too long and was ended.

# The turn bar
gp-say-free = { $parchments ->
    [0] No parchment
    [one] { $parchments } parchment
   *[other] { $parchments } parchments
 } and { $buildings ->
    [0] no building
    [one] { $buildings } building
   *[other] { $buildings } buildings
 } in reach.
gp-say-nothing = Nothing more can be done: pass.
gp-say-long-turn = 60 actions are all a turn has (P-16). You can still build or pass.
gp-say-visit = Choose a parchment of the district your caravan visits.
gp-say-pay = { $card }: choose who pays.
gp-say-gain = { $card }: choose who comes.
gp-say-search = { $card }: choose whom to find.
gp-say-employ = { $card }: choose the team.
gp-say-immigration = { $card }: choose who moves in.
gp-say-bonus = { $card }: choose the councilor’s gift.
gp-pass = Pass and draw 3
gp-pass-short = Pass
gp-sure-build = You can still build this turn. Pass all the same?
gp-sure-idle = Nobody has worked yet this turn. Pass all the same?
gp-sure-without-effect = This would come to nothing: { $parts }.
gp-without-effect = { $part ->
    [child] child
    [villager] villager
    [soldier] soldier
    [merchant] merchant
    [artisan] artisan
    [inventor] inventor
    [choice] the gnome to choose
    [draw] draw
   *[search] search
 }

# Choices
gp-ask-gain = { $card }: who comes?
gp-ask-immigration = { $card }: who moves in?
gp-ask-bonus = { $card }: the councilor’s gift
gp-ask-pay = { $card }: who pays?
gp-ask-search = { $card }: find whom?
gp-ask-employ = { $card }: the place of { gp-kind }
gp-search = Find whom?
gp-jobs = { gp-kind }: what to do?
gp-left = { $count } left
gp-in-mug = in the mug
gp-in-exhausted = exhausted
gp-at-work = at work: { $place }

# The board
gp-parts = Parts of the board
gp-part-district = District
gp-part-offer = Offer
gp-part-supply = Capitals
gp-offer = Offer
gp-offer-may = You may build one this turn
gp-offer-built = You have built this turn
gp-pile = { $count } in the pile. All cards
gp-in-pile = In the pile
gp-ancient-capital = Ancient Capital
gp-new-capital = New Capital
gp-council = Councilors
gp-points-each = { $count ->
    [one] { $count } point each
   *[other] { $count } points each
 }
gp-on-table = On the table
gp-councilor = { gp-kind }: holds this councilor
gp-yours = Your district
gp-district-of = District of { $name }
gp-visit = Caravan at { $name }’s
gp-districts = Whose district to see
gp-look = See the district of { $name }
gp-look-own = See your own district
gp-active = Active
gp-mug = Mug
gp-exhausted = Exhausted
gp-nobody = Nobody is active.
gp-gnome-can = { gp-kind }, active{ $count ->
    [0] . Nothing to do
   *[other] . See what to do
 }
gp-board = District Board
gp-buildings = Buildings
gp-no-buildings = No building yet. The offer has six.
gp-team = Construction team
gp-parchment = { $name }: { $action }.{ $state ->
    [can] {" "}You can use it
    [used] {" "}In use
   *[no] {""}
 }
gp-type = { $type ->
    [soldier] soldier
    [merchant] merchant
    [artisan] artisan
   *[inventor] inventor
 }
gp-card = { $name }, { gp-type }. { $text }. { $source }.{ $state ->
    [can] {" "}You can build it
    [short] {" "}{ $missing ->
        [one] { $missing } of the team is missing
       *[other] { $missing } of the team are missing
     }
   *[no] {""}
 }
gp-caravan = Armadillo caravan, next to { $name }.{ $state ->
    [can] {" "}You can send it
    [used] {" "}In use
    [rests] {" "}It stays at home
   *[no] {""}
 }
gp-next-yours = Your caravan comes here next
gp-next = The caravan comes here next
gp-beds = { gp-kind }: { $n } of { $of } beds taken
gp-house = { $n } of { $of } beds taken

# Cards and where they come from
gp-source = { $source ->
    [rulebook] From the rulebook
    [gnomehall] Designed by Gnomehall
    [owner] Put in by an owner of the game
   *[mixed] Partly from the rulebook
 }
gp-source-parts = Rulebook: { $rulebook }. Gnomehall: { $ours }
gp-part = { $part ->
    [name] name
    [type] type
    [team] team
    [immigration] immigrants
    [action] action
    [housing] beds
    [cost] cost
    [effect] effect
    [bonus] bonus
    [points] points
    [kinds] kinds
   *[flavour] saying
 }
gp-book = All cards
gp-book-building = Buildings
gp-book-councilor = Councilors
gp-book-parchment = District Board

# Points
gp-finale-sum = { $count ->
    [one] point
   *[other] points
 }
gp-finale-house = { $name }: { $n } of { $of } beds taken, { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
gp-finale-board = District Board
gp-finale-homeless = No house
gp-finale-coins = Coins
gp-each = { $points } each

# Options
option-solo_caravan = Solo caravan
option-solo_caravan-own = Visits your own district
option-solo_caravan-off = Stays at home

# Learn page
learn-part-gnomopolis = { $part ->
    [name] name
    [cost] cost
    [effect] effect
    [action] action
    [type] type
    [team] team
    [immigration] immigrants
    [housing] beds
    [flavour] words
    [bonus] bonus
    [points] points
    [kinds] who lives there
   *[other] { $part }
 }
learn-kind-gnomopolis-board = District Board
learn-kind-gnomopolis-parchment = Parchments of the board
learn-kind-gnomopolis-councilor = Councilors
learn-kind-gnomopolis-building = Buildings
learn-first-gnomopolis = Put gnomes to work, build the Atelier, send the caravan. Then you play on freely.
learn-effect-gnomes = Gain gnomes
learn-effect-coins = Gain coins, assistants
learn-effect-white = Any kind: you choose
learn-effect-draw = Draw from the mug
learn-effect-search = Search: pick one
learn-card-team = The team. Active gnomes of these kinds stand here. An assistant may stand in for any of them.
learn-card-arrive = Who arrives. They come from the Capital, tired, to your exhausted gnomes.
learn-card-type = The type. Most of a type, or as many as anyone: its councilor comes to you.
learn-card-parchment = The parchment. Yours at once, in the same turn.
learn-card-beds = The beds. 2 points for each gnome who sleeps here in the end.
learn-order-team = The team stands
learn-order-card = The card is yours
learn-order-arrive = They arrive
learn-order-councilor = Councilor?
learn-order-offer = The offer refills
learn-points-coin = a coin
learn-points-house = in a building
learn-points-board = on the board
learn-points-councilor = a councilor
learn-points-homeless = without a bed
learn-say-gnomopolis-first-grow = Put the child to work. On Grow up a child lies down (the red ×: it will leave) and a villager comes. Press that parchment.
learn-say-gnomopolis-first-build = Build before you train. You have two villagers, and the Atelier wants just two. If one learned a trade now, he would leave. Press the Atelier.
learn-say-gnomopolis-first-pass = Three children arrived, and a councilor with a coin. You have the most artisan buildings. Nobody is active now: pass. The standing rest, the lying leave, and you draw three.
learn-say-gnomopolis-first-train = Make a specialist. Learn a trade takes a villager for good and gives you any specialist. Press it.
learn-say-gnomopolis-first-trade = Choose the merchant. On Trade he will bring 2 coins each turn you draw him.
learn-say-gnomopolis-first-caravan = The caravan goes next door. With it you use a parchment of your neighbour’s, who gains a coin. Press the armadillo.
learn-say-gnomopolis-first-visit = Grow up, at the neighbour’s. Your child works there as if the parchment were yours.
learn-say-gnomopolis-first-end = Pass again. The mug is empty now: the exhausted go back into it, and you draw three of them.
learn-say-gnomopolis-first-free = The rest is yours. A sixth building, or an Ancient Capital without gnomes or coins, ends it. In bed in a building a gnome is 2 points, on the board 1, outside it costs 1; a coin is 1, a councilor 2. A bot plays on against you.
learn-say-gnomopolis-trade-do = Your merchant is active. Press Trade: he stands there and brings 2 coins from the Ancient Capital.
learn-say-gnomopolis-trade-done = Two coins. The merchant stands, so he stays yours: pass, and he rests with the exhausted.
learn-say-gnomopolis-grow-do = A child is active. Press Grow up: the child lies down, a villager comes at once.
learn-say-gnomopolis-grow-done = The villager is exhausted already. The child leaves for the New Capital when you pass.
learn-say-gnomopolis-atelier-do = Two villagers are active. The Atelier wants a team of two: press it.
learn-say-gnomopolis-atelier-done = Three children have come. They are exhausted, the team stands on the card, and its parchment is yours already.

# Score sheet
scorer-only = Only count gnomes
scorer-only-note = for the printed game: no card need be entered
scorer-where = Who lives where
scorer-where-buildings = In buildings
scorer-where-board = On the District Board
scorer-where-homeless = Without a bed
scorer-where-children = Of these, children
scorer-coins = Coins
scorer-councilors = Councilors
scorer-gnomes = Gnomes
scorer-gnomes-note = mug, active and exhausted together
scorer-buildings = Buildings
scorer-filter = Show only
scorer-all = All
scorer-tie-gnomopolis-children = { $points } each. More children decide: { $first } { $a }, { $second } { $b }.
scorer-tie-gnomopolis-gnomes = { $points } each, as many children. More gnomes decide: { $first } { $a }, { $second } { $b }.
scorer-tie-gnomopolis-coins = { $points } each, as many children and gnomes. More coins decide: { $first } { $a }, { $second } { $b }.
scorer-tie-gnomopolis-earlier = { $points } each, and all else is equal: { $first } played earlier than { $second }.
scorer-part-gnomopolis-coins = Coins: { $points }
scorer-part-gnomopolis-buildings = Buildings: { $points }
scorer-part-gnomopolis-board = District Board: { $points }
scorer-part-gnomopolis-councilors = Councilors: { $points }
scorer-part-gnomopolis-homeless = Without a bed: { $points }
scorer-housing = { $name }: best housing
scorer-beds = Beds for { $n } of { $of }
scorer-nobody = nobody
scorer-no-house = No house

# Card editor
editor-group-gnomopolis-building = Buildings
editor-group-gnomopolis-councilor = Councilors
editor-group-gnomopolis-parchment = Parchments of the board
editor-group-gnomopolis-board = District Board
editor-field-type = Type
editor-field-team = Team
editor-note-team = who builds it
editor-field-immigration = Arrive
editor-note-immigration = immigration
editor-note-cost = cost, effect
editor-field-housing = Beds
editor-note-housing = housing
editor-field-bonus = Bonus
editor-cost = cost
editor-piece = { $piece ->
    [child] Child
    [villager] Villager
    [soldier] Soldier
    [merchant] Merchant
    [artisan] Artisan
    [inventor] Inventor
    [any] Any gnome
    [specialist] Any specialist
    [coin] Coin
    [assistant] Assistant
    [draw] Draw
    [search] Search
   *[other] { $piece }
 }{ $lies ->
    [yes] { ", lies down" }
   *[other] { "" }
 }
editor-field-parchment = Action

# The hall
finale-gnomopolis = The gnomes go home
about-by-gnomopolis =
    Design: Igor Knop and Patrick Matheus. Illustration: Marcelo Bastos. Graphic design: Cristiano Cuty, Igor Knop, Marcelo Bastos.
    2018. Publisher: Conclave Editora.

# Looking at a card
gp-look-team = Team
gp-look-team-ready = All of them are ready
gp-look-team-lacks = Missing now: { $who }
gp-look-newcomers = Newcomers
gp-look-newcomers-note = They come from the Ancient Capital, exhausted
gp-look-beds = Beds
gp-look-beds-note = At the end { $points } points for each who sleeps here
gp-look-councilor = Councilor
gp-look-councilor-type = A building of the { gp-type } type; with it you have { $count }
gp-look-councilor-now = { $state ->
    [mine] The councilor is yours already
    [table] Nobody has more: the councilor comes to you, with its gift
    [comes] Nobody has more: the councilor comes from { $name }, with its gift
   *[stays] { $name } has { $count }: the councilor stays there
 }
gp-look-councilor-rule = Comes to whoever builds a { gp-type } building and has as many of them as anybody. { $points } points at the end
gp-look-held = With { $name }
gp-look-host = Host
gp-look-host-note = The owner of the district you visit gains 1 coin
gp-look-at-once = You can use it in the same turn
gp-look-once = Once a turn
gp-look-used = In use until you pass
gp-look-sign-leaves = Red ×
gp-look-leaves = This gnome lies down and leaves for good when you pass
gp-look-sign-works = Works
gp-look-works = Stands here until you pass, then rests
gp-look-sign-draw = Mug
gp-look-draw = Draw a gnome from your mug; it is active at once
gp-look-sign-search = Lantern
gp-look-search = Search: choose a gnome from your mug, your exhausted or those at work; it is active at once
gp-look-sign-assistant = Assistant
gp-look-assistant = Stands in for anybody in a team, once
gp-look-sign-any = White gnome
gp-look-any = The kind is yours to choose
gp-look-kind = { $kind ->
    [child] A child grows up to be a villager.
    [villager] A villager builds, and can learn a trade.
    [assistant] An assistant stands in for anybody in a team.
   *[other] A specialist works on the parchments that show one.
 }
gp-look-kind-home = At the end: 2 points in a building’s bed, 1 on the District Board, 1 less without a bed
gp-or = or
gp-look-does = { $cost }: { $effect }
gp-look-take = take { $what }
gp-look-do-draw = { $count ->
    [one] draw { $count } gnome
   *[other] draw { $count } gnomes
 }
gp-look-do-search = { $count ->
    [one] find { $count } gnome of your choice
   *[other] find { $count } gnomes of your choice
 }
gp-look-pay = They work here until you pass.
gp-look-gets = { $count ->
    [0] The building.
    [one] The building and a newcomer.
   *[other] The building and { $count } newcomers.
 }
gp-look-fixed = a new card is turned up. It is your one building this turn.
gp-look-build = Build
gp-look-help-use = { $cards }: can be used now and may bring it.
gp-look-help-pass = Pass: you draw 3, and one of them may come.
gp-look-help-gain = { $kind ->
    [child] Newcomers of buildings are often children. They can work from a later turn on.
    [villager] Grow up makes a villager of a child. He can work from a later turn on.
   *[other] Learn a trade makes one of a villager. He can work from a later turn on.
 }
gp-look-help-coins = Trade brings coins.
gp-caravan-name = Caravan

# What just happened
gp-banner-last = Everybody plays once more until the round is full. Started by { $name }.
gp-banner-councilor = { $name }: councilor of the { $type ->
    [soldier] soldiers
    [merchant] merchants
    [artisan] artisans
   *[inventor] inventors
 }
gp-banner-councilor-why = { $taken ->
    [yes] It leaves { $from }, for nobody has more such buildings. { $points } points
   *[no] Nobody has more such buildings. { $points } points
 }
gp-banner-round = Round { $round }
gp-log-gain = + { $what }
gp-log-gain-of = { $name }: + { $what }
gp-log-gone = − { $what }
gp-log-host = { $name }: + 1 coin, as the caravan’s host
gp-log-drawn = Drawn from the mug: { $what }
gp-log-fell = { $name }: points { $from } → { $to } ({ $why })
gp-sum-coins = coins { $by }
gp-sum-buildings = beds in buildings { $by }
gp-sum-board = beds on the board { $by }
gp-sum-councilors = councilors { $by }
gp-sum-homeless = without a bed { $by }

# Help at the table
guide-gnomopolis-goal = Put gnomes to work, raise buildings and give every gnome a bed. Coins, beds and councilors are points; most points win.
guide-gnomopolis-ends = A 6th building of anybody, or an Ancient Capital without gnomes or without coins, ends the match with that round.
guide-gnomopolis-do-use = A parchment: put what stands left of the arrow on it, and what stands right of it happens. Good with gnomes you do not need for building.
guide-gnomopolis-do-build = A building: its team of active gnomes puts it up, newcomers arrive, and its beds are 2 points each for gnomes of the kinds shown. One a turn, so build nearly every turn.
guide-gnomopolis-do-caravan = The caravan: use one parchment of the next district as if it were yours. Its owner gets a coin for it.
guide-gnomopolis-do-pass = Pass: your turn ends. Gnomes that stand come back later, those that lie leave for good, and you draw three.
guide-gnomopolis-do-pay = Choose who pays the white icon: any active gnome can. Give the one you need least.
guide-gnomopolis-do-employ = Choose who stands in the team. An assistant can stand in for anybody, and spares a gnome for work.
guide-gnomopolis-do-gain = Choose the gnome that joins you. Good: a kind you have a bed for, or a team waits for.
guide-gnomopolis-do-search = Search: pick the gnome you want out of your mug or from the exhausted; it can work at once.
sign-gnomopolis-leaves = The red X: this gnome lies down and leaves for good at the end of your turn.
sign-gnomopolis-search = The lantern: search. Pick a gnome of your choice out of the mug or the exhausted.
sign-gnomopolis-draw = The mug with an arrow: draw. A gnome comes out of your mug by chance.
sign-gnomopolis-white = The white gnome: any of the six kinds, as you like.
sign-gnomopolis-councilor = A councilor goes to whoever builds and then has as many buildings of its type as anybody; it brings a coin and is 2 points.
sign-gnomopolis-caravan = The armadillo caravan visits another district. The host gets 1 coin from the Capital: a guest pays you.
sign-gnomopolis-beds = Beds: at the end a gnome in a building is 2 points, on your board 1, and without a bed −1.
sign-gnomopolis-assistant = A mechanical assistant stands in for anybody in a construction team.
sign-gnomopolis-coin = A coin: pays for actions, and is 1 point at the end.
sign-gnomopolis-end = The match ends with the round in which somebody builds a 6th building, or the Ancient Capital runs out of gnomes or coins.
sign-gnomopolis-kinds = The six kinds: child, villager, soldier, merchant, artisan, inventor. The last four are specialists.
sign-gnomopolis-mug = Your mug: gnomes at rest. At the end of your turn three come out by chance.
# Pictures of the rules
picture-gnomopolis-setup-board = A District Board each
picture-gnomopolis-setup-gnomes = Your first gnomes
picture-gnomopolis-setup-capital = The rest is the Ancient Capital
picture-gnomopolis-caravan-goes = On to the next district
picture-gnomopolis-caravan-uses = Use one parchment there
picture-gnomopolis-caravan-coin = The host gets a coin
picture-gnomopolis-rest-lying = Who lies, leaves
picture-gnomopolis-rest-standing = Who stands, rests
picture-gnomopolis-rest-draw = Draw three

# What would have helped most, at the end
helped-gnomopolis-score-coins = More coins would have helped most: { $name } made { $theirs ->
    [one] { $theirs } point
   *[other] { $theirs } points
 } with them, you { $mine }.
helped-gnomopolis-score-buildings = More gnomes in the beds of buildings would have helped most: { $name } made { $theirs ->
    [one] { $theirs } point
   *[other] { $theirs } points
 } with them, you { $mine }.
helped-gnomopolis-score-board = More gnomes in the beds of your board would have helped most: { $name } made { $theirs ->
    [one] { $theirs } point
   *[other] { $theirs } points
 } with them, you { $mine }.
helped-gnomopolis-score-councilors = More councilors would have helped most: { $name } made { $theirs ->
    [one] { $theirs } point
   *[other] { $theirs } points
 } with them, you { $mine }.
helped-gnomopolis-score-homeless = More beds would have helped most: { $name } lost { $theirs ->
    [one] { $theirs } point
   *[other] { $theirs } points
 } to gnomes without a bed, you { $mine }.

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
 } possible.
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
gp-sure-vain = This would come to nothing: { $parts }.
gp-vain = { $part ->
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
gp-points-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
 }
gp-points-buildings = { $count ->
    [one] { $count } gnome in a building
   *[other] { $count } gnomes in buildings
 }
gp-points-board = { $count ->
    [one] { $count } gnome on the District Board
   *[other] { $count } gnomes on the District Board
 }
gp-points-councilors = { $count ->
    [one] { $count } councilor
   *[other] { $count } councilors
 }
gp-points-homeless = { $count ->
    [one] { $count } gnome without a house
   *[other] { $count } gnomes without a house
 }
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
option-solo_caravan-own = Visits the own district
option-solo_caravan-off = Stays at home

# Moves, as the log tells them
gnomeland-move-roll = A die shows { $die }
gnomeland-move-reveal = { $card } is turned up
gnomeland-move-spend = { $who } spends a { $die }
gnomeland-move-play = { $who } plays a mercenary: { $card }
gnomeland-move-build = { $who } builds { $card } ({ $space })
gnomeland-move-upgrade = { $who } upgrades { $card }
gnomeland-move-complete = { $who } completes { $card }
gnomeland-move-send = { $who } sends a gnome to { $card }
gnomeland-move-cast = { $who } casts { $card }
gnomeland-move-use = { $who } uses { $card }
gnomeland-move-end = { $who } is done
gnomeland-move-copy = { $who } sends a gnome to copy that
gnomeland-move-decline = { $who } does not copy that
gnomeland-move-recruit = { $who } takes a mercenary: { $card }
gnomeland-move-pay = { $who } pays with a mercenary: { $card }
gnomeland-move-keep = { $who } keeps { $what }
gnomeland-move-keep-none = { $who } leaves a Warehouse empty
gnomeland-move-hex = { $who } lays a hex on { $card }
gnomeland-move-steal = { $who } steals { $what } from another player’s Warehouse
gnomeland-move-raise = { $who } turns a { $die } one up
gnomeland-move-lower = { $who } turns a { $die } one down
gnomeland-move-reroll = { $who } rolls a { $die } again
gnomeland-move-enough = { $who } keeps the other dice
gnomeland-move-add = { $who } uses { $what } from a Warehouse
gnomeland-move-settle = { $who } pays the { $which ->
    [first] first
   *[second] second
 } of two costs
gnomeland-move-hire = { $who } hires { $card } for { $cost }
gnomeland-move-take = { $who } takes { $what }

# The same, told to whoever did it
gnomeland-own-spend = You spend a { $die }
gnomeland-own-play = You play a mercenary: { $card }
gnomeland-own-build = You build { $card } ({ $space })
gnomeland-own-upgrade = You upgrade { $card }
gnomeland-own-complete = You complete { $card }
gnomeland-own-send = You send a gnome to { $card }
gnomeland-own-cast = You cast { $card }
gnomeland-own-use = You use { $card }
gnomeland-own-end = You are done
gnomeland-own-copy = You send a gnome to copy that
gnomeland-own-decline = You do not copy that
gnomeland-own-recruit = You take a mercenary: { $card }
gnomeland-own-pay = You pay with a mercenary: { $card }
gnomeland-own-keep = You keep { $what }
gnomeland-own-keep-none = You leave a Warehouse empty
gnomeland-own-hex = You lay a hex on { $card }
gnomeland-own-steal = You steal { $what } from another player’s Warehouse
gnomeland-own-raise = You turn a { $die } one up
gnomeland-own-lower = You turn a { $die } one down
gnomeland-own-reroll = You roll a { $die } again
gnomeland-own-enough = You keep the other dice
gnomeland-own-add = You use { $what } from a Warehouse
gnomeland-own-settle = You pay the { $which ->
    [first] first
   *[second] second
 } of two costs
gnomeland-own-hire = You hire { $card } for { $cost }
gnomeland-own-take = You take { $what }

# Buttons
gnomeland-do-roll = { $die }
gnomeland-do-reveal = { $card }
gnomeland-do-spend = Spend a { $die }
gnomeland-do-play = Play { $card }
gnomeland-do-build = Build { $card } ({ $space })
gnomeland-do-upgrade = Upgrade { $card }
gnomeland-do-complete = Complete { $card }
gnomeland-do-send = Gnome to { $card }
gnomeland-do-cast = Cast { $card }
gnomeland-do-use = Use { $card }
gnomeland-do-end = Done
gnomeland-do-copy = Copy (a gnome)
gnomeland-do-decline = Do not copy
gnomeland-do-recruit = Take { $card }
gnomeland-do-pay = Pay with { $card }
gnomeland-do-keep = Keep { $what }
gnomeland-do-keep-none = Keep nothing
gnomeland-do-hex = Hex { $card }
gnomeland-do-steal = Steal { $what } from player { $seat }
gnomeland-do-raise = Turn { $die } up
gnomeland-do-lower = Turn { $die } down
gnomeland-do-reroll = Reroll { $die }
gnomeland-do-enough = Enough
gnomeland-do-add = Use { $what } from a Warehouse
gnomeland-do-settle = Pay the { $which ->
    [first] first
   *[second] second
 } cost
gnomeland-do-hire = Hire { $card } ({ $cost })
gnomeland-do-take = Take { $what }

# Things
gnomeland-coin = { $count ->
    [one] 1 coin
   *[other] { $count } coins
 }
gnomeland-weapon = { $count ->
    [one] 1 weapon
   *[other] { $count } weapons
 }
gnomeland-mana = { $count } mana
gnomeland-trader = { $count ->
    [one] 1 trader
   *[other] { $count } traders
 }
gnomeland-soldier = { $count ->
    [one] 1 soldier
   *[other] { $count } soldiers
 }
gnomeland-wizard = { $count ->
    [one] 1 wizard
   *[other] { $count } wizards
 }
gnomeland-mercenary = { $count ->
    [one] 1 mercenary of any kind
   *[other] { $count } mercenaries of any kind
 }
gnomeland-points = { $count ->
    [one] 1 point
   *[other] { $count } points
 }
gnomeland-left = left
gnomeland-middle = middle
gnomeland-right = right
gnomeland-or = or
gnomeland-nothing = nothing

# What cards say
gnomeland-text-pay = pay { $pay }: { $gain }
gnomeland-text-upgrade = over { $base }
gnomeland-text-extra-die = { $count ->
    [one] 1 more die
   *[other] { $count } more dice
 }
gnomeland-text-reroll-one = reroll 1 unspent die
gnomeland-text-reroll-any = reroll any unspent dice
gnomeland-text-shift = { $sign } on 1 unspent die
gnomeland-text-recall = { $count ->
    [one] 1 removed gnome comes back
   *[other] { $count } removed gnomes come back
 }
gnomeland-text-hex = { $count ->
    [one] your token on a mission: 1 point less for all, this round
   *[other] your token on a mission: { $count } points less for all, this round
 }
gnomeland-text-curse = { $gain }, or steal { $steal } from a Warehouse
gnomeland-text-contest = contest of { $resource ->
    [coin] coins
    [weapon] weapons
   *[mana] mana
 } at the end of the round
gnomeland-text-keeps = keeps { $count ->
    [one] 1 resource
   *[other] { $count } resources
 }
gnomeland-text-gnomes = { $count ->
    [one] home of 1 gnome
   *[other] home of { $count } gnomes
 }

# Where a hint says to look, by the word of the move
gnomeland-look-spend = your dice
gnomeland-look-raise = your dice
gnomeland-look-lower = your dice
gnomeland-look-reroll = your dice
gnomeland-look-enough = your dice
gnomeland-look-play = your mercenaries
gnomeland-look-pay = your mercenaries
gnomeland-look-hire = the mercenaries for hire
gnomeland-look-recruit = the mercenaries for hire
gnomeland-look-build = the buildings you can build
gnomeland-look-upgrade = the buildings of your village
gnomeland-look-use = your special buildings
gnomeland-look-complete = the missions
gnomeland-look-hex = the missions
gnomeland-look-send = the Tavern
gnomeland-look-cast = the Wizard’s Tower
gnomeland-look-copy = the die just spent
gnomeland-look-decline = the die just spent
gnomeland-look-keep = your Warehouses
gnomeland-look-add = your Warehouses
gnomeland-look-steal = the Warehouses of the others
gnomeland-look-take = what the card offers
gnomeland-look-settle = what the card costs
gnomeland-look-end = the end of your turn

# Why not?
gnomeland-why-over = The game is over.
gnomeland-why-wait = Wait: a die is rolling, or a card is being turned up.
gnomeland-why-no-roll = Dice fall by chance.
gnomeland-why-no-card-now = No card of this deck is turned up by a player; chance does it between rounds.
gnomeland-why-card-gone = That card has been turned up already.
gnomeland-why-question = First answer the question that is open.
gnomeland-why-not-asked = You cannot choose this now.
gnomeland-why-no-copy = There is no die of an opponent to copy now.
gnomeland-why-runaway = This turn has had { $moves } purchases and uses, as many as one may have: end it.
gnomeland-why-no-die = You have no unspent die that shows { $result }.
gnomeland-why-no-shift = The card does not turn dice that way.
gnomeland-why-no-enough = Choose a die to roll again first.
gnomeland-why-reroll-order = Dice to roll again are named from the lowest up; you are past this one.
gnomeland-why-no-dice = There is no unspent die to change.
gnomeland-why-dice-left = Spend all your dice first, even for nothing.
gnomeland-why-cost = Missing for the cost: { $missing }.
gnomeland-why-none-left = { $kind ->
    [trader] No trader
    [soldier] No soldier
   *[wizard] No wizard
 } is left in the deck.
gnomeland-why-no-mercenary = { $kind ->
    [trader] You have no trader.
    [soldier] You have no soldier.
   *[wizard] You have no wizard.
 }
gnomeland-why-no-mercenary-to-take = There is no mercenary to be had now.
gnomeland-why-mercenaries = Missing for the cost: { $missing }. Mercenaries can be hired.
gnomeland-why-not-offered = The card does not offer that.
gnomeland-why-no-theft = The card does not steal that.
gnomeland-why-not-from-there = There is nobody else to steal from on that seat.
gnomeland-why-nothing-stored = No { $kind ->
    [coin] coin
    [weapon] weapon
   *[mana] mana
 } lies in that Warehouse.
gnomeland-why-not-in-pool = There is no { $kind ->
    [coin] coin
    [weapon] weapon
   *[mana] mana
 } in your pool.
gnomeland-why-keep-order = What a Warehouse keeps is named in the order coin, weapon, mana; you are past this one.
gnomeland-why-built = You have built that card already; what is covered never comes back.
gnomeland-why-covered = That building is covered: it is out of the game.
gnomeland-why-upgraded = That building shows its advanced side already.
gnomeland-why-not-built = You have not built it yet.
gnomeland-why-no-mission = That mission is not in view.
gnomeland-why-done = You have completed that mission this turn; each mission once a turn.
gnomeland-why-no-action = That action is not in the Tavern.
gnomeland-why-one-gnome = You have sent a gnome this turn; one gnome a turn.
gnomeland-why-no-gnome = You have no gnome left.
gnomeland-why-no-spell = That spell is not in the Wizard’s Tower.
gnomeland-why-one-spell = You have cast the spell this round; once a round.
gnomeland-why-no-removed = None of your gnomes has been removed.
gnomeland-why-not-here = That building does not stand in your village.
gnomeland-why-lasting = It brings its die by itself, at the start of each round.
gnomeland-why-used = Its space has worked this round; it works again in the next.
gnomeland-why-contest = In a contest you can only spend dice, use special buildings and Warehouses, and play mercenaries.
gnomeland-why-wrong-resource = Neither this contest nor a building of yours that can still work asks for { $kind ->
    [coin] coins
    [weapon] weapons
   *[mana] mana
 }.
gnomeland-why-nothing-to-add = No { $kind ->
    [coin] coin
    [weapon] weapon
   *[mana] mana
 } lies on your Warehouses.
gnomeland-why-no-contest = What lies in a Warehouse is spent by itself when you pay. Taking it out is for contests only.

# What a card set warns of
gnomeland-warn-hire = Hiring and playing { $cards } gains something each time, so a turn could go on without end. After { $most } purchases and uses it can only be ended.
gnomeland-warn-dice = A die spent on { $cards } brings another die, so a turn could go on without end. After { $most } purchases and uses it can only be ended.
gnomeland-warn-number = This set has { $count } { $kind ->
    [standard] standard buildings
    [special] special buildings
    [mission] missions
    [action] actions
   *[spell] spells
 }; the printed game has { $printed }.

# Points
gnomeland-score-track = on the score track
gnomeland-score-standard = { $count ->
    [one] 1 advanced standard building
   *[other] { $count } advanced standard buildings
 }
gnomeland-score-special = { $count ->
    [one] 1 special building
   *[other] { $count } special buildings
 }

# Why a hint proposes a move
gnomeland-hint-score-track = You go up on the score track: { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
gnomeland-hint-score-standard = The building is worth points at the end: { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
gnomeland-hint-score-special = The special building is worth points at the end: { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
gnomeland-hint-spend = It brings goods you can use now.
gnomeland-hint-take = It is what you lack most.
gnomeland-hint-hire = What you pay would be lost at the end of your turn; the mercenary stays.
gnomeland-hint-end = Nothing better is left this turn.
gnomeland-hint-copy = These goods are worth more to you than a gnome at home.
gnomeland-hint-decline = Your gnome will be worth more later.
gnomeland-hint-send = This card is worth a gnome now.
gnomeland-hint-build = It gives more at every die from now on.
gnomeland-hint-keep = You can use it in the next round.

## What cards do, beside their signs
terminal-gnomeland-or = { $one } or { $other }
terminal-gnomeland-steal = { $one } or steal one
terminal-gnomeland-extra-die = { $count ->
    [one] +1 die
   *[other] +{ $count } dice
 }
terminal-gnomeland-reroll = { $dice ->
    [any] reroll any dice
   *[one] reroll a die
 }
terminal-gnomeland-shift = { $sign } on a die
terminal-gnomeland-recall = { $count ->
    [one] a gnome comes back
   *[other] { $count } gnomes come back
 }
terminal-gnomeland-nothing = nothing
terminal-gnomeland-hex = a mission gives { $points } less
terminal-gnomeland-contest = contest of { $what }

# The board
terminal-gnomeland-missions = missions
terminal-gnomeland-advanced = advanced
terminal-gnomeland-next = next
terminal-gnomeland-next-round = next round
terminal-gnomeland-tavern = tavern
terminal-gnomeland-tower = tower
terminal-gnomeland-mercenaries = mercenaries
terminal-gnomeland-hire = hire { $what }
terminal-gnomeland-done = done this turn
terminal-gnomeland-hexed = hex -{ $points }
terminal-gnomeland-sign = { $word ->
    [coin] coin
    [weapon] weapon
    [mana] mana
    [trader] trader
    [soldier] soldier
    [wizard] wizard
    [mercenary] any of them
   *[points] points
 }
terminal-gnomeland-dealt = { $step ->
    [first] who is first?
   *[cards] the cards are dealt
 }
terminal-gnomeland-round = round { $round } of { $rounds }, { $name } first
terminal-gnomeland-in-contest = { $title }: a contest

# A village
terminal-gnomeland-built = + { $count } built
terminal-gnomeland-to-roll = { $count } to roll
terminal-gnomeland-pool = pool { $what }
terminal-gnomeland-aside = aside { $what }
terminal-gnomeland-has = has { $what }
terminal-gnomeland-holds = holds { $what }
terminal-gnomeland-keeps = keeps { $count }
terminal-gnomeland-used = used
gnomeland-goal-missions = Complete two missions in this turn.
gnomeland-goal-mission = Complete a mission in this turn.
gnomeland-goal-upgrade = Turn over one of your buildings in this turn.
gnomeland-goal-building = Build something in this turn.
gnomeland-goal-village = Make your buildings worth as many points as you can in this turn.
gnomeland-goal-mercenaries = Have as many mercenaries as you can at the end of this turn.
gnomeland-idea-first = Build first, then spend the die.
gnomeland-idea-hire = A mercenary hired now can work now.
gnomeland-idea-leave = The first mission you can complete is not always the right one.
gnomeland-idea-die = Change a die before you spend it.
gnomeland-idea-magic = The spell or a special building opens the way.

# What goals of scenarios measure
gnomeland-fact-score = points on the track
gnomeland-fact-building-points = points of buildings
gnomeland-fact-buildings = buildings
gnomeland-fact-upgraded = upgraded buildings
gnomeland-fact-coins = coins
gnomeland-fact-weapons = weapons
gnomeland-fact-mana = mana
gnomeland-fact-traders = traders
gnomeland-fact-soldiers = soldiers
gnomeland-fact-wizards = wizards
gnomeland-fact-gnomes = gnomes to send

# What is wrong in a card file
gnomeland-mistake-one-row = Its spaces must lie in one row.
gnomeland-mistake-six-spaces = The printed houses must fill each of the six spaces once.
gnomeland-mistake-one-house = One printed house, on one space, must hold gnomes.
gnomeland-mistake-same-id = Both sides of a card have the same id.
gnomeland-mistake-three-of-each = There must be at least 3 standard and 3 special buildings.

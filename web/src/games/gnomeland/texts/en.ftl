# The page's texts for Gnomeland.
option-copy_each = Every opponent may copy
option-one_copy = Each opponent copies once a turn
ended-L-27 = The fifth round is over.

# Things
land-coin = { $count ->
    [one] 1 coin
   *[other] { $count } coins
 }
land-weapon = { $count ->
    [one] 1 weapon
   *[other] { $count } weapons
 }
land-mana = { $count } mana
land-trader = { $count ->
    [one] 1 trader
   *[other] { $count } traders
 }
land-soldier = { $count ->
    [one] 1 soldier
   *[other] { $count } soldiers
 }
land-wizard = { $count ->
    [one] 1 wizard
   *[other] { $count } wizards
 }
land-mercenary = { $count ->
    [one] 1 mercenary of any kind
   *[other] { $count } mercenaries of any kind
 }
land-points = { $count ->
    [one] 1 point
   *[other] { $count } points
 }
land-gnomes = { $count ->
    [0] no gnome at home
    [one] 1 gnome at home
   *[other] { $count } gnomes at home
 }
land-or = or
land-nothing = nothing
land-most = Most
land-most-coin = coins
land-most-weapon = weapons
land-most-mana = mana

# What cards do
land-does-pay = { $pay } for { $gain }
land-build-says = Costs { $pay }: { $gain }
land-source-rulebook = From the rulebook
land-source-gnomehall = Ours
land-source-mixed = From the rulebook, some figures ours
land-source-owner = From the card set of this table

# Track, round, contest
land-track = Score track
land-track-of = { $name } { $count }
land-round = Round { $round }
land-round-of = Round { $round } of { $rounds }
land-contest = Contest: { $card }
land-contest-later = At the round’s end: { $cards }
land-contest-note = who has the most { $what }
land-contest-gnome = A gnome on the card: 1 more
land-contest-done = Done

# Missions, Tavern, Tower
land-missions = Missions
land-side-base = base
land-side-advanced = advanced
land-mission-says = Pay { $pay }, gain { $gain }
land-mission-done = Completed this turn
land-mission-can = You can complete it
land-mission-later = From round 2 on: the missions of the round before, harder and richer.
land-mission-none = A new mission comes.
land-next = Next:
land-next-says = Next round: { $card }. { $what }
land-hexed = { $count ->
    [one] Hexed: 1 point less
   *[other] Hexed: { $count } points less
 }
land-tavern = Tavern
land-tavern-note = one gnome a turn
land-gnomes-here = Gnomes here: { $names }
land-send-can = You can send a gnome
land-tower = Tower
land-tower-note = once a round
land-tokens-here = Cast by { $names }
land-cast-can = You can cast it

# The village
land-your-village = Your village
land-village-of = Village of { $name }
land-points-note = Points on the track, and in buildings
land-dice = Dice
land-die = Die { $face }: { $card }, { $gain }
land-die-can = Die { $face }: spend it on { $card } for { $gain }
land-die-spent = Die { $face }, spent
land-to-roll = To be rolled
land-which-way = Turn the die which way?
land-pool = Pool
land-aside = Aside for your next turn: { $what }
land-keep-can = { $what } in the pool. Keep one
land-my-mercenaries = Your mercenaries
land-have = { $what }, yours
land-play-can = { $what }, yours. Play one
land-play-note = Play: it goes home and gives 1
land-upper = Special row: each works once a round
land-lower = Standard row: answers to dice
land-answers = Answers to { $faces }
land-space-left = Left
land-space-middle = Middle
land-space-right = Right
land-keeps = Keeps { $count ->
    [one] 1 resource
   *[other] { $count } resources
 } till your next turn
land-keeps-short = keeps { $count }
land-stored = In store: { $what }
land-pool-of = In the pool: { $what }
land-used = Has worked this round
land-upgrade-says = Upgrade to { $card }: { $cost }
land-upgrade-can = You can upgrade it to { $card } for { $cost }
land-upgrade-to = Upgrade to { $card }
land-spend = Spend the { $face }
land-pass = Let all copying pass
land-pass-note = Opponents’ dice are never copied for a gnome, and you are not asked
land-pass-hint = The menu can do this every time

# Hire, build
land-mercenaries = Mercenaries
land-mercenaries-note = hire
land-hire-says = Hire for { $cost }; played, gives { $gain }
land-hire-for = For { $cost }
land-hire-which = Hire: { $card }
land-hire-can = You can hire one
land-left = { $count } left
land-build = Build
land-build-note = { $count ->
    [one] 1 card
   *[other] { $count } cards
 }
land-build-none = All your cards are built.
land-build-can = You can build it
land-build-where = { $card }: where?
land-kind-standard = Standard, for the lower row
land-kind-special = Special, for the upper row
land-on-dice = On { $faces }
land-covers = Covers: { $card }.
land-loses-room = Its room is lost.
land-loses-store = { $what } there is discarded.
land-loses-gnomes = { $count ->
    [one] 1 gnome is removed.
   *[other] { $count } gnomes are removed.
 }

# Opponents
land-first = First
land-stands = Village: { $what }
land-dice-of = { $count ->
    [0] No die left
    [one] 1 die: { $faces }
   *[other] { $count } dice: { $faces }
 }

# Parts of the table
land-parts = Parts of the table
land-part-village = Village
land-part-cards = Cards
land-part-shop = Hire, build
land-part-others = Others
land-part-can = things you can do

# Questions
land-ask-copy = { $name } takes { $what }. Copy?
land-ask-take = { $card }: take one
land-ask-recruit = { $card }: which mercenary?
land-ask-pay = { $card }: who pays?
land-ask-keep = { $space } Warehouse: keep what?
land-ask-settle = { $card }: pay which cost?
land-ask-hex = { $card }: on which mission?
land-ask-shift = { $card }: turn which die?
land-ask-reroll = { $card }: roll which die again?
land-copy-do = Copy { $what }
land-copy-cost = { $count ->
    [one] Costs your last gnome
   *[other] Costs 1 of your { $count } gnomes
 }
land-copy-pass = Let it pass
land-makes = makes { $count }
land-steal = Steal { $what } from { $name }
land-keep-do = Keep { $what }
land-keep-none = Keep nothing
land-keep-have = { $count } in the pool
land-hex-now = gives { $count } now
land-reroll-die = Roll the { $face } again
land-enough = Enough

# The turn bar
land-say-dice = { $count ->
    [one] 1 die to spend before you can end the turn.
   *[other] { $count } dice to spend before you can end the turn.
 }
land-say-mission = All dice are spent. A mission can be completed.
land-say-end = All dice are spent. Use what is left, or end the turn.
land-say-contest = { $card }: { $count ->
    [one] 1 die to spend.
   *[other] { $count } dice to spend.
 }
land-say-contest-end = { $card }: use what you like, then be done.
land-title-copy = { $name } takes { $what }
land-say-copy = Copy it for a gnome?
land-say-take = { $card }: take one.
land-say-recruit = Choose a mercenary.
land-say-pay = Choose the mercenary who pays.
land-say-keep = { $space } Warehouse: keep one thing till your next turn, or nothing.
land-say-settle = Choose which cost you pay.
land-say-hex = Choose a mission for the hex.
land-say-shift = Choose a die to turn.
land-say-reroll = Choose a die to roll again.
land-end-turn = End turn
land-sure-house = { $count ->
    [one] This covers { $card }: the gnome still there is removed.
   *[other] This covers { $card }: the { $count } gnomes still there are removed.
 }
land-sure-store = This covers { $card }: { $what } there is discarded.
land-sure-end = You could still complete: { $cards }.

# The end
land-houses = Buildings in view
land-no-steps = No step on the score track.

# Learn page
learn-part-gnomeland = { $part ->
    [name] name
    [cost] cost
    [effect] effect
    [flavour] words
    [points] points
    [base] base side
    [advanced] advanced side
    [hire] hiring cost
    [gives] what it gives
   *[other] { $part }
 }
learn-kind-gnomeland-village = Printed on the village
learn-kind-gnomeland-standard = Standard buildings
learn-kind-gnomeland-special = Special buildings
learn-kind-gnomeland-mercenary = Mercenaries
learn-kind-gnomeland-mission = Missions
learn-kind-gnomeland-action = Actions
learn-kind-gnomeland-spell = Spells
learn-first-gnomeland = Spend dice, build a shop, complete a mission, copy a neighbour. Then you play on freely.
learn-copy-1 = Somebody spends a die
learn-copy-2 = Your gnome brings you the same
learn-land-standard = advanced standard
learn-land-special = base special
learn-land-special-2 = advanced special
learn-say-gnomeland-first-spend = Spend a die. The lower row of your village answers to dice: a 1 wakes the Kiosk on 1-2 and brings a coin. Press the 1.
learn-say-gnomeland-first-kiosk = Again. The 2 answers to the same Kiosk: another coin. (Your neighbour may copy each time; not today.)
learn-say-gnomeland-first-build = Build before the last die. The Small Shop costs 1 coin and gives 2 for each die. Put it on 3-4, where your 3 wakes it.
learn-say-gnomeland-first-shop = It works at once. Spend the 3: two coins.
learn-say-gnomeland-first-gnome = Send a gnome. The Tavern has two actions; one gnome a turn. Burglary brings 2 coins.
learn-say-gnomeland-first-mission = Coins into points. The Festival takes 4 coins and gives 2 points. It stays there for the others.
learn-say-gnomeland-first-end = End your turn.
learn-say-gnomeland-first-keep = Keep it or not. Each Warehouse can keep one thing till your next turn; the rest is lost. You have one coin left: keep it.
learn-say-gnomeland-first-copy = Your turn to copy. Your neighbour took a weapon with a 6. One of your gnomes can bring you the same, and is gone then. Press Copy it.
learn-say-gnomeland-first-no = A coin is not worth a gnome. The weapon waits aside until your next turn. Press Let it pass.
learn-say-gnomeland-first-no2 = Keep your gnomes. Three are left for the Tavern and for copying, and four rounds are to come. Press Let it pass.
learn-say-gnomeland-first-free = Five rounds, this was the first. Upgrade buildings, hire mercenaries, cast the spell, and build in the upper row: Castles bring dice every round. In the end your score track and the buildings in view count. A bot plays on against you.
learn-say-gnomeland-shop-do = You rolled 1, 2 and 6 and stored 2 coins. Build the Small Shop on 1-2.
learn-say-gnomeland-shop-one = Spend the 1. Two coins.
learn-say-gnomeland-shop-two = Spend the 2. Two more.
learn-say-gnomeland-shop-six = Spend the 6. A weapon from the Watch Tower.
learn-say-gnomeland-shop-mission = Complete the Tournament. 3 coins and the weapon for 2 points.
learn-say-gnomeland-shop-done = Two points. Both coins that are left fit into your Warehouses. Play on if you like.
learn-say-gnomeland-palace-do = Pay the Palace a coin. You get one more die, rolled at once.
learn-say-gnomeland-palace-done = Now turn it into the Castle. The space has worked this round, so no second die comes. If you upgrade before using it, the Castle’s die is rolled at once.
learn-say-gnomeland-copy-do = { $seat0 } took mana with a 5 at the Inn, { $seat1 } said no. Now it is up to you. Send a gnome: copy it.
learn-say-gnomeland-copy-done = Nobody else is asked about this die. Your mana lies aside and joins your pool when your turn starts.
learn-say-gnomeland-scuffle-do = The Scuffle is about weapons. Your fresh dice are 5, 6 and 1. The 5 wakes the Watch Tower: a weapon.
learn-say-gnomeland-scuffle-six = The 6 too. A second weapon.
learn-say-gnomeland-scuffle-one = All dice must be spent. The 1 brings a coin, which counts nothing here.
learn-say-gnomeland-scuffle-end = Two weapons and your gnome on the card: 3. End your part.
learn-say-gnomeland-scuffle-done = Now the others roll. With four players you gain a point for everyone who has less than you.

# Score sheet
scorer-track = Score track
scorer-land-standard = Lower row: standard buildings
scorer-land-special = Upper row: special buildings
scorer-side = { $base } or { $advanced }
scorer-not-built = Not built
scorer-side-points = { $name } (+{ $points })
scorer-tie-gnomeland-buildings = { $points } each. More points in buildings decide: { $first } { $a }, { $second } { $b }.
scorer-part-gnomeland-buildings = Buildings: { $points }
scorer-part-gnomeland-track = Score track: { $points }

# Card editor
editor-group-gnomeland-standard = Standard buildings
editor-group-gnomeland-special = Special buildings
editor-group-gnomeland-mission-base = Missions, base side
editor-group-gnomeland-mission-advanced = Missions, advanced side
editor-group-gnomeland-action = Actions
editor-group-gnomeland-spell = Spells
editor-group-gnomeland-mercenary = Mercenaries
editor-field-cost = Cost
editor-field-pay = Pays
editor-field-gain = Gives
editor-field-effect = Does
editor-field-hire = Hire for
editor-word = { $word ->
    [coin] Coins
    [weapon] Weapons
    [mana] Mana
    [trader] Traders
    [soldier] Soldiers
    [wizard] Wizards
    [mercenary] Any mercenary
    [points] Points
   *[other] Nothing
 }
editor-way = Way { $n }
editor-does-gain = Gives
editor-does-choice = Gives one of
editor-does-extra_die = More dice
editor-does-reroll = Roll again
editor-does-shift = Turn a die
editor-does-recall = Recall a gnome
editor-does-hex = Takes points off a mission
editor-does-curse = Take, or steal
editor-does-contest = A contest
editor-reroll-one = one die
editor-reroll-any = any dice

# The hall
finale-gnomeland = The villages
about-by-gnomeland =
    Design: Stefano Castelli. 2018.

# Looking at a card
land-look-cost = Cost
land-look-points = Points
land-look-points-note = Count at the end, while the building is in view
land-look-row = Row
land-look-lower = Lower row: works for each die that shows its number
land-look-upper = Upper row: works once a round
land-look-keeps = Keeps
land-look-keeps-note = What is in no Warehouse at the end of your turn is lost. Covered, it keeps nothing
land-look-store = In store
land-look-gnomes = Gnomes
land-look-gnomes-note = One a turn goes to the Tavern, or copies a die of another; both leave the game
land-look-upgrade = Upgrade
land-look-upgrade-note = Then: { $gain }, { land-points-n }
land-points-n = { $points ->
    [one] 1 point
   *[other] { $points } points
 }
land-look-base = Everybody may complete it, once a turn. Next round it turns to its advanced side
land-look-advanced = Everybody may complete it, once a turn. It leaves at the end of the round
land-look-hex = Hex
land-look-send = Costs a gnome, who is removed at the round’s end. One gnome a turn
land-look-cast = Once a round; your token lies on it until then
land-look-here = Already here
land-look-contest = Contest
land-look-left = In the deck
land-look-help-dice = Dice on { $cards } bring it.
land-look-help-play = Play your mercenary: { $card }.
land-look-help-later = In a later turn, dice on { $cards } bring it.
land-look-help-hire = Hire a mercenary of that kind.
land-look-help-other = A mercenary played, the Tavern, or a building that gives it.
land-deal-gnome = One of your gnomes, who does not come home.
land-deal-fixed = { $count ->
    [1] a die is rolled.
   *[other] { $count } dice are rolled.
 }
land-look-contest-says = At the round’s end all roll again; whoever has the most { $what } wins points
land-look-contest-note = { $each } points for each player who has less. A gnome here counts 1 more. What was rolled or spent is gone

# What just happened
land-banner-contest = { $card }: { $sums }
land-banner-nobody = Everybody has the same: no points.
land-banner-contest-foot = { $each ->
    [one] 1 point
   *[other] { $each } points
 } for each player who has less. What was rolled or spent is gone.
land-banner-last = Last round
land-banner-first = First to play: { $name }, first on the score track.
land-log-gain = + { $what }
land-log-gain-of = { $name }: + { $what }
land-log-paid = − { $what }
land-log-lost = { $name }: { $what } lost. No room in a Warehouse.
land-log-lost-contest = { $name }: { $what } gone with the contest.
land-log-taken = { $name }: − { $what }
land-log-rolled = Dice: { $faces }
land-log-declined = No copy: { $names }
land-loses = { $count ->
    [one] Ending now loses 1 resource
   *[other] Ending now loses { $count } resources
 }: { $room ->
    [0] no Warehouse has room
    [one] a Warehouse keeps 1
   *[other] the Warehouses keep { $room }
 }.
land-track-later = Buildings are added at the end
land-build-below = More below
land-parts-of = track { $track }, buildings { $buildings }

# Help at the table
guide-gnomeland-goal = In five rounds turn dice into coins, weapons and mana, and those into missions and buildings. Most points on the track and in your village win.
guide-gnomeland-ends = The match ends after round 5; then the points of your buildings are added.
guide-gnomeland-do-spend = A die: it wakes the building of the lower row that shows its number, and you take what it gives. Dice come first: all must be spent.
guide-gnomeland-do-take = Choose what the building gives: take what your next mission or building asks for.
guide-gnomeland-do-hire = A mercenary: pay now, keep it as long as you like, and later it gives 1 of its goods. A way to save goods over the end of your turn.
guide-gnomeland-do-play = Play a mercenary: it goes back and gives 1 coin, weapon or mana. Good if just one is missing.
guide-gnomeland-do-build = Build: pay and cover a space of your village. A better building gives more at every die, and some are points.
guide-gnomeland-do-upgrade = Upgrade: pay and turn the building over. Its advanced side gives more and is worth points.
guide-gnomeland-do-use = A special building of the upper row: use it once a round, as it says.
guide-gnomeland-do-complete = A mission: pay what stands left of the arrow, and its points are yours at once. The surest way to win.
guide-gnomeland-do-send = The Tavern: one gnome a turn goes there for what the card gives. He does not come back.
guide-gnomeland-do-cast = The spell: pay, once a round, for what it does.
guide-gnomeland-do-end = End turn: what your Warehouses do not keep is lost, so spend first what you can.
guide-gnomeland-do-copy = Copy: one of your gnomes leaves the game, and you get the same goods. They wait for your turn. Good for what your dice did not bring.
guide-gnomeland-do-keep = Keep: each Warehouse saves one thing for the next round. The rest is lost.
guide-gnomeland-do-dice = Turn or roll a die again: aim at the building whose goods you lack.
guide-gnomeland-do-pay = Choose how to pay: give what you need least.
guide-gnomeland-do-hex = Choose the mission to hex: it gives everybody 2 points less this round.
sign-gnomeland-arrow = The arrow: left of it stands what you pay, right of it what you get.
sign-gnomeland-rows = Lower row: works when a die with its number is spent. Upper row: needs no die; special buildings there work once a round.
sign-gnomeland-points = The red hexagon: points. On a mission you get them at once, on a building they count at the end.
sign-gnomeland-contest = A contest: all roll anew and count weapons or mana. You get 3, 2 or 1 points (2, 3 or 4 players) for each player below you; what was counted is gone.
sign-gnomeland-lost = End turn: each Warehouse keeps one thing, everything else in your pool is lost.
sign-gnomeland-home = Your gnomes do not come home: who copies or goes to the Tavern leaves the game. Only Gnome Recall brings one back.
sign-gnomeland-starts = Who starts: the leader on the score track starts the next round.
sign-gnomeland-goods = Coin, weapon, mana: the three goods that pay for everything.
sign-gnomeland-hired = Trader, soldier, wizard: mercenaries. Each can be played for 1 coin, weapon or mana.
sign-gnomeland-die = Small dice on a building: the numbers it answers to. “+1” beside a die: one more die to roll.
sign-gnomeland-track = The score track counts missions and contests; points in buildings are added at the end, so the panel can show more.
# Pictures of the rules
picture-gnomeland-idea-dice = Dice wake buildings
picture-gnomeland-idea-goods = Goods become points
picture-gnomeland-round-first = The leader begins
picture-gnomeland-round-dice = Everybody rolls
picture-gnomeland-round-spend = One turn each, then the contests
picture-gnomeland-contest-held = A gnome on the card: it is held
picture-gnomeland-contest-roll = Roll anew, make weapons or mana
picture-gnomeland-contest-prize = The most get the points

# What would have helped most, at the end
helped-gnomeland-score-track = More steps on the score track would have helped most: { $name } made { $theirs ->
    [one] { $theirs } point
   *[other] { $theirs } points
 } there, you { $mine }.
helped-gnomeland-score-standard = More upgrades in the lower row would have helped most: { $name } made { $theirs ->
    [one] { $theirs } point
   *[other] { $theirs } points
 } with them, you { $mine }.
helped-gnomeland-score-special = More special buildings in the upper row would have helped most: { $name } made { $theirs ->
    [one] { $theirs } point
   *[other] { $theirs } points
 } with them, you { $mine }.

editor-title = Card editor
editor-my-set = My { $game }
editor-load = Load a file
editor-new-pair = New combined gem
editor-offline = The server does not answer. The card editor needs it: it checks every card.
editor-parts = Parts of the editor
editor-tab-list = Cards
editor-tab-form = Edit
editor-tab-view = Preview
editor-cards = Cards
editor-filter = Show only
editor-filter-all = All
editor-filter-rulebook = Rulebook
editor-filter-gnomehall = Ours
editor-filter-mine = Yours
editor-mark-rulebook = rulebook
editor-mark-mixed = partly rulebook
editor-mark-gnomehall = ours
editor-mark-owner = from the box
editor-mark-mine = yours
editor-mark-bad = mend
editor-group-building = Buildings
editor-group-councilor = Councilors
editor-group-parchment = Parchments of the board
editor-group-board = District Board
editor-group-token = Tokens
editor-group-combined = Combined gems
editor-group-standard = Standard buildings
editor-group-special = Special buildings
editor-group-mission-base = Missions, base side
editor-group-mission-advanced = Missions, advanced side
editor-group-action = Actions
editor-group-spell = Spells
editor-group-mercenary = Mercenaries
editor-as-it-was = As it was
editor-remove = Remove
editor-preview = As it will lie on the table
editor-set-name = Name of the set
editor-use = Use at a table
editor-mend = To mend first: { $card }
editor-download = Download
editor-start-over = Start over
editor-state-opening = Opening…
editor-state-checking = The loader is reading your cards…
editor-state-good = The loader has read every card. Your set is kept in this browser.
editor-state-bad = The loader refuses the set: one card must be mended.
editor-state-offline = The server does not answer.
editor-no-room = This browser has no room to keep it: download it.
editor-field-name = Name
editor-field-type = Type
editor-field-team = Team
editor-note-team = who builds it
editor-field-immigration = Arrive
editor-note-immigration = immigration
editor-field-cost = Cost
editor-note-cost = cost, effect
editor-field-housing = Beds
editor-note-housing = housing
editor-field-flavour = Words
editor-field-bonus = Bonus
editor-field-points = Points
editor-field-count = How many
editor-field-pair = Two kinds
editor-field-pay = Pays
editor-field-gain = Gives
editor-field-effect = Does
editor-field-hire = Hire for
editor-cost = cost
editor-effect = effect
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
editor-slot = { $what }, { $n }: { $piece }
editor-add = Add to: { $what }
editor-change = Change it to
editor-take = Take away: { $piece }
editor-in = { $what }, { $language }
editor-gem = Kind { $n }
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
editor-token = { $count } in the cave, { $points ->
    [one] 1 point
   *[other] { $points } points
 } each
editor-token-combined = { $count } in the cave, worth what it is counted as
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
editor-why-missing = This is missing.
editor-why-range = It must be from { $low } to { $high }, not { $value }.
editor-why-no-team = Nobody builds it: a team has at least one gnome (P-18).
editor-why-no-cost = An action must cost something (P-6).
editor-why-no-effect = It does nothing: a card must do something.
editor-why-many-gnomes = A cost has at most { $most } gnomes in all.
editor-why-many = There is room for { $most } at most.
editor-why-long = One line of at most { $most } characters.
editor-why-types = Too many of this type: the set has { $most } buildings of { $kind -> 
    [soldier] soldiers
    [merchant] merchants
    [artisan] artisans
   *[other] inventors
 }. Give another building a different type.
editor-why-councilors = There must be one councilor for each profession (P-21).
editor-why-empty = It must hold something.
editor-why-same-ways = The choices must differ.
editor-why-endless = With this a turn could go on for ever. Make it dearer, or let it do less.
editor-why-pair = A combined gem shows two different kinds.
editor-why-no-token = A set holds at least one token.
editor-why-twice = This one is there twice.
editor-why-toml = This is not a TOML file ({ $detail }).
editor-why-strange = It holds a date or a number that no card has.
editor-why-large = A card file has at most { $most } KiB.
editor-why-number = It must be a whole number.
editor-why-text = It must be a text.
editor-why-list = It must be a list of words.
editor-why-table = In the file this must be a table, as in the standard set.
editor-why-one-of = It must be one of { $list }, not { $value }.
editor-why-id = An id has small letters, digits and _, not { $value }.
editor-why-only = It may hold only { $list }, not { $value }.
editor-why-cards = There must be { $count } cards here, not { $value }.
editor-why-unknown = No card has a field of this name.
editor-why-sum = They must add up to { $sum }, not { $value }.
editor-why-reserved = { $value } is a word of the game; take another id.
editor-why-one-row = Its spaces must lie in one row.
editor-why-six-spaces = The printed houses must fill each of the six spaces once.
editor-why-one-house = One printed house, on one space, must hold gnomes.
editor-why-same-id = Both sides of a card have the same id.
editor-why-five-five = There must be 5 standard and 5 special buildings.
editor-why-one-effect = A card has only one of: gives, gives one of, take or steal.
editor-why-shift = It must hold +1, -1 or both.
editor-field-parchment = Action

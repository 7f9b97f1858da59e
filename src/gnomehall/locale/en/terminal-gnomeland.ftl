# What cards do, beside their signs
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

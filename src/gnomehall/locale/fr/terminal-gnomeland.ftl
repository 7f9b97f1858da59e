# Ce que font les cartes, près de leurs signes
terminal-gnomeland-or = { $one } ou { $other }
terminal-gnomeland-steal = { $one } ou en voler un
terminal-gnomeland-extra-die = { $count ->
    [1] +1 dé
   *[other] +{ $count } dés
 }
terminal-gnomeland-reroll = { $dice ->
    [any] relancer des dés
   *[one] relancer 1 dé
 }
terminal-gnomeland-shift = { $sign } sur un dé
terminal-gnomeland-recall = { $count ->
    [1] un gnome revient
   *[other] { $count } gnomes reviennent
 }
terminal-gnomeland-nothing = rien
terminal-gnomeland-hex = une mission donne { $points } de moins
terminal-gnomeland-contest = concours de { $what }

# Le plateau
terminal-gnomeland-missions = missions
terminal-gnomeland-advanced = avancées
terminal-gnomeland-next = prochaine
terminal-gnomeland-next-round = prochaine manche
terminal-gnomeland-tavern = taverne
terminal-gnomeland-tower = tour
terminal-gnomeland-mercenaries = mercenaires
terminal-gnomeland-hire = engager { $what }
terminal-gnomeland-done = accomplie ce tour-ci
terminal-gnomeland-hexed = maléfice -{ $points }
terminal-gnomeland-sign = { $word ->
    [coin] pièce
    [weapon] arme
    [mana] mana
    [trader] marchand
    [soldier] soldat
    [wizard] mage
    [mercenary] au choix
   *[points] points
 }
terminal-gnomeland-dealt = { $step ->
    [first] qui commence ?
   *[cards] les cartes sont distribuées
 }
terminal-gnomeland-round = manche { $round } sur { $rounds }, { $name } en premier
terminal-gnomeland-in-contest = { $title } : un concours

# Un village
terminal-gnomeland-built = + { $count } bâtis
terminal-gnomeland-to-roll = { $count } à lancer
terminal-gnomeland-pool = réserve { $what }
terminal-gnomeland-aside = de côté { $what }
terminal-gnomeland-has = a { $what }
terminal-gnomeland-holds = contient { $what }
terminal-gnomeland-keeps = garde { $count }
terminal-gnomeland-used = utilisé

# La table de Gnomopolis dans le terminal
terminal-gnomopolis-round = manche { $round }
terminal-gnomopolis-ancient = Ancienne Capitale
terminal-gnomopolis-new = Nouvelle Capitale
terminal-gnomopolis-nobody = à personne
terminal-gnomopolis-end = la fin : encore { $buildings ->
    [one] { $buildings } bâtiment
   *[other] { $buildings } bâtiments
 } d’un joueur, ou { $gnomes ->
    [one] { $gnomes } gnome
   *[other] { $gnomes } gnomes
 } ou { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
 } à prendre à l’Ancienne Capitale
terminal-gnomopolis-last = { $by ->
    [building] dernière manche : un sixième bâtiment est debout (P-29)
    [gnomes] dernière manche : l’Ancienne Capitale n’a plus de gnomes (P-29)
    [coins] dernière manche : l’Ancienne Capitale n’a plus de pièces (P-29)
   *[length] dernière manche : la partie devient trop longue (P-30)
 }
terminal-gnomopolis-offer = réserve de bâtiments, encore { $count } dans la pile
terminal-gnomopolis-sale = { $team } construisent, { $immigrants } arrivent
terminal-gnomopolis-sale-alone = { $team } construisent, personne n’arrive
terminal-gnomopolis-beds = lits { $beds }
terminal-gnomopolis-beds-of = lits
terminal-gnomopolis-active = actifs
terminal-gnomopolis-mug = gobelet
terminal-gnomopolis-rest = épuisés
terminal-gnomopolis-caravan = caravane
terminal-gnomopolis-home = à la maison
terminal-gnomopolis-visits = dans le district de { $name }
terminal-gnomopolis-with = { $where } avec { $load }
terminal-gnomopolis-built = l’équipe { $load } a construit { $card }
terminal-gnomopolis-homeless = sans lit : { $gnomes }
terminal-gnomopolis-on-it = dessus { $load }
terminal-gnomopolis-councilor = { $count ->
    [one] conseiller, { $count } point
   *[other] conseiller, { $count } points
 }
terminal-gnomopolis-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
 }
terminal-gnomopolis-in-vain = P-9 { $card } : { $reason }

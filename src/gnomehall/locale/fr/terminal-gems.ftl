# La table de Gemmes & Gnomes dans le terminal
terminal-gems-cave = la grotte : { $hidden } dans le noir, { $free ->
    [one] { $free } visible et libre
   *[other] { $free } visibles et libres
 }
terminal-gems-quiet = { $count ->
    [one] fin après encore { $count } manche calme (G-11)
   *[other] fin après encore { $count } manches calmes (G-11)
 }
terminal-gems-stalemate = Les jetons pris vont à leurs propriétaires, les jetons libres à personne.
terminal-gems-nothing = rien encore
terminal-gems-home = { $gnomes } au logis
terminal-gems-actions = { $count ->
    [one] { $count } action restante
   *[other] { $count } actions restantes
 }
terminal-gems-on = sur { $tokens }
terminal-gems-has = a   { $tokens }
terminal-gems-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
 }

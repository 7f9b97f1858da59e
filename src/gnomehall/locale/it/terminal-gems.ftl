# Il tavolo di Gemme & Gnomi nel terminale
terminal-gems-cave = la grotta: { $hidden } al buio, { $free ->
    [one] 1 scoperto e libero
   *[other] { $free } scoperti e liberi
 }
terminal-gems-quiet = { $count ->
    [one] finisce dopo ancora 1 round tranquillo (G-11)
   *[other] finisce dopo ancora { $count } round tranquilli (G-11)
 }
terminal-gems-stalemate = I gettoni presi vanno ai loro proprietari, quelli liberi a nessuno.
terminal-gems-nothing = ancora niente
terminal-gems-home = { $gnomes } a casa
terminal-gems-actions = { $count ->
    [one] 1 azione rimasta
   *[other] { $count } azioni rimaste
 }
terminal-gems-on = su { $tokens }
terminal-gems-has = ha { $tokens }
terminal-gems-points = { $count ->
    [one] 1 punto
   *[other] { $count } punti
 }

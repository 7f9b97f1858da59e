# A mesa de Gemas & Gnomos no terminal
terminal-gems-cave = a caverna: { $hidden } no escuro, { $free ->
    [1] 1 à vista e livre
   *[other] { $free } à vista e livres
 }
terminal-gems-quiet = { $count ->
    [1] acaba após mais 1 rodada calma (G-11)
   *[other] acaba após mais { $count } rodadas calmas (G-11)
 }
terminal-gems-stalemate = As fichas em posse dos gnomos vão para seus donos, as livres não vão para ninguém.
terminal-gems-nothing = nada ainda
terminal-gems-home = { $gnomes } em casa
terminal-gems-actions = { $count ->
    [1] 1 ação restante
   *[other] { $count } ações restantes
 }
terminal-gems-on = em  { $tokens }
terminal-gems-has = tem { $tokens }
terminal-gems-points = { $count ->
    [1] 1 ponto
   *[other] { $count } pontos
 }

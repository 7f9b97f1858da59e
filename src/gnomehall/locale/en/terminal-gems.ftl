# The table of Gems & Gnomes in the terminal
terminal-gems-cave = the cave: { $hidden } in the dark, { $free } open and free
terminal-gems-quiet = { $count ->
    [one] ends after 1 more quiet round (G-11)
   *[other] ends after { $count } more quiet rounds (G-11)
 }
terminal-gems-stalemate = Claimed tokens go to their owners, free ones to nobody.
terminal-gems-nothing = nothing yet
terminal-gems-home = { $gnomes } at home
terminal-gems-actions = { $count ->
    [one] 1 action left
   *[other] { $count } actions left
 }
terminal-gems-on = on  { $tokens }
terminal-gems-has = has { $tokens }
terminal-gems-points = { $count ->
    [one] 1 point
   *[other] { $count } points
 }

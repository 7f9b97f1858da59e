# Pourquoi un conseil propose un coup ; $points sont des points
hints-why = Pourquoi : { $why }
hints-opens = Cela rend possible : { $what }.
hints-leads = Cela prépare : { $what }.
hints-ends = Cela finit la partie pendant que vous menez.
hints-points = Cela vous rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.

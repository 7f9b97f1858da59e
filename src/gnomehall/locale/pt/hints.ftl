# Por que uma dica propõe uma jogada; $points são pontos
hints-why = Por quê: { $why }
hints-opens = Torna isto possível: { $what }.
hints-leads = Prepara isto: { $what }.
hints-ends = Encerra a partida enquanto você lidera.
hints-points = Traz a você { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
 }.

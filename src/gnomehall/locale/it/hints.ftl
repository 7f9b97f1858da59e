# Perché un consiglio propone una mossa; $points sono punti
hints-why = Perché: { $why }
hints-opens = Rende possibile: { $what }.
hints-leads = Prepara questo: { $what }.
hints-ends = Finisce la partita mentre sei in testa.
hints-points = Ti porta { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 }.

# Perché un consiglio propone una mossa; $points sono punti
hints-why = Perché: { $why }
hints-opens = Rende possibile: { $what }.
hints-leads = Prepara questo: { $what }.
hints-ends = Finisce la partita mentre sei in testa.
hints-points = Ti porta { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 }.
hints-gnomopolis-score-coins = Porta monete: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 }.
hints-gnomopolis-score-buildings = I tuoi gnomi dormono meglio: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 } nei letti degli edifici.
hints-gnomopolis-score-board = Più gnomi tuoi trovano letto sulla plancia: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 }.
hints-gnomopolis-score-councilors = Un consigliere viene da te: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 }.
hints-gnomopolis-score-homeless = Meno gnomi restano senza letto: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 }.
hints-gnomeland-score-track = Sali sul tracciato: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 }.
hints-gnomeland-score-standard = L’edificio vale punti alla fine: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 }.
hints-gnomeland-score-special = L’edificio speciale vale punti alla fine: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 }.
hints-gems-explore = Scopre qualcosa di nuovo da prendere.
hints-gems-claim = Toglie la gemma agli altri e ti avvicina a un gruppo.
hints-gems-retreat = I tuoi gnomi sono bloccati; a casa possono ricominciare.
hints-gnomopolis-use = Uno gnomo che resterebbe ozioso fa qualcosa di utile.
hints-gnomopolis-caravan = Una pergamena del prossimo distretto ti aiuta più delle tue.
hints-gnomopolis-visit = È ciò che ti aiuta di più in questo distretto.
hints-gnomopolis-pass = Non resta niente di meglio, e peschi tre gnomi.
hints-gnomopolis-pay = È lo gnomo che ti serve meno.
hints-gnomopolis-employ = È chi ti serve meno altrove.
hints-gnomopolis-gain = Un letto o una squadra aspetta questo tipo.
hints-gnomopolis-search = Questo gnomo ora può fare di più per te.
hints-gnomeland-spend = Porta risorse utili ora.
hints-gnomeland-take = È ciò che ti manca di più.
hints-gnomeland-hire = Ciò che paghi andrebbe perso a fine turno; il mercenario resta.
hints-gnomeland-end = Non resta niente di meglio in questo turno.
hints-gnomeland-copy = Queste risorse valgono per te più di uno gnomo a casa.
hints-gnomeland-decline = Il tuo gnomo varrà di più dopo.
hints-gnomeland-send = Questa carta ora vale uno gnomo.
hints-gnomeland-build = Dà di più a ogni dado d’ora in poi.
hints-gnomeland-keep = Potrai usarlo nel prossimo round.

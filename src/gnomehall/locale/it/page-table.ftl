# Looking at a thing
look-from = { $origin ->
    [rulebook] Regolamento:
    [gnomehall] Ideato da Gnomehall:
    [owner] Dal mazzo di questo tavolo:
   *[other] { $origin }:
 }
look-cost = Costo
look-pay = Paghi
look-get = Ottieni
look-fixed = Non si può annullare:
look-not-now = Non ora
why-wait = È il turno di { $name }. Il tuo arriva presto.
look-helps = Cosa aiuta

# What just happened
happen-go-on = Avanti
happen-nothing = niente
happen-points = { $points ->
    [one] +1 punto
   *[other] +{ $points } punti
 }
log-table = Il tavolo

# Looking at a thing
look-from = { $origin ->
    [rulebook] Rulebook:
    [gnomehall] Gnomehall’s design:
    [owner] From the card set of this table:
   *[other] { $origin }:
 }
look-cost = Cost
look-pay = You pay
look-get = You get
look-fixed = Cannot be undone:
look-not-now = Not now
why-wait = It is { $name }’s turn. Yours comes soon.
look-helps = What helps

# What just happened
happen-go-on = Go on
happen-nothing = nothing
happen-points = { $points ->
    [one] +1 point
   *[other] +{ $points } points
 }
log-table = The table

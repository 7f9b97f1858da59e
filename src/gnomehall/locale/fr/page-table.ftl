# Looking at a thing
look-from = { $origin ->
    [rulebook] Livre de règles :
    [gnomehall] Création de Gnomehall :
    [owner] Du jeu de cartes de cette table :
   *[other] { $origin } :
 }
look-cost = Coût
look-pay = Vous payez
look-get = Vous recevez
look-fixed = Ne peut pas être annulé :
look-not-now = Pas maintenant
why-wait = C’est au tour de { $name }. Le vôtre vient bientôt.
look-helps = Ce qui aide

# What just happened
happen-go-on = Continuer
happen-nothing = rien
happen-points = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
 }
log-table = La table

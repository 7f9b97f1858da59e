# Le mosse, come le racconta il registro
gems-move-first = { $who } comincia
gems-move-explore = { $who } esplora la grotta
gems-move-reveal = { $token } viene alla luce
gems-move-claim = { $who } prende possesso di { $token }
gems-move-collect = { $who } raccoglie { $tokens }
gems-move-five = { $who } raccoglie cinque gemme diverse
gems-move-retreat = { $who } si ritira

# Perché no?
gems-why-over = La partita è finita.
gems-why-chance = Questo lo decide il caso.
gems-why-wait = Si sta scoprendo una tessera.
gems-why-none-face-down = Non ci sono più tessere coperte.
gems-why-no-gnome-out = Nessuno dei tuoi gnomi sta su una tessera.
gems-why-no-reserve = Tutti i tuoi cinque gnomi sono fuori; prima raccogli o ritirati.
gems-why-no-free-token = Nessuna tessera { $token } è scoperta senza uno gnomo sopra.
gems-why-too-few = Cinque gemme diverse richiedono cinque gnomi sulle tessere; fuori { $out ->
    [0] non ce n’è nessuno
    [1] ce n’è uno
   *[other] ce ne sono { $out }
 }.
gems-why-not-different = Le tue cinque tessere non possono essere cinque gemme diverse.
gems-why-not-yours = I tuoi gnomi non stanno su queste tre tessere.

# Punti
gems-score-tokens = { $count ->
    [1] 1 tessera da
   *[other] { $count } tessere da
 } { $each }
gems-score-groups = { $count ->
    [1] 1 gruppo di tre
   *[other] { $count } gruppi di tre
 }

# Buttons and cards
gems-do-explore = Esplora
gems-do-claim = Prendi possesso: { $token }
gems-do-collect = Raccogli: { $tokens }
gems-do-five = Raccogli cinque diverse
gems-do-retreat = Ritirati
gems-do-first = Primo giocatore
gems-do-reveal = { $token }
gems-card = { $count } tessere, { $points ->
    [1] 1 punto
   *[other] { $points } punti
 } ciascuna

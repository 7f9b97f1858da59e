gems-title = Gemme & Gnomi
# Le mosse, come le racconta il registro
gems-move-first = { $who } comincia
gems-move-explore = { $who } esplora la grotta
gems-move-reveal = { $token } viene alla luce
gems-move-claim = { $who } prende { $token }
gems-move-collect = { $who } raccoglie { $tokens }
gems-move-five = { $who } raccoglie cinque gemme diverse
gems-move-retreat = { $who } si ritira

# Le stesse, raccontate a chi le ha fatte
gems-own-first = Cominci tu
gems-own-explore = Esplori la grotta
gems-own-claim = Prendi { $token }
gems-own-collect = Raccogli { $tokens }
gems-own-five = Raccogli cinque gemme diverse
gems-own-retreat = Ti ritiri

# Dove un suggerimento fa guardare, secondo la parola della mossa
gems-look-explore = i gettoni al buio
gems-look-claim = i gettoni liberi
gems-look-collect = i gettoni sotto i tuoi gnomi
gems-look-retreat = una ritirata

# Perché no?
gems-why-over = La partita è finita.
gems-why-chance = Questo lo decide il caso.
gems-why-wait = Si sta scoprendo un gettone.
gems-why-none-face-down = Non ci sono più gettoni coperti.
gems-why-no-gnome-out = Nessuno dei tuoi gnomi sta su un gettone.
gems-why-no-reserve = Tutti i tuoi cinque gnomi sono fuori; prima raccogli o ritirati.
gems-why-no-free-token = Nessun gettone { $card } è scoperto senza uno gnomo sopra.
gems-why-too-few = Un gruppo è tre uguali, o cinque diverse con tutti e cinque gli gnomi; fuori { $out ->
    [0] non ce n’è nessuno
    [one] ce n’è uno
   *[other] ce ne sono { $out }
 }, e non ce ne sono tre uguali.
gems-why-not-different = I tuoi cinque gettoni non possono essere cinque gemme diverse. Senza tre gemme uguali, Ritirata riporta a casa i tuoi gnomi.
gems-why-not-yours = I tuoi gnomi non stanno su questi tre gettoni.
gems-why-kind-short = { $have ->
    [0] Nessuno dei tuoi gnomi sta su questo tipo
    [one] Solo uno dei tuoi gnomi sta su questo tipo
   *[other] Solo { $have } dei tuoi gnomi stanno su questo tipo
 }, carbone compreso. Un gruppo è tre uguali, o cinque diverse.
gems-why-five-gnomes = Cinque gemme diverse chiedono tutti e cinque gli gnomi; { $out } dei tuoi sono fuori. Tre uguali si possono raccogliere.
gems-why-none-free = Nessun gettone scoperto è senza gnomo: prima esplora.
gems-why-no-group = Un gruppo è di esattamente tre gemme di un tipo, o di esattamente cinque di cinque tipi diversi.
gems-why-write-five = Cinque gemme diverse sono tutte quelle su cui stanno i tuoi gnomi: scrivi `collect five`.

# Punti
gems-score-tokens = { $count ->
    [1] 1 gettone da
   *[other] { $count } gettoni da
 } { $each }
gems-score-groups = { $count ->
    [1] 1 gruppo di tre
   *[other] { $count } gruppi di tre
 }

# Buttons and cards
gems-do-explore = Esplora
gems-do-claim = Prendi: { $token }
gems-do-collect = Raccogli: { $tokens }
gems-do-five = Raccogli cinque diverse
gems-do-retreat = Ritirati
gems-do-first = Primo giocatore
gems-do-reveal = { $token }
gems-card = { $count ->
    [one] 1 gettone
   *[other] { $count } gettoni
 }, { $points ->
    [one] 1 punto
   *[other] { $points } punti
 } ciascuno
gems-card-either = { $count ->
    [one] 1 gettone
   *[other] { $count } gettoni
 }, { $low } o { $high } punti ciascuno

# Dove un set differisce da quello stampato
gems-differs-total = G-1: in tutto { $count ->
    [one] 1 gettone
   *[other] { $count } gettoni
 } qui, { $printed } nel gioco stampato.
gems-differs-count = G-1: { $token }: { $count ->
    [one] 1 gettone
   *[other] { $count } gettoni
 } qui, { $printed } nel gioco stampato.
gems-differs-combined = G-1: { $count ->
    [one] 1 gemma combinata
   *[other] { $count } gemme combinate
 } qui, { $printed } nel gioco stampato.
gems-differs-points = G-12: { $token }: { $count ->
    [one] 1 punto
   *[other] { $count } punti
 } qui, { $printed } nel gioco stampato.

# Perché un suggerimento propone una mossa
gems-hint-explore = Scopre qualcosa di nuovo da prendere.
gems-hint-claim = Toglie la gemma agli altri e ti avvicina a un gruppo.
gems-hint-retreat = I tuoi gnomi sono bloccati; a casa possono ricominciare.

## Il tavolo di Gemme & Gnomi nel terminale
terminal-gems-help = `explore @17` sceglie il posto 17.
terminal-gems-cave = la grotta: { $hidden } al buio, { $free ->
    [one] 1 scoperto e libero
   *[other] { $free } scoperti e liberi
 }
terminal-gems-quiet = { $count ->
    [one] finisce dopo ancora 1 round tranquillo (G-11)
   *[other] finisce dopo ancora { $count } round tranquilli (G-11)
 }
terminal-gems-stalemate = I gettoni presi vanno ai loro proprietari, quelli liberi a nessuno.
terminal-gems-nothing = ancora niente
terminal-gems-home = { $gnomes } a casa
terminal-gems-actions = { $count ->
    [one] 1 azione rimasta
   *[other] { $count } azioni rimaste
 }
terminal-gems-on = su { $tokens }
terminal-gems-has = ha { $tokens }
terminal-gems-points = { $count ->
    [one] 1 punto
   *[other] { $count } punti
 }
gems-goal-tokens = Raccogli più gettoni che puoi in questo turno.
gems-goal-groups = Raccogli due gruppi in questo turno.
gems-goal-home = Raccogli un gruppo e finisci questo turno con tutti e cinque gli gnomi a casa.
gems-goal-finish = Chiudi la partita in questo turno, e vincila.
gems-idea-look = Guarda prima: quello che puoi comunque raccogliere aspetta.
gems-idea-coal = Quando raccogli, il carbone è il tipo che ti serve.
gems-idea-modest = Un diamante non è sempre la pietra migliore.
gems-idea-again = Raccogli presto: uno gnomo tornato a casa può ripartire.
gems-idea-retreat = Una ritirata riporta tutti gli gnomi a casa.
gems-idea-twice = Un turno basta per due gruppi.
gems-idea-combined = Una gemma combinata è di uno dei suoi due tipi, a scelta.
gems-idea-end = Chi prende l'ultimo gettone libero chiude la partita.

# Che cosa misurano gli scopi degli scenari
gems-fact-tokens = gettoni raccolti
gems-fact-claimed = gettoni sotto i tuoi gnomi
gems-fact-home = gnomi a casa
gems-fact-coal = carbone raccolto
gems-until-hidden-at-most = Finché restano { $number } gettoni coperti

# What is wrong in a card file
gems-mistake-pair = Una gemma combinata mostra due tipi diversi.
gems-mistake-no-token = Un set ha almeno un gettone.

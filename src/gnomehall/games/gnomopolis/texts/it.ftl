# Gnomi e cose
gnomopolis-kind = { $kind ->
    [child] bambino
    [villager] paesano
    [soldier] soldato
    [merchant] mercante
    [artisan] artigiano
    [inventor] inventore
    [assistant] assistente
    [specialist] specialista
   *[any] gnomo qualsiasi
 }
gnomopolis-one = { $kind ->
    [child] un bambino
    [villager] un paesano
    [soldier] un soldato
    [merchant] un mercante
    [artisan] un artigiano
    [inventor] un inventore
    [assistant] un assistente
    [specialist] uno specialista
   *[any] uno gnomo qualsiasi
 }
gnomopolis-kinds = { $kind ->
    [child] bambini
    [villager] paesani
    [soldier] soldati
    [merchant] mercanti
    [artisan] artigiani
    [inventor] inventori
    [assistant] assistenti
    [specialist] specialisti
   *[any] gnomi qualsiasi
 }
gnomopolis-gnomes = { $count ->
    [one] { $count } { gnomopolis-kind }
   *[other] { $count } { gnomopolis-kinds }
 }
gnomopolis-lying = { gnomopolis-gnomes }, che { $count ->
    [1] se ne va
   *[other] se ne vanno
 }
gnomopolis-coins = { $count ->
    [one] { $count } moneta
   *[other] { $count } monete
 }
gnomopolis-assistants = { $count ->
    [one] { $count } assistente
   *[other] { $count } assistenti
 }
gnomopolis-draw = pescare { $count ->
    [one] { $count } gnomo
   *[other] { $count } gnomi
 }
gnomopolis-search = cercare { $count ->
    [one] { $count } gnomo
   *[other] { $count } gnomi
 } a scelta
gnomopolis-team = la squadra di costruzione

# Le mosse, come le racconta il diario
gnomopolis-move-first = { $who } comincia
gnomopolis-move-reveal = { $card } entra nell’offerta
gnomopolis-move-draw = Dal boccale esce { gnomopolis-one }
gnomopolis-move-pass = { $who } passa
gnomopolis-move-caravan = { $who } manda la carovana al distretto seguente
gnomopolis-move-visit = { $who } usa { $card } con la carovana
gnomopolis-move-use = { $who } usa { $card }
gnomopolis-move-pay = { $who } paga con { gnomopolis-one }
gnomopolis-move-gain = { $who } ottiene { gnomopolis-one }
gnomopolis-move-search-mug = { $who } trova { gnomopolis-one } nel boccale
gnomopolis-move-search-exhausted = { $who } trova { gnomopolis-one } fra gli esausti
gnomopolis-move-lift = { $who } manda { gnomopolis-one } fra gli esausti: { $card }
gnomopolis-move-lift-lying = { $who } manda { gnomopolis-one } alla Nuova Capitale: { $card }
gnomopolis-move-build = { $who } costruisce { $card }
gnomopolis-move-employ = { $who } mette { gnomopolis-one } nella squadra

# Le stesse, raccontate a chi le ha fatte
gnomopolis-own-first = Cominci tu
gnomopolis-own-pass = Passi
gnomopolis-own-caravan = Mandi la carovana al distretto seguente
gnomopolis-own-visit = Usi { $card } con la carovana
gnomopolis-own-use = Usi { $card }
gnomopolis-own-pay = Paghi con { gnomopolis-one }
gnomopolis-own-gain = Ottieni { gnomopolis-one }
gnomopolis-own-search-mug = Trovi { gnomopolis-one } nel boccale
gnomopolis-own-search-exhausted = Trovi { gnomopolis-one } fra gli esausti
gnomopolis-own-lift = Mandi { gnomopolis-one } fra gli esausti: { $card }
gnomopolis-own-lift-lying = Mandi { gnomopolis-one } alla Nuova Capitale: { $card }
gnomopolis-own-build = Costruisci { $card }
gnomopolis-own-employ = Metti { gnomopolis-one } nella squadra

# Pulsanti
gnomopolis-do-first = Primo giocatore
gnomopolis-do-reveal = { $card }
gnomopolis-do-draw = Pesca { gnomopolis-one }
gnomopolis-do-pass = Passa
gnomopolis-do-caravan = Manda la carovana
gnomopolis-do-visit = { $card }: { $action }
gnomopolis-do-use = { $card }: { $action }
gnomopolis-do-pay = Paga con { gnomopolis-one }
gnomopolis-do-gain = Ottieni { gnomopolis-one }
gnomopolis-do-search-mug = Cerca { gnomopolis-one } nel boccale
gnomopolis-do-search-exhausted = Cerca { gnomopolis-one } fra gli esausti
gnomopolis-do-lift = Manda { gnomopolis-one } fra gli esausti: { $card }
gnomopolis-do-lift-lying = Manda { gnomopolis-one } alla Nuova Capitale: { $card }
gnomopolis-do-build = Costruisci { $card } ({ $team })
gnomopolis-do-employ = Impiega { gnomopolis-one }

# Dove un suggerimento fa guardare, secondo la parola della mossa
gnomopolis-look-pass = la fine del tuo turno
gnomopolis-look-caravan = la tua carovana
gnomopolis-look-visit = il distretto che la tua carovana visita
gnomopolis-look-use = le pergamene del tuo distretto
gnomopolis-look-pay = gli gnomi che possono pagare
gnomopolis-look-gain = gli gnomi che puoi ottenere
gnomopolis-look-search = il tuo boccale e i tuoi gnomi esausti
gnomopolis-look-lift = i tuoi gnomi al lavoro
gnomopolis-look-build = gli edifici in offerta
gnomopolis-look-employ = la squadra di costruzione

# Perché no?
gnomopolis-why-over = La partita è finita.
gnomopolis-why-chance = Questo lo decide il caso.
gnomopolis-why-wait = Si sta pescando qualcosa.
gnomopolis-why-owed = Prima { $owed ->
    [visit] scegli una pergamena per la tua carovana
    [pay] scegli chi paga l’icona bianca
    [employ] scegli chi sta nella squadra di costruzione
    [gain] scegli lo gnomo che ottieni
   *[search] scegli lo gnomo che cerchi
 }.
gnomopolis-why-not-asked = Ora non puoi scegliere questo.
gnomopolis-why-not-yours = Questa pergamena è in un altro distretto; la tua carovana può usarla quando lo visita.
gnomopolis-why-not-there = Questa pergamena non è nel distretto che la tua carovana visita.
gnomopolis-why-used = Questa pergamena è occupata fino alla fine del tuo turno.
gnomopolis-why-lack-gnomes = Costa { $needed ->
    [one] { gnomopolis-one }
   *[other] { $needed } { gnomopolis-kinds }
 }; { $have ->
    [0] non ne hai nessuno attivo
   *[other] ne hai solo { $have } in attività
 }.
gnomopolis-why-lack-any = Costa { $needed ->
    [one] { $needed } gnomo
   *[other] { $needed } gnomi
 }; { $have ->
    [0] non ne hai nessuno attivo
   *[other] ne hai solo { $have } in attività
 }.
gnomopolis-why-lack-coins = Costa { $needed ->
    [one] { $needed } moneta
   *[other] { $needed } monete
 }; tu ne hai { $have }.
gnomopolis-why-lack-assistants = Costa { $needed ->
    [one] { $needed } assistente
   *[other] { $needed } assistenti
 }; tu ne hai { $have }.
gnomopolis-why-caravan-rests = A questo tavolo la carovana in solitario resta a casa.
gnomopolis-why-no-host = Non puoi pagare nessuna pergamena del distretto che la tua carovana visita dopo.
gnomopolis-why-built = In questo turno hai già costruito; un edificio per turno.
gnomopolis-why-not-offered = Questa carta non è nell’offerta.
gnomopolis-why-lack-team = Alla squadra di costruzione manca: { $missing }. Un assistente può sostituire chiunque.
gnomopolis-why-none-active = Non hai { gnomopolis-one } a disposizione.
gnomopolis-why-wrong-member = Il posto della squadra da riempire ora non è per { gnomopolis-one }.
gnomopolis-why-none-left = Nessuna delle Capitali ha più { gnomopolis-one }.
gnomopolis-why-no-choice = Qui non puoi scegliere { gnomopolis-one }.
gnomopolis-why-none-mug = Nel tuo boccale non c’è { gnomopolis-one }.
gnomopolis-why-none-exhausted = Fra i tuoi esausti non c’è { gnomopolis-one }.
gnomopolis-why-long-turn = Un turno ha al massimo { $most } azioni, e le hai già fatte tutte.
gnomopolis-why-none-there = Lì non lavora { gnomopolis-one } così.

# Avvisi prima di un'azione a vuoto
gnomopolis-without-effect = { $kind ->
    [draw] Non ci sono abbastanza gnomi da pescare.
    [search] Non ci sono abbastanza gnomi da cercare.
    [choice] Nessuna delle Capitali ha uno gnomo da scegliere.
   *[gnome] Nessuna delle Capitali ha più { gnomopolis-one }.
 }

# Avvisi su un mazzo di carte
gnomopolis-warn-endless = { $count ->
    [one] Con { $cards } un turno potrebbe non finire mai: la carta rende tanti gnomi e posti liberi quanti ne prende.
   *[other] Con queste carte insieme un turno potrebbe non finire mai, perché una porta gli gnomi e un’altra libera i posti: { $cards }.
 } Un turno si ferma a { $most } azioni (P-16).

# Punti
gnomopolis-score-coins = { $count ->
    [one] { $count } moneta
   *[other] { $count } monete
 }
gnomopolis-score-buildings = { $count ->
    [one] { $count } gnomo alloggiato in un edificio
   *[other] { $count } gnomi alloggiati in edifici
 }
gnomopolis-score-board = { $count ->
    [one] { $count } gnomo alloggiato sulla plancia del distretto
   *[other] { $count } gnomi alloggiati sulla plancia del distretto
 }
gnomopolis-score-councilors = { $count ->
    [one] { $count } consigliere
   *[other] { $count } consiglieri
 }
gnomopolis-score-homeless = { $count ->
    [one] { $count } gnomo senza casa
   *[other] { $count } gnomi senza casa
 }

# Carte
gnomopolis-card-board = Alloggia { $housing }
gnomopolis-card-caravan = Usa una pergamena del distretto dell’avversario seguente; il padrone ottiene 1 moneta
gnomopolis-card-councilor = { $action }. All’arrivo: { $bonus }. { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 } alla fine
gnomopolis-card-building = Squadra: { $team }. Immigrati: { $immigration }. { $action }. Alloggia { $housing }
gnomopolis-warn-buildings = Questo mazzo ha { $count } edifici; il regolamento ne ha { $printed } (P-3).

# Perché un suggerimento propone una mossa
gnomopolis-hint-score-coins = Porta monete: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 }.
gnomopolis-hint-score-buildings = I tuoi gnomi dormono meglio: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 } nei letti degli edifici.
gnomopolis-hint-score-board = Più gnomi tuoi trovano letto sulla plancia: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 }.
gnomopolis-hint-score-councilors = Un consigliere viene da te: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 }.
gnomopolis-hint-score-homeless = Meno gnomi restano senza letto: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 }.
gnomopolis-hint-use = Uno gnomo che resterebbe ozioso fa qualcosa di utile.
gnomopolis-hint-caravan = Una pergamena del prossimo distretto ti aiuta più delle tue.
gnomopolis-hint-visit = È ciò che ti aiuta di più in questo distretto.
gnomopolis-hint-pass = Non resta niente di meglio, e peschi tre gnomi.
gnomopolis-hint-pay = È lo gnomo che ti serve meno.
gnomopolis-hint-employ = È chi ti serve meno altrove.
gnomopolis-hint-gain = Un letto o una squadra aspetta questo tipo.
gnomopolis-hint-search = Questo gnomo ora può fare di più per te.

## Il tavolo di Gnomopolis nel terminale
terminal-gnomopolis-round = round { $round }
terminal-gnomopolis-ancient = Capitale Antica
terminal-gnomopolis-new = Nuova Capitale
terminal-gnomopolis-nobody = di nessuno
terminal-gnomopolis-end = la fine: ancora { $buildings ->
    [one] 1 edificio
   *[other] { $buildings } edifici
 } di un giocatore, oppure { $gnomes ->
    [one] 1 gnomo
   *[other] { $gnomes } gnomi
 } o { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
 } da prendere dalla Capitale Antica
terminal-gnomopolis-last = { $by ->
    [building] ultimo round: c’è un sesto edificio (P-29)
    [gnomes] ultimo round: la Capitale Antica non ha più gnomi (P-29)
    [coins] ultimo round: la Capitale Antica non ha più monete (P-29)
   *[length] ultimo round: la partita è diventata troppo lunga (P-30)
 }
terminal-gnomopolis-offer = in offerta, altri { $count } nel mazzo
terminal-gnomopolis-sale = { $team } costruiscono, { $immigrants } arrivano
terminal-gnomopolis-sale-alone = { $team } costruiscono, non arriva nessuno
terminal-gnomopolis-beds = letti { $beds }
terminal-gnomopolis-beds-of = letti
terminal-gnomopolis-active = attivi
terminal-gnomopolis-mug = boccale
terminal-gnomopolis-rest = esausti
terminal-gnomopolis-caravan = carovana
terminal-gnomopolis-home = a casa
terminal-gnomopolis-visits = nel distretto di { $name }
terminal-gnomopolis-with = { $where } con { $load }
terminal-gnomopolis-built = la squadra { $load } ha costruito { $card }
terminal-gnomopolis-homeless = senza letto: { $gnomes }
terminal-gnomopolis-on-it = sopra { $load }
terminal-gnomopolis-councilor = { $count ->
    [one] consigliere, 1 punto
   *[other] consigliere, { $count } punti
 }
terminal-gnomopolis-points = { $count ->
    [one] 1 punto
   *[other] { $count } punti
 }
terminal-gnomopolis-without-effect = P-9 { $card }: { $reason }
gnomopolis-goal-councilor = Ottieni un altro consigliere in questo turno.
gnomopolis-goal-homes = Finisci questo turno senza nessuno gnomo senza letto.
gnomopolis-goal-beds = Riempi tutti i letti dei tuoi edifici in questo turno.
gnomopolis-goal-councilor-homes = Ottieni un altro consigliere e non lasciare nessuno gnomo senza letto in questo turno.
gnomopolis-goal-coins = Abbi più monete che puoi alla fine di questo turno.
gnomopolis-goal-housed = Dai casa a più gnomi che puoi nei tuoi edifici in questo turno.
gnomopolis-idea-free = Una ricerca può liberare una pergamena, che così serve ancora.
gnomopolis-idea-caravan = La carovana ti dà una pergamena in più.
gnomopolis-idea-refuse = Le monete a portata di mano non sempre valgono il lavoro di uno gnomo.
gnomopolis-idea-assistant = Un assistente nella squadra lascia uno gnomo libero per altro.

# Che cosa misurano gli scopi degli scenari
gnomopolis-fact-coins = monete
gnomopolis-fact-assistants = assistenti
gnomopolis-fact-gnomes = gnomi nel distretto
gnomopolis-fact-buildings = edifici
gnomopolis-fact-councilors = consiglieri
gnomopolis-fact-homeless = gnomi senza letto
gnomopolis-fact-housed = gnomi negli edifici
gnomopolis-fact-empty-beds = letti vuoti negli edifici

# What is wrong in a card file
gnomopolis-mistake-no-team = Nessuno lo costruisce: una squadra ha almeno uno gnomo (P-18).
gnomopolis-mistake-no-cost = Un’azione deve costare qualcosa (P-6).
gnomopolis-mistake-many-gnomes = Un costo ha al massimo { $most } gnomi in tutto.
gnomopolis-mistake-many-choices = C’è posto per { $most } scelte al massimo.
gnomopolis-mistake-types = Troppi di questo tipo: il mazzo ha { $most } edifici di { $kind -> 
    [soldier] soldati
    [merchant] mercanti
    [artisan] artigiani
   *[other] inventori
 }. Cambia il tipo di un altro edificio.
gnomopolis-mistake-councilors = Serve un consigliere per ogni mestiere (P-21).

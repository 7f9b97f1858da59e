# I testi della pagina per Gnomopolis.
gp-kind = { $kind ->
    [child] Bambino
    [villager] Paesano
    [soldier] Soldato
    [merchant] Mercante
    [artisan] Artigiano
    [inventor] Inventore
    [assistant] Assistente
    [specialist] Specialista
   *[any] Gnomo qualsiasi
 }
gp-gnomes = { $kind ->
    [child] { $count ->
        [one] { $count } bambino
       *[other] { $count } bambini
     }
    [villager] { $count ->
        [one] { $count } paesano
       *[other] { $count } paesani
     }
    [soldier] { $count ->
        [one] { $count } soldato
       *[other] { $count } soldati
     }
    [merchant] { $count ->
        [one] { $count } mercante
       *[other] { $count } mercanti
     }
    [artisan] { $count ->
        [one] { $count } artigiano
       *[other] { $count } artigiani
     }
    [inventor] { $count ->
        [one] { $count } inventore
       *[other] { $count } inventori
     }
    [assistant] { $count ->
        [one] { $count } assistente
       *[other] { $count } assistenti
     }
    [specialist] { $count ->
        [one] { $count } specialista
       *[other] { $count } specialisti
     }
   *[any] { $count ->
        [one] { $count } gnomo qualsiasi
       *[other] { $count } gnomi qualsiasi
     }
 }
gp-n-gnomes = { $count ->
    [one] { $count } gnomo
   *[other] { $count } gnomi
 }
gp-n-coins = { $count ->
    [one] { $count } moneta
   *[other] { $count } monete
 }
gp-n-buildings = { $count ->
    [one] { $count } edificio
   *[other] { $count } edifici
 }

# Che cosa chiude la partita
gp-ends-buildings = Edifici { $built } su { $of }
gp-ends-coins = Monete { $left } su { $of }
gp-ends-gnomes = Gnomi { $left } su { $of }
gp-last-round = { $by ->
    [building] Ultimo giro: c’è un sesto edificio
    [gnomes] Ultimo giro: la Capitale Antica non ha più gnomi
    [coins] Ultimo giro: la Capitale Antica non ha più monete
   *[other] Ultimo giro
 }
ended-P-29 = L’ultimo giro è finito.
ended-P-30 = La partita era troppo lunga ed è stata chiusa.

# La barra del turno
gp-say-free = { $parchments ->
    [0] Nessuna pergamena
    [one] { $parchments } pergamena
   *[other] { $parchments } pergamene
 } e { $buildings ->
    [0] nessun edificio
    [one] { $buildings } edificio
   *[other] { $buildings } edifici
 } a portata.
gp-say-nothing = Non c’è altro da fare: passa.
gp-say-long-turn = Un turno non ha più di 60 azioni (P-16). Puoi ancora costruire o passare.
gp-say-visit = Scegli una pergamena del distretto che la carovana visita.
gp-say-pay = { $card }: scegli chi paga.
gp-say-gain = { $card }: scegli chi viene.
gp-say-search = { $card }: scegli chi cercare.
gp-say-employ = { $card }: scegli la squadra.
gp-say-immigration = { $card }: scegli chi arriva.
gp-say-bonus = { $card }: scegli il dono del consigliere.
gp-pass = Passa e pesca 3
gp-pass-short = Passa
gp-sure-build = Puoi ancora costruire in questo turno. Passare lo stesso?
gp-sure-idle = Nessuno ha ancora lavorato in questo turno. Passare lo stesso?
gp-sure-without-effect = Questo non darebbe nulla: { $parts }.
gp-without-effect = { $part ->
    [child] bambino
    [villager] paesano
    [soldier] soldato
    [merchant] mercante
    [artisan] artigiano
    [inventor] inventore
    [choice] lo gnomo da scegliere
    [draw] pescare
   *[search] cercare
 }

# Scelte
gp-ask-gain = { $card }: chi viene?
gp-ask-immigration = { $card }: chi arriva?
gp-ask-bonus = { $card }: il dono del consigliere
gp-ask-pay = { $card }: chi paga?
gp-ask-search = { $card }: chi cercare?
gp-ask-employ = { $card }: il posto di { gp-kind }
gp-search = Chi cercare?
gp-jobs = { gp-kind }: che cosa fare?
gp-left = ancora { $count }
gp-in-mug = nel boccale
gp-in-exhausted = esausto
gp-at-work = al lavoro: { $place }

# Il tavolo
gp-parts = Parti del tavolo
gp-part-district = Distretto
gp-part-offer = Offerta
gp-part-supply = Capitali
gp-offer = Offerta
gp-offer-may = Puoi costruirne uno in questo turno
gp-offer-built = Hai già costruito in questo turno
gp-pile = { $count } nel mazzo. Tutte le carte
gp-in-pile = Nel mazzo
gp-ancient-capital = Capitale Antica
gp-new-capital = Nuova Capitale
gp-council = Consiglieri
gp-points-each = { $count ->
    [one] { $count } punto ciascuno
   *[other] { $count } punti ciascuno
 }
gp-on-table = Sul tavolo
gp-councilor = { gp-kind }: ha questo consigliere
gp-yours = Il tuo distretto
gp-district-of = Distretto di { $name }
gp-visit = Carovana da { $name }
gp-districts = Il distretto da guardare
gp-look = Guarda il distretto di { $name }
gp-look-own = Guarda il tuo distretto
gp-active = Attivi
gp-mug = Boccale
gp-exhausted = Esausti
gp-nobody = Nessuno è attivo.
gp-gnome-can = { gp-kind }, attivo{ $count ->
    [0] . Niente da fare
   *[other] . Guarda che cosa fare
 }
gp-board = Plancia del distretto
gp-buildings = Edifici
gp-no-buildings = Ancora nessun edificio. L’offerta ne ha sei.
gp-team = Squadra di costruzione
gp-parchment = { $name }: { $action }.{ $state ->
    [can] {" "}Puoi usarla
    [used] {" "}Occupata
   *[no] {""}
 }
gp-type = { $type ->
    [soldier] soldato
    [merchant] mercante
    [artisan] artigiano
   *[inventor] inventore
 }
gp-card = { $name }, { gp-type }. { $text }. { $source }.{ $state ->
    [can] {" "}Puoi costruirlo
    [short] {" "}{ $missing ->
        [one] Manca { $missing } della squadra
       *[other] Mancano { $missing } della squadra
     }
   *[no] {""}
 }
gp-caravan = Carovana di armadilli, poi: { $name }.{ $state ->
    [can] {" "}Puoi mandarla
    [used] {" "}Occupata
    [rests] {" "}Resta a casa
   *[no] {""}
 }
gp-next-yours = La tua carovana viene qui ora
gp-next = La carovana viene qui ora
gp-beds = { gp-kind }: { $n ->
    [one] { $n } letto occupato
   *[other] { $n } letti occupati
 } su { $of }
gp-house = { $n ->
    [one] { $n } letto occupato
   *[other] { $n } letti occupati
 } su { $of }

# Le carte e la loro origine
gp-source = { $source ->
    [rulebook] Dal regolamento
    [gnomehall] Ideata da Gnomehall
    [owner] Inserita da chi possiede il gioco
   *[mixed] In parte dal regolamento
 }
gp-source-parts = Regolamento: { $rulebook }. Gnomehall: { $ours }
gp-part = { $part ->
    [name] nome
    [type] tipo
    [team] squadra
    [immigration] immigrati
    [action] azione
    [housing] letti
    [cost] costo
    [effect] effetto
    [bonus] bonus
    [points] punti
    [kinds] tipi
   *[flavour] motto
 }
gp-book = Tutte le carte
gp-book-building = Edifici
gp-book-councilor = Consiglieri
gp-book-parchment = Plancia del distretto

# Punti
gp-finale-sum = { $count ->
    [one] punto
   *[other] punti
 }
gp-finale-house = { $name }: { $n ->
    [one] { $n } letto occupato
   *[other] { $n } letti occupati
 } su { $of }, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 }
gp-finale-board = Plancia
gp-finale-homeless = Senza casa
gp-finale-coins = Monete
gp-each = { $points } ciascuno

# Opzioni
option-solo_caravan = Carovana in solitario
option-solo_caravan-own = Visita il tuo distretto
option-solo_caravan-off = Resta a casa

# Pagina per imparare
learn-part-gnomopolis = { $part ->
    [name] nome
    [cost] costo
    [effect] effetto
    [action] azione
    [type] tipo
    [team] squadra
    [immigration] immigrati
    [housing] letti
    [flavour] parole
    [bonus] bonus
    [points] punti
    [kinds] chi ci abita
   *[other] { $part }
 }
learn-kind-gnomopolis-board = Plancia del distretto
learn-kind-gnomopolis-parchment = Pergamene della plancia
learn-kind-gnomopolis-councilor = Consiglieri
learn-kind-gnomopolis-building = Edifici
learn-first-gnomopolis = Metti gnomi al lavoro, costruisci l’Atelier, manda la carovana. Poi continui liberamente.
learn-effect-gnomes = Ottenere gnomi
learn-effect-coins = Ottenere monete, assistenti
learn-effect-white = Un tipo qualsiasi: scegli tu
learn-effect-draw = Pescare dal boccale
learn-effect-search = Cercare: scegline uno
learn-card-team = La squadra. Gnomi attivi di questi tipi stanno qui. Un assistente può sostituire chiunque.
learn-card-arrive = Chi arriva. Vengono dalla Capitale, stanchi, fra i tuoi esausti.
learn-card-type = Il tipo. Più di tutti, o quanti chiunque: il suo consigliere viene da te.
learn-card-parchment = La pergamena. Subito tua, nello stesso turno.
learn-card-beds = I letti. 2 punti per ogni gnomo che vi dorme alla fine.
learn-order-team = La squadra sta in piedi
learn-order-card = La carta è tua
learn-order-arrive = Arrivano
learn-order-councilor = Consigliere?
learn-order-offer = L’offerta si riempie
learn-points-coin = una moneta
learn-points-house = in un edificio
learn-points-board = sulla plancia
learn-points-councilor = un consigliere
learn-points-homeless = senza letto
learn-say-gnomopolis-first-grow = Metti il bambino al lavoro. Su Crescere un bambino si sdraia (la × rossa: se ne andrà) e arriva un paesano. Premi quella pergamena.
learn-say-gnomopolis-first-build = Costruisci prima di insegnare. Hai due paesani, e l’Atelier ne chiede due. Se uno imparasse un mestiere ora, se ne andrebbe. Premi l’Atelier.
learn-say-gnomopolis-first-pass = Sono arrivati tre bambini, e un consigliere con una moneta. Hai più edifici da artigiano. Nessuno è attivo: passa. Chi sta in piedi riposa, chi è sdraiato parte, e peschi tre.
learn-say-gnomopolis-first-train = Forma uno specialista. Imparare un mestiere prende un paesano per sempre e ti dà uno specialista a scelta. Premi.
learn-say-gnomopolis-first-trade = Scegli il mercante. Su Commerciare porterà 2 monete ogni turno in cui lo peschi.
learn-say-gnomopolis-first-caravan = La carovana va dal vicino. Con lei usi una sua pergamena, e lui ottiene una moneta. Premi l’armadillo.
learn-say-gnomopolis-first-visit = Crescere, dal vicino. Il tuo bambino lavora là come se la pergamena fosse tua.
learn-say-gnomopolis-first-end = Passa ancora. Il boccale è vuoto: gli esausti vi tornano, e ne peschi tre.
learn-say-gnomopolis-first-free = Il resto è tuo. Un sesto edificio, o la Capitale Antica senza gnomi o monete, finisce la partita. A letto in un edificio uno gnomo vale 2, sulla plancia 1, fuori costa 1; una moneta 1, un consigliere 2. Un bot gioca contro di te.
learn-say-gnomopolis-trade-do = Il tuo mercante è attivo. Premi Commerciare: resta lì e porta 2 monete dalla Capitale Antica.
learn-say-gnomopolis-trade-done = Due monete. Il mercante sta in piedi, quindi resta tuo: passa, e riposa fra gli esausti.
learn-say-gnomopolis-grow-do = Un bambino è attivo. Premi Crescere: si sdraia, un paesano arriva subito.
learn-say-gnomopolis-grow-done = Il paesano è già esausto. Il bambino parte per la Nuova Capitale quando passi.
learn-say-gnomopolis-atelier-do = Due paesani sono attivi. L’Atelier vuole una squadra di due: premilo.
learn-say-gnomopolis-atelier-done = Sono venuti tre bambini. Sono esausti, la squadra sta sulla carta, e la sua pergamena è già tua.

# Foglio dei punti
scorer-only = Conta solo gli gnomi
scorer-only-note = per il gioco stampato: nessuna carta da inserire
scorer-where = Chi abita dove
scorer-where-buildings = Negli edifici
scorer-where-board = Sulla Plancia del distretto
scorer-where-homeless = Senza letto
scorer-where-children = Di questi, bambini
scorer-coins = Monete
scorer-councilors = Consiglieri
scorer-gnomes = Gnomi
scorer-gnomes-note = boccale, attivi ed esausti insieme
scorer-buildings = Edifici
scorer-filter = Mostra solo
scorer-all = Tutti
scorer-tie-gnomopolis-children = { $points } a testa. Decidono più bambini: { $first } { $a }, { $second } { $b }.
scorer-tie-gnomopolis-gnomes = { $points } a testa, tanti bambini quanti. Decidono più gnomi: { $first } { $a }, { $second } { $b }.
scorer-tie-gnomopolis-coins = { $points } a testa, pari bambini e gnomi. Decidono più monete: { $first } { $a }, { $second } { $b }.
scorer-tie-gnomopolis-earlier = { $points } a testa, e tutto il resto è pari: { $first } ha giocato prima di { $second }.
scorer-part-gnomopolis-coins = Monete: { $points }
scorer-part-gnomopolis-buildings = Edifici: { $points }
scorer-part-gnomopolis-board = Plancia del distretto: { $points }
scorer-part-gnomopolis-councilors = Consiglieri: { $points }
scorer-part-gnomopolis-homeless = Senza letto: { $points }
scorer-housing = { $name }: miglior alloggio
scorer-beds = Letti per { $n } su { $of }
scorer-nobody = nessuno
scorer-no-house = Senza casa

# Editor delle carte
editor-group-gnomopolis-building = Edifici
editor-group-gnomopolis-councilor = Consiglieri
editor-group-gnomopolis-parchment = Pergamene della plancia
editor-group-gnomopolis-board = Plancia del distretto
editor-field-type = Tipo
editor-field-team = Squadra
editor-note-team = chi lo costruisce
editor-field-immigration = Arrivano
editor-note-immigration = immigrazione
editor-note-cost = costo, effetto
editor-field-housing = Letti
editor-note-housing = alloggio
editor-field-bonus = Bonus
editor-cost = costo
editor-piece = { $piece ->
    [child] Bambino
    [villager] Paesano
    [soldier] Soldato
    [merchant] Mercante
    [artisan] Artigiano
    [inventor] Inventore
    [any] Qualsiasi gnomo
    [specialist] Qualsiasi specialista
    [coin] Moneta
    [assistant] Assistente
    [draw] Pescare
    [search] Cercare
   *[other] { $piece }
 }{ $lies ->
    [yes] { ", si sdraia" }
   *[other] { "" }
 }
editor-field-parchment = Azione

# La sala
finale-gnomopolis = Gli gnomi vanno a casa
about-by-gnomopolis =
    Autore: Igor Knop e Patrick Matheus. Illustrazioni: Marcelo Bastos. Grafica: Cristiano Cuty, Igor Knop, Marcelo Bastos.
    2018. Editore: Conclave Editora.

# Looking at a card
gp-look-team = Squadra
gp-look-team-ready = Sono tutti pronti
gp-look-team-lacks = Mancano ora: { $who }
gp-look-newcomers = Immigrati
gp-look-newcomers-note = Arrivano dalla Capitale Antica, esausti
gp-look-beds = Letti
gp-look-beds-note = Alla fine { $points } punti per ogni gnomo che dorme qui
gp-look-councilor = Consigliere
gp-look-councilor-type = Edificio di tipo { gp-type }; con questo ne hai { $count }
gp-look-councilor-now = { $state ->
    [mine] Il consigliere è già tuo
    [table] Nessuno ne ha di più: il consigliere viene da te, con il suo dono
    [comes] Nessuno ne ha di più: il consigliere lascia { $name } e viene da te, con il suo dono
   *[stays] { $name } ne ha { $count }: il consigliere resta lì
 }
gp-look-councilor-rule = Va da chi costruisce un edificio di { gp-type } e ne ha quanti chiunque altro. { $points } punti alla fine
gp-look-held = Da { $name }
gp-look-host = Ospite
gp-look-host-note = Il padrone del distretto visitato riceve 1 moneta
gp-look-at-once = Utilizzabile già in questo turno
gp-look-once = Una volta per turno
gp-look-used = In uso finché non passi
gp-look-sign-leaves = × rossa
gp-look-leaves = Questo gnomo si sdraia e parte per sempre quando passi
gp-look-sign-works = Lavora
gp-look-works = Resta qui finché non passi, poi riposa
gp-look-sign-draw = Boccale
gp-look-draw = Pesca uno gnomo dal boccale; è subito attivo
gp-look-sign-search = Lanterna
gp-look-search = Cerca: scegli uno gnomo dal boccale, dagli esausti o al lavoro; è subito attivo
gp-look-sign-assistant = Assistente
gp-look-assistant = Sostituisce chiunque in una squadra, una volta
gp-look-sign-any = Gnomo bianco
gp-look-any = Scegli tu il tipo
gp-look-kind = { $kind ->
    [child] Un bambino cresce e diventa paesano.
    [villager] Un paesano costruisce e può imparare un mestiere.
    [assistant] Un assistente sostituisce chiunque in una squadra.
   *[other] Uno specialista lavora sulle pergamene che lo mostrano.
 }
gp-look-kind-home = Alla fine: 2 punti nel letto di un edificio, 1 sulla plancia, 1 in meno senza letto
gp-or = o
gp-look-does = { $cost }: { $effect }
gp-look-take = ottieni { $what }
gp-look-do-draw = { $count ->
    [one] pesca { $count } gnomo
   *[other] pesca { $count } gnomi
 }
gp-look-do-search = { $count ->
    [one] cerca { $count } gnomo a scelta
   *[other] cerca { $count } gnomi a scelta
 }
gp-look-pay = Lavorano qui finché non passi.
gp-look-gets = { $count ->
    [0] L’edificio.
    [one] L’edificio e un immigrato.
   *[other] L’edificio e { $count } immigrati.
 }
gp-look-fixed = si scopre una carta nuova. È il tuo solo edificio in questo turno.
gp-look-build = Costruisci
gp-look-help-use = { $cards }: si può usare ora e può bastare.
gp-look-help-pass = Passa: peschi 3 gnomi, uno può arrivare.
gp-look-help-gain = { $kind ->
    [child] Gli edifici con immigrati portano bambini. Lavorano da un turno successivo.
    [villager] Crescere fa di un bambino un paesano. Lavora da un turno successivo.
   *[other] Imparare un mestiere ne fa uno da un paesano. Lavora da un turno successivo.
 }
gp-look-help-coins = Commerciare porta monete.
gp-caravan-name = Carovana

# What just happened
gp-banner-last = Si gioca ancora fino a completare il round. Causato da { $name }.
gp-banner-councilor = { $name }: consigliere dei { $type ->
    [soldier] soldati
    [merchant] mercanti
    [artisan] artigiani
   *[inventor] inventori
 }
gp-banner-councilor-why = { $taken ->
    [yes] Lascia { $from }: nessuno ha più edifici così. { $points } punti
   *[no] Nessuno ha più edifici così. { $points } punti
 }
gp-banner-round = Round { $round }
gp-log-gain = + { $what }
gp-log-gain-of = { $name }: + { $what }
gp-log-gone = − { $what }
gp-log-host = { $name }: + 1 moneta, come ospite della carovana
gp-log-drawn = Pescati dal boccale: { $what }
gp-log-fell = { $name }: punti { $from } → { $to } ({ $why })
gp-sum-coins = monete { $by }
gp-sum-buildings = letti negli edifici { $by }
gp-sum-board = letti sulla plancia { $by }
gp-sum-councilors = consiglieri { $by }
gp-sum-homeless = senza letto { $by }

# Help at the table
guide-gnomopolis-goal = Metti gli gnomi al lavoro, costruisci e dai un letto a ognuno. Monete, letti e consiglieri sono punti; vince chi ne ha di più.
guide-gnomopolis-ends = Un 6º edificio di qualcuno, o una Capitale Antica senza gnomi o senza monete, finisce la partita con quel round.
guide-gnomopolis-do-use = Una pergamena: mettici ciò che sta a sinistra della freccia, e accade ciò che sta a destra. Utile con gli gnomi che non servono per costruire.
guide-gnomopolis-do-build = Un edificio: la squadra di gnomi attivi lo costruisce, arrivano immigrati, e ogni letto vale 2 punti per i tipi mostrati. Uno per turno: costruisci quasi sempre.
guide-gnomopolis-do-caravan = La carovana: usa una pergamena del prossimo distretto come se fosse tua. Il proprietario ottiene una moneta.
guide-gnomopolis-do-pass = Passa: il tuo turno finisce. Gli gnomi in piedi torneranno, quelli sdraiati vanno via per sempre, e ne peschi tre.
guide-gnomopolis-do-pay = Scegli chi paga l’icona bianca: va bene ogni gnomo attivo. Dai quello che ti serve meno.
guide-gnomopolis-do-employ = Scegli chi sta nella squadra. Un assistente sostituisce chiunque e libera uno gnomo per il lavoro.
guide-gnomopolis-do-gain = Scegli lo gnomo che arriva. Utile: un tipo che ha un letto o che manca a una squadra.
guide-gnomopolis-do-search = Ricerca: prendi lo gnomo che vuoi dal boccale o fra gli esausti; lavora subito.
sign-gnomopolis-leaves = La X rossa: questo gnomo si sdraia e va via per sempre a fine turno.
sign-gnomopolis-search = La lanterna: Ricerca. Prendi uno gnomo a scelta dal boccale o dagli esausti.
sign-gnomopolis-draw = Il boccale con la freccia: pesca. Uno gnomo esce dal boccale per caso.
sign-gnomopolis-white = Lo gnomo bianco: uno qualsiasi dei sei tipi.
sign-gnomopolis-councilor = Un consigliere va a chi costruisce e ha allora tanti edifici del suo tipo quanto chiunque; porta una moneta e vale 2 punti.
sign-gnomopolis-caravan = La carovana di armadilli visita un altro distretto. Chi ospita ottiene 1 moneta dalla Capitale: un ospite ti paga.
sign-gnomopolis-beds = Letti: alla fine uno gnomo in un edificio vale 2 punti, sulla plancia 1, senza letto −1.
sign-gnomopolis-assistant = Un assistente meccanico sostituisce chiunque in una squadra di costruzione.
sign-gnomopolis-coin = Una moneta: paga azioni e vale 1 punto alla fine.
sign-gnomopolis-end = La partita finisce con il round in cui qualcuno costruisce il 6º edificio, o la Capitale Antica resta senza gnomi o monete.
sign-gnomopolis-kinds = I sei tipi: bambino, paesano, soldato, mercante, artigiano, inventore. Gli ultimi quattro sono specialisti.
sign-gnomopolis-mug = Il tuo boccale: gnomi a riposo. A fine turno ne escono tre per caso.
# Pictures of the rules
picture-gnomopolis-setup-board = Una Plancia del distretto a testa
picture-gnomopolis-setup-gnomes = I tuoi primi gnomi
picture-gnomopolis-setup-capital = Il resto è l’Antica Capitale
picture-gnomopolis-caravan-goes = Verso il distretto successivo
picture-gnomopolis-caravan-uses = Usa lì una pergamena
picture-gnomopolis-caravan-coin = L’ospite riceve una moneta
picture-gnomopolis-rest-lying = Chi è sdraiato parte
picture-gnomopolis-rest-standing = Chi è in piedi riposa
picture-gnomopolis-rest-draw = Pescane tre

# Che cosa avrebbe aiutato di più, alla fine
helped-gnomopolis-score-coins = Più monete avrebbero aiutato di più: { $name } ne ha tratto { $theirs ->
    [one] { $theirs } punto
   *[other] { $theirs } punti
 }, tu { $mine }.
helped-gnomopolis-score-buildings = Più gnomi nei letti degli edifici avrebbero aiutato di più: { $name } ne ha tratto { $theirs ->
    [one] { $theirs } punto
   *[other] { $theirs } punti
 }, tu { $mine }.
helped-gnomopolis-score-board = Più gnomi nei letti della tua plancia avrebbero aiutato di più: { $name } ne ha tratto { $theirs ->
    [one] { $theirs } punto
   *[other] { $theirs } punti
 }, tu { $mine }.
helped-gnomopolis-score-councilors = Più consiglieri avrebbero aiutato di più: { $name } ne ha tratto { $theirs ->
    [one] { $theirs } punto
   *[other] { $theirs } punti
 }, tu { $mine }.
helped-gnomopolis-score-homeless = Più letti avrebbero aiutato di più: { $name } ha perso { $theirs ->
    [one] { $theirs } punto
   *[other] { $theirs } punti
 } per gnomi senza letto, tu { $mine }.

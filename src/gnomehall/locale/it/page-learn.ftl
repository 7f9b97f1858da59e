learn-title = Impara a giocare
learn-tag = Regole
learn-lead = Quale gioco? Leggi un po’, gioca gli esempi, o lascia che un mago ti sieda accanto nella prima partita.
learn-pick = Regole, esempi, prima partita
learn-contents = Indice
learn-pages = Sezioni
learn-idea = L’idea
learn-range = da { $first } a { $last }
learn-cards = Tutte le carte
learn-cards-note = Ogni carta dice quali parti stampa il regolamento e quali sono di questo progetto. Se hai il gioco, inserisci i numeri stampati:
learn-filter = Mostra solo
learn-from-all = Tutte
learn-from-rulebook = Dal regolamento
learn-from-gnomehall = Di Gnomehall
learn-from-owner = Da una scatola stampata
learn-mixed = Regolamento: { $rulebook }. Nostro: { $ours }
learn-part = { $part ->
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
    [pair] coppia
    [count] numero
    [base] lato base
    [advanced] lato avanzato
    [hire] costo d’ingaggio
    [gives] che cosa dà
   *[other] { $part }
 }
learn-kind-token = Gettoni
learn-kind-board = Plancia del distretto
learn-kind-parchment = Pergamene della plancia
learn-kind-councilor = Consiglieri
learn-kind-building = Edifici
learn-kind-village = Stampato sul villaggio
learn-kind-standard = Edifici standard
learn-kind-special = Edifici speciali
learn-kind-mercenary = Mercenari
learn-kind-mission = Missioni
learn-kind-action = Azioni
learn-kind-spell = Incantesimi
learn-example = Esempio
learn-before = Prima
learn-play-it = Gioca questa posizione
learn-score-it = Apri nel segnapunti
learn-offline = Senza il server puoi leggere tutto qui. Gli esempi e la prima partita ne hanno bisogno: si giocano a un tavolo vero.
learn-wizard = Dieci minuti, un tavolo vero, e parlo solo quando serve.
learn-first-title = Impara giocando
learn-first-start = Gioca la mia prima partita
learn-first-gems = Scopri pietre, prendine tre uguali, portale a casa. Poi continui liberamente.
learn-first-gnomopolis = Metti gnomi al lavoro, costruisci l’Atelier, manda la carovana. Poi continui liberamente.
learn-first-gnomeland = Spendi dadi, costruisci una bottega, compi una missione, copia un vicino. Poi continui liberamente.
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
learn-group-1 = Tre uguali; il carbone aiuta
learn-group-2 = Cinque diverse
learn-group-3 = Una gemma combinata è l’una o l’altra
learn-copy-1 = Qualcuno spende un dado
learn-copy-2 = Il tuo gnomo ti porta lo stesso
learn-land-standard = standard avanzato
learn-land-special = speciale base
learn-land-special-2 = speciale avanzato
guide = La guida
guide-first = Prima partita
guide-example = Esempio
guide-step = { $n } di { $of }
guide-astray = Va bene anche così.
guide-astray-text = È una mossa valida, ma non quella della lezione. Annullala, o lascia la lezione e gioca come vuoi.
guide-back = Annulla
guide-leave = Lascia la lezione
guide-rules = Torna alle regole
guide-thanks = Grazie, continuo
guide-hide = Nascondi la guida
guide-show = Mostra la guida
learn-say-gems-first-explore = Scopri una pietra. La grotta è buia: premi un posto buio qualsiasi. Nessuno sa che cosa c’è, nemmeno io.
learn-say-gems-first-claim = Uno smeraldo! Premilo: uno dei tuoi cinque gnomi ci sale sopra. Ora nessun altro può averlo.
learn-say-gems-first-again = Ancora un’azione. Un turno ne ha esattamente tre, anche la stessa due volte. Esplora di nuovo.
learn-say-gems-first-second = Il tuo smeraldo è ancora libero. Il vicino ha preso un diamante. Prendi il secondo smeraldo: tre uguali fanno un gruppo.
learn-say-gems-first-dark = Ne manca una. Esplora ancora.
learn-say-gems-first-coal = Carbone! Alla fine non vale nulla. Ma quando raccogli è la pietra che ti serve: prendilo.
learn-say-gems-first-collect = Smeraldo, smeraldo, carbone. Premi uno dei tuoi smeraldi e raccogli i tre: vanno nella tua pila, gli gnomi tornano.
learn-say-gems-first-combined = Una pietra di due tipi. È rubino o ametista, come ti serve ogni volta. Prendila.
learn-say-gems-first-more = Cerca ancora. Anche cinque pietre diverse sono un gruppo. Esplora.
learn-say-gems-first-free = Ora sai tutto. Bloccato con cinque gnomi fuori? La Ritirata li riporta a casa. Quando ogni pietra rimasta ha uno gnomo, la partita finisce: le gemme valgono 1, i diamanti 2, il carbone 0, e ogni tre uguali 1 in più. Un bot gioca contro di te.
learn-say-gems-collect-do = Due rubini e un carbone. Ci stai sopra, e anche su uno smeraldo. Raccogli rubino, rubino, carbone.
learn-say-gems-collect-done = Tre gettoni nella tua pila. Tre gnomi sono tornati, il quarto tiene lo smeraldo. Continua, se vuoi.
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
learn-say-gnomeland-first-spend = Spendi un dado. La fila in basso risponde ai dadi: un 1 suona al Chiosco su 1-2 e porta una moneta. Premi l’1.
learn-say-gnomeland-first-kiosk = Di nuovo. Il 2 risponde allo stesso Chiosco: un’altra moneta. (Il vicino può copiare ogni volta; oggi no.)
learn-say-gnomeland-first-build = Costruisci prima dell’ultimo dado. La Bottega costa 1 moneta e ne dà 2 per dado. Mettila su 3-4, dove suonerà il tuo 3.
learn-say-gnomeland-first-shop = Funziona subito. Spendi il 3: due monete.
learn-say-gnomeland-first-gnome = Manda uno gnomo. La Taverna ha due azioni; uno gnomo per turno. Il furto porta 2 monete.
learn-say-gnomeland-first-mission = Monete in punti. Il Festival prende 4 monete e dà 2 punti. Resta lì per gli altri.
learn-say-gnomeland-first-end = Finisci il turno.
learn-say-gnomeland-first-keep = Tenere o no. Ogni Magazzino può tenere una cosa fino al tuo prossimo turno; il resto è perso. Ti resta una moneta: tienila.
learn-say-gnomeland-first-copy = Tocca a te copiare. Il vicino ha preso un’arma con un 6. Uno dei tuoi gnomi può portarti lo stesso, e poi se ne va. Di’ sì.
learn-say-gnomeland-first-no = Una moneta non vale uno gnomo. L’arma aspetta da parte fino al tuo turno. Rifiuta questa.
learn-say-gnomeland-first-no2 = Tieni gli gnomi. Ne restano tre per la Taverna e le copie, e mancano quattro round. Rifiuta.
learn-say-gnomeland-first-free = Cinque round, questo era il primo. Migliora edifici, assolda mercenari, lancia l’incantesimo e costruisci in alto: i Castelli portano dadi ogni round. Alla fine contano il tracciato e gli edifici in vista. Un bot gioca contro di te.
learn-say-gnomeland-shop-do = Hai tirato 1, 2 e 6 e tenuto 2 monete. Costruisci la Bottega su 1-2.
learn-say-gnomeland-shop-one = Spendi l’1. Due monete.
learn-say-gnomeland-shop-two = Spendi il 2. Altre due.
learn-say-gnomeland-shop-six = Spendi il 6. Un’arma dalla Torre di Guardia.
learn-say-gnomeland-shop-mission = Compi il Torneo. 3 monete e l’arma per 2 punti.
learn-say-gnomeland-shop-done = Due punti. Le due monete rimaste stanno nei Magazzini. Continua, se vuoi.
learn-say-gnomeland-palace-do = Paga una moneta al Palazzo. Hai un dado in più, tirato subito.
learn-say-gnomeland-palace-done = Ora giralo in Castello. Lo spazio ha già lavorato in questo round, quindi niente secondo dado. Se migliori prima di usarlo, il dado del Castello si tira subito.
learn-say-gnomeland-copy-do = Sei Cleo. Anna ha preso mana con un 5 alla Locanda, Bram ha detto no. Manda uno gnomo: copia.
learn-say-gnomeland-copy-done = Non si chiede più a nessuno. Il mana sta da parte ed entra nella scorta quando comincia il tuo turno.
learn-say-gnomeland-scuffle-do = La Zuffa è per le armi. I tuoi dadi nuovi sono 5, 6 e 1. Il 5 suona alla Torre di Guardia: un’arma.
learn-say-gnomeland-scuffle-six = Anche il 6. Una seconda arma.
learn-say-gnomeland-scuffle-one = Tutti i dadi vanno spesi. L’1 porta una moneta, che qui non conta.
learn-say-gnomeland-scuffle-end = Due armi e il tuo gnomo sulla carta: 3. Finisci la tua parte.
learn-say-gnomeland-scuffle-done = Ora tirano gli altri. In quattro ottieni un punto per chi ha meno di te.

# I testi della pagina per Gnomeland.
option-copy_each = Ogni avversario può copiare
option-one_copy = Ogni avversario copia una volta per turno
ended-L-27 = Il quinto round è finito.

# Cose
land-coin = { $count ->
    [one] 1 moneta
   *[other] { $count } monete
 }
land-weapon = { $count ->
    [one] 1 arma
   *[other] { $count } armi
 }
land-mana = { $count } mana
land-trader = { $count ->
    [one] 1 mercante
   *[other] { $count } mercanti
 }
land-soldier = { $count ->
    [one] 1 soldato
   *[other] { $count } soldati
 }
land-wizard = { $count ->
    [one] 1 mago
   *[other] { $count } maghi
 }
land-mercenary = { $count ->
    [one] 1 mercenario qualsiasi
   *[other] { $count } mercenari qualsiasi
 }
land-points = { $count ->
    [one] 1 punto
   *[other] { $count } punti
 }
land-gnomes = { $count ->
    [0] nessuno gnomo a casa
    [one] 1 gnomo a casa
   *[other] { $count } gnomi a casa
 }
land-or = o
land-nothing = niente
land-most = Più
land-most-coin = monete
land-most-weapon = armi
land-most-mana = mana

# Che cosa fanno le carte
land-does-pay = { $pay } per { $gain }
land-build-says = Costa { $pay }: { $gain }
land-source-rulebook = Dal regolamento
land-source-gnomehall = Nostra
land-source-mixed = Dal regolamento, alcune cifre nostre
land-source-owner = Dal mazzo di questo tavolo

# Tracciato, round, sfida
land-track = Tracciato dei punti
land-track-of = { $name } { $count }
land-round = Round { $round }
land-round-of = Round { $round } di { $rounds }
land-contest = Sfida: { $card }
land-contest-later = A fine round: { $cards }
land-contest-note = chi ha più { $what }
land-contest-gnome = Uno gnomo sulla carta: 1 in più
land-contest-done = Fatto

# Missioni, Taverna, Torre
land-missions = Missioni
land-side-base = base
land-side-advanced = avanzate
land-mission-says = Paga { $pay }, ottieni { $gain }
land-mission-done = Completata in questo turno
land-mission-can = Puoi completarla
land-mission-later = Dal round 2: le missioni del round prima, più dure e più ricche.
land-mission-none = Arriva una nuova missione.
land-next = Prossima:
land-next-says = Prossimo round: { $card }. { $what }
land-hexed = { $count ->
    [one] Fattura: 1 punto in meno
   *[other] Fattura: { $count } punti in meno
 }
land-tavern = Taverna
land-tavern-note = uno gnomo a turno
land-gnomes-here = Gnomi qui: { $names }
land-send-can = Puoi mandare uno gnomo
land-tower = Torre
land-tower-note = 1 a round
land-tokens-here = Lanciata da { $names }
land-cast-can = Puoi lanciarla

# Il villaggio
land-your-village = Il tuo villaggio
land-village-of = Villaggio di { $name }
land-points-note = Punti sul tracciato e negli edifici
land-dice = Dadi
land-die = Dado { $face }: { $card }, { $gain }
land-die-can = Dado { $face }: spendilo su { $card } per { $gain }
land-die-spent = Dado { $face }, speso
land-to-roll = Da tirare
land-which-way = Girare il dado in che verso?
land-pool = Riserva
land-aside = Da parte per il tuo prossimo turno: { $what }
land-keep-can = { $what } in riserva. Tienine 1
land-my-mercenaries = I tuoi mercenari
land-have = { $what }, in mano tua
land-play-can = { $what }, in mano tua. Gioca
land-play-note = Gioca: torna a casa e dà 1
land-upper = Fila speciale: ciascuno serve una volta a round
land-lower = Fila comune: risponde ai dadi
land-answers = Risponde a { $faces }
land-space-left = Sinistra
land-space-middle = Centro
land-space-right = Destra
land-keeps = Tiene { $count ->
    [one] 1 risorsa
   *[other] { $count } risorse
 } fino al tuo prossimo turno
land-keeps-short = tiene { $count }
land-stored = In deposito: { $what }
land-pool-of = In riserva: { $what }
land-used = Ha già servito in questo round
land-upgrade-says = Miglioria in { $card }: { $cost }
land-upgrade-can = Puoi migliorarlo in { $card } per { $cost }
land-upgrade-to = Migliora in { $card }
land-spend = Spendi il { $face }
land-pass = Lascia passare ogni copia
land-pass-note = I dadi avversari non sono mai copiati per uno gnomo, e non ti viene chiesto
land-pass-hint = Il menu può farlo ogni volta

# Assoldare, costruire
land-mercenaries = Mercenari
land-mercenaries-note = assolda
land-hire-says = Si assolda per { $cost }; giocato, dà { $gain }
land-hire-for = Per { $cost }
land-hire-which = Assolda: { $card }
land-hire-can = Puoi assoldarne uno
land-left = { $count ->
    [one] ne resta 1
   *[other] ne restano { $count }
 }
land-build = Costruisci
land-build-note = { $count ->
    [one] 1 carta
   *[other] { $count } carte
 }
land-build-none = Tutte le tue carte sono costruite.
land-build-can = Puoi costruirlo
land-build-where = { $card }: dove?
land-kind-standard = Comune, per la fila in basso
land-kind-special = Speciale, per la fila in alto
land-on-dice = Su { $faces }
land-covers = Copre: { $card }.
land-loses-room = Il suo posto è perso.
land-loses-store = Ciò che vi sta è scartato: { $what }.
land-loses-gnomes = { $count ->
    [one] 1 gnomo è rimosso.
   *[other] { $count } gnomi sono rimossi.
 }

# Avversari
land-first = Primo
land-stands = Villaggio: { $what }
land-dice-of = { $count ->
    [0] Nessun dado
    [one] 1 dado: { $faces }
   *[other] { $count } dadi: { $faces }
 }

# Parti del tavolo
land-parts = Parti del tavolo
land-part-village = Villaggio
land-part-cards = Carte
land-part-shop = Costruisci
land-part-others = Altri
land-part-can = cose che puoi fare

# Domande
land-ask-copy = { $name } prende { $what }. Copi?
land-ask-take = { $card }: prendi
land-ask-recruit = { $card }: quale mercenario?
land-ask-pay = { $card }: chi paga?
land-ask-keep = Magazzino ({ $space }): che cosa tieni?
land-ask-settle = { $card }: quale costo paghi?
land-ask-hex = { $card }: su quale missione?
land-ask-shift = { $card }: girare quale dado?
land-ask-reroll = { $card }: ritirare quale dado?
land-copy-do = Copia { $what }
land-copy-cost = { $count ->
    [one] Costa il tuo ultimo gnomo
   *[other] Costa 1 dei tuoi { $count } gnomi
 }
land-copy-pass = Lascia passare
land-makes = fanno { $count }
land-steal = Ruba { $what } a { $name }
land-keep-do = Tieni { $what }
land-keep-none = Non tenere niente
land-keep-have = { $count } in riserva
land-hex-now = ora dà { $count }
land-reroll-die = Ritira il { $face }
land-enough = Basta

# La barra del turno
land-say-dice = { $count ->
    [one] 1 dado da spendere prima di finire il turno.
   *[other] { $count } dadi da spendere prima di finire il turno.
 }
land-say-mission = Tutti i dadi sono spesi. Si può completare una missione.
land-say-end = Tutti i dadi sono spesi. Usa ciò che resta, o finisci il turno.
land-say-contest = { $card }: { $count ->
    [one] 1 dado da spendere.
   *[other] { $count } dadi da spendere.
 }
land-say-contest-end = { $card }: usa ciò che vuoi, poi hai fatto.
land-title-copy = { $name } prende { $what }
land-say-copy = Copiare per uno gnomo?
land-say-take = { $card }: prendi.
land-say-recruit = Scegli un mercenario.
land-say-pay = Scegli il mercenario che paga.
land-say-keep = Magazzino ({ $space }): tieni una cosa fino al tuo prossimo turno, o niente.
land-say-settle = Scegli quale costo paghi.
land-say-hex = Scegli una missione per la fattura.
land-say-shift = Scegli un dado da girare.
land-say-reroll = Scegli un dado da ritirare.
land-end-turn = Fine turno
land-sure-house = { $count ->
    [one] Questo copre { $card }: lo gnomo che c’è ancora è rimosso.
   *[other] Questo copre { $card }: i { $count } gnomi che ci sono ancora sono rimossi.
 }
land-sure-store = Questo copre { $card }: ciò che vi sta è scartato ({ $what }).
land-sure-end = Potresti ancora completare: { $cards }.

# La fine
land-houses = Edifici in vista
land-no-steps = Nessun passo sul tracciato dei punti.

# Pagina per imparare
learn-part-gnomeland = { $part ->
    [name] nome
    [cost] costo
    [effect] effetto
    [flavour] parole
    [points] punti
    [base] lato base
    [advanced] lato avanzato
    [hire] costo d’ingaggio
    [gives] che cosa dà
   *[other] { $part }
 }
learn-kind-gnomeland-village = Stampato sul villaggio
learn-kind-gnomeland-standard = Edifici standard
learn-kind-gnomeland-special = Edifici speciali
learn-kind-gnomeland-mercenary = Mercenari
learn-kind-gnomeland-mission = Missioni
learn-kind-gnomeland-action = Azioni
learn-kind-gnomeland-spell = Incantesimi
learn-first-gnomeland = Spendi dadi, costruisci una bottega, compi una missione, copia un vicino. Poi continui liberamente.
learn-copy-1 = Qualcuno spende un dado
learn-copy-2 = Il tuo gnomo ti porta lo stesso
learn-land-standard = standard avanzato
learn-land-special = speciale base
learn-land-special-2 = speciale avanzato
learn-say-gnomeland-first-spend = Spendi un dado. La fila in basso risponde ai dadi: un 1 sveglia il Chiosco su 1-2 e porta una moneta. Premi l’1.
learn-say-gnomeland-first-kiosk = Di nuovo. Il 2 risponde allo stesso Chiosco: un’altra moneta. (Il vicino può copiare ogni volta; oggi no.)
learn-say-gnomeland-first-build = Costruisci prima dell’ultimo dado. La Bottega costa 1 moneta e ne dà 2 per dado. Mettila su 3-4, dove il tuo 3 la sveglia.
learn-say-gnomeland-first-shop = Funziona subito. Spendi il 3: due monete.
learn-say-gnomeland-first-gnome = Manda uno gnomo. La Taverna ha due azioni; uno gnomo per turno. Il furto porta 2 monete.
learn-say-gnomeland-first-mission = Monete in punti. Il Festival prende 4 monete e dà 2 punti. Resta lì per gli altri.
learn-say-gnomeland-first-end = Finisci il turno.
learn-say-gnomeland-first-keep = Tenere o no. Ogni Magazzino può tenere una cosa fino al tuo prossimo turno; il resto è perso. Ti resta una moneta: tienila.
learn-say-gnomeland-first-copy = Tocca a te copiare. Il vicino ha preso un’arma con un 6. Uno dei tuoi gnomi può portarti lo stesso, e poi se ne va. Premi Copia.
learn-say-gnomeland-first-no = Una moneta non vale uno gnomo. L’arma aspetta da parte fino al tuo turno. Premi Lascia passare.
learn-say-gnomeland-first-no2 = Tieni gli gnomi. Ne restano tre per la Taverna e le copie, e mancano quattro round. Premi Lascia passare.
learn-say-gnomeland-first-free = Cinque round, questo era il primo. Migliora edifici, assolda mercenari, lancia l’incantesimo e costruisci in alto: i Castelli portano dadi ogni round. Alla fine contano il tracciato e gli edifici in vista. Un bot gioca contro di te.
learn-say-gnomeland-shop-do = Hai tirato 1, 2 e 6 e tenuto 2 monete. Costruisci la Bottega su 1-2.
learn-say-gnomeland-shop-one = Spendi l’1. Due monete.
learn-say-gnomeland-shop-two = Spendi il 2. Altre due.
learn-say-gnomeland-shop-six = Spendi il 6. Un’arma dalla Torre di Guardia.
learn-say-gnomeland-shop-mission = Compi il Torneo. 3 monete e l’arma per 2 punti.
learn-say-gnomeland-shop-done = Due punti. Le due monete rimaste stanno nei Magazzini. Continua, se vuoi.
learn-say-gnomeland-palace-do = Paga una moneta al Palazzo. Hai un dado in più, tirato subito.
learn-say-gnomeland-palace-done = Ora giralo in Castello. Lo spazio ha già lavorato in questo round, quindi niente secondo dado. Se migliori prima di usarlo, il dado del Castello si tira subito.
learn-say-gnomeland-copy-do = { $seat0 } ha preso mana con un 5 alla Locanda, { $seat1 } ha detto no. Ora tocca a te. Manda uno gnomo: copia.
learn-say-gnomeland-copy-done = Per questo dado non si chiede più a nessuno. Il mana sta da parte ed entra nella scorta quando comincia il tuo turno.
learn-say-gnomeland-scuffle-do = La Zuffa è per le armi. I tuoi dadi nuovi sono 5, 6 e 1. Il 5 sveglia la Torre di Guardia: un’arma.
learn-say-gnomeland-scuffle-six = Anche il 6. Una seconda arma.
learn-say-gnomeland-scuffle-one = Tutti i dadi vanno spesi. L’1 porta una moneta, che qui non conta.
learn-say-gnomeland-scuffle-end = Due armi e il tuo gnomo sulla carta: 3. Finisci la tua parte.
learn-say-gnomeland-scuffle-done = Ora tirano gli altri. In quattro ottieni un punto per chi ha meno di te.

# Foglio dei punti
scorer-track = Tracciato dei punti
scorer-land-standard = Fila in basso: edifici standard
scorer-land-special = Fila in alto: edifici speciali
scorer-side = { $base } o { $advanced }
scorer-not-built = Non costruito
scorer-side-points = { $name } (+{ $points })
scorer-tie-gnomeland-buildings = { $points } a testa. Decidono più punti in edifici: { $first } { $a }, { $second } { $b }.
scorer-part-gnomeland-buildings = Edifici: { $points }
scorer-part-gnomeland-track = Tracciato dei punti: { $points }

# Editor delle carte
editor-group-gnomeland-standard = Edifici standard
editor-group-gnomeland-special = Edifici speciali
editor-group-gnomeland-mission-base = Missioni, lato base
editor-group-gnomeland-mission-advanced = Missioni, lato avanzato
editor-group-gnomeland-action = Azioni
editor-group-gnomeland-spell = Incantesimi
editor-group-gnomeland-mercenary = Mercenari
editor-field-cost = Costo
editor-field-pay = Paga
editor-field-gain = Dà
editor-field-effect = Effetto
editor-field-hire = Ingaggiare per
editor-word = { $word ->
    [coin] Monete
    [weapon] Armi
    [mana] Mana
    [trader] Mercanti
    [soldier] Soldati
    [wizard] Maghi
    [mercenary] Qualsiasi mercenario
    [points] Punti
   *[other] Niente
 }
editor-way = Modo { $n }
editor-does-gain = Dà
editor-does-choice = Dà a scelta
editor-does-extra_die = Dadi in più
editor-does-reroll = Ritirare
editor-does-shift = Girare un dado
editor-does-recall = Richiamare uno gnomo
editor-does-hex = Toglie punti a una missione
editor-does-curse = Prendere, o rubare
editor-does-contest = Una sfida
editor-reroll-one = un dado
editor-reroll-any = quanti dadi vuoi

# La sala
finale-gnomeland = I villaggi
about-by-gnomeland =
    Autore: Stefano Castelli. 2018.

# Looking at a card
land-look-cost = Costo
land-look-points = Punti
land-look-points-note = Contano alla fine, finché l’edificio è in vista
land-look-row = Fila
land-look-lower = Fila in basso: agisce con ogni dado che mostra il suo numero
land-look-upper = Fila in alto: agisce una volta per round
land-look-keeps = Conserva
land-look-keeps-note = Ciò che non è in un Magazzino a fine turno è perso. Coperto, non conserva nulla
land-look-store = In deposito
land-look-gnomes = Gnomi
land-look-gnomes-note = Uno per turno va alla Taverna, o copia il dado di un altro; entrambi escono dal gioco
land-look-upgrade = Miglioria
land-look-upgrade-note = Poi: { $gain }, { land-points-n }
land-points-n = { $points ->
    [one] 1 punto
   *[other] { $points } punti
 }
land-look-base = Tutti possono compierla, una volta per turno. Al prossimo round mostra il lato avanzato
land-look-advanced = Tutti possono compierla, una volta per turno. Se ne va a fine round
land-look-hex = Maleficio
land-look-send = Costa uno gnomo, rimosso a fine round. Uno gnomo per turno
land-look-cast = Una volta per round; il tuo segnalino resta lì
land-look-here = Già qui
land-look-contest = Sfida
land-look-left = Nel mazzo
land-look-help-dice = I dadi su { $cards } ne portano.
land-look-help-play = Gioca il tuo mercenario: { $card }.
land-look-help-later = In un turno successivo, dadi su { $cards } lo portano.
land-look-help-hire = Assolda un mercenario di quel tipo.
land-look-help-other = Un mercenario giocato, la Taverna o un edificio che lo dia.
land-deal-gnome = Uno dei tuoi gnomi, che non torna a casa.
land-deal-fixed = { $count ->
    [1] si lancia un dado.
   *[other] si lanciano { $count } dadi.
 }
land-look-contest-says = A fine round tutti ritirano; chi ha più { $what } vince punti
land-look-contest-note = { $each } punti per ogni giocatore che ne ha meno. Uno gnomo qui vale 1 in più. Ciò che si tira o spende è perso

# What just happened
land-banner-contest = { $card }: { $sums }
land-banner-nobody = Tutti hanno lo stesso: nessun punto.
land-banner-contest-foot = { $each ->
    [one] 1 punto
   *[other] { $each } punti
 } per ogni giocatore che ne ha meno. Ciò che è stato tirato o speso è perso.
land-banner-last = Ultimo round
land-banner-first = Comincia: { $name }, in testa sul tracciato.
land-log-gain = + { $what }
land-log-gain-of = { $name }: + { $what }
land-log-paid = − { $what }
land-log-lost = { $name }: { $what } in meno. Nessun posto in un Magazzino.
land-log-lost-contest = { $name }: { $what } perso con la sfida.
land-log-taken = { $name }: − { $what }
land-log-rolled = Dadi: { $faces }
land-log-declined = Nessuna copia: { $names }
land-loses = { $count ->
    [one] Finire ora perde 1 risorsa
   *[other] Finire ora perde { $count } risorse
 }: { $room ->
    [0] nessun Magazzino ha posto
    [one] un Magazzino ne conserva 1
   *[other] i Magazzini ne conservano { $room }
 }.
land-track-later = Gli edifici si aggiungono alla fine
land-build-below = Altre sotto
land-parts-of = tracciato { $track }, edifici { $buildings }

# Help at the table
guide-gnomeland-goal = In cinque round trasforma i dadi in monete, armi e mana, e questi in missioni ed edifici. Vince chi ha più punti sul tracciato e nel villaggio.
guide-gnomeland-ends = La partita finisce dopo il round 5; allora si aggiungono i punti degli edifici.
guide-gnomeland-do-spend = Un dado: sveglia l’edificio in basso con il suo numero, e prendi ciò che dà. Prima i dadi: vanno spesi tutti.
guide-gnomeland-do-take = Scegli che cosa dà l’edificio: prendi ciò che chiede la prossima missione o costruzione.
guide-gnomeland-do-hire = Un mercenario: paga ora, tienilo quanto vuoi, e poi dà 1 della sua risorsa. Un modo di risparmiare oltre il turno.
guide-gnomeland-do-play = Gioca un mercenario: torna e dà 1 moneta, arma o mana. Utile se ne manca uno solo.
guide-gnomeland-do-build = Costruisci: paga e copri uno spazio del villaggio. Un edificio migliore dà di più a ogni dado, e alcuni sono punti.
guide-gnomeland-do-upgrade = Migliora: paga e gira l’edificio. Il lato avanzato dà di più e vale punti.
guide-gnomeland-do-use = Un edificio speciale in alto: usalo una volta per round, come dice.
guide-gnomeland-do-complete = Una missione: paga ciò che sta a sinistra della freccia, e i punti sono subito tuoi. La via più sicura.
guide-gnomeland-do-send = La Taverna: uno gnomo per turno ci va per ciò che dà la carta. Non torna.
guide-gnomeland-do-cast = L’incantesimo: paga, una volta per round, per ciò che fa.
guide-gnomeland-do-end = Fine turno: ciò che i Magazzini non tengono è perso; prima spendi ciò che puoi.
guide-gnomeland-do-copy = Copia: uno dei tuoi gnomi esce dal gioco, e ricevi le stesse risorse. Aspettano il tuo turno. Utile per ciò che i dadi non hanno portato.
guide-gnomeland-do-keep = Tieni: ogni Magazzino tiene una cosa per il prossimo round. Il resto è perso.
guide-gnomeland-do-dice = Gira o ritira un dado: punta all’edificio le cui risorse ti mancano.
guide-gnomeland-do-pay = Scegli come pagare: dai ciò che ti serve meno.
guide-gnomeland-do-hex = Scegli la missione: dà a tutti 2 punti in meno in questo round.
sign-gnomeland-arrow = La freccia: a sinistra ciò che paghi, a destra ciò che ricevi.
sign-gnomeland-rows = Fila in basso: lavora quando spendi un dado col suo numero. In alto: senza dado; gli edifici speciali una volta per round.
sign-gnomeland-points = L’esagono rosso: punti. Di una missione subito, di un edificio alla fine.
sign-gnomeland-contest = Una sfida: tutti ritirano e contano armi o mana. Ottieni 3, 2 o 1 punti (2, 3 o 4 giocatori) per ogni giocatore sotto di te; ciò che si è contato è andato.
sign-gnomeland-lost = Fine turno: ogni Magazzino tiene una cosa, tutto il resto è perso.
sign-gnomeland-home = I tuoi gnomi non tornano: chi copia o va alla Taverna esce dal gioco. Solo una carta di richiamo ne riporta uno.
sign-gnomeland-starts = Chi comincia: chi guida il tracciato comincia il prossimo round.
sign-gnomeland-goods = Moneta, arma, mana: le tre risorse che pagano tutto.
sign-gnomeland-hired = Mercante, soldato, mago: mercenari. Ognuno dà 1 moneta, arma o mana.
sign-gnomeland-die = Dadi piccoli su un edificio: i numeri a cui risponde. “+1” accanto a un dado: un dado in più.
sign-gnomeland-track = Il tracciato conta missioni e sfide; i punti degli edifici si aggiungono alla fine, perciò il pannello può mostrare di più.
# Pictures of the rules
picture-gnomeland-idea-dice = I dadi svegliano gli edifici
picture-gnomeland-idea-goods = I beni diventano punti
picture-gnomeland-round-first = Chi è in testa comincia
picture-gnomeland-round-dice = Tutti tirano
picture-gnomeland-round-spend = Un turno a testa, poi le sfide
picture-gnomeland-contest-held = Uno gnomo sulla carta: si tiene
picture-gnomeland-contest-roll = Ritira, fai armi o mana
picture-gnomeland-contest-prize = I più forti prendono i punti

# Che cosa avrebbe aiutato di più, alla fine
helped-gnomeland-score-track = Più passi sul tracciato dei punti avrebbero aiutato di più: { $name } ci ha fatto { $theirs ->
    [one] { $theirs } punto
   *[other] { $theirs } punti
 }, tu { $mine }.
helped-gnomeland-score-standard = Più migliorie nella fila in basso avrebbero aiutato di più: { $name } ne ha tratto { $theirs ->
    [one] { $theirs } punto
   *[other] { $theirs } punti
 }, tu { $mine }.
helped-gnomeland-score-special = Più edifici speciali nella fila in alto avrebbero aiutato di più: { $name } ne ha tratto { $theirs ->
    [one] { $theirs } punto
   *[other] { $theirs } punti
 }, tu { $mine }.

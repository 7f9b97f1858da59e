# Le mosse, come le racconta il diario
gnomeland-move-roll = Un dado mostra { $die }
gnomeland-move-reveal = Si scopre { $card }
gnomeland-move-spend = { $who } spende un { $die }
gnomeland-move-play = { $who } gioca un mercenario: { $card }
gnomeland-move-build = { $who } costruisce { $card } ({ $space })
gnomeland-move-upgrade = { $who } migliora { $card }
gnomeland-move-complete = { $who } compie { $card }
gnomeland-move-send = { $who } manda uno gnomo a { $card }
gnomeland-move-cast = { $who } lancia { $card }
gnomeland-move-use = { $who } usa { $card }
gnomeland-move-end = { $who } ha finito
gnomeland-move-copy = { $who } manda uno gnomo a copiare
gnomeland-move-decline = { $who } non copia
gnomeland-move-recruit = { $who } prende un mercenario: { $card }
gnomeland-move-pay = { $who } paga con un mercenario: { $card }
gnomeland-move-keep = { $who } tiene { $what }
gnomeland-move-keep-none = { $who } lascia vuoto un Magazzino
gnomeland-move-hex = { $who } getta una fattura su { $card }
gnomeland-move-steal = { $who } ruba { $what } dal Magazzino di un altro
gnomeland-move-raise = { $who } alza un { $die } di uno
gnomeland-move-lower = { $who } abbassa un { $die } di uno
gnomeland-move-reroll = { $who } ritira un { $die }
gnomeland-move-enough = { $who } tiene gli altri dadi
gnomeland-move-add = { $who } usa { $what } da un Magazzino
gnomeland-move-settle = { $who } paga il { $which ->
    [first] primo
   *[second] secondo
 } di due costi
gnomeland-move-hire = { $who } assolda { $card } per { $cost }
gnomeland-move-take = { $who } prende { $what }

# Le stesse, raccontate a chi le ha fatte
gnomeland-own-spend = Spendi un { $die }
gnomeland-own-play = Giochi un mercenario: { $card }
gnomeland-own-build = Costruisci { $card } ({ $space })
gnomeland-own-upgrade = Migliori { $card }
gnomeland-own-complete = Compi { $card }
gnomeland-own-send = Mandi uno gnomo a { $card }
gnomeland-own-cast = Lanci { $card }
gnomeland-own-use = Usi { $card }
gnomeland-own-end = Hai finito
gnomeland-own-copy = Mandi uno gnomo a copiare
gnomeland-own-decline = Non copi
gnomeland-own-recruit = Prendi un mercenario: { $card }
gnomeland-own-pay = Paghi con un mercenario: { $card }
gnomeland-own-keep = Tieni { $what }
gnomeland-own-keep-none = Lasci vuoto un Magazzino
gnomeland-own-hex = Getti una fattura su { $card }
gnomeland-own-steal = Rubi { $what } dal Magazzino di un altro
gnomeland-own-raise = Alzi un { $die } di uno
gnomeland-own-lower = Abbassi un { $die } di uno
gnomeland-own-reroll = Ritiri un { $die }
gnomeland-own-enough = Tieni gli altri dadi
gnomeland-own-add = Usi { $what } da un Magazzino
gnomeland-own-settle = Paghi il { $which ->
    [first] primo
   *[second] secondo
 } di due costi
gnomeland-own-hire = Assoldi { $card } per { $cost }
gnomeland-own-take = Prendi { $what }

# Pulsanti
gnomeland-do-roll = { $die }
gnomeland-do-reveal = { $card }
gnomeland-do-spend = Spendi un { $die }
gnomeland-do-play = Gioca { $card }
gnomeland-do-build = Costruisci { $card } ({ $space })
gnomeland-do-upgrade = Migliora { $card }
gnomeland-do-complete = Compi { $card }
gnomeland-do-send = Gnomo a { $card }
gnomeland-do-cast = Lancia { $card }
gnomeland-do-use = Usa { $card }
gnomeland-do-end = Fatto
gnomeland-do-copy = Copia (uno gnomo)
gnomeland-do-decline = Non copiare
gnomeland-do-recruit = Prendi { $card }
gnomeland-do-pay = Paga con { $card }
gnomeland-do-keep = Tieni { $what }
gnomeland-do-keep-none = Non tenere niente
gnomeland-do-hex = Fattura su { $card }
gnomeland-do-steal = Ruba { $what } al giocatore { $seat }
gnomeland-do-raise = Alza { $die }
gnomeland-do-lower = Abbassa { $die }
gnomeland-do-reroll = Ritira { $die }
gnomeland-do-enough = Basta
gnomeland-do-add = Usa { $what } da un Magazzino
gnomeland-do-settle = Paga il { $which ->
    [first] primo
   *[second] secondo
 } costo
gnomeland-do-hire = Assolda { $card } ({ $cost })
gnomeland-do-take = Prendi { $what }

# Cose
gnomeland-coin = { $count ->
    [one] 1 moneta
   *[other] { $count } monete
 }
gnomeland-weapon = { $count ->
    [one] 1 arma
   *[other] { $count } armi
 }
gnomeland-mana = { $count } mana
gnomeland-trader = { $count ->
    [one] 1 mercante
   *[other] { $count } mercanti
 }
gnomeland-soldier = { $count ->
    [one] 1 soldato
   *[other] { $count } soldati
 }
gnomeland-wizard = { $count ->
    [one] 1 mago
   *[other] { $count } maghi
 }
gnomeland-mercenary = { $count ->
    [one] 1 mercenario qualsiasi
   *[other] { $count } mercenari qualsiasi
 }
gnomeland-points = { $count ->
    [one] 1 punto
   *[other] { $count } punti
 }
gnomeland-left = sinistra
gnomeland-middle = centro
gnomeland-right = destra
gnomeland-or = o
gnomeland-nothing = niente

# Che cosa dicono le carte
gnomeland-text-pay = paga { $pay }: { $gain }
gnomeland-text-upgrade = su { $base }
gnomeland-text-extra-die = { $count ->
    [one] 1 dado in più
   *[other] { $count } dadi in più
 }
gnomeland-text-reroll-one = ritira 1 dado non speso
gnomeland-text-reroll-any = ritira quanti dadi non spesi vuoi
gnomeland-text-shift = { $sign } su 1 dado non speso
gnomeland-text-recall = { $count ->
    [one] torna 1 gnomo rimosso
   *[other] tornano { $count } gnomi rimossi
 }
gnomeland-text-hex = { $count ->
    [one] il tuo segnalino su una missione: 1 punto in meno per tutti, in questo round
   *[other] il tuo segnalino su una missione: { $count } punti in meno per tutti, in questo round
 }
gnomeland-text-curse = { $gain }, oppure ruba { $steal } da un Magazzino
gnomeland-text-contest = sfida di { $resource ->
    [coin] monete
    [weapon] armi
   *[mana] mana
 } alla fine del round
gnomeland-text-keeps = tiene { $count ->
    [one] 1 risorsa
   *[other] { $count } risorse
 }
gnomeland-text-gnomes = { $count ->
    [one] casa di 1 gnomo
   *[other] casa di { $count } gnomi
 }

# Dove un suggerimento fa guardare, secondo la parola della mossa
gnomeland-look-spend = i tuoi dadi
gnomeland-look-raise = i tuoi dadi
gnomeland-look-lower = i tuoi dadi
gnomeland-look-reroll = i tuoi dadi
gnomeland-look-enough = i tuoi dadi
gnomeland-look-play = i tuoi mercenari
gnomeland-look-pay = i tuoi mercenari
gnomeland-look-hire = i mercenari da assoldare
gnomeland-look-recruit = i mercenari da assoldare
gnomeland-look-build = gli edifici che puoi costruire
gnomeland-look-upgrade = gli edifici del tuo villaggio
gnomeland-look-use = i tuoi edifici speciali
gnomeland-look-complete = le missioni
gnomeland-look-hex = le missioni
gnomeland-look-send = la Taverna
gnomeland-look-cast = la Torre del Mago
gnomeland-look-copy = il dado appena speso
gnomeland-look-decline = il dado appena speso
gnomeland-look-keep = i tuoi Magazzini
gnomeland-look-add = i tuoi Magazzini
gnomeland-look-steal = i Magazzini degli altri
gnomeland-look-take = che cosa offre la carta
gnomeland-look-settle = quanto costa la carta
gnomeland-look-end = la fine del tuo turno

# Perché no?
gnomeland-why-over = La partita è finita.
gnomeland-why-wait = Aspetta: un dado rotola, o si scopre una carta.
gnomeland-why-no-roll = I dadi cadono a caso.
gnomeland-why-no-card-now = Nessun giocatore scopre carte di questo mazzo; lo fa il caso tra un round e l’altro.
gnomeland-why-card-gone = Quella carta è già stata scoperta.
gnomeland-why-question = Rispondi prima alla domanda aperta.
gnomeland-why-not-asked = Ora non puoi scegliere questo.
gnomeland-why-no-copy = Non c’è ora un dado avversario da copiare.
gnomeland-why-runaway = Questo turno ha già { $moves } acquisti e usi, il massimo possibile: chiudilo.
gnomeland-why-no-die = Non hai un dado non speso che mostri { $result }.
gnomeland-why-no-shift = La carta non gira i dadi da quella parte.
gnomeland-why-no-enough = Scegli prima un dado da ritirare.
gnomeland-why-reroll-order = I dadi da ritirare si nominano dal più basso in su; questo è passato.
gnomeland-why-no-dice = Non c’è un dado non speso da cambiare.
gnomeland-why-dice-left = Spendi prima tutti i dadi, anche per niente.
gnomeland-why-cost = Per il costo manca: { $missing }.
gnomeland-why-none-left = { $kind ->
    [trader] Nessun mercante
    [soldier] Nessun soldato
   *[wizard] Nessun mago
 } è rimasto nel mazzo.
gnomeland-why-no-mercenary = { $kind ->
    [trader] Non hai mercanti.
    [soldier] Non hai soldati.
   *[wizard] Non hai maghi.
 }
gnomeland-why-no-mercenary-to-take = Non c’è ora un mercenario da prendere.
gnomeland-why-mercenaries = Per il costo manca: { $missing }. I mercenari si possono assoldare.
gnomeland-why-not-offered = La carta non lo offre.
gnomeland-why-no-theft = La carta non ruba questo.
gnomeland-why-not-from-there = A quel posto non c’è nessun altro a cui rubare.
gnomeland-why-nothing-stored = { $kind ->
    [coin] Nessuna moneta
    [weapon] Nessuna arma
   *[mana] Nessun mana
 } è in quel Magazzino.
gnomeland-why-not-in-pool = { $kind ->
    [coin] Nessuna moneta
    [weapon] Nessuna arma
   *[mana] Nessun mana
 } è nella tua riserva.
gnomeland-why-keep-order = Ciò che un Magazzino tiene si nomina nell’ordine moneta, arma, mana; questo è passato.
gnomeland-why-built = Hai già costruito quella carta; ciò che è coperto non torna.
gnomeland-why-covered = Quell’edificio è coperto: è fuori dal gioco.
gnomeland-why-upgraded = Quell’edificio mostra già il lato avanzato.
gnomeland-why-not-built = Non l’hai ancora costruito.
gnomeland-why-no-mission = Quella missione non è in vista.
gnomeland-why-done = Hai già compiuto quella missione in questo turno; ogni missione una volta per turno.
gnomeland-why-no-action = Quell’azione non è nella Taverna.
gnomeland-why-one-gnome = Hai già mandato uno gnomo in questo turno; uno gnomo per turno.
gnomeland-why-no-gnome = Non hai più gnomi.
gnomeland-why-no-spell = Quell’incantesimo non è nella Torre del Mago.
gnomeland-why-one-spell = Hai già lanciato l’incantesimo in questo round; una volta per round.
gnomeland-why-no-removed = Nessuno dei tuoi gnomi è stato rimosso.
gnomeland-why-not-here = Quell’edificio non è nel tuo villaggio.
gnomeland-why-lasting = Porta il suo dado da solo, all’inizio di ogni round.
gnomeland-why-used = Il suo spazio ha già lavorato in questo round; lavorerà di nuovo nel prossimo.
gnomeland-why-contest = In una sfida puoi solo spendere dadi, usare edifici speciali e Magazzini, e giocare mercenari.
gnomeland-why-wrong-resource = Né questa sfida né un tuo edificio che possa ancora lavorare chiede { $kind ->
    [coin] monete
    [weapon] armi
   *[mana] mana
 }.
gnomeland-why-nothing-to-add = { $kind ->
    [coin] Nessuna moneta
    [weapon] Nessuna arma
   *[mana] Nessun mana
 } si trova nei tuoi Magazzini.
gnomeland-why-no-contest = Ciò che è in un Magazzino si spende da sé quando paghi. Toglierlo serve solo nelle sfide.

# Di che cosa avverte un mazzo di carte
gnomeland-warn-hire = Assoldare e giocare { $cards } rende qualcosa ogni volta, quindi un turno potrebbe non finire mai. Dopo { $most } acquisti e usi si può solo chiuderlo.
gnomeland-warn-dice = Un dado speso su { $cards } porta un altro dado, quindi un turno potrebbe non finire mai. Dopo { $most } acquisti e usi si può solo chiuderlo.
gnomeland-warn-number = Questo mazzo ha { $count } { $kind ->
    [standard] edifici normali
    [special] edifici speciali
    [mission] missioni
    [action] azioni
   *[spell] incantesimi
 }; il gioco stampato ne ha { $printed }.

# Punti
gnomeland-score-track = sul tracciato dei punti
gnomeland-score-standard = { $count ->
    [one] 1 edificio normale avanzato
   *[other] { $count } edifici normali avanzati
 }
gnomeland-score-special = { $count ->
    [one] 1 edificio speciale
   *[other] { $count } edifici speciali
 }

# Perché un suggerimento propone una mossa
gnomeland-hint-score-track = Sali sul tracciato: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 }.
gnomeland-hint-score-standard = L’edificio vale punti alla fine: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 }.
gnomeland-hint-score-special = L’edificio speciale vale punti alla fine: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 }.
gnomeland-hint-spend = Porta risorse utili ora.
gnomeland-hint-take = È ciò che ti manca di più.
gnomeland-hint-hire = Ciò che paghi andrebbe perso a fine turno; il mercenario resta.
gnomeland-hint-end = Non resta niente di meglio in questo turno.
gnomeland-hint-copy = Queste risorse valgono per te più di uno gnomo a casa.
gnomeland-hint-decline = Il tuo gnomo varrà di più dopo.
gnomeland-hint-send = Questa carta ora vale uno gnomo.
gnomeland-hint-build = Dà di più a ogni dado d’ora in poi.
gnomeland-hint-keep = Potrai usarlo nel prossimo round.

## Che cosa fanno le carte, accanto ai segni
terminal-gnomeland-or = { $one } o { $other }
terminal-gnomeland-steal = { $one } o rubarne uno
terminal-gnomeland-extra-die = { $count ->
    [one] +1 dado
   *[other] +{ $count } dadi
 }
terminal-gnomeland-reroll = { $dice ->
    [any] ritirare dei dadi
   *[one] ritirare 1 dado
 }
terminal-gnomeland-shift = { $sign } su un dado
terminal-gnomeland-recall = { $count ->
    [one] torna uno gnomo
   *[other] tornano { $count } gnomi
 }
terminal-gnomeland-nothing = niente
terminal-gnomeland-hex = una missione dà { $points } in meno
terminal-gnomeland-contest = gara di { $what }

# La plancia
terminal-gnomeland-missions = missioni
terminal-gnomeland-advanced = avanzate
terminal-gnomeland-next = prossima
terminal-gnomeland-next-round = prossimo round
terminal-gnomeland-tavern = taverna
terminal-gnomeland-tower = torre
terminal-gnomeland-mercenaries = mercenari
terminal-gnomeland-hire = assoldare { $what }
terminal-gnomeland-done = fatta in questo turno
terminal-gnomeland-hexed = fattura -{ $points }
terminal-gnomeland-sign = { $word ->
    [coin] moneta
    [weapon] arma
    [mana] mana
    [trader] mercante
    [soldier] soldato
    [wizard] mago
    [mercenary] a scelta
   *[points] punti
 }
terminal-gnomeland-dealt = { $step ->
    [first] chi è il primo?
   *[cards] si danno le carte
 }
terminal-gnomeland-round = round { $round } di { $rounds }, primo { $name }
terminal-gnomeland-in-contest = { $title }: una gara

# Un villaggio
terminal-gnomeland-built = + { $count } in edifici
terminal-gnomeland-to-roll = { $count } da tirare
terminal-gnomeland-pool = riserva { $what }
terminal-gnomeland-aside = da parte { $what }
terminal-gnomeland-has = ha { $what }
terminal-gnomeland-holds = contiene { $what }
terminal-gnomeland-keeps = tiene { $count }
terminal-gnomeland-used = usato
gnomeland-goal-missions = Completa due missioni in questo turno.
gnomeland-goal-mission = Completa una missione in questo turno.
gnomeland-goal-upgrade = Gira uno dei tuoi edifici in questo turno.
gnomeland-goal-building = Costruisci qualcosa in questo turno.
gnomeland-goal-village = Fai valere ai tuoi edifici più punti che puoi in questo turno.
gnomeland-goal-mercenaries = Abbi più mercenari che puoi alla fine di questo turno.
gnomeland-idea-first = Prima costruisci, poi spendi il dado.
gnomeland-idea-hire = Un mercenario assoldato ora può servire subito.
gnomeland-idea-leave = La prima missione che puoi completare non è sempre quella giusta.
gnomeland-idea-die = Cambia un dado prima di spenderlo.
gnomeland-idea-magic = L'incantesimo o un edificio speciale apre la strada.

# Che cosa misurano gli scopi degli scenari
gnomeland-fact-score = punti sul tracciato
gnomeland-fact-building-points = punti degli edifici
gnomeland-fact-buildings = edifici
gnomeland-fact-upgraded = edifici migliorati
gnomeland-fact-coins = monete
gnomeland-fact-weapons = armi
gnomeland-fact-mana = mana
gnomeland-fact-traders = mercanti
gnomeland-fact-soldiers = soldati
gnomeland-fact-wizards = maghi
gnomeland-fact-gnomes = gnomi da inviare

# What is wrong in a card file
gnomeland-mistake-one-row = I suoi spazi devono stare in una sola fila.
gnomeland-mistake-six-spaces = Le case stampate devono occupare ciascuno dei sei spazi una volta.
gnomeland-mistake-one-house = Una casa stampata, su uno spazio, deve avere gnomi.
gnomeland-mistake-same-id = I due lati di una carta hanno lo stesso id.
gnomeland-mistake-three-of-each = Ci devono essere almeno 3 edifici normali e 3 speciali.

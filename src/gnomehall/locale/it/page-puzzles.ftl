# Rompicapi

# Scelta
puzzle-choose-text = Un rompicapo al giorno per ogni gioco, lo stesso per tutti: facile il lunedì, difficile la domenica.
puzzle-none = Qui non ci sono ancora rompicapi.
puzzle-open-file = Apri un file di rompicapo
puzzle-file-wrong = Questo non è un file di rompicapo.
puzzle-solve = Risolvi quello di oggi
puzzle-solved-today = Risolto oggi
puzzle-row = { $count ->
    [one] { $count } giorno di fila
   *[other] { $count } giorni di fila
 }
puzzle-all = Tutti i rompicapi
puzzle-cannot = Questo rompicapo non si apre

# Il compito
puzzle-task = Il compito
puzzle-number = numero { $n }
puzzle-of-day = { $day }, { $number }
puzzle-made = Tratto da una partita
puzzle-difficulty = Difficoltà { $n } su 5
puzzle-found = I bot la trovano nel { $share } dei casi
puzzle-about-count = Tocca a te. Hai { $start } e puoi arrivare a { $value } senza fortuna.
puzzle-about-expect = Tocca a te. Hai { $start }; la linea migliore porta a { $value } in media.
puzzle-about-odds = Tocca a te. La linea migliore riesce nel { $odds } dei casi.
puzzle-about-turn = Tocca a te. Si può fare, senza fortuna.
puzzle-about-chance = Tocca a te. Si può fare, qualunque cosa porti il caso.
puzzle-about-end = Tocca a te. È sicuro, se giochi bene.
puzzle-about-worth = Conta come dicono le regole. Vale la prima risposta.
puzzle-steps = Passi della risposta
puzzle-right = Giusto
puzzle-wrong = Sbagliato
puzzle-yours = La tua mossa
puzzle-closed = Non ancora trovato
puzzle-got = { $got } di { $of } trovati

# La barra
puzzle-move-n = La tua mossa, { $n } di { $of }
puzzle-move-open = La tua mossa, numero { $n }
puzzle-solved = Risolto!
puzzle-out-of-reach = Ora è fuori portata
puzzle-failed = Il turno è finito
puzzle-not-it = Non è così
puzzle-count-again = Conta di nuovo.
puzzle-reach = Ora al massimo { $reach }, non { $of }.
puzzle-reach-odds = Ora al massimo { $reach }, non { $of }.
puzzle-take-back = Annullare è gratis.
puzzle-change = Punteggio { $change }
puzzle-not-counted = L’hai già incontrato: non conta di nuovo.
puzzle-restart = Dall’inizio
puzzle-next = Avanti
puzzle-why = Perché?
puzzle-refutation = Il meglio che resta
puzzle-answer-title = Quanto vale?
puzzle-answer-label = Il tuo numero
puzzle-answer = È questo

# Aiuti e soluzione
puzzle-hints = Aiuti
puzzle-hint-price = ogni passo costa { $price } di punteggio
puzzle-hint-free = qui gratis
puzzle-hint-1 = Dove guardare?
puzzle-hint-2 = Quale carta?
puzzle-hint-3 = La mossa stessa
puzzle-hint-later = Dopo il passo { $n }: { $what }
puzzle-hint-n = Aiuto { $n } di { $of }
puzzle-costs = costa { $price }
puzzle-give-up = Arrenditi e vedi la soluzione
puzzle-solution = La soluzione
puzzle-solution-title = La soluzione
puzzle-idea = L’idea
puzzle-solution-note = Si gioca al tavolo.
puzzle-solution-close = Torna al mio tentativo

# Punteggio e giorni
puzzle-aside = Aiuti, punteggio e altri rompicapi
puzzle-rating = Il tuo punteggio
puzzle-rating-note = ± { $spread }, { $count ->
    [one] { $count } rompicapo
   *[other] { $count } rompicapi
 }
puzzle-rating-plot = Punteggio da { $from } a { $to }
puzzle-week = Gli ultimi sette giorni
puzzle-day-solved = { $day }: risolto
puzzle-day-open = { $day }: non risolto

# Serie
puzzle-modes = Altri modi
puzzle-today = Il rompicapo di oggi
puzzle-today-note = lo stesso per tutti
puzzle-mode-free = Libero
puzzle-note-free = uno dopo l’altro, al tuo livello
puzzle-mode-streak = Serie
puzzle-note-streak = sempre più difficile, finché sbagli
puzzle-mode-storm = Tempesta
puzzle-note-storm = più che puoi in 3 minuti; un errore costa 10 s
puzzle-best = record
puzzle-time-left = Tempo rimasto
puzzle-run-solved = { $count ->
    [1] risolto
   *[other] risolti
 }
puzzle-end-streak = La serie è finita
puzzle-end-storm = Il tempo è scaduto
puzzle-run-best = Il tuo record!
puzzle-run-record = Il tuo record: { $best }.
puzzle-again = Ancora una volta
puzzle-link = Link a questo rompicapo
puzzle-copied = Il link è copiato.

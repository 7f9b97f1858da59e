# Attorno al tavolo
server-seat = Posto { $number }
server-you = Tu: { $what }
server-you-start = Cominci tu
server-undone = Annullato: { $move }
server-guest = Ospite
server-turn-title = Tocca a te
server-turn-body = Tocca a te in { $game }.
server-hint-look = Guarda: { $what }
server-hint-good = Buone mosse qui: { $what }
server-hint-best = La migliore: { $what }

# Che cosa è stato rifiutato, e che cosa fare
server-stale = Il tavolo nel frattempo è cambiato. Guarda di nuovo e scegli ancora.
server-illegal = Ora non è permesso.
server-not-a-move = Questa non è una mossa di questo gioco.
server-not-your-turn = Non tocca a te.
server-not-your-seat = Quel posto non è tuo.
server-not-host = Può farlo solo chi ospita il tavolo.
server-no-seat = Quel posto non esiste.
server-no-table = Quel tavolo non esiste. Controlla il link o il codice.
server-no-key = Questo tavolo è privato. Aprilo con il suo link.
server-not-started = La partita non è cominciata.
server-started = La partita è già cominciata.
server-daily-stays = La partita del giorno è uguale per tutti: posti, opzioni e carte restano.
server-scenario-stays = Lo scenario decide chi siede qui e che cosa si gioca: posti, opzioni e carte restano.
server-moves-before = Questo tavolo continua un’altra partita: posti, opzioni e carte restano.
server-over = La partita è finita.
server-not-over = La partita non è ancora finita.
server-seat-taken = Quel posto è occupato. Scegline un altro.
server-table-full = Tutti i posti a questo tavolo sono occupati. Chiedi a chi ti ha invitato un link per guardare, o un altro tavolo.
server-table-begun = La partita a questo tavolo è già cominciata. Chiedi a chi ti ha invitato un link per guardare, o un posto nella prossima partita.
server-older-rules = Questa partita è cominciata con le regole di una versione precedente e non può continuare. Iniziane una nuova.
server-open-seats = Ci sono ancora posti liberi. Aspetta, o dalli ai bot.
server-no-undo = Non si può più annullare.
server-no-ask = Nessuno aspetta più questa risposta.
server-owner-is-present = Quella persona è presente.
server-just-left = Questa persona è appena uscita. Aspettate un momento: la connessione può tornare presto.
server-no-level = Quel bot non esiste.
server-bad-message = Il messaggio non si può leggere: { $problem }
server-bad-table = Un tavolo così non si può creare: { $problem }
server-bad-cards = Questo mazzo non si può usare: { $problem }
server-bad-scenario = Questo scenario non si può usare: { $problem }
server-bad-record = Questa registrazione non si può leggere: { $problem }
server-too-fast = Troppo in una volta. Aspetta un momento.
server-too-large = È troppo grande.
server-busy = Il server è occupato. Riprova tra un momento.
server-unwell = { $problem ->
    [not-listening] Il server non sente gli altri processi.
   *[other] Il server non riesce a salvare.
 }
server-wrong-origin = Questa pagina non può parlare con questo server.
server-wrong-method = Qui non si può fare.
server-not-found = Qui non c’è niente.
server-too-many-tables = Hai aperto molti tavoli oggi. Continua a giocare a quelli, o torna domani.
server-too-many-reviews = Oggi qui sono state analizzate molte partite. Torna domani.
server-too-many-browsers = Cinque browser sono già avvisati per questo posto. Prima togline uno.
server-too-hard = Il calcolo richiede troppo tempo. Prova qualcosa di più piccolo.
server-too-slow = È arrivato troppo lentamente. Riprova.
server-only-watch = Questo link permette solo di guardare. Per giocare, chiedi il codice.
server-wrong-host = Questo server non si chiama così. Aprilo con il suo indirizzo.
server-hushed = Ora i giocatori non vogliono sentire chi guarda.
server-replaced = Una domanda più recente ha preso il posto di questa.
server-full = Troppe persone guardano questo tavolo. Riprova più tardi.
server-hints-off = I consigli sono spenti a questo tavolo finché tutti non accettano nel menu.
server-no-puzzle = { $problem ->
    [nobody] In questo momento nessun posto decide del proprio turno.
    [ending-goal] Questo scopo vale per un turno, non per il resto della partita.
    [won] Una partita si vince alla fine: chiedi il resto della partita.
    [reached] Lo scopo è già raggiunto in questo momento.
    [unreachable] Lo scopo non si può raggiungere da questo momento.
    [nothing] Non c'è niente da trovare: tutte le mosse si equivalgono.
    [several] C'è più di una risposta.
   *[large] Questo momento ha troppe linee per essere dimostrato.
 }

# La partita del giorno
daily-text = La stessa partita per tutti, oggi. Conta la tua prima partita finita; domani si potrà vedere la migliore.
daily-left = prossima tra { $hours } h { $minutes } min
daily-way = Come giocarla
daily-bots = Contro i bot
daily-against = Contro { $count ->
    [one] un bot
   *[other] { $count } bot
 } ({ $level }), gli stessi per tutti.
daily-alone = In solitario, per i punti.
daily-play = Gioca quella di oggi
daily-continue = Continua quella di oggi
daily-again = Gioca di nuovo (non conta)
daily-yours = I tuoi punti
daily-yours-ahead = Il tuo vantaggio sul migliore degli altri ({ $points } punti)
daily-over = { $by } meglio del par ({ $par })
daily-under = { $by } sotto il par ({ $par })
daily-even = esattamente il par ({ $par })
daily-rank = Posto
daily-ahead = In vantaggio sul seguente
daily-par = Par: { $level }
daily-thinking = sta ancora giocando
daily-nobody = Nessuno l’ha ancora finita. Sii il primo.
daily-all = Tutti i { $count }
daily-less = Meno
daily-yesterday = La soluzione di ieri
daily-best = { $name } ha fatto { $points }
daily-best-bot = La migliore di { $plays } partite forti ha fatto { $points }
daily-yesterday-soon = La soluzione di ieri è in preparazione.
daily-end = Era la partita del giorno
daily-place = Posto { $place } di { $of }.
daily-back = Torna alla partita del giorno

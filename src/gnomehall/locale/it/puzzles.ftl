# Che cosa chiede un rompicapo, secondo il tipo e lo scopo
puzzle-turn-points = Fai più punti che puoi in questo turno.
puzzle-turn-won = Vinci la partita.
puzzle-chance-points = Gioca questo turno in modo da poterti aspettare più punti.
puzzle-end-points = Ottieni più punti che puoi entro la fine della partita, qualunque cosa facciano gli altri.
puzzle-end-won = Vinci, qualunque cosa facciano gli altri.
puzzle-worth-points = Quanti punti ha ora questo posto?
puzzle-chance = { $task } Anche il caso ha voce: trova la probabilità migliore.
# Aiuti, in tre passi
puzzle-hint-look = Guarda qui: { $where }.
puzzle-hint-card = Questa carta conta: { $card }.
puzzle-hint-kind = Ecco che cosa scegliere adesso: { $what }.
puzzle-hint-move = Gioca questo: { $move }.
puzzle-hint-back = Prima ritira una mossa: la risposta è fuori portata.
puzzle-hint-done = Non resta niente da fare.
puzzle-hint-worth = Conta ogni parte del punteggio: il tavolo le mostra tutte.
# What surprises in the answer
puzzle-idea-wait = Non prendere il primo guadagno: preparane uno più grande.
puzzle-idea-give = Rinuncia a qualcosa per guadagnare di più.

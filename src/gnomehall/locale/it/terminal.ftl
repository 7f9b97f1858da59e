# Una partita nel terminale
terminal-opening = { $game }   sigillo della sorte { $seal }…
terminal-plain = Le regole girano senza compilazione, più lente: all’installazione non c’era un compilatore C.
terminal-your-move = { $who }, tocca a te (? aiuta):
terminal-help = Un numero gioca una mossa, e così le sue parole inglesi, abbreviate finché sono chiare: `{ $example }`, `{ $short }`. `undo` annulla, `why MOSSA` dice perché una mossa non è possibile, `moves` elenca le parole delle mosse, `log` racconta che cosa è successo, `save FILE` conserva la partita, `quit` esce.
terminal-undone = Annullato: { $move }.
terminal-possible = Ora è possibile.
terminal-saved = Salvato. Continua con: { $command }
terminal-goodbye = Arrivederci.

# Che cosa non è stato capito
terminal-no-number = Scegli un numero da 1 a { $last }.
terminal-unclear = Potrebbe essere { $moves }.
terminal-not-a-move = «{ $text }» non è una mossa di { $game }.
terminal-no-undo = Non si può annullare niente: nel frattempo ha deciso la sorte, o nessuno ha giocato.
terminal-save-where = Salvare dove? `save mia-partita.jsonl`
terminal-cannot-write = { $file } non si può scrivere ({ $reason }).

# La fine, e una partita raccontata
terminal-end = Fine ({ $rule })
terminal-place = posto
terminal-player = giocatore
terminal-points = punti
terminal-score = { $count ->
    [one] 1 punto
   *[other] { $count } punti
 }
terminal-from = da dove vengono
terminal-replay = { $game }, { $players ->
    [one] 1 giocatore
   *[other] { $players } giocatori
 }, { $moves ->
    [one] 1 mossa
   *[other] { $moves } mosse
 }
terminal-not-over = La partita non è finita.

# Le carte di un gioco
terminal-cards = { $game }: carte
terminal-kind = tipo
terminal-card = carta
terminal-says = che cosa dice
terminal-source = origine
terminal-source-of = { $source ->
    [rulebook] regolamento
    [owner] possessore
   *[gnomehall] nostro
 }
terminal-kind-of = { $kind ->
    [token] gettone
    [board] plancia
    [parchment] pergamena
    [councilor] consigliere
    [building] edificio
    [mission] missione
    [action] azione
    [spell] incantesimo
    [mercenary] mercenario
    [village] villaggio
    [standard] normale
    [special] speciale
   *[other] { $kind }
 }
terminal-part-of = { $part ->
    [name] nome
    [flavour] detto
    [kinds] tipi
    [count] numero
    [pair] coppia
    [points] punti
    [type] tipo
    [team] squadra
    [immigration] immigrati
    [action] azione
    [housing] letti
    [cost] costo
    [effect] effetto
    [bonus] bonus
    [hire] ingaggio
    [gives] guadagno
    [base] lato base
    [advanced] lato avanzato
    [spaces] spazi
   *[other] { $part }
 }

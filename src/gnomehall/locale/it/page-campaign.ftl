# Campagne e scenari

# Scegliere
campaign-choose-text = Una storia per ogni gioco. Ogni luogo ha il suo inizio, i suoi rivali e fino a tre stelle.
campaign-none = Qui non c’è ancora nessuna campagna.
campaign-open-file = Apri un file di scenario
campaign-begin = Comincia
campaign-go-on = Prosegui
campaign-all = Altre campagne
campaign-stars = { $stars } su { $most } stelle

# La mappa
campaign-map = Mappa della campagna
campaign-place-closed = chiuso finché non hai { $needs ->
    [1] una stella
   *[other] { $needs } stelle
 }
campaign-of-stars = su { $most } stelle
campaign-asks = { $place } si apre con { $needs ->
    [1] una stella
   *[other] { $needs } stelle
 }.
campaign-have = Ne hai { $stars }.
campaign-all-open = Tutti i luoghi sono aperti.
campaign-whole = Tutte le stelle sono tue!

# Un luogo
campaign-place-of = Luogo { $n } di { $of }
campaign-is-open = { $where }, ora aperto
campaign-is-closed = { $where }, chiuso
campaign-is-stars = { $where }, { $stars } su { $most } stelle
campaign-closed = Questo luogo si apre quando hai { $needs ->
    [1] una stella
   *[other] { $needs } stelle
 }. Ne hai { $stars }. Guadagnane altre nei luoghi precedenti.
campaign-go = Vai a { $place }
campaign-differs = Che cosa è diverso qui
campaign-alone = Giochi in solitario.
campaign-against = Giochi contro { $names }.
campaign-goals = Obiettivi
campaign-of-tries = su 100 tentativi
campaign-star-n = Stella { $n }
campaign-note = Verde: quel bot ci riesce più spesso di quanto fallisca. Misurato su almeno { $tries } partite ciascuno.
campaign-not-tried = Nessun bot ci ha ancora provato. Comincia tu.
campaign-play = Gioca { $place }
campaign-continue = Continua { $place }
campaign-anew = Ricomincia dall’inizio
campaign-watch = Guarda giocare { $level }
campaign-scenario = Scenario
campaign-made = Ricavato da una partita
campaign-cannot = Questo scenario non può essere aperto

# Al tavolo
goals-now = Obiettivi
goals-count = { $stars } su { $most } stelle per ora
goal-holds = Raggiunto
goal-open = Non ancora raggiunto

# Dopo
campaign-result = { $stars ->
    [0] Nessuna stella questa volta
    [1] Una stella!
    [2] Due stelle!
   *[other] Tutte e tre le stelle!
 }
campaign-shown = { $stars ->
    [0] Nessuna stella raggiunta
    [1] Una stella raggiunta
   *[other] { $stars } stelle raggiunte
 }
campaign-only-watched = Guardare non porta stelle. Ora tocca a te.
campaign-helped = Un bot ha giocato per te: nessuna stella vale. Prova senza di lui.
campaign-reached = Raggiunto
campaign-missed = Mancato
campaign-best = Il tuo miglior risultato qui: { $stars ->
    [1] una stella
   *[other] { $stars } stelle
 }. Resta tuo.
campaign-choose-one = Scegli. Cambia quello che troverai più avanti.
campaign-chosen = Ti accompagna nei luoghi che verranno.
campaign-opened = { $place } ora è aperto.
campaign-next = Avanti verso { $place }
campaign-try = Riprova
campaign-to-map = Torna alla mappa
campaign-to-scenario = Torna allo scenario
campaign-match-end = Com’è finita la partita

# Che cosa non va in un file di scenario; il resto è detto come per un file di carte (cards.ftl)
scenario-mistake-unknown = Uno scenario non ha un campo con questo nome.
scenario-mistake-large = Un file di scenario ha al massimo { $most } KiB.
scenario-mistake-strange = Contiene una data o un numero che nessuno scenario ha.
scenario-mistake-cards = Qui devono essere { $count }, non { $value }.
scenario-mistake-table = Nel file questa deve essere una tabella.
scenario-mistake-list = Deve essere un elenco di testi.
scenario-mistake-option = Un'opzione è una parola, un numero intero, oppure true o false.
scenario-mistake-slug = Un nome breve ha lettere minuscole, cifre e trattini singoli, non { $value }.
scenario-mistake-beside = Il file { $name } si cerca accanto allo scenario, e lì non c'è.
scenario-mistake-two-starts = Uno scenario comincia con un'apertura o con un resoconto, non con entrambi.
scenario-mistake-record = Questo resoconto non si può usare: { $detail }
scenario-mistake-move = “{ $move }” qui non si può giocare: { $detail }
scenario-mistake-detail = { $detail }
scenario-mistake-bots = Serve un bot per ogni altro posto: { $count }, non { $value }.
scenario-mistake-level = Non c'è un bot { $name }.
scenario-mistake-goal = Questo scopo non si può leggere: { $detail }
scenario-mistake-yes-or-no = Uno scopo deve essere un sì o no, come points >= 20.
scenario-mistake-no-words = A questo scopo serve un testo: è più di confronti uniti da “and”.
scenario-mistake-settled = Qui non resta nulla da giocare: la partita è finita, o lo scenario è già deciso.

# Gli scopi in parole
scenario-at-least = { $fact }: almeno { $number }
scenario-at-most = { $fact }: al massimo { $number }
scenario-exactly = { $fact }: esattamente { $number }
scenario-none = { $fact }: nessuno
scenario-not = non: { $fact }
scenario-fact-points = punti
scenario-fact-lead = punti di vantaggio sul miglior avversario
scenario-fact-place = posizione
scenario-fact-won = vincere la partita
scenario-fact-over = la partita è finita
scenario-fact-round = round

# Quando uno scenario finisce prima della partita
scenario-until-round-at-least = Fino alla fine del round { $before }

# Nel terminale
scenario-goal-reached = ★ { $goal }
scenario-goal-open = ☆ { $goal }
scenario-settled = Lo scenario è deciso: { $stars } stelle su { $most }.
scenario-not-settled = Lo scenario non è ancora deciso.

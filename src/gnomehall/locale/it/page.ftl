# I testi della pagina. Che cosa fa una mossa lo dicono i file dei giochi.

# Giochi
weight-1 = Leggero
weight-2 = Medio
weight-3 = Impegnativo

# Inizio
title-home = Gnomehall: tre giochi di gnomi
title-table = { $game } · Gnomehall
title-turn = Tocca a te! { $game }
home-title = Prendi uno sgabello.
home-text = Tre giochi di gnomi, a tavola in un minuto.
continue = Continua { $game }
continue-with = Con { $names }
continue-forget = Togli questa partita dallo scaffale
games = Giochi
players-word = giocatori
minutes = { $count } min
play-now = Gioca subito
with-friends = Con gli amici
one-device = Un dispositivo
solo = Solitario
watch-bots = Guarda i bot
have-code = Hai un codice da un amico?
code-example = es. MASSELBU
join = Entra
open-tables = Tavoli aperti
open-table = { $game }, { $host }: { $taken } su { $seats }
about = Informazioni e crediti
no-server = Il server non risponde. Controlla che sia acceso e riprova.
guest-names = Nocciola, Sorbo, Felce, Trifoglio, Tiglio, Ginepro, Menta, Salvia
guest-name = Ospite
bot-names = Bram, Odile, Pim, Tob, Bruna, Pip, Stefa, Mira, Knud, Fenna

# Impostazioni
settings = Impostazioni
language = Lingua
theme = Chiaro e scuro
theme-system = Come questo dispositivo
theme-light = Giorno
theme-dark = Notte
lamp-to-day = Passa al giorno
lamp-to-night = Passa alla notte
speed = Mosse degli altri
speed-slow = Lente
speed-normal = Normali
speed-instant = Subito
sound = Suono
music = Musica
music-note = Piano, in sottofondo
guide-setting = Il mago accanto a me
guide-setting-note = Spiega ciò che brilla finché non lo so
curtain-setting = Sipario tra i turni
curtain-setting-note = Per chi condivide un dispositivo
motion-reduced = Meno movimento
motion-reduced-note = I pezzi saltano invece di viaggiare
confirm-setting = Chiedi prima di una mossa che non si annulla
confirm-setting-note = Carte nuove, altri dadi, o qualcosa che andrebbe perso
close = Chiudi
back = Torna allo scaffale

# Un dispositivo
device-title = Chi gioca su questo dispositivo?
device-add = Un altro giocatore
device-remove = Togli { $name }
device-gnome = Gnomo di { $name }: { $colour }. Cambia
device-bots = Bot al tavolo
player-n = Giocatore { $n }
start = Inizia

# La stanza
new-table = Tavolo nuovo
stools-free = { $count ->
    [0] Tutti gli sgabelli sono occupati.
    [one] Uno sgabello è libero.
   *[other] { $count } sgabelli sono liberi.
 }
room-invite = Invita qualcuno, o inizia così.
room-ready = Ci siete tutti. Inizia quando vuoi.
room-wait = Chi ospita inizia la partita.
seats-in-order = Posti, in ordine di gioco
seat-choose = Posto { $n }: { $name }
stool-free = Sgabello libero
stool-open = Libero
seat-bot = Bot, { $level }
seat-ready = A posto
seats-taken = Posti presi: { $taken } su { $of }
start-bots = I bot prendono gli sgabelli liberi.
host-starts = Inizia chi ospita.
invite = Invita al posto libero
invite-text = Gioca con me su Gnomehall
qr = Codice QR del link
send = Invia
copy-link = Copia link
copied = Copiato
seat-a-bot = Fai sedere un bot
bot-named = { $name }, un bot
remove = Togli
level = Livello
options = Opzioni
options-note = Tutti le vedono
seats-number = Posti
option-first = Primo giocatore
option-first-random = A sorte
clock = Orologio
clock-note = A tempo scaduto continua un bot
clock-none = Nessuno
clock-seconds = { $count } s a mossa
clock-minutes = { $count } min a mossa
clock-days = { $count ->
    [one] 1 giorno a mossa
   *[other] { $count } giorni a mossa
 }
clock-bank = { $minutes } min + { $plus } s
clock-left = { $name }: restano { $time }
tell-me = Avvisami quando tocca a me
tell-me-note = Anche a pagina chiusa
tell-me-refused = Questo browser non lo permette
room-leave = Esci
public = Aperto a tutti
public-note = In elenco; chiunque può entrare e guardare
fair = Sorte onesta
fair-note = Sigillata ora, mostrata dopo la partita
your-name = Il tuo nome
your-gnome = Il tuo gnomo
colour-green = verde
colour-blue = azzurro
colour-orange = arancione
colour-purple = viola
colour-black = nero
colour-red = rosso
join-title = { $game }: uno sgabello per te
join-title-begun = { $game }: la partita è cominciata
join-title-full = { $game }: tutti gli sgabelli sono occupati
join-who = Al tavolo
join-look = Puoi guardare, o intanto imparare il gioco.
join-none-help = Un codice si sbaglia facilmente. Chiedilo di nuovo, o riprova qui.
join-full = Tutti gli sgabelli sono occupati.
join-started = La partita è iniziata.
join-watch = Guarda
join-none = Nessun tavolo con questo codice
sit-down = Siediti

# Il tavolo
you = Tu
players = { $count ->
    [one] 1 giocatore
   *[other] { $count } giocatori
 }
what-ends = Che cosa chiude la partita
opponents = Avversari
points-of = { $name }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
 }. Mostra da dove vengono
if-ended-now = Se finisse ora
total = Totale
away = Assente
away-note = { $name } è assente.
lent = Un bot gioca a questo posto
lend = Fai giocare un bot
lend-mine = Un bot gioca per me
lend-mine-note = Puoi riprendere il posto quando vuoi
lent-mine = Un bot gioca per { $name }
resume = Torna a giocare
your-turn = Tocca a te
turn-of = Turno di { $name }
thinking = { $name } sta pensando.
waiting-for = Si aspetta { $name }.
match-over = La partita è finita
chance = Sorte
steps-left = { $left ->
    [one] 1 azione rimasta su { $of }
   *[other] { $left } azioni rimaste su { $of }
 }
moves-possible = { $count ->
    [one] 1 mossa è possibile.
   *[other] { $count } mosse sono possibili.
 }
legal-moves = Che cosa puoi fare
on-the-table = Sul tavolo
see-result = Vedi il risultato
line-lost = Connessione persa. Nuovo tentativo.
line-lost-kept = Connessione persa. La tua mossa è conservata.
opening = La porta si apre…
file-large = Questo file è troppo grande.
gone-title = Questo tavolo non è qui
gone-text = Il link può essere vecchio, o si apre solo con la chiave. Chiedi di nuovo il link, o apri un tavolo nuovo.
lost-title = Questa stanza non c’è
lost-text = L’indirizzo non porta da nessuna parte.

# Annulla
undo = Annulla
undo-ask = Chiedi di annullare
undo-asked = { $name } vorrebbe riprendere una mossa. Va bene?
undo-fixed = Non si può annullare oltre: { $move }
undo-all = Bloccato qui. Annulla fino a questo punto
undo-to = Annulla fino a: { $move }
undo-beads = Le tue mosse. Si annulla fino al lucchetto
undo-none = Niente da annullare: { $move }.
undo-nothing = Non c’è ancora niente da annullare.
yes = Sì
no = No
sure = Sei sicuro?
sure-no = No, aspetta

# Diario, ripetizione, chiacchiere
log = Diario
log-moves = Mosse finora
log-close = Chiudi il diario
log-empty = Non è ancora successo niente.
log-since = Diario, { $count ->
    [0] niente dal tuo ultimo turno
    [one] 1 mossa dal tuo ultimo turno
   *[other] { $count } mosse dal tuo ultimo turno
 }
since-you = Dal tuo ultimo turno
since-start = Dall’inizio
replay = Rivedi
replaying = Dal tuo ultimo turno
skip = Salta
chat = Chat
chat-unread = Chat, { $count ->
    [one] 1 nuovo messaggio
   *[other] { $count } nuovi messaggi
 }
chat-say = Di’ qualcosa
chat-send = Invia
chat-hush = Non sentire chi guarda soltanto
react = Reagisci
react-cheers = Salute
react-nice = Bella

# Suggerimento
hint = Suggerimento: dove guardare
hint-title = Suggerimento { $step } di 3
hint-more = Mostra la mossa e il perché
hint-best = Mostra le cifre
hint-agree = Consigli per tutti
hint-agree-note = Solo se tutti al tavolo sono d’accordo
hint-move = Mossa
hint-margin = Punti di vantaggio
hint-win = Probabilità di vincere
hint-equal = buona come la migliore
hint-sure = L’intervallo mostra quanto la ricerca si è assestata sul proprio giudizio (95 %).
hint-asking = Ci penso…

# La fine
end-you = Vinci di { $margin }
end-name = { $name } vince di { $margin }
end-you-tie = Vinci lo spareggio
end-name-tie = { $name } vince lo spareggio
end-shared = Vittoria divisa: { $names }
end-solo = { $points ->
    [one] 1 punto
   *[other] { $points } punti
 }
end-points = { $points ->
    [one] 1 punto.
   *[other] { $points } punti.
 }
moves-made = { $count ->
    [one] 1 mossa
   *[other] { $count } mosse
 }
every-point = Ogni punto, e da dove viene
player = Giocatore
from-what = Da che cosa
the-match = La partita
the-match-note = punti se fosse finita lì, mossa per mossa
plot-label = Punti mossa per mossa. { $title }
whose = Di chi
rematch = Rivincita
share = Condividi
record = Verbale
record-saved = Il verbale è salvato.
verify = Verifica la sorte
shuffle-checking = Il tuo browser sta verificando la sorte …
shuffle-fair = { $count ->
    [one] La sorte è stata verificata nel tuo browser: 1 estrazione, non cambiata.
   *[other] La sorte è stata verificata nel tuo browser: { $count } estrazioni, nessuna cambiata.
 }
shuffle-none = Non è stato possibile verificare nessuna estrazione di questa partita.
shuffle-share = Il seme è stato promesso prima che il server conoscesse la parte del tuo browser nella sorte.
shuffle-no-share = Il seme è stato promesso prima della partita; il tuo browser non ha avuto parte nella sorte.
shuffle-late = Il tuo browser è arrivato dopo l’inizio della partita e non ha potuto conservare la promessa di prima.
shuffle-told = Con queste carte, che cosa poteva uscire a ogni estrazione è la parola del server.
shuffle-promise = Promesso:
shuffle-failed = La sorte non ha potuto essere verificata: il server non risponde.
shuffle-alarm = La sorte non torna.
shuffle-alarm-do = Salva il verbale e mostralo agli altri.
shuffle-alarm-seed = Quello che il server mostra come seme non lo è.
shuffle-alarm-commitment = Il seme non è quello promesso prima della partita.
shuffle-alarm-broken = Il server ha promesso un seme, e poi un altro.
shuffle-alarm-share = Le parti dei giocatori nella sorte sono state cambiate.
shuffle-alarm-deal = Il seme non è quello del numero di questa mano.
shuffle-alarm-given = Il server dice ora che la partita è cominciata dopo un numero di mosse diverso da quello detto allora.
shuffle-alarm-seen = Durante la partita la sorte ha portato altro da quello che il server dice ora.
shuffle-alarm-odds = Prima di «{ $said }» (mossa { $move }) poteva uscire altro da quello che il server dice.
shuffle-alarm-draw = «{ $said }» (mossa { $move }) non è stato estratto: il seme dà «{ $due }».
see-table = Vedi il tavolo

# Informazioni
about-games = I giochi
about-games-text =
    Gemme & Gnomi (Gemas & Gnomos), Gnomopolis e Gnomeland sono giochi da tavolo dei loro autori ed editori; tutti i diritti sono loro.
    Gnomehall li gioca secondo le regole pubblicate, con immagini proprie. Se ti piacciono qui, procurati quelli veri: un boccale pieno di gnomi è meglio in mano.
about-install = Sul tuo dispositivo
about-install-text = Gnomehall si installa come un’app: nel menu del browser scegli Installa, o Aggiungi alla schermata Home. Regole, segnapunti e le tue partite si aprono allora anche senza rete.
about-art = Immagini e lettere
about-art-text = Ogni immagine e ogni icona è disegnata per Gnomehall; non si usano raccolte di icone. Caratteri: Grenze e Nunito Sans, con Open Font License.
about-fair = Sorte onesta
about-fair-text = Prima della prima mossa il server sigilla un seme segreto e mostra il sigillo. Dopo la partita il seme viene mostrato, e chiunque può rifare ogni estrazione.
about-free = Software libero
about-free-text = Gnomehall è software libero con licenza MIT.
about-docs = Documentazione: ospitare, creare, studiare, sviluppare
about-version = Gnomehall, versione { $version }

# Partite riviste
own-records = Le tue partite
review-mine = Analizza la mia partita
daily = Partita del giorno
puzzles = Rompicapi
campaigns = Campagne
doors = Altro da giocare
doors-daily = La stessa partita per tutti, accanto al risultato del bot
doors-campaign = Una storia per ogni gioco, luogo per luogo
doors-next = Prossimo: { $place }
doors-stars = { $stars } su { $most }
doors-row = { $count ->
    [one] { $count } giorno
   *[other] { $count } giorni
 }

# Learn, card editor, scorer
step-less = { $what }: uno in meno
step-more = { $what }: uno in più
step-most = Non ce ne sono più di { $most }.
nav-aids = Imparare e strumenti
nav-learn = Impara a giocare
nav-scorer = Segna un tavolo vero
nav-editor = I tuoi set di carte
offline-bar = Nessuna connessione al server. Regole, segnapunti e le tue partite si aprono lo stesso; per giocare serve il server.
card-set = Carte: { $name }
cards-choice = Carte
cards-standard = di Gnomehall

## La sala senza server

plays-here = Si gioca su questo dispositivo, senza server
engine-loading = La sala sta arrivando: { $done } di { $total } MB. Intanto puoi leggere le regole.
engine-starting = La sala è arrivata e si apre…
engine-progress = La sala si sta caricando
engine-coming = In arrivo: { $done } di { $total } MB
engine-failed = Non è stato possibile caricare la sala.
engine-again = Riprova
storage-full = Questo browser non conserva più nulla per questa pagina: puoi continuare a giocare, ma chiudendo la scheda perdi la partita.
friends-need-server = Gli amici arrivano con un link, e un link ha bisogno di un server: questa pagina funziona solo sul tuo dispositivo. Giocate su un solo dispositivo, o chiedete a chi ha una sala.

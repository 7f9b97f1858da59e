editor-title = Editor di carte
editor-my-set = Il mio { $game }
editor-load = Carica un file
editor-new-pair = Nuova gemma combinata
editor-offline = Il server non risponde. L’editor ne ha bisogno: controlla ogni carta.
editor-parts = Parti dell’editor
editor-tab-list = Carte
editor-tab-form = Modifica
editor-tab-view = Anteprima
editor-cards = Carte
editor-filter = Mostra solo
editor-filter-all = Tutte
editor-filter-rulebook = Regolamento
editor-filter-gnomehall = Nostre
editor-filter-mine = Tue
editor-mark-rulebook = regolamento
editor-mark-mixed = in parte dal regolamento
editor-mark-gnomehall = nostra
editor-mark-owner = dalla scatola
editor-mark-mine = tua
editor-mark-bad = da correggere
editor-group-building = Edifici
editor-group-councilor = Consiglieri
editor-group-parchment = Pergamene della plancia
editor-group-board = Plancia del distretto
editor-group-token = Gettoni
editor-group-combined = Gemme combinate
editor-group-standard = Edifici standard
editor-group-special = Edifici speciali
editor-group-mission-base = Missioni, lato base
editor-group-mission-advanced = Missioni, lato avanzato
editor-group-action = Azioni
editor-group-spell = Incantesimi
editor-group-mercenary = Mercenari
editor-as-it-was = Com’era
editor-remove = Togli
editor-preview = Come starà sul tavolo
editor-set-name = Nome del mazzo
editor-use = Usa a un tavolo
editor-mend = Da correggere prima: { $card }
editor-download = Scarica
editor-start-over = Ricomincia
editor-state-opening = Apertura…
editor-state-checking = Il lettore controlla le tue carte…
editor-state-good = Il lettore ha letto tutte le carte. Il mazzo resta in questo browser.
editor-state-bad = Il lettore rifiuta il mazzo: una carta va corretta.
editor-state-offline = Il server non risponde.
editor-no-room = Questo browser non ha spazio per tenerlo: scaricalo.
editor-field-name = Nome
editor-field-type = Tipo
editor-field-team = Squadra
editor-note-team = chi lo costruisce
editor-field-immigration = Arrivano
editor-note-immigration = immigrazione
editor-field-cost = Costo
editor-note-cost = costo, effetto
editor-field-housing = Letti
editor-note-housing = alloggio
editor-field-flavour = Parole
editor-field-bonus = Bonus
editor-field-points = Punti
editor-field-count = Quante
editor-field-pair = Due tipi
editor-field-pay = Paga
editor-field-gain = Dà
editor-field-effect = Effetto
editor-field-hire = Ingaggiare per
editor-cost = costo
editor-effect = effetto
editor-piece = { $piece ->
    [child] Bambino
    [villager] Paesano
    [soldier] Soldato
    [merchant] Mercante
    [artisan] Artigiano
    [inventor] Inventore
    [any] Qualsiasi gnomo
    [specialist] Qualsiasi specialista
    [coin] Moneta
    [assistant] Assistente
    [draw] Pescare
    [search] Cercare
   *[other] { $piece }
 }{ $lies ->
    [yes] { ", si sdraia" }
   *[other] { "" }
 }
editor-slot = { $what }, { $n }: { $piece }
editor-add = Aggiungi a: { $what }
editor-change = Cambia in
editor-take = Togli: { $piece }
editor-in = { $what }, { $language }
editor-gem = Tipo { $n }
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
editor-token = { $count } nella grotta, { $points ->
    [one] 1 punto
   *[other] { $points } punti
 } ciascuno
editor-token-combined = { $count } nella grotta, vale come il tipo con cui è contata
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
editor-why-missing = Questo manca.
editor-why-range = Deve essere da { $low } a { $high }, non { $value }.
editor-why-no-team = Nessuno lo costruisce: una squadra ha almeno uno gnomo (P-18).
editor-why-no-cost = Un’azione deve costare qualcosa (P-6).
editor-why-no-effect = Non fa niente: una carta deve fare qualcosa.
editor-why-many-gnomes = Un costo ha al massimo { $most } gnomi in tutto.
editor-why-many = C’è posto per { $most } al massimo.
editor-why-long = Una riga di al massimo { $most } caratteri.
editor-why-types = Troppi di questo tipo: il mazzo ha { $most } edifici di { $kind -> 
    [soldier] soldati
    [merchant] mercanti
    [artisan] artigiani
   *[other] inventori
 }. Cambia il tipo di un altro edificio.
editor-why-councilors = Serve un consigliere per ogni mestiere (P-21).
editor-why-empty = Deve contenere qualcosa.
editor-why-same-ways = Le scelte devono essere diverse.
editor-why-endless = Così un turno potrebbe non finire mai. Rendila più cara, o meno forte.
editor-why-pair = Una gemma combinata mostra due tipi diversi.
editor-why-no-token = Un set ha almeno un gettone.
editor-why-twice = Questo c’è due volte.
editor-why-toml = Questo non è un file TOML ({ $detail }).
editor-why-strange = Contiene una data o un numero che nessuna carta ha.
editor-why-large = Un file di carte ha al massimo { $most } KiB.
editor-why-number = Deve essere un numero intero.
editor-why-text = Deve essere un testo.
editor-why-list = Deve essere un elenco di parole.
editor-why-table = Nel file deve essere una tabella, come nel mazzo standard.
editor-why-one-of = Deve essere uno di questi: { $list }, non { $value }.
editor-why-id = Un id ha lettere minuscole, cifre e _, non { $value }.
editor-why-only = Può contenere solo { $list }, non { $value }.
editor-why-cards = Qui servono { $count } carte, non { $value }.
editor-why-unknown = Nessuna carta ha un campo con questo nome.
editor-why-sum = La somma deve essere { $sum }, non { $value }.
editor-why-reserved = { $value } è una parola del gioco; scegli un altro id.
editor-why-one-row = I suoi spazi devono stare in una sola fila.
editor-why-six-spaces = Le case stampate devono occupare ciascuno dei sei spazi una volta.
editor-why-one-house = Una casa stampata, su uno spazio, deve avere gnomi.
editor-why-same-id = I due lati di una carta hanno lo stesso id.
editor-why-five-five = Servono 5 edifici comuni e 5 speciali.
editor-why-one-effect = Una carta ha solo uno di questi: dà, dà uno di, prendere o rubare.
editor-why-shift = Deve contenere +1, -1 o entrambi.
editor-field-parchment = Azione

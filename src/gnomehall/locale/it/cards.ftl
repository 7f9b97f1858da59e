# What is wrong in a card file: said by the loader, shown by the terminal and the editor.

card-missing = Questo manca.
card-range = Deve essere da { $low } a { $high }, non { $value }.
card-no-team = Nessuno lo costruisce: una squadra ha almeno uno gnomo (P-18).
card-no-cost = Un’azione deve costare qualcosa (P-6).
card-no-effect = Non fa niente: una carta deve fare qualcosa.
card-many-gnomes = Un costo ha al massimo { $most } gnomi in tutto.
card-many = C’è posto per { $most } al massimo.
card-many-choices = C’è posto per { $most } scelte al massimo.
card-long = Una riga di al massimo { $most } caratteri.
card-types = Troppi di questo tipo: il mazzo ha { $most } edifici di { $kind -> 
    [soldier] soldati
    [merchant] mercanti
    [artisan] artigiani
   *[other] inventori
 }. Cambia il tipo di un altro edificio.
card-councilors = Serve un consigliere per ogni mestiere (P-21).
card-empty = Deve contenere qualcosa.
card-same-ways = Le scelte devono essere diverse.
card-pair = Una gemma combinata mostra due tipi diversi.
card-no-token = Un set ha almeno un gettone.
card-twice = Questo c’è due volte.
card-toml = Questo non è un file TOML ({ $detail }).
card-strange = Contiene una data o un numero che nessuna carta ha.
card-large = Un file di carte ha al massimo { $most } KiB.
card-number = Deve essere un numero intero.
card-text = Deve essere un testo.
card-list = Deve essere un elenco di parole.
card-table = Nel file deve essere una tabella, come nel mazzo standard.
card-one-of = Deve essere uno di questi: { $list }, non { $value }.
card-id = Un id ha lettere minuscole, cifre e _, non { $value }.
card-only = Può contenere solo { $list }, non { $value }.
card-cards = Qui servono { $count } carte, non { $value }.
card-unknown = Nessuna carta ha un campo con questo nome.
card-sum = La somma deve essere { $sum }, non { $value }.
card-reserved = { $value } è una parola del gioco; scegli un altro id.
card-one-row = I suoi spazi devono stare in una sola fila.
card-six-spaces = Le case stampate devono occupare ciascuno dei sei spazi una volta.
card-one-house = Una casa stampata, su uno spazio, deve avere gnomi.
card-same-id = I due lati di una carta hanno lo stesso id.
card-three-of-each = Ci devono essere almeno 3 edifici normali e 3 speciali.
card-one-effect = Una carta ha un effetto, e ciò che si paga per averlo.
card-not-both = Una carta ha soltanto uno di questi: { $list }.
card-deep = Liste e tabelle stanno l'una nell'altra per { $most } livelli al massimo.
card-parts = Una chiave ha al massimo { $most } parti.
card-hidden = Contiene caratteri che nessuno vede o che invertono il testo.
card-no-name = Una carta deve avere un nome.
card-same-name = Due carte si chiamano { $name }.

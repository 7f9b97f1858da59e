# L’analisi di una partita: che cosa sono costate le decisioni, che cosa hanno dato le pescate
review-offer = Quanto è costato?
review-offer-text = Ogni decisione accanto alla migliore, le tre che hanno contato, e che cosa hanno dato e tolto le pescate. Un minuto al massimo.
review-running = La partita viene pesata
review-progress = Decisioni pesate: { $done } su { $of }
review-longest = Al massimo { $seconds } s; { $now } finora. Intanto puoi guardare la partita.
review-stop = Ferma
review-stopped = L’analisi è stata fermata.
review-failed = L’analisi non è riuscita. Riprova.
review-weighed = { $count ->
    [one] 1 decisione pesata
   *[other] { $count } decisioni pesate
 } in { $seconds } s. Buone quanto la migliore: { $good }; scegliendo alla cieca sarebbero state { $blind }.
review-skill-blind = Questa volta scegliere a caso avrebbe reso più o meno lo stesso.
review-skill-few = In questa partita troppo poche scelte contavano per giudicare il tuo gioco.
review-skill-some = Meglio che alla cieca: { $kept } % della strada da lì alle scelte migliori (da { $low } a { $high } %).
review-skill-good = Buone scelte: { $kept } % della strada dalle scelte alla cieca alle migliori (da { $low } a { $high } %).
review-skill-master = Scelte da maestro: { $kept } % della strada dalle scelte alla cieca alle migliori (da { $low } a { $high } %).
review-turned = L’hai ribaltata al turno { $n }.
review-turned-round = L’hai ribaltata al round { $n }.
review-slipped = Ti è sfuggita al turno { $n }.
review-slipped-round = Ti è sfuggita al round { $n }.
review-led = Hai guidato dall’inizio.
review-never = Gli altri hanno guidato sempre.
review-mark = Hai scelto: { $move }
review-ring = Segna sul tavolo
review-chosen = scelta
review-best = migliore
review-three = Tre decisioni che hanno contato
review-none = Nessuna decisione era chiaramente peggiore della migliore.
review-go = Mostra la decisione { $n }
review-better = Meglio:
review-then = poi { $move }
review-again = Rifai questo turno
review-points = punti ± { $half }
review-win = probabilità di vincere ± { $half } %
review-all = Tutte le decisioni
review-costly = Solo ciò che è costato
review-is-best = la migliore
review-equal = pari alla migliore
review-luck = Libro della fortuna
review-luck-note = punti; decisioni rispetto alla media del tavolo
review-luck-note-alone = punti; decisioni rispetto alla migliore
review-by-draws = dalle pescate
review-by-decisions = dalle decisioni
review-luck-even = Le pescate sono state neutre.
review-luck-for = Le pescate sono state favorevoli.
review-luck-against = Le pescate ti sono state contro.
review-luck-even-won = { $you ->
    [yes] Le pescate sono state neutre; hanno vinto le tue decisioni.
   *[no] Le pescate sono state neutre per { $name }; hanno vinto le decisioni.
 }
review-luck-for-won = { $you ->
    [yes] Le pescate ti hanno aiutato a vincere.
   *[no] Le pescate hanno aiutato { $name } a vincere.
 }
review-luck-against-won = { $you ->
    [yes] Le pescate ti erano contro, e hai vinto lo stesso.
   *[no] Le pescate erano contro { $name }, che ha vinto lo stesso.
 }
review-luck-even-lost = { $you ->
    [yes] Le pescate sono state neutre; hanno perso le decisioni.
   *[no] Le pescate sono state neutre per { $name }; hanno perso le decisioni.
 }
review-luck-for-lost = { $you ->
    [yes] Le pescate erano per te, e non è bastato.
   *[no] Le pescate erano per { $name }, e non è bastato.
 }
review-luck-against-lost = { $you ->
    [yes] Le pescate ti erano contro.
   *[no] Le pescate erano contro { $name }.
 }

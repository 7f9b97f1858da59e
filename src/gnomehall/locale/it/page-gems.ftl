# I testi della pagina per Gemme & Gnomi.
gem-emerald = Smeraldo
gem-sapphire = Zaffiro
gem-ruby = Rubino
gem-topaz = Topazio
gem-amethyst = Ametista
gem-citrine = Citrino
gem-diamond = Diamante
gem-coal = Carbone
gems-cave = La grotta: { $down ->
    [one] 1 coperto
   *[other] { $down } coperti
 }, { $free ->
    [one] 1 libero
   *[other] { $free } liberi
 }
gems-ends = Finisce quando tutto è preso: { $count ->
    [one] manca 1
   *[other] mancano { $count }
 }
gems-face-down = Coperti { $count }
gems-free = Liberi { $count }
gems-quiet = { $count ->
    [one] Finisce dopo 1 altro round tranquillo
   *[other] Finisce dopo altri { $count } round tranquilli
 }
gems-say-collect = Scegli un gruppo o un gettone.
gems-say-only-collect = Scegli un gruppo.
gems-say-claim = Prendi un gettone o esplora.
gems-say-explore = Esplora un posto buio.
gems-actions = Azioni
gems-act-explore = Esplora
gems-act-claim = Prendi
gems-act-collect = Raccogli
gems-act-retreat = Ritirata
gems-act-wait = Aspetta
gems-collect = Quale gruppo raccogli?
gems-which = Quale gruppo raccogli con { $token }?
gems-place-down = Posto { $n }: coperto
gems-place-down-can = Posto { $n }: coperto. Esploralo
gems-place-free = Posto { $n }: { $token }, libero
gems-place-free-can = Posto { $n }: { $token }, libero. Prendilo
gems-place-mine = Posto { $n }: { $token }, tuo
gems-place-mine-can = Posto { $n }: { $token }, tuo. Raccoglilo
gems-place-theirs = Posto { $n }: { $token }, di { $name }
gems-reserve = { $count ->
    [one] 1 gnomo in riserva
   *[other] { $count } gnomi in riserva
 }
gems-pile = Pila: { $tokens ->
    [one] 1 gettone
   *[other] { $tokens } gettoni
 }, { $groups ->
    [one] 1 gruppo
   *[other] { $groups } gruppi
 }
gems-group = Un gruppo: { $points ->
    [one] 1 punto
   *[other] { $points } punti
 }
gems-rest = { $count ->
    [one] 1 gettone senza gruppo
   *[other] { $count } gettoni senza gruppo
 }
gems-no-pile = Nessun gettone è stato raccolto.
ended-G-10 = L’ultimo gettone è stato preso.
ended-G-11 = Dieci round tranquilli hanno chiuso la partita: i gettoni presi sono andati ai loro proprietari, quelli liberi a nessuno.

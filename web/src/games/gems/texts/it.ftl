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
gems-ends = Fine quando tutto è preso: ancora { $count }
gems-face-down = Coperti { $count }
gems-free = Liberi { $count }
gems-quiet = { $count ->
    [one] Finisce dopo 1 altro round tranquillo
   *[other] Finisce dopo altri { $count } round tranquilli
 }
gems-say-collect = Raccogli un gruppo o fai altro.
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

# Pagina per imparare
learn-part-gems = { $part ->
    [name] nome
    [pair] coppia
    [count] numero
    [points] punti
   *[other] { $part }
 }
learn-kind-gems-token = Gettoni
learn-first-gems = Scopri pietre, prendine tre uguali, portale a casa. Poi continui liberamente.
learn-group-1 = Tre uguali; il carbone aiuta
learn-group-2 = Cinque diverse
learn-group-3 = Una gemma combinata è l’una o l’altra
learn-say-gems-first-explore = Scopri una pietra. La grotta è buia: premi un posto buio qualsiasi. Nessuno sa che cosa c’è, nemmeno io.
learn-say-gems-first-claim = Uno smeraldo! Premilo: uno dei tuoi cinque gnomi ci sale sopra. Ora nessun altro può averlo.
learn-say-gems-first-again = Ancora un’azione. Un turno ne ha esattamente tre, anche la stessa due volte. Esplora di nuovo.
learn-say-gems-first-second = Il tuo smeraldo è ancora libero. Il vicino ha preso un diamante. Prendi il secondo smeraldo: tre uguali fanno un gruppo.
learn-say-gems-first-dark = Ne manca una. Esplora ancora.
learn-say-gems-first-coal = Carbone! Alla fine non vale nulla. Ma quando raccogli è la pietra che ti serve: prendilo.
learn-say-gems-first-collect = Smeraldo, smeraldo, carbone. Premi uno dei tuoi smeraldi e raccogli i tre: vanno nella tua pila, gli gnomi tornano.
learn-say-gems-first-combined = Una pietra di due tipi. È rubino o ametista, come ti serve ogni volta. Prendila.
learn-say-gems-first-more = Cerca ancora. Anche cinque pietre diverse sono un gruppo. Esplora.
learn-say-gems-first-free = Ora sai tutto. Bloccato con cinque gnomi fuori? La Ritirata li riporta a casa. Quando ogni pietra rimasta ha uno gnomo, la partita finisce: le gemme valgono 1, i diamanti 2, il carbone 0, e ogni tre uguali 1 in più. Un bot gioca contro di te.
learn-say-gems-collect-do = Due rubini e un carbone. Ci stai sopra, e anche su uno smeraldo. Raccogli rubino, rubino, carbone.
learn-say-gems-collect-done = Tre gettoni nella tua pila. Tre gnomi sono tornati, il quarto tiene lo smeraldo. Continua, se vuoi.

# Foglio dei punti
scorer-tokens = Gettoni nella pila
scorer-combined = Gemme combinate
scorer-combined-note = ognuna mostra due tipi
scorer-tie-gems-tokens = { $points } a testa. Decidono più gettoni, carbone compreso: { $first } { $a }, { $second } { $b }.
scorer-part-gems-tokens = Gettoni: { $points }
scorer-part-gems-groups = Gruppi di tre: { $points }
scorer-groups = { $name }: migliori gruppi
scorer-groups-n = { $n -> 
    [one] 1 gruppo
   *[other] { $n } gruppi
 }
scorer-rest = Fuori dai gruppi

# Editor delle carte
editor-new-pair = Nuova gemma combinata
editor-group-gems-token = Gettoni
editor-group-gems-combined = Gemme combinate
editor-field-count = Quante
editor-field-pair = Due tipi
editor-gem = Tipo { $n }
editor-token = { $count } nella grotta, { $points ->
    [one] 1 punto
   *[other] { $points } punti
 } ciascuno
editor-token-combined = { $count } nella grotta, vale come il tipo con cui è contata

# La sala
option-empty_retreat = Si può aspettare (Ritirata senza gnomi fuori)
option-coal_groups = Tre carboni sono un gruppo
finale-gems = Gruppi di gemme
about-by-gems =
    Autore: Bruno Marquez. Sviluppo: Eurico Cunha, Gustavo Silveira. Illustrazioni: Bruno Marquez, João Victor Cramonez.
    2025. Editore: Games ForFun LLC; Edizione brasiliana: Calamity Games.

# Looking at a token or an action
gems-look-set = Un gruppo
gems-look-set-says = Tre uguali o cinque diverse
gems-look-coal-says = Il carbone è ciò che ti serve; una gemma doppia è una delle due
gems-look-points = Punti
gems-look-points-says = Gemma 1, diamante 2, carbone 0; ogni tre uguali nella pila, 1 in più
gems-look-act-explore = Scopri un gettone al buio. Resta visibile a tutti.
gems-look-act-claim = Metti uno gnomo su un gettone libero e scoperto: nessun altro può prenderlo.
gems-look-act-collect = Porta a casa un gruppo sotto i tuoi gnomi. Tornano con esso.
gems-look-act-retreat = Tutti i tuoi gnomi tornano; i gettoni restano, liberi. La via d’uscita se non c’è un gruppo in vista.
gems-look-act-wait = Nessun tuo gnomo è fuori: così lasci passare un’azione. Con gnomi fuori è Ritirata e li riporta tutti a casa.
gems-look-out = Fuori ora
gems-look-gnomes = { $count ->
    [one] 1 gnomo
   *[other] { $count } gnomi
 }
gems-look-dark = Al buio
gems-look-dark-says = Un gettone che nessuno conosce. Esplorare lo scopre.
gems-look-left = Restano
gems-look-coal = Il carbone vale qualsiasi gemma quando raccogli. Alla fine non vale nulla.
gems-look-combined = Un gettone di due tipi: vale uno dei due, come ti serve.
gems-look-gem = Prendila con uno gnomo; portala a casa in un gruppo. Alla fine ciò che tieni è tuo.
gems-look-worth = Vale
gems-look-stand = Tuoi
gems-look-stand-says = { $count ->
    [0] Nessun tuo gnomo ne occupa uno
    [one] Un tuo gnomo ne occupa uno
   *[other] { $count } tuoi gnomi ne occupano uno
 }
gems-why-theirs = Lo gnomo di { $name } ci sta sopra. Nessun altro può prenderlo.
gems-look-help-collect = Raccogli un gruppo: i suoi gnomi tornano.
gems-look-help-claim = Prendi gettoni adatti: tre uguali o cinque diversi.
gems-look-help-explore = Esplora: scopri un gettone al buio.
gems-look-help-retreat = Ritirati: i tuoi gnomi tornano, i gettoni restano liberi.
gems-look-help-stuck = I cinque gnomi sono fuori senza gruppo. La ritirata li riporta; i gettoni restano liberi.

# What just happened
gems-log-points = { $points ->
    [one] +1 punto
   *[other] +{ $points } punti
 }, { $home ->
    [one] 1 gnomo torna
   *[other] { $home } gnomi tornano
 }
gems-log-home = { $home ->
    [one] 1 gnomo torna, il suo gettone è libero
   *[other] { $home } gnomi tornano, i loro gettoni sono liberi
 }
gems-say-stuck = I cinque gnomi sono fuori senza gruppo: la ritirata li riporta.

# Help at the table
guide-gems-goal = Porta a casa gruppi di gemme: tre uguali o cinque diverse. Vince chi alla fine ha più punti nella pila.
guide-gems-ends = La partita finisce quando ogni gettone rimasto è scoperto con uno gnomo sopra. Allora ognuno prende anche i gettoni su cui stanno i suoi gnomi, gruppo o no.
guide-gems-do-explore = Esplora: scopri un gettone scuro. Utile finché c’è poco scoperto, per avere che cosa prendere.
guide-gems-do-claim = Prendi: metti uno gnomo su una gemma libera, e nessun altro l’avrà. Utile dove hai già quel tipo.
guide-gems-do-collect = Raccogli: tre uguali o cinque diverse sotto i tuoi gnomi vanno nella pila, e quegli gnomi tornano. Sono i tuoi punti.
guide-gems-do-retreat = Ritirata: tutti i tuoi gnomi tornano e lasciano le gemme. La via d’uscita quando sono fuori tutti e cinque senza un gruppo in vista.
sign-gems-set = Un gruppo è esattamente tre gemme di un tipo, o esattamente cinque di cinque tipi diversi.
sign-gems-coal = Il carbone è un jolly in un gruppo, ma alla fine non vale nulla.
sign-gems-points = Alla fine un diamante vale 2, ogni altra gemma 1, e tre uguali 1 in più.
sign-gems-double = Una gemma combinata conta come una sola: quello dei due tipi che ti serve.
sign-gems-dark = Un gettone scuro: nessuno sa che cos’è. Esplora lo scopre.
sign-gems-gnome = Uno gnomo su una gemma: è presa. Ne hai cinque; gli altri aspettano nella riserva.
sign-gems-retreat = Ritirata: tutti i tuoi gnomi tornano senza gemme.
sign-gems-rest = Alla fine si raccoglie anche il resto: ciò che sta sotto i tuoi gnomi va nella pila.
# Pictures of the rules
picture-gems-idea-claim = Uno gnomo sta sulla pietra: nessun altro la prende
picture-gems-idea-alike = Tre uguali sono un gruppo
picture-gems-idea-five = Cinque diverse sono un gruppo
picture-gems-end-all = Ogni pietra rimasta ha uno gnomo: la fine
picture-gems-end-take = Ognuno prende ciò su cui sta

# Che cosa avrebbe aiutato di più, alla fine
helped-gems-score-tokens = Più gemme che valgono { $each } avrebbero aiutato di più: { $name } ne ha tratto { $theirs ->
    [one] { $theirs } punto
   *[other] { $theirs } punti
 }, tu { $mine }.
helped-gems-score-groups = Più gruppi di tre uguali avrebbero aiutato di più: { $name } ne ha tratto { $theirs ->
    [one] { $theirs } punto
   *[other] { $theirs } punti
 }, tu { $mine }.

# Gnomes et choses
gnomopolis-kind = { $kind ->
    [child] enfant
    [villager] villageois
    [soldier] soldat
    [merchant] marchand
    [artisan] artisan
    [inventor] inventeur
    [assistant] Assistant Mécanicien
    [specialist] spécialiste
   *[any] gnome au choix
 }
gnomopolis-one = { $kind ->
    [child] un enfant
    [villager] un villageois
    [soldier] un soldat
    [merchant] un marchand
    [artisan] un artisan
    [inventor] un inventeur
    [assistant] un Assistant Mécanicien
    [specialist] un spécialiste
   *[any] un gnome au choix
 }
gnomopolis-kinds = { $kind ->
    [child] enfants
    [villager] villageois
    [soldier] soldats
    [merchant] marchands
    [artisan] artisans
    [inventor] inventeurs
    [assistant] Assistants Mécaniciens
    [specialist] spécialistes
   *[any] gnomes au choix
 }
gnomopolis-gnomes = { $count ->
    [one] { $count } { gnomopolis-kind }
   *[other] { $count } { gnomopolis-kinds }
 }
gnomopolis-lying = { gnomopolis-gnomes }, qui { $count ->
    [1] s’en va
   *[other] s’en vont
 }
gnomopolis-coins = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
 }
gnomopolis-assistants = { $count ->
    [one] { $count } Assistant Mécanicien
   *[other] { $count } Assistants Mécaniciens
 }
gnomopolis-draw = piocher { $count ->
    [one] { $count } gnome
   *[other] { $count } gnomes
 }
gnomopolis-search = chercher { $count ->
    [one] { $count } gnome
   *[other] { $count } gnomes
 } de votre choix
gnomopolis-team = équipe de construction

# Les coups, comme le journal les raconte
gnomopolis-move-first = { $who } commence
gnomopolis-move-reveal = { $card } rejoint la réserve de bâtiments
gnomopolis-move-draw = Pioche : du gobelet sort { gnomopolis-one }
gnomopolis-move-pass = { $who } passe
gnomopolis-move-caravan = { $who } envoie la Caravane Tatou au district suivant
gnomopolis-move-visit = { $who } utilise { $card } par la caravane
gnomopolis-move-use = { $who } utilise { $card }
gnomopolis-move-pay = { $who } paie avec { gnomopolis-one }
gnomopolis-move-gain = { $who } gagne { gnomopolis-one }
gnomopolis-move-search-mug = Recherche : { $who } trouve { gnomopolis-one } dans le gobelet
gnomopolis-move-search-exhausted = Recherche : { $who } trouve { gnomopolis-one } parmi les épuisés
gnomopolis-move-lift = Recherche : { $who } envoie { gnomopolis-one } parmi les épuisés : { $card }
gnomopolis-move-lift-lying = Recherche : { $who } envoie { gnomopolis-one } à la Nouvelle Capitale : { $card }
gnomopolis-move-build = { $who } construit { $card }
gnomopolis-move-employ = { $who } met { gnomopolis-one } dans l’équipe de construction

# Les mêmes, racontés à qui les a joués
gnomopolis-own-first = Vous commencez
gnomopolis-own-pass = Vous passez
gnomopolis-own-caravan = Vous envoyez la Caravane Tatou au district suivant
gnomopolis-own-visit = Vous utilisez { $card } par la caravane
gnomopolis-own-use = Vous utilisez { $card }
gnomopolis-own-pay = Vous payez avec { gnomopolis-one }
gnomopolis-own-gain = Vous gagnez { gnomopolis-one }
gnomopolis-own-search-mug = Recherche : vous trouvez { gnomopolis-one } dans le gobelet
gnomopolis-own-search-exhausted = Recherche : vous trouvez { gnomopolis-one } parmi les épuisés
gnomopolis-own-lift = Recherche : vous envoyez { gnomopolis-one } parmi les épuisés : { $card }
gnomopolis-own-lift-lying = Recherche : vous envoyez { gnomopolis-one } à la Nouvelle Capitale : { $card }
gnomopolis-own-build = Vous construisez { $card }
gnomopolis-own-employ = Vous mettez { gnomopolis-one } dans l’équipe de construction

# Boutons
gnomopolis-do-first = Premier joueur
gnomopolis-do-reveal = { $card }
gnomopolis-do-draw = Piocher { gnomopolis-one }
gnomopolis-do-pass = Passer
gnomopolis-do-caravan = Envoyer la Caravane Tatou
gnomopolis-do-visit = { $card } : { $action }
gnomopolis-do-use = { $card } : { $action }
gnomopolis-do-pay = Payer avec { gnomopolis-one }
gnomopolis-do-gain = Gagner { gnomopolis-one }
gnomopolis-do-search-mug = Chercher { gnomopolis-one } dans le gobelet
gnomopolis-do-search-exhausted = Chercher { gnomopolis-one } parmi les épuisés
gnomopolis-do-lift = Envoyer { gnomopolis-one } parmi les épuisés : { $card }
gnomopolis-do-lift-lying = Envoyer { gnomopolis-one } à la Nouvelle Capitale : { $card }
gnomopolis-do-build = Construire { $card } ({ $team })
gnomopolis-do-employ = Employer { gnomopolis-one }

# Où un conseil fait regarder, selon le mot du coup
gnomopolis-look-pass = la fin de votre tour
gnomopolis-look-caravan = votre caravane
gnomopolis-look-visit = le district que visite votre caravane
gnomopolis-look-use = les parchemins de votre district
gnomopolis-look-pay = les gnomes qui peuvent payer
gnomopolis-look-gain = les gnomes que vous pouvez gagner
gnomopolis-look-search = votre gobelet et vos gnomes épuisés
gnomopolis-look-lift = vos gnomes au travail
gnomopolis-look-build = la réserve de bâtiments
gnomopolis-look-employ = l’équipe de construction

# Pourquoi pas ?
gnomopolis-why-over = La partie est finie.
gnomopolis-why-chance = C’est au hasard d’en décider.
gnomopolis-why-wait = Une Pioche est en cours.
gnomopolis-why-owed = D’abord, { $owed ->
    [visit] choisissez un parchemin pour votre caravane
    [pay] choisissez qui paie l’icône blanche
    [employ] choisissez qui se tient dans l’équipe de construction
    [gain] choisissez le gnome que vous gagnez
   *[search] choisissez le gnome de votre Recherche
 }.
gnomopolis-why-not-asked = Vous ne pouvez pas choisir cela maintenant.
gnomopolis-why-not-yours = Ce parchemin est dans un autre district ; votre caravane peut l’utiliser quand elle y passe.
gnomopolis-why-not-there = Ce parchemin n’est pas dans le district que visite votre caravane.
gnomopolis-why-used = Ce parchemin est occupé jusqu’à la fin de votre tour.
gnomopolis-why-lack-gnomes = Il coûte { $needed ->
    [1] { gnomopolis-one }
   *[other] { $needed } { gnomopolis-kinds }
 } ; { $have ->
    [0] vous n’en avez aucun d’actif
   *[other] vous n’en avez que { $have } d’actifs
 }.
gnomopolis-why-lack-any = Il coûte { $needed ->
    [one] { $needed } gnome
   *[other] { $needed } gnomes
 } ; { $have ->
    [0] vous n’en avez aucun d’actif
   *[other] vous n’en avez que { $have } d’actifs
 }.
gnomopolis-why-lack-coins = Il coûte { $needed ->
    [one] { $needed } pièce
   *[other] { $needed } pièces
 } ; vous en avez { $have }.
gnomopolis-why-lack-assistants = Il coûte { $needed ->
    [one] { $needed } Assistant Mécanicien
   *[other] { $needed } Assistants Mécaniciens
 } ; vous en avez { $have }.
gnomopolis-why-caravan-rests = À cette table, la caravane en solitaire reste à la maison.
gnomopolis-why-no-host = Vous ne pouvez payer aucun parchemin du district que votre caravane visite ensuite.
gnomopolis-why-built = Vous avez déjà construit ce tour-ci ; un bâtiment par tour.
gnomopolis-why-not-offered = Cette carte n’est pas dans la réserve de bâtiments.
gnomopolis-why-lack-team = Il manque à l’équipe de construction : { $missing }. Un Assistant Mécanicien peut remplacer n’importe qui.
gnomopolis-why-none-active = Vous n’avez aucun { gnomopolis-kind } sous la main.
gnomopolis-why-wrong-member = La place de l’équipe de construction à remplir maintenant n’est pas pour { gnomopolis-one }.
gnomopolis-why-none-left = Il ne reste aucun { gnomopolis-kind } dans les Capitales.
gnomopolis-why-no-choice = Vous ne pouvez pas choisir { gnomopolis-one } ici.
gnomopolis-why-none-mug = Il n’y a aucun { gnomopolis-kind } dans votre gobelet.
gnomopolis-why-none-exhausted = Il n’y a aucun { gnomopolis-kind } parmi vos épuisés.
gnomopolis-why-long-turn = Un tour a { $most } actions au plus, et vous les avez toutes faites.
gnomopolis-why-none-there = Il n’y a aucun { gnomopolis-kind } au travail à cet endroit.

# Avertissements avant une action sans effet
gnomopolis-without-effect = { $kind ->
    [draw] Il n’y a pas assez de gnomes pour la Pioche.
    [search] Il n’y a pas assez de gnomes pour la Recherche.
    [choice] Aucune des Capitales n’a de gnome à choisir.
   *[gnome] Aucune des Capitales n’a plus { gnomopolis-one }.
 }

# Avertissements sur un jeu de cartes
gnomopolis-warn-endless = { $count ->
    [1] Avec { $cards }, un tour pourrait ne jamais finir : la carte rend autant de gnomes et de places libres qu’elle en prend.
   *[other] Avec ces cartes ensemble, un tour pourrait ne jamais finir, car l’une apporte les gnomes et une autre libère les places : { $cards }.
 } Un tour s’arrête à { $most } actions (P-16).

# Points
gnomopolis-score-coins = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
 }
gnomopolis-score-buildings = { $count ->
    [one] { $count } gnome logé dans un bâtiment
   *[other] { $count } gnomes logés dans des bâtiments
 }
gnomopolis-score-board = { $count ->
    [one] { $count } gnome logé sur le Plateau de District
   *[other] { $count } gnomes logés sur le Plateau de District
 }
gnomopolis-score-councilors = { $count ->
    [one] { $count } conseiller
   *[other] { $count } conseillers
 }
gnomopolis-score-homeless = { $count ->
    [one] { $count } gnome sans logis
   *[other] { $count } gnomes sans logis
 }

# Cartes
gnomopolis-card-board = Loge { $housing }
gnomopolis-card-caravan = Utilisez un parchemin du district de l’adversaire suivant ; il gagne 1 pièce
gnomopolis-card-councilor = { $action }. À son arrivée : { $bonus }. { $points ->
    [one] { $points } point
   *[other] { $points } points
 } à la fin
gnomopolis-card-building = Équipe de construction : { $team }. Immigration : { $immigration }. { $action }. Loge { $housing }
gnomopolis-warn-buildings = Ce jeu de cartes a { $count } bâtiments ; la règle en a { $printed } (P-3).

# Pourquoi un conseil propose un coup
gnomopolis-hint-score-coins = Cela apporte des pièces : { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
gnomopolis-hint-score-buildings = Vos gnomes dorment mieux : { $points ->
    [one] { $points } point
   *[other] { $points } points
 } dans les lits de bâtiments.
gnomopolis-hint-score-board = Plus de vos gnomes ont un lit sur le plateau : { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
gnomopolis-hint-score-councilors = Un conseiller vous rejoint : { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
gnomopolis-hint-score-homeless = Moins de gnomes restent sans lit : { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
gnomopolis-hint-use = Un gnome qui resterait oisif fait quelque chose d’utile.
gnomopolis-hint-caravan = Un parchemin du district suivant vous aide plus que les vôtres.
gnomopolis-hint-visit = C’est ce qui vous aide le plus dans ce district.
gnomopolis-hint-pass = Il n’y a rien de mieux ce tour, et vous piochez trois gnomes.
gnomopolis-hint-pay = C’est le gnome dont vous avez le moins besoin.
gnomopolis-hint-employ = C’est celui dont vous avez le moins besoin ailleurs.
gnomopolis-hint-gain = Un lit ou une équipe attend cette sorte.
gnomopolis-hint-search = Ce gnome peut le plus pour vous maintenant.

## La table de Gnomopolis dans le terminal
terminal-gnomopolis-round = manche { $round }
terminal-gnomopolis-ancient = Ancienne Capitale
terminal-gnomopolis-new = Nouvelle Capitale
terminal-gnomopolis-nobody = à personne
terminal-gnomopolis-end = la fin : encore { $buildings ->
    [one] { $buildings } bâtiment
   *[other] { $buildings } bâtiments
 } d’un joueur, ou { $gnomes ->
    [one] { $gnomes } gnome
   *[other] { $gnomes } gnomes
 } ou { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
 } à prendre à l’Ancienne Capitale
terminal-gnomopolis-last = { $by ->
    [building] dernière manche : un sixième bâtiment est debout (P-29)
    [gnomes] dernière manche : l’Ancienne Capitale n’a plus de gnomes (P-29)
    [coins] dernière manche : l’Ancienne Capitale n’a plus de pièces (P-29)
   *[length] dernière manche : la partie devient trop longue (P-30)
 }
terminal-gnomopolis-offer = réserve de bâtiments, encore { $count } dans la pile
terminal-gnomopolis-sale = { $team } construisent, { $immigrants } arrivent
terminal-gnomopolis-sale-alone = { $team } construisent, personne n’arrive
terminal-gnomopolis-beds = lits { $beds }
terminal-gnomopolis-beds-of = lits
terminal-gnomopolis-active = actifs
terminal-gnomopolis-mug = gobelet
terminal-gnomopolis-rest = épuisés
terminal-gnomopolis-caravan = caravane
terminal-gnomopolis-home = à la maison
terminal-gnomopolis-visits = dans le district de { $name }
terminal-gnomopolis-with = { $where } avec { $load }
terminal-gnomopolis-built = l’équipe { $load } a construit { $card }
terminal-gnomopolis-homeless = sans lit : { $gnomes }
terminal-gnomopolis-on-it = dessus { $load }
terminal-gnomopolis-councilor = { $count ->
    [one] conseiller, { $count } point
   *[other] conseiller, { $count } points
 }
terminal-gnomopolis-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
 }
terminal-gnomopolis-without-effect = P-9 { $card } : { $reason }
gnomopolis-goal-councilor = Obtenez un conseiller de plus pendant ce tour.
gnomopolis-goal-homes = Terminez ce tour sans aucun gnome sans lit.
gnomopolis-goal-beds = Remplissez tous les lits de vos bâtiments pendant ce tour.
gnomopolis-goal-councilor-homes = Obtenez un conseiller de plus et ne laissez aucun gnome sans lit pendant ce tour.
gnomopolis-goal-coins = Ayez le plus de pièces possible à la fin de ce tour.
gnomopolis-goal-housed = Logez le plus de gnomes possible dans vos bâtiments pendant ce tour.
gnomopolis-idea-free = Une recherche peut libérer un parchemin, qui sert alors encore.
gnomopolis-idea-caravan = La caravane vous donne un parchemin de plus.
gnomopolis-idea-refuse = Des pièces à portée de main ne valent pas toujours le travail d’un gnome.
gnomopolis-idea-assistant = Un assistant dans l’équipe garde un gnome libre pour autre chose.

# Ce que mesurent les buts de scénarios
gnomopolis-fact-coins = pièces
gnomopolis-fact-assistants = Assistants Mécaniciens
gnomopolis-fact-gnomes = gnomes dans le district
gnomopolis-fact-buildings = bâtiments
gnomopolis-fact-councilors = conseillers
gnomopolis-fact-homeless = gnomes sans lit
gnomopolis-fact-housed = gnomes dans les bâtiments
gnomopolis-fact-empty-beds = lits vides dans les bâtiments

# What is wrong in a card file
gnomopolis-mistake-no-team = Personne ne la bâtit : une équipe a au moins un gnome (P-18).
gnomopolis-mistake-no-cost = Une action doit coûter quelque chose (P-6).
gnomopolis-mistake-many-gnomes = Un coût a au plus { $most } gnomes en tout.
gnomopolis-mistake-many-choices = Il y a de la place pour { $most } choix au plus.
gnomopolis-mistake-types = Trop de ce type : le jeu a { $most } bâtiments de { $kind -> 
    [soldier] soldats
    [merchant] marchands
    [artisan] artisans
   *[other] inventeurs
 }. Changez le type d’un autre bâtiment.
gnomopolis-mistake-councilors = Il faut un conseiller par métier (P-21).

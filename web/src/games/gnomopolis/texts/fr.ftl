# Les textes de la page pour Gnomopolis.
gp-kind = { $kind ->
    [child] Enfant
    [villager] Villageois
    [soldier] Soldat
    [merchant] Marchand
    [artisan] Artisan
    [inventor] Inventeur
    [assistant] Assistant Mécanicien
    [specialist] Spécialiste
   *[any] Gnome au choix
 }
gp-gnomes = { $kind ->
    [child] { $count ->
        [one] { $count } enfant
       *[other] { $count } enfants
     }
    [villager] { $count ->
        [one] { $count } villageois
       *[other] { $count } villageois
     }
    [soldier] { $count ->
        [one] { $count } soldat
       *[other] { $count } soldats
     }
    [merchant] { $count ->
        [one] { $count } marchand
       *[other] { $count } marchands
     }
    [artisan] { $count ->
        [one] { $count } artisan
       *[other] { $count } artisans
     }
    [inventor] { $count ->
        [one] { $count } inventeur
       *[other] { $count } inventeurs
     }
    [assistant] { $count ->
        [one] { $count } Assistant Mécanicien
       *[other] { $count } Assistants Mécaniciens
     }
    [specialist] { $count ->
        [one] { $count } spécialiste
       *[other] { $count } spécialistes
     }
   *[any] { $count ->
        [one] { $count } gnome au choix
       *[other] { $count } gnomes au choix
     }
 }
gp-n-gnomes = { $count ->
    [one] { $count } gnome
   *[other] { $count } gnomes
 }
gp-n-coins = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
 }
gp-n-buildings = { $count ->
    [one] { $count } bâtiment
   *[other] { $count } bâtiments
 }

# Ce qui termine la partie
gp-ends-buildings = Bâtiments { $built } sur { $of }
gp-ends-coins = Pièces { $left } sur { $of }
gp-ends-gnomes = Gnomes { $left } sur { $of }
gp-last-round = { $by ->
    [building] Dernière manche : un sixième bâtiment est debout
    [gnomes] Dernière manche : l’Ancienne Capitale n’a plus de gnomes
    [coins] Dernière manche : l’Ancienne Capitale n’a plus de pièces
   *[other] Dernière manche
 }
ended-P-29 = La dernière manche est jouée.
ended-P-30 = La partie devenait trop longue ; elle a été arrêtée.

# La barre du tour
gp-say-free = { $parchments ->
    [0] Aucun parchemin
    [one] { $parchments } parchemin
   *[other] { $parchments } parchemins
 } et { $buildings ->
    [0] aucun bâtiment
    [one] { $buildings } bâtiment
   *[other] { $buildings } bâtiments
 } à votre portée.
gp-say-nothing = Il n’y a plus rien à faire : passez.
gp-say-long-turn = Un tour n’a pas plus de 60 actions (P-16). Vous pouvez encore construire ou passer.
gp-say-visit = Choisissez un parchemin du district que visite la caravane.
gp-say-pay = { $card } : choisissez qui paie.
gp-say-gain = { $card } : choisissez qui vient.
gp-say-search = { $card } : choisissez le gnome de la Recherche.
gp-say-employ = { $card } : choisissez l’équipe de construction.
gp-say-immigration = { $card } : choisissez qui emménage.
gp-say-bonus = { $card } : choisissez le cadeau du conseiller.
gp-pass = Passer et piocher 3
gp-pass-short = Passer
gp-sure-build = Vous pouvez encore construire ce tour-ci. Passer quand même ?
gp-sure-idle = Personne n’a encore travaillé ce tour-ci. Passer quand même ?
gp-sure-without-effect = Ceci ne donnerait rien : { $parts }.
gp-without-effect = { $part ->
    [child] enfant
    [villager] villageois
    [soldier] soldat
    [merchant] marchand
    [artisan] artisan
    [inventor] inventeur
    [choice] le gnome à choisir
    [draw] Pioche
   *[search] Recherche
 }

# Choix
gp-ask-gain = { $card } : qui vient ?
gp-ask-immigration = { $card } : qui emménage ?
gp-ask-bonus = { $card } : le cadeau du conseiller
gp-ask-pay = { $card } : qui paie ?
gp-ask-search = { $card } : Recherche, qui ?
gp-ask-employ = { $card } : la place de { gp-kind }
gp-search = Recherche : qui ?
gp-jobs = { gp-kind } : que faire ?
gp-left = reste { $count }
gp-in-mug = dans le gobelet
gp-in-exhausted = épuisé
gp-at-work = au travail : { $place }

# Le plateau
gp-parts = Parties du plateau
gp-part-district = District
gp-part-offer = Réserve
gp-part-supply = Capitales
gp-offer = Réserve de bâtiments
gp-offer-may = Vous pouvez en construire un ce tour-ci
gp-offer-built = Vous avez construit ce tour-ci
gp-pile = { $count } dans la pile. Toutes les cartes
gp-in-pile = Dans la pile
gp-ancient-capital = Ancienne Capitale
gp-new-capital = Nouvelle Capitale
gp-council = Conseillers
gp-points-each = { $count ->
    [one] { $count } point chacun
   *[other] { $count } points chacun
 }
gp-on-table = Sur la table
gp-councilor = { gp-kind } : détient ce conseiller
gp-yours = Votre district
gp-district-of = District de { $name }
gp-visit = Caravane Tatou chez { $name }
gp-districts = Le district à regarder
gp-look = Voir le district de { $name }
gp-look-own = Voir votre district
gp-active = Actifs
gp-mug = Gobelet
gp-exhausted = Épuisés
gp-nobody = Personne n’est actif.
gp-gnome-can = { gp-kind }, actif{ $count ->
    [0] . Rien à faire
   *[other] . Voir que faire
 }
gp-board = Plateau de District
gp-buildings = Bâtiments
gp-no-buildings = Pas encore de bâtiment. La réserve en a six.
gp-team = Équipe de construction
gp-parchment = { $name } : { $action }.{ $state ->
    [can] {" "}Vous pouvez l’utiliser
    [used] {" "}Occupé
   *[no] {""}
 }
gp-type = { $type ->
    [soldier] soldat
    [merchant] marchand
    [artisan] artisan
   *[inventor] inventeur
 }
gp-card = { $name }, { gp-type }. { $text }. { $source }.{ $state ->
    [can] {" "}Vous pouvez le construire
    [short] {" "}{ $missing ->
        [one] Il manque { $missing } membre de l’équipe de construction
       *[other] Il manque { $missing } membres de l’équipe de construction
     }
   *[no] {""}
 }
gp-caravan = Caravane Tatou, ensuite : { $name }.{ $state ->
    [can] {" "}Vous pouvez l’envoyer
    [used] {" "}Occupée
    [rests] {" "}Elle reste à la maison
   *[no] {""}
 }
gp-next-yours = Votre caravane vient ici ensuite
gp-next = La caravane vient ici ensuite
gp-beds = { gp-kind } : { $n ->
    [one] { $n } lit occupé
   *[other] { $n } lits occupés
 } sur { $of }
gp-house = { $n ->
    [one] { $n } lit occupé
   *[other] { $n } lits occupés
 } sur { $of }

# Les cartes et leur origine
gp-source = { $source ->
    [rulebook] Du livret de règles
    [gnomehall] Imaginée par Gnomehall
    [owner] Saisie par un possesseur du jeu
   *[mixed] En partie du livret de règles
 }
gp-source-parts = Livret : { $rulebook }. Gnomehall : { $ours }
gp-part = { $part ->
    [name] nom
    [type] type
    [team] équipe de construction
    [immigration] immigration
    [action] action
    [housing] lits
    [cost] coût
    [effect] effet
    [bonus] bonus
    [points] points
    [kinds] sortes
   *[flavour] dicton
 }
gp-book = Toutes les cartes
gp-book-building = Bâtiments
gp-book-councilor = Conseillers
gp-book-parchment = Plateau de District

# Points
gp-finale-sum = { $count ->
    [1] point
   *[other] points
 }
gp-finale-house = { $name } : { $n ->
    [one] { $n } lit occupé
   *[other] { $n } lits occupés
 } sur { $of }, { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
gp-finale-board = Plateau
gp-finale-homeless = Sans logis
gp-finale-coins = Pièces
gp-each = { $points } chacun

# Options
option-solo_caravan = Caravane en solitaire
option-solo_caravan-own = Visite votre propre district
option-solo_caravan-off = Reste à la maison

# Page pour apprendre
learn-part-gnomopolis = { $part ->
    [name] nom
    [cost] coût
    [effect] effet
    [action] action
    [type] type
    [team] équipe de construction
    [immigration] immigrants
    [housing] lits
    [flavour] mots
    [bonus] bonus
    [points] points
    [kinds] qui y loge
   *[other] { $part }
 }
learn-kind-gnomopolis-board = Plateau de District
learn-kind-gnomopolis-parchment = Parchemins du plateau
learn-kind-gnomopolis-councilor = Conseillers
learn-kind-gnomopolis-building = Bâtiments
learn-first-gnomopolis = Mettez des gnomes au travail, bâtissez l’Atelier, envoyez la Caravane Tatou. Ensuite, à vous de jouer.
learn-effect-gnomes = Gagner des gnomes
learn-effect-coins = Gagner pièces, Assistants Mécaniciens
learn-effect-white = N’importe laquelle : au choix
learn-effect-draw = Pioche dans le gobelet
learn-effect-search = Recherche : prenez-en un
learn-card-team = L’équipe de construction. Des gnomes actifs de ces sortes se tiennent ici. Un Assistant Mécanicien peut remplacer n’importe lequel.
learn-card-arrive = Qui arrive. Ils viennent de la Capitale, fatigués, parmi vos épuisés.
learn-card-type = Le type. Le plus de ce type, ou autant que quiconque : son conseiller vient à vous.
learn-card-parchment = Le parchemin. À vous aussitôt, dans le même tour.
learn-card-beds = Les lits. 2 points par gnome qui y dort à la fin.
learn-order-team = L’équipe de construction est debout
learn-order-card = La carte est à vous
learn-order-arrive = Ils arrivent
learn-order-councilor = Conseiller ?
learn-order-offer = La réserve se complète
learn-points-coin = une pièce
learn-points-house = dans un bâtiment
learn-points-board = sur le plateau
learn-points-councilor = un conseiller
learn-points-homeless = sans lit
learn-say-gnomopolis-first-grow = Mettez l’enfant au travail. Sur Grandir, un enfant s’allonge (le × rouge : il partira) et un villageois vient. Appuyez sur ce parchemin.
learn-say-gnomopolis-first-build = Bâtissez avant de former. Vous avez deux villageois, et l’Atelier n’en veut que deux. Si l’un apprenait un métier, il partirait. Appuyez sur l’Atelier.
learn-say-gnomopolis-first-pass = Trois enfants sont arrivés, et un conseiller avec une pièce. Vous avez le plus de bâtiments d’artisan. Personne n’est actif : passez. Ceux debout se reposent, les allongés partent, et vous piochez trois.
learn-say-gnomopolis-first-train = Formez un spécialiste. Apprendre un métier prend un villageois pour de bon et vous donne un spécialiste au choix. Appuyez.
learn-say-gnomopolis-first-trade = Choisissez le marchand. Sur Commercer, il rapportera 2 pièces à chaque tour où vous le piochez.
learn-say-gnomopolis-first-caravan = La Caravane Tatou va chez le voisin. Grâce à elle, vous utilisez un parchemin à lui, et il gagne une pièce. Appuyez sur le tatou.
learn-say-gnomopolis-first-visit = Grandir, chez le voisin. Votre enfant y travaille comme si le parchemin était à vous.
learn-say-gnomopolis-first-end = Passez encore. Le gobelet est vide : les épuisés y retournent, et vous en piochez trois.
learn-say-gnomopolis-first-free = Le reste est à vous. Un sixième bâtiment, ou une Ancienne Capitale sans gnomes ou sans pièces, finit la partie. Au lit dans un bâtiment un gnome vaut 2, sur le plateau 1, dehors il coûte 1 ; une pièce 1, un conseiller 2. Un robot joue contre vous.
learn-say-gnomopolis-trade-do = Votre marchand est actif. Appuyez sur Commercer : il s’y tient et rapporte 2 pièces de l’Ancienne Capitale.
learn-say-gnomopolis-trade-done = Deux pièces. Le marchand est debout, donc il reste à vous : passez, et il se repose avec les épuisés.
learn-say-gnomopolis-grow-do = Un enfant est actif. Appuyez sur Grandir : il s’allonge, un villageois vient aussitôt.
learn-say-gnomopolis-grow-done = Le villageois est déjà épuisé. L’enfant part pour la Nouvelle Capitale quand vous passez.
learn-say-gnomopolis-atelier-do = Deux villageois sont actifs. L’Atelier veut une équipe de deux : appuyez dessus.
learn-say-gnomopolis-atelier-done = Trois enfants sont venus. Ils sont épuisés, l’équipe se tient sur la carte, et son parchemin est déjà à vous.

# Feuille de score
scorer-only = Compter seulement les gnomes
scorer-only-note = pour le jeu imprimé : aucune carte à saisir
scorer-where = Qui habite où
scorer-where-buildings = Dans les bâtiments
scorer-where-board = Sur le Plateau de District
scorer-where-homeless = Sans lit
scorer-where-children = Dont enfants
scorer-coins = Pièces
scorer-councilors = Conseillers
scorer-gnomes = Gnomes
scorer-gnomes-note = gobelet, actifs et épuisés ensemble
scorer-buildings = Bâtiments
scorer-filter = Montrer seulement
scorer-all = Tous
scorer-tie-gnomopolis-children = { $points } chacun. Le plus d’enfants décide : { $first } { $a }, { $second } { $b }.
scorer-tie-gnomopolis-gnomes = { $points } chacun, autant d’enfants. Le plus de gnomes décide : { $first } { $a }, { $second } { $b }.
scorer-tie-gnomopolis-coins = { $points } chacun, autant d’enfants et de gnomes. Le plus de pièces décide : { $first } { $a }, { $second } { $b }.
scorer-tie-gnomopolis-earlier = { $points } chacun, et tout le reste est égal : { $first } a joué avant { $second }.
scorer-part-gnomopolis-coins = Pièces : { $points }
scorer-part-gnomopolis-buildings = Bâtiments : { $points }
scorer-part-gnomopolis-board = Plateau de District : { $points }
scorer-part-gnomopolis-councilors = Conseillers : { $points }
scorer-part-gnomopolis-homeless = Sans lit : { $points }
scorer-housing = { $name } : meilleur logement
scorer-beds = Un lit pour { $n } sur { $of }
scorer-nobody = personne
scorer-no-house = Sans maison

# Éditeur de cartes
editor-group-gnomopolis-building = Bâtiments
editor-group-gnomopolis-councilor = Conseillers
editor-group-gnomopolis-parchment = Parchemins du plateau
editor-group-gnomopolis-board = Plateau de District
editor-field-type = Type
editor-field-team = Équipe de construction
editor-note-team = qui la bâtit
editor-field-immigration = Arrivent
editor-note-immigration = immigration
editor-note-cost = coût, effet
editor-field-housing = Lits
editor-note-housing = logement
editor-field-bonus = Bonus
editor-cost = coût
editor-piece = { $piece ->
    [child] Enfant
    [villager] Villageois
    [soldier] Soldat
    [merchant] Marchand
    [artisan] Artisan
    [inventor] Inventeur
    [any] N’importe quel gnome
    [specialist] N’importe quel spécialiste
    [coin] Pièce
    [assistant] Assistant Mécanicien
    [draw] Pioche
    [search] Recherche
   *[other] { $piece }
 }{ $lies ->
    [yes] { ", se couche" }
   *[other] { "" }
 }
editor-field-parchment = Action

# La salle
finale-gnomopolis = Les gnomes rentrent chez eux
about-by-gnomopolis =
    Auteur: Igor Knop et Patrick Matheus. Illustration: Marcelo Bastos. Graphisme: Cristiano Cuty, Igor Knop, Marcelo Bastos.
    2018. Éditeur: Conclave Editora.

# Looking at a card
gp-look-team = Équipe
gp-look-team-ready = Tous sont prêts
gp-look-team-lacks = Manquent pour l’instant : { $who }
gp-look-newcomers = Arrivants
gp-look-newcomers-note = Ils viennent de l’Ancienne Capitale, épuisés
gp-look-beds = Lits
gp-look-beds-note = À la fin { $points } points par gnome qui dort ici
gp-look-councilor = Conseiller
gp-look-councilor-type = Bâtiment de type { gp-type } ; avec lui vous en avez { $count }
gp-look-councilor-now = { $state ->
    [mine] Le conseiller est déjà à vous
    [table] Personne n’en a plus : le conseiller vient chez vous, avec son cadeau
    [comes] Personne n’en a plus : le conseiller quitte { $name } pour vous, avec son cadeau
   *[stays] { $name } en a { $count } : le conseiller y reste
 }
gp-look-councilor-rule = Vient chez qui construit un bâtiment de { gp-type } et en a autant que quiconque. { $points } points à la fin
gp-look-held = Chez { $name }
gp-look-host = Hôte
gp-look-host-note = Le maître du district visité gagne 1 pièce
gp-look-at-once = Utilisable dès ce tour
gp-look-once = Une fois par tour
gp-look-used = Occupé jusqu’à ce que vous passiez
gp-look-sign-leaves = × rouge
gp-look-leaves = Ce gnome se couche et part pour toujours quand vous passez
gp-look-sign-works = Travaille
gp-look-works = Reste ici jusqu’à ce que vous passiez, puis se repose
gp-look-sign-draw = Gobelet
gp-look-draw = Tirez un gnome de votre gobelet ; il est actif aussitôt
gp-look-sign-search = Lanterne
gp-look-search = Chercher : choisissez un gnome du gobelet, des épuisés ou au travail ; il est actif aussitôt
gp-look-sign-assistant = Assistant
gp-look-assistant = Remplace n’importe qui dans une équipe, une fois
gp-look-sign-any = Gnome blanc
gp-look-any = À vous de choisir
gp-look-kind = { $kind ->
    [child] Un enfant grandit et devient villageois.
    [villager] Un villageois construit et peut apprendre un métier.
    [assistant] Un assistant remplace n’importe qui dans une équipe.
   *[other] Un spécialiste travaille sur les parchemins qui le montrent.
 }
gp-look-kind-home = À la fin : 2 points dans le lit d’un bâtiment, 1 sur le plateau, 1 de moins sans lit
gp-or = ou
gp-look-does = { $cost } : { $effect }
gp-look-take = gagnez { $what }
gp-look-do-draw = { $count ->
    [one] piochez { $count } gnome
   *[other] piochez { $count } gnomes
 }
gp-look-do-search = { $count ->
    [one] cherchez { $count } gnome de votre choix
   *[other] cherchez { $count } gnomes de votre choix
 }
gp-look-pay = Ils travaillent ici jusqu’à ce que vous passiez.
gp-look-gets = { $count ->
    [0] Le bâtiment.
    [one] Le bâtiment et un arrivant.
   *[other] Le bâtiment et { $count } arrivants.
 }
gp-look-fixed = une nouvelle carte est dévoilée. C’est votre seul bâtiment de ce tour.
gp-look-build = Construire
gp-look-help-use = { $cards } : utilisable maintenant, peut l’apporter.
gp-look-help-pass = Passez : vous tirez 3 gnomes, l’un d’eux peut venir.
gp-look-help-gain = { $kind ->
    [child] Les bâtiments avec arrivants amènent des enfants. Ils travaillent lors d’un tour suivant.
    [villager] Grandir fait d’un enfant un villageois. Il travaille lors d’un tour suivant.
   *[other] Apprendre un métier en fait un d’un villageois. Il travaille lors d’un tour suivant.
 }
gp-look-help-coins = Commercer apporte des pièces.
gp-caravan-name = Caravane

# What just happened
gp-banner-last = Chacun joue encore jusqu’à la fin du tour de table. Déclenché par { $name }.
gp-banner-councilor = { $name } : conseiller des { $type ->
    [soldier] soldats
    [merchant] marchands
    [artisan] artisans
   *[inventor] inventeurs
 }
gp-banner-councilor-why = { $taken ->
    [yes] Il quitte { $from }, car personne n’a plus de tels bâtiments. { $points } points
   *[no] Personne n’a plus de tels bâtiments. { $points } points
 }
gp-banner-round = Tour { $round }
gp-log-gain = + { $what }
gp-log-gain-of = { $name } : + { $what }
gp-log-gone = − { $what }
gp-log-host = { $name } : + 1 pièce, comme hôte de la caravane
gp-log-drawn = Tirés du gobelet : { $what }
gp-log-fell = { $name } : points { $from } → { $to } ({ $why })
gp-sum-coins = pièces { $by }
gp-sum-buildings = lits des bâtiments { $by }
gp-sum-board = lits du plateau { $by }
gp-sum-councilors = conseillers { $by }
gp-sum-homeless = sans lit { $by }

# Help at the table
guide-gnomopolis-goal = Mettez des gnomes au travail, bâtissez et donnez un lit à chacun. Pièces, lits et conseillers sont des points ; le plus de points gagne.
guide-gnomopolis-ends = Un 6e bâtiment, ou une Ancienne Capitale sans gnomes ou sans pièces, finit la partie avec cette manche.
guide-gnomopolis-do-use = Un parchemin : posez ce qui est à gauche de la flèche, et ce qui est à droite arrive. Utile avec les gnomes qui ne bâtissent pas.
guide-gnomopolis-do-build = Un bâtiment : son équipe de gnomes actifs le bâtit, des immigrants arrivent, et chaque lit vaut 2 points pour les sortes montrées. Un par tour : bâtissez presque à chaque tour.
guide-gnomopolis-do-caravan = La caravane : utilisez un parchemin du district suivant comme le vôtre. Son propriétaire y gagne une pièce.
guide-gnomopolis-do-pass = Passer : votre tour finit. Les gnomes debout reviendront, les allongés partent pour de bon, et vous piochez trois.
guide-gnomopolis-do-pay = Choisissez qui paie l’icône blanche : tout gnome actif convient. Donnez celui dont vous avez le moins besoin.
guide-gnomopolis-do-employ = Choisissez qui entre dans l’équipe. Un assistant remplace n’importe qui et libère un gnome.
guide-gnomopolis-do-gain = Choisissez le gnome qui vous rejoint. Utile : une sorte qui a un lit, ou qui manque à une équipe.
guide-gnomopolis-do-search = Recherche : prenez le gnome voulu dans le gobelet ou parmi les épuisés ; il travaille aussitôt.
sign-gnomopolis-leaves = Le X rouge : ce gnome s’allonge et part pour de bon à la fin du tour.
sign-gnomopolis-search = La lanterne : Recherche. Prenez un gnome de votre choix dans le gobelet ou parmi les épuisés.
sign-gnomopolis-draw = Le gobelet avec une flèche : Pioche. Un gnome sort du gobelet au hasard.
sign-gnomopolis-white = Le gnome blanc : n’importe laquelle des six sortes.
sign-gnomopolis-councilor = Un conseiller va à qui bâtit et a alors autant de bâtiments de son type que quiconque ; il apporte une pièce et vaut 2 points.
sign-gnomopolis-caravan = La Caravane Tatou visite un autre district. L’hôte gagne 1 pièce de la Capitale : un visiteur vous paie.
sign-gnomopolis-beds = Lits : à la fin un gnome dans un bâtiment vaut 2 points, sur le plateau 1, sans lit −1.
sign-gnomopolis-assistant = Un Assistant Mécanicien remplace n’importe qui dans une équipe de construction.
sign-gnomopolis-coin = Une pièce : elle paie des actions et vaut 1 point à la fin.
sign-gnomopolis-end = La partie finit avec la manche où quelqu’un bâtit un 6e bâtiment, ou l’Ancienne Capitale n’a plus de gnomes ou de pièces.
sign-gnomopolis-kinds = Les six sortes : enfant, villageois, soldat, marchand, artisan, inventeur. Les quatre derniers sont des spécialistes.
sign-gnomopolis-mug = Votre gobelet : gnomes au repos. À la fin du tour, trois en sortent au hasard.
# Pictures of the rules
picture-gnomopolis-setup-board = Un Plateau de District chacun
picture-gnomopolis-setup-gnomes = Vos premiers gnomes
picture-gnomopolis-setup-capital = Le reste est l’Ancienne Capitale
picture-gnomopolis-caravan-goes = En route vers le district suivant
picture-gnomopolis-caravan-uses = Utilisez-y un parchemin
picture-gnomopolis-caravan-coin = L’hôte reçoit une pièce
picture-gnomopolis-rest-lying = Qui est allongé s’en va
picture-gnomopolis-rest-standing = Qui est debout se repose
picture-gnomopolis-rest-draw = Piochez-en trois

# Ce qui aurait le plus aidé, à la fin
helped-gnomopolis-score-coins = Davantage de pièces auraient le plus aidé : { $name } en a tiré { $theirs ->
    [one] { $theirs } point
   *[other] { $theirs } points
 }, vous { $mine }.
helped-gnomopolis-score-buildings = Davantage de gnomes dans les lits des bâtiments auraient le plus aidé : { $name } en a tiré { $theirs ->
    [one] { $theirs } point
   *[other] { $theirs } points
 }, vous { $mine }.
helped-gnomopolis-score-board = Davantage de gnomes dans les lits de votre plateau auraient le plus aidé : { $name } en a tiré { $theirs ->
    [one] { $theirs } point
   *[other] { $theirs } points
 }, vous { $mine }.
helped-gnomopolis-score-councilors = Davantage de conseillers auraient le plus aidé : { $name } en a tiré { $theirs ->
    [one] { $theirs } point
   *[other] { $theirs } points
 }, vous { $mine }.
helped-gnomopolis-score-homeless = Davantage de lits auraient le plus aidé : { $name } a perdu { $theirs ->
    [one] { $theirs } point
   *[other] { $theirs } points
 } pour des gnomes sans lit, vous { $mine }.

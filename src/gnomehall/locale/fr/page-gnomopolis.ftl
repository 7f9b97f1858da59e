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
gp-sure-vain = Ceci ne donnerait rien : { $parts }.
gp-vain = { $part ->
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
gp-points-coins = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
 }
gp-points-buildings = { $count ->
    [one] { $count } gnome dans un bâtiment
   *[other] { $count } gnomes dans des bâtiments
 }
gp-points-board = { $count ->
    [one] { $count } gnome sur le plateau
   *[other] { $count } gnomes sur le plateau
 }
gp-points-councilors = { $count ->
    [one] { $count } conseiller
   *[other] { $count } conseillers
 }
gp-points-homeless = { $count ->
    [one] { $count } gnome sans logis
   *[other] { $count } gnomes sans logis
 }
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
option-solo_caravan-own = Visite son propre district
option-solo_caravan-off = Reste à la maison

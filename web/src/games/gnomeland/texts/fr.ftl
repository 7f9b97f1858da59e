# Les textes de la page pour Gnomeland.
option-copy_each = Chaque adversaire peut copier
option-one_copy = Chaque adversaire copie une fois par tour
ended-L-27 = La cinquième manche est finie.

# Les choses
land-coin = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
 }
land-weapon = { $count ->
    [one] { $count } arme
   *[other] { $count } armes
 }
land-mana = { $count } mana
land-trader = { $count ->
    [one] { $count } marchand
   *[other] { $count } marchands
 }
land-soldier = { $count ->
    [one] { $count } soldat
   *[other] { $count } soldats
 }
land-wizard = { $count ->
    [one] { $count } mage
   *[other] { $count } mages
 }
land-mercenary = { $count ->
    [one] { $count } mercenaire au choix
   *[other] { $count } mercenaires au choix
 }
land-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
 }
land-gnomes = { $count ->
    [0] aucun gnome au logis
    [one] { $count } gnome au logis
   *[other] { $count } gnomes au logis
 }
land-or = ou
land-nothing = rien
land-most = Le plus
land-most-coin = de pièces
land-most-weapon = d’armes
land-most-mana = de mana

# Ce que font les cartes
land-does-pay = { $pay } pour { $gain }
land-build-says = Coûte { $pay } : { $gain }
land-source-rulebook = Du livret de règles
land-source-gnomehall = De nous
land-source-mixed = Du livret de règles, quelques chiffres de nous
land-source-owner = Du jeu de cartes de cette table

# Piste, manche, concours
land-track = Piste de score
land-track-of = { $name } { $count }
land-round = Manche { $round }
land-round-of = Manche { $round } sur { $rounds }
land-contest = Concours : { $card }
land-contest-later = En fin de manche : { $cards }
land-contest-note = à qui a le plus { $what }
land-contest-gnome = Un gnome sur la carte : 1 de plus
land-contest-done = C’est tout

# Missions, Taverne, Tour
land-missions = Missions
land-side-base = de base
land-side-advanced = avancées
land-mission-says = Payez { $pay }, gagnez { $gain }
land-mission-done = Accomplie ce tour-ci
land-mission-can = Vous pouvez l’accomplir
land-mission-later = Dès la manche 2 : les missions de la manche d’avant, plus dures et plus riches.
land-mission-none = Une nouvelle mission arrive.
land-next = Suivante :
land-next-says = Manche suivante : { $card }. { $what }
land-hexed = { $count ->
    [1] Maléfice : 1 point de moins
   *[other] Maléfice : { $count } points de moins
 }
land-tavern = Taverne
land-tavern-note = un gnome par tour
land-gnomes-here = Gnomes ici : { $names }
land-send-can = Vous pouvez envoyer un gnome
land-tower = Tour
land-tower-note = 1 par manche
land-tokens-here = Lancé par { $names }
land-cast-can = Vous pouvez le lancer

# Le village
land-your-village = Votre village
land-village-of = Village de { $name }
land-points-note = Points sur la piste, et dans les bâtiments
land-dice = Dés
land-die = Dé { $face } : { $card }, { $gain }
land-die-can = Dé { $face } : le dépenser sur { $card } pour { $gain }
land-die-spent = Dé { $face }, dépensé
land-to-roll = À lancer
land-which-way = Tourner le dé dans quel sens ?
land-pool = Réserve
land-aside = De côté pour votre prochain tour : { $what }
land-keep-can = { $what } en réserve. En garder 1
land-my-mercenaries = Vos mercenaires
land-have = { $what }, à vous
land-play-can = { $what }, à vous. En jouer un
land-play-note = Jouer : il rentre chez lui et donne 1
land-upper = Rangée spéciale : chacun sert une fois par manche
land-lower = Rangée ordinaire : répond aux dés
land-answers = Répond à { $faces }
land-space-left = À gauche
land-space-middle = Au milieu
land-space-right = À droite
land-keeps = Garde { $count ->
    [one] { $count } ressource
   *[other] { $count } ressources
 } jusqu’à votre prochain tour
land-keeps-short = garde { $count }
land-stored = En stock : { $what }
land-pool-of = En réserve : { $what }
land-used = A servi cette manche
land-upgrade-says = Amélioration en { $card } : { $cost }
land-upgrade-can = Vous pouvez l’améliorer en { $card } pour { $cost }
land-upgrade-to = Améliorer en { $card }
land-spend = Dépenser le { $face }
land-pass = Laisser passer toute copie
land-pass-note = Les dés adverses ne sont jamais copiés pour un gnome, et on ne vous le demande plus
land-pass-hint = Le menu peut le faire à chaque fois

# Engager, construire
land-mercenaries = Mercenaires
land-mercenaries-note = engager
land-hire-says = S’engage pour { $cost } ; joué, donne { $gain }
land-hire-for = Pour { $cost }
land-hire-which = Engager : { $card }
land-hire-can = Vous pouvez en engager un
land-left = reste { $count }
land-build = Construire
land-build-note = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 }
land-build-none = Toutes vos cartes sont construites.
land-build-can = Vous pouvez le construire
land-build-where = { $card } : où ?
land-kind-standard = Ordinaire, pour la rangée du bas
land-kind-special = Spécial, pour la rangée du haut
land-on-dice = Sur { $faces }
land-covers = Recouvre : { $card }.
land-loses-room = Sa place est perdue.
land-loses-store = Ce qui s’y trouve est défaussé : { $what }.
land-loses-gnomes = { $count ->
    [one] { $count } gnome est retiré.
   *[other] { $count } gnomes sont retirés.
 }

# Adversaires
land-first = Premier
land-stands = Village : { $what }
land-dice-of = { $count ->
    [0] Plus de dé
    [one] { $count } dé : { $faces }
   *[other] { $count } dés : { $faces }
 }

# Parties de la table
land-parts = Parties de la table
land-part-village = Village
land-part-cards = Cartes
land-part-shop = Bâtir
land-part-others = Autres
land-part-can = choses possibles

# Questions
land-ask-copy = { $name } prend { $what }. Copier ?
land-ask-take = { $card } : prenez l’un
land-ask-recruit = { $card } : quel mercenaire ?
land-ask-pay = { $card } : qui paie ?
land-ask-keep = Entrepôt ({ $space }) : garder quoi ?
land-ask-settle = { $card } : payer quel coût ?
land-ask-hex = { $card } : sur quelle mission ?
land-ask-shift = { $card } : tourner quel dé ?
land-ask-reroll = { $card } : relancer quel dé ?
land-copy-do = Copier { $what }
land-copy-cost = { $count ->
    [1] Coûte votre dernier gnome
   *[other] Coûte 1 de vos { $count } gnomes
 }
land-copy-pass = Laisser passer
land-makes = cela fait { $count }
land-steal = Voler { $what } à { $name }
land-keep-do = Garder { $what }
land-keep-none = Ne rien garder
land-keep-have = { $count } en réserve
land-hex-now = donne { $count } maintenant
land-reroll-die = Relancer le { $face }
land-enough = Assez

# La barre du tour
land-say-dice = { $count ->
    [one] { $count } dé à dépenser avant de finir le tour.
   *[other] { $count } dés à dépenser avant de finir le tour.
 }
land-say-mission = Tous les dés sont dépensés. Une mission peut être accomplie.
land-say-end = Tous les dés sont dépensés. Utilisez le reste, ou finissez le tour.
land-say-contest = { $card } : { $count ->
    [one] { $count } dé à dépenser.
   *[other] { $count } dés à dépenser.
 }
land-say-contest-end = { $card } : utilisez ce que vous voulez, puis c’est tout.
land-title-copy = { $name } prend { $what }
land-say-copy = Le copier pour un gnome ?
land-say-take = { $card } : prenez l’un.
land-say-recruit = Choisissez un mercenaire.
land-say-pay = Choisissez le mercenaire qui paie.
land-say-keep = Entrepôt ({ $space }) : gardez une chose jusqu’à votre prochain tour, ou rien.
land-say-settle = Choisissez le coût à payer.
land-say-hex = Choisissez une mission pour le maléfice.
land-say-shift = Choisissez un dé à tourner.
land-say-reroll = Choisissez un dé à relancer.
land-end-turn = Finir le tour
land-sure-house = { $count ->
    [1] Cela recouvre { $card } : le gnome qui s’y trouve est retiré.
   *[other] Cela recouvre { $card } : les { $count } gnomes qui s’y trouvent sont retirés.
 }
land-sure-store = Cela recouvre { $card } : ce qui s’y trouve est défaussé ({ $what }).
land-sure-end = Vous pourriez encore accomplir : { $cards }.

# La fin
land-houses = Bâtiments en vue
land-no-steps = Aucun pas sur la piste de score.

# Page pour apprendre
learn-part-gnomeland = { $part ->
    [name] nom
    [cost] coût
    [effect] effet
    [flavour] mots
    [points] points
    [base] face de base
    [advanced] face avancée
    [hire] coût d’embauche
    [gives] ce qu’elle donne
   *[other] { $part }
 }
learn-kind-gnomeland-village = Imprimé sur le village
learn-kind-gnomeland-standard = Bâtiments standard
learn-kind-gnomeland-special = Bâtiments spéciaux
learn-kind-gnomeland-mercenary = Mercenaires
learn-kind-gnomeland-mission = Missions
learn-kind-gnomeland-action = Actions
learn-kind-gnomeland-spell = Sorts
learn-first-gnomeland = Dépensez des dés, bâtissez une échoppe, accomplissez une mission, copiez un voisin. Ensuite, à vous de jouer.
learn-copy-1 = Quelqu’un dépense un dé
learn-copy-2 = Votre gnome vous en rapporte autant
learn-land-standard = standard avancé
learn-land-special = spécial de base
learn-land-special-2 = spécial avancé
learn-say-gnomeland-first-spend = Dépensez un dé. La rangée du bas répond aux dés : un 1 réveille le Kiosque en 1-2 et rapporte une pièce. Appuyez sur le 1.
learn-say-gnomeland-first-kiosk = Encore. Le 2 répond au même Kiosque : une autre pièce. (Le voisin peut copier chaque fois ; pas aujourd’hui.)
learn-say-gnomeland-first-build = Bâtissez avant le dernier dé. L’Échoppe coûte 1 pièce et en donne 2 par dé. Posez-la en 3-4, où votre 3 la réveille.
learn-say-gnomeland-first-shop = Elle sert aussitôt. Dépensez le 3 : deux pièces.
learn-say-gnomeland-first-gnome = Envoyez un gnome. La Taverne a deux actions ; un gnome par tour. Le cambriolage rapporte 2 pièces.
learn-say-gnomeland-first-mission = Des pièces en points. Le Festival prend 4 pièces et donne 2 points. Il reste là pour les autres.
learn-say-gnomeland-first-end = Finissez le tour.
learn-say-gnomeland-first-keep = Garder ou non. Chaque Entrepôt peut garder une chose jusqu’à votre prochain tour ; le reste est perdu. Il vous reste une pièce : gardez-la.
learn-say-gnomeland-first-copy = À vous de copier. Le voisin a pris une arme avec un 6. Un de vos gnomes peut vous en rapporter autant, puis il s’en va. Appuyez sur Copier.
learn-say-gnomeland-first-no = Une pièce ne vaut pas un gnome. L’arme attend à part jusqu’à votre tour. Appuyez sur Laisser passer.
learn-say-gnomeland-first-no2 = Gardez vos gnomes. Il en reste trois pour la Taverne et les copies, et quatre manches sont à venir. Appuyez sur Laisser passer.
learn-say-gnomeland-first-free = Cinq manches, c’était la première. Améliorez, engagez, lancez le sort, et bâtissez en haut : les Châteaux apportent des dés à chaque manche. À la fin comptent la piste et les bâtiments visibles. Un robot joue contre vous.
learn-say-gnomeland-shop-do = Vous avez fait 1, 2 et 6 et gardé 2 pièces. Bâtissez l’Échoppe en 1-2.
learn-say-gnomeland-shop-one = Dépensez le 1. Deux pièces.
learn-say-gnomeland-shop-two = Dépensez le 2. Deux de plus.
learn-say-gnomeland-shop-six = Dépensez le 6. Une arme de la Tour de guet.
learn-say-gnomeland-shop-mission = Accomplissez le Tournoi. 3 pièces et l’arme pour 2 points.
learn-say-gnomeland-shop-done = Deux points. Les deux pièces qui restent tiennent dans vos Entrepôts. Continuez si vous voulez.
learn-say-gnomeland-palace-do = Payez une pièce au Palais. Vous recevez un dé de plus, lancé aussitôt.
learn-say-gnomeland-palace-done = Changez-le maintenant en Château. L’espace a servi cette manche, donc pas de second dé. Si l’on améliore avant de l’utiliser, le dé du Château est lancé aussitôt.
learn-say-gnomeland-copy-do = { $seat0 } a pris du mana avec un 5 à l’Auberge, { $seat1 } a dit non. À vous de décider. Envoyez un gnome : copiez.
learn-say-gnomeland-copy-done = Pour ce dé, on ne demande plus à personne. Votre mana attend à part et rejoint votre stock au début de votre tour.
learn-say-gnomeland-scuffle-do = L’Échauffourée porte sur les armes. Vos dés neufs : 5, 6 et 1. Le 5 réveille la Tour de guet : une arme.
learn-say-gnomeland-scuffle-six = Le 6 aussi. Une deuxième arme.
learn-say-gnomeland-scuffle-one = Tous les dés doivent être dépensés. Le 1 rapporte une pièce, qui ne compte pas ici.
learn-say-gnomeland-scuffle-end = Deux armes et votre gnome sur la carte : 3. Finissez votre part.
learn-say-gnomeland-scuffle-done = Les autres lancent. À quatre, vous gagnez un point par joueur qui a moins que vous.

# Feuille de score
scorer-track = Piste de score
scorer-land-standard = Rangée du bas : bâtiments standard
scorer-land-special = Rangée du haut : bâtiments spéciaux
scorer-side = { $base } ou { $advanced }
scorer-not-built = Pas bâti
scorer-side-points = { $name } (+{ $points })
scorer-tie-gnomeland-buildings = { $points } chacun. Le plus de points en bâtiments décide : { $first } { $a }, { $second } { $b }.
scorer-part-gnomeland-buildings = Bâtiments : { $points }
scorer-part-gnomeland-track = Piste de score : { $points }

# Éditeur de cartes
editor-group-gnomeland-standard = Bâtiments standard
editor-group-gnomeland-special = Bâtiments spéciaux
editor-group-gnomeland-mission-base = Missions, face de base
editor-group-gnomeland-mission-advanced = Missions, face avancée
editor-group-gnomeland-action = Actions
editor-group-gnomeland-spell = Sorts
editor-group-gnomeland-mercenary = Mercenaires
editor-field-cost = Coût
editor-field-pay = Paie
editor-field-gain = Donne
editor-field-effect = Effet
editor-field-hire = Embaucher pour
editor-word = { $word ->
    [coin] Pièces
    [weapon] Armes
    [mana] Mana
    [trader] Marchands
    [soldier] Soldats
    [wizard] Mages
    [mercenary] N’importe quel mercenaire
    [points] Points
   *[other] Rien
 }
editor-way = Façon { $n }
editor-does-gain = Donne
editor-does-choice = Donne au choix
editor-does-extra_die = Dés en plus
editor-does-reroll = Relancer
editor-does-shift = Tourner un dé
editor-does-recall = Rappeler un gnome
editor-does-hex = Retire des points à une mission
editor-does-curse = Prendre, ou voler
editor-does-contest = Un concours
editor-reroll-one = un dé
editor-reroll-any = autant de dés que voulu

# La salle
finale-gnomeland = Les villages
about-by-gnomeland =
    Auteur: Stefano Castelli. 2018.

# Looking at a card
land-look-cost = Coût
land-look-points = Points
land-look-points-note = Comptent à la fin, tant que le bâtiment est visible
land-look-row = Rangée
land-look-lower = Rangée du bas : agit à chaque dé qui montre son numéro
land-look-upper = Rangée du haut : agit une fois par manche
land-look-keeps = Garde
land-look-keeps-note = Ce qui n’est pas dans un Entrepôt à la fin du tour est perdu. Recouvert, il ne garde rien
land-look-store = En réserve
land-look-gnomes = Gnomes
land-look-gnomes-note = Un par tour va à la Taverne, ou copie le dé d’un autre ; tous deux quittent la partie
land-look-upgrade = Amélioration
land-look-upgrade-note = Ensuite : { $gain }, { land-points-n }
land-points-n = { $points ->
    [one] 1 point
   *[other] { $points } points
 }
land-look-base = Chacun peut l’accomplir, une fois par tour. À la manche suivante, elle passe au côté avancé
land-look-advanced = Chacun peut l’accomplir, une fois par tour. Elle part en fin de manche
land-look-hex = Maléfice
land-look-send = Coûte un gnome, retiré en fin de manche. Un gnome par tour
land-look-cast = Une fois par manche ; votre jeton y reste jusque-là
land-look-here = Déjà ici
land-look-contest = Concours
land-look-left = Dans la pile
land-look-help-dice = Les dés sur { $cards } en apportent.
land-look-help-play = Jouez votre mercenaire : { $card }.
land-look-help-later = Lors d’un tour suivant, des dés sur { $cards } l’apportent.
land-look-help-hire = Engagez un mercenaire de cette sorte.
land-look-help-other = Un mercenaire joué, la Taverne ou un bâtiment qui en donne.
land-deal-gnome = Un de vos gnomes, qui ne revient pas.
land-deal-fixed = { $count ->
    [1] un dé est lancé.
   *[other] { $count } dés sont lancés.
 }
land-look-contest-says = En fin de manche tous relancent ; qui a le plus de { $what } gagne des points
land-look-contest-note = { $each } points par joueur qui en a moins. Un gnome ici compte 1 de plus. Ce qui est lancé ou dépensé est perdu

# What just happened
land-banner-contest = { $card } : { $sums }
land-banner-nobody = Tout le monde a autant : aucun point.
land-banner-contest-foot = { $each ->
    [one] 1 point
   *[other] { $each } points
 } par joueur qui en a moins. Ce qui a été lancé ou dépensé est perdu.
land-banner-last = Dernière manche
land-banner-first = Premier à jouer : { $name }, en tête sur la piste.
land-log-gain = + { $what }
land-log-gain-of = { $name } : + { $what }
land-log-paid = − { $what }
land-log-lost = { $name } : { $what } en moins. Plus de place dans un Entrepôt.
land-log-lost-contest = { $name } : { $what } perdu avec le concours.
land-log-taken = { $name } : − { $what }
land-log-rolled = Dés : { $faces }
land-log-declined = Sans copie : { $names }
land-loses = { $count ->
    [one] Finir maintenant perd 1 ressource
   *[other] Finir maintenant perd { $count } ressources
 } : { $room ->
    [0] aucun Entrepôt n’a de place
    [one] un Entrepôt en garde 1
   *[other] les Entrepôts en gardent { $room }
 }.
land-track-later = Les bâtiments s’ajoutent à la fin
land-build-below = Plus bas
land-parts-of = piste { $track }, bâtiments { $buildings }

# Help at the table
guide-gnomeland-goal = En cinq manches, changez des dés en pièces, armes et mana, puis en missions et bâtiments. Le plus de points sur la piste et au village gagne.
guide-gnomeland-ends = La partie finit après la manche 5 ; on ajoute alors les points des bâtiments.
guide-gnomeland-do-spend = Un dé : il réveille le bâtiment du bas qui montre son chiffre, et vous prenez ce qu’il donne. D’abord les dés : tous doivent être dépensés.
guide-gnomeland-do-take = Choisissez ce que donne le bâtiment : prenez ce que demande votre prochaine mission ou construction.
guide-gnomeland-do-hire = Un mercenaire : payez maintenant, gardez-le, et plus tard il donne 1 de sa ressource. Une façon d’épargner au-delà du tour.
guide-gnomeland-do-play = Jouer un mercenaire : il repart et donne 1 pièce, arme ou mana. Utile s’il n’en manque qu’un.
guide-gnomeland-do-build = Bâtir : payez et couvrez un espace du village. Un meilleur bâtiment donne plus à chaque dé, et certains sont des points.
guide-gnomeland-do-upgrade = Améliorer : payez et retournez le bâtiment. Sa face avancée donne plus et vaut des points.
guide-gnomeland-do-use = Un bâtiment spécial du haut : utilisez-le une fois par manche, comme il le dit.
guide-gnomeland-do-complete = Une mission : payez ce qui est à gauche de la flèche, les points sont à vous aussitôt. Le plus sûr moyen de gagner.
guide-gnomeland-do-send = La Taverne : un gnome par tour y va pour ce que donne la carte. Il ne revient pas.
guide-gnomeland-do-cast = Le sort : payez, une fois par manche, pour son effet.
guide-gnomeland-do-end = Finir le tour : ce que vos Entrepôts ne gardent pas est perdu ; dépensez d’abord.
guide-gnomeland-do-copy = Copier : un de vos gnomes sort du jeu, et vous recevez les mêmes ressources. Elles attendent votre tour. Utile pour ce que vos dés n’ont pas apporté.
guide-gnomeland-do-keep = Garder : chaque Entrepôt garde une chose pour la prochaine manche. Le reste est perdu.
guide-gnomeland-do-dice = Tourner ou relancer un dé : visez le bâtiment dont les ressources vous manquent.
guide-gnomeland-do-pay = Choisissez comment payer : donnez ce dont vous avez le moins besoin.
guide-gnomeland-do-hex = Choisissez la mission : elle donne 2 points de moins à tous cette manche.
sign-gnomeland-arrow = La flèche : à gauche ce que vous payez, à droite ce que vous recevez.
sign-gnomeland-rows = Rangée du bas : sert quand on dépense un dé de son chiffre. Du haut : sans dé ; les bâtiments spéciaux servent une fois par manche.
sign-gnomeland-points = L’hexagone rouge : des points. D’une mission, aussitôt ; d’un bâtiment, à la fin.
sign-gnomeland-contest = Un concours : tous relancent et comptent armes ou mana. Vous gagnez 3, 2 ou 1 points (2, 3 ou 4 joueurs) par joueur derrière vous ; ce qui a compté est parti.
sign-gnomeland-lost = Fin du tour : chaque Entrepôt garde une chose, tout le reste est perdu.
sign-gnomeland-home = Vos gnomes ne rentrent pas : qui copie ou va à la Taverne sort du jeu. Seule une carte de rappel en ramène un.
sign-gnomeland-starts = Qui commence : le premier sur la piste commence la manche suivante.
sign-gnomeland-goods = Pièce, arme, mana : les trois ressources qui paient tout.
sign-gnomeland-hired = Marchand, soldat, mage : des mercenaires. Chacun donne 1 pièce, arme ou mana.
sign-gnomeland-die = Petits dés sur un bâtiment : les chiffres auxquels il répond. « +1 » près d’un dé : un dé de plus.
sign-gnomeland-track = La piste compte missions et concours ; les points des bâtiments s’ajoutent à la fin, le panneau peut donc montrer plus.
# Pictures of the rules
picture-gnomeland-idea-dice = Les dés réveillent les bâtiments
picture-gnomeland-idea-goods = Les biens deviennent des points
picture-gnomeland-round-first = Qui mène commence
picture-gnomeland-round-dice = Tout le monde lance
picture-gnomeland-round-spend = Un tour chacun, puis les épreuves
picture-gnomeland-contest-held = Un gnome sur la carte : elle a lieu
picture-gnomeland-contest-roll = Relancez, faites armes ou mana
picture-gnomeland-contest-prize = Les plus forts gagnent les points

# Ce qui aurait le plus aidé, à la fin
helped-gnomeland-score-track = Davantage de pas sur la piste de score auraient le plus aidé : { $name } y a fait { $theirs ->
    [one] { $theirs } point
   *[other] { $theirs } points
 }, vous { $mine }.
helped-gnomeland-score-standard = Davantage d’améliorations dans la rangée du bas auraient le plus aidé : { $name } en a tiré { $theirs ->
    [one] { $theirs } point
   *[other] { $theirs } points
 }, vous { $mine }.
helped-gnomeland-score-special = Davantage de bâtiments spéciaux dans la rangée du haut auraient le plus aidé : { $name } en a tiré { $theirs ->
    [one] { $theirs } point
   *[other] { $theirs } points
 }, vous { $mine }.

learn-title = Apprendre à jouer
learn-tag = Règles
learn-lead = Quel jeu ? Lisez un peu, jouez les exemples, ou laissez un mage s’asseoir près de vous pour la première partie.
learn-pick = Règles, exemples, première partie
learn-contents = Sommaire
learn-pages = Sections
learn-idea = L’idée
learn-range = { $first } à { $last }
learn-cards = Toutes les cartes
learn-cards-note = Chaque carte dit ce que le livret imprime et ce qui est de ce projet. Si vous avez le jeu, mettez-y les chiffres imprimés :
learn-filter = Montrer seulement
learn-from-all = Toutes
learn-from-rulebook = Du livret
learn-from-gnomehall = De Gnomehall
learn-from-owner = D’une boîte imprimée
learn-mixed = Livret : { $rulebook }. De nous : { $ours }
learn-part = { $part ->
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
    [pair] paire
    [count] nombre
    [base] face de base
    [advanced] face avancée
    [hire] coût d’embauche
    [gives] ce qu’elle donne
   *[other] { $part }
 }
learn-kind-token = Jetons
learn-kind-board = Plateau de District
learn-kind-parchment = Parchemins du plateau
learn-kind-councilor = Conseillers
learn-kind-building = Bâtiments
learn-kind-village = Imprimé sur le village
learn-kind-standard = Bâtiments standard
learn-kind-special = Bâtiments spéciaux
learn-kind-mercenary = Mercenaires
learn-kind-mission = Missions
learn-kind-action = Actions
learn-kind-spell = Sorts
learn-example = Exemple
learn-before = Avant
learn-play-it = Jouer cette position
learn-score-it = Ouvrir dans le compteur
learn-offline = Sans le serveur, vous pouvez tout lire ici. Les exemples et la première partie en ont besoin : ils se jouent à une vraie table.
learn-wizard = Dix minutes, une vraie table, et je ne parle que si cela aide.
learn-first-title = Apprendre en jouant
learn-first-start = Jouer ma première partie
learn-first-gems = Retournez des pierres, prenez-en trois pareilles, rapportez-les. Ensuite, à vous de jouer.
learn-first-gnomopolis = Mettez des gnomes au travail, bâtissez l’Atelier, envoyez la Caravane Tatou. Ensuite, à vous de jouer.
learn-first-gnomeland = Dépensez des dés, bâtissez une échoppe, accomplissez une mission, copiez un voisin. Ensuite, à vous de jouer.
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
learn-group-1 = Trois pareilles ; le charbon aide
learn-group-2 = Cinq différentes
learn-group-3 = Une gemme combinée est l’une ou l’autre
learn-copy-1 = Quelqu’un dépense un dé
learn-copy-2 = Votre gnome vous en rapporte autant
learn-land-standard = standard avancé
learn-land-special = spécial de base
learn-land-special-2 = spécial avancé
guide = Le guide
guide-first = Première partie
guide-example = Exemple
guide-step = { $n } sur { $of }
guide-astray = Cela marche aussi.
guide-astray-text = C’est un coup permis, mais pas celui de la leçon. Reprenez-le, ou quittez la leçon et jouez à votre guise.
guide-back = Reprendre
guide-leave = Quitter la leçon
guide-rules = Retour aux règles
guide-thanks = Merci, je continue
guide-hide = Cacher le guide
guide-show = Montrer le guide
learn-say-gems-first-explore = Retournez une pierre. La grotte est sombre : appuyez sur une place sombre. Nul ne sait ce qui s’y trouve, pas même moi.
learn-say-gems-first-claim = Une émeraude ! Appuyez dessus : un de vos cinq gnomes va s’y poster. Personne d’autre ne peut plus l’avoir.
learn-say-gems-first-again = Encore une action. Un tour en compte exactement trois, la même deux fois si vous voulez. Explorez encore.
learn-say-gems-first-second = Votre émeraude est encore libre. Le voisin a pris un diamant. Prenez la deuxième émeraude : trois pareilles font un groupe.
learn-say-gems-first-dark = Il en manque une. Explorez encore.
learn-say-gems-first-coal = Du charbon ! Il ne vaut rien à la fin. Mais quand on ramasse, il est la pierre qu’il vous faut : prenez-le.
learn-say-gems-first-collect = Émeraude, émeraude, charbon. Appuyez sur une de vos émeraudes et ramassez les trois : ils vont sur votre pile, vos gnomes rentrent.
learn-say-gems-first-combined = Une pierre de deux sortes. Elle est rubis ou améthyste, selon le besoin. Prenez-la.
learn-say-gems-first-more = Cherchez encore. Cinq pierres différentes font aussi un groupe. Explorez.
learn-say-gems-first-free = Maintenant vous savez tout. Coincé avec cinq gnomes dehors ? Le Repli les ramène. Quand chaque pierre restante porte un gnome, la partie finit : une gemme vaut 1, un diamant 2, le charbon 0, et chaque trio 1 de plus. Un robot joue contre vous.
learn-say-gems-collect-do = Deux rubis et un charbon. Vous vous tenez dessus, et sur une émeraude. Ramassez rubis, rubis, charbon.
learn-say-gems-collect-done = Trois jetons sur votre pile. Trois gnomes sont rentrés, le quatrième garde son émeraude. Continuez si vous voulez.
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
learn-say-gnomeland-first-spend = Dépensez un dé. La rangée du bas répond aux dés : un 1 sonne au Kiosque en 1-2 et rapporte une pièce. Appuyez sur le 1.
learn-say-gnomeland-first-kiosk = Encore. Le 2 répond au même Kiosque : une autre pièce. (Le voisin peut copier chaque fois ; pas aujourd’hui.)
learn-say-gnomeland-first-build = Bâtissez avant le dernier dé. L’Échoppe coûte 1 pièce et en donne 2 par dé. Posez-la en 3-4, où votre 3 sonnera.
learn-say-gnomeland-first-shop = Elle sert aussitôt. Dépensez le 3 : deux pièces.
learn-say-gnomeland-first-gnome = Envoyez un gnome. La Taverne a deux actions ; un gnome par tour. Le cambriolage rapporte 2 pièces.
learn-say-gnomeland-first-mission = Des pièces en points. Le Festival prend 4 pièces et donne 2 points. Il reste là pour les autres.
learn-say-gnomeland-first-end = Finissez le tour.
learn-say-gnomeland-first-keep = Garder ou non. Chaque Entrepôt peut garder une chose jusqu’à votre prochain tour ; le reste est perdu. Il vous reste une pièce : gardez-la.
learn-say-gnomeland-first-copy = À vous de copier. Le voisin a pris une arme avec un 6. Un de vos gnomes peut vous en rapporter autant, puis il s’en va. Dites oui.
learn-say-gnomeland-first-no = Une pièce ne vaut pas un gnome. L’arme attend à part jusqu’à votre tour. Refusez celle-ci.
learn-say-gnomeland-first-no2 = Gardez vos gnomes. Il en reste trois pour la Taverne et les copies, et quatre manches sont à venir. Refusez.
learn-say-gnomeland-first-free = Cinq manches, c’était la première. Améliorez, engagez, lancez le sort, et bâtissez en haut : les Châteaux apportent des dés à chaque manche. À la fin comptent la piste et les bâtiments visibles. Un robot joue contre vous.
learn-say-gnomeland-shop-do = Vous avez fait 1, 2 et 6 et gardé 2 pièces. Bâtissez l’Échoppe en 1-2.
learn-say-gnomeland-shop-one = Dépensez le 1. Deux pièces.
learn-say-gnomeland-shop-two = Dépensez le 2. Deux de plus.
learn-say-gnomeland-shop-six = Dépensez le 6. Une arme de la Tour de guet.
learn-say-gnomeland-shop-mission = Accomplissez le Tournoi. 3 pièces et l’arme pour 2 points.
learn-say-gnomeland-shop-done = Deux points. Les deux pièces qui restent tiennent dans vos Entrepôts. Continuez si vous voulez.
learn-say-gnomeland-palace-do = Payez une pièce au Palais. Vous recevez un dé de plus, lancé aussitôt.
learn-say-gnomeland-palace-done = Changez-le maintenant en Château. L’espace a servi cette manche, donc pas de second dé. Si l’on améliore avant de l’utiliser, le dé du Château est lancé aussitôt.
learn-say-gnomeland-copy-do = Vous êtes Cleo. Anna a pris du mana avec un 5 à son Auberge, Bram a dit non. Envoyez un gnome : copiez.
learn-say-gnomeland-copy-done = On ne demande plus à personne. Votre mana attend à part et rejoint votre stock au début de votre tour.
learn-say-gnomeland-scuffle-do = L’Échauffourée porte sur les armes. Vos dés neufs : 5, 6 et 1. Le 5 sonne à la Tour de guet : une arme.
learn-say-gnomeland-scuffle-six = Le 6 aussi. Une deuxième arme.
learn-say-gnomeland-scuffle-one = Tous les dés doivent être dépensés. Le 1 rapporte une pièce, qui ne compte pas ici.
learn-say-gnomeland-scuffle-end = Deux armes et votre gnome sur la carte : 3. Finissez votre part.
learn-say-gnomeland-scuffle-done = Les autres lancent. À quatre, vous gagnez un point par joueur qui a moins que vous.

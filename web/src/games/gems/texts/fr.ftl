# Les textes de la page pour Gemmes & Gnomes.
gem-emerald = Émeraude
gem-sapphire = Saphir
gem-ruby = Rubis
gem-topaz = Topaze
gem-amethyst = Améthyste
gem-citrine = Citrine
gem-diamond = Diamant
gem-coal = Charbon
gems-cave = La grotte : { $down } face cachée, { $free ->
    [one] { $free } libre
   *[other] { $free } libres
 }
gems-ends = Fin quand tout est pris : encore { $count }
gems-face-down = Cachés { $count }
gems-free = Libres { $count }
gems-quiet = { $count ->
    [one] Fin après encore { $count } manche calme
   *[other] Fin après encore { $count } manches calmes
 }
gems-say-collect = Ramassez un groupe, ou faites autre chose.
gems-say-only-collect = Choisissez un groupe.
gems-say-claim = Prenez un jeton ou explorez.
gems-say-explore = Explorez un coin sombre.
gems-actions = Actions
gems-act-explore = Explorer
gems-act-claim = Prendre
gems-act-collect = Ramasser
gems-act-retreat = Repli
gems-act-wait = Attendre
gems-collect = Ramasser quel groupe ?
gems-which = Ramasser quel groupe avec { $token } ?
gems-place-down = Place { $n } : face cachée
gems-place-down-can = Place { $n } : face cachée. L’explorer
gems-place-free = Place { $n } : { $token }, libre
gems-place-free-can = Place { $n } : { $token }, libre. Prendre
gems-place-mine = Place { $n } : { $token }, à vous
gems-place-mine-can = Place { $n } : { $token }, à vous. Ramasser
gems-place-theirs = Place { $n } : { $token }, à { $name }
gems-reserve = { $count ->
    [one] { $count } gnome en réserve
   *[other] { $count } gnomes en réserve
 }
gems-pile = Pile : { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
 }, { $groups ->
    [one] { $groups } groupe
   *[other] { $groups } groupes
 }
gems-group = Un groupe : { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
gems-rest = { $count ->
    [one] { $count } jeton sans groupe
   *[other] { $count } jetons sans groupe
 }
gems-no-pile = Aucun jeton n’a été ramassé.
ended-G-10 = Le dernier jeton a été pris.
ended-G-11 = Dix manches calmes ont fini la partie : les jetons pris sont allés à leurs propriétaires, les jetons libres à personne.

# Page pour apprendre
learn-part-gems = { $part ->
    [name] nom
    [pair] paire
    [count] nombre
    [points] points
   *[other] { $part }
 }
learn-kind-gems-token = Jetons
learn-first-gems = Retournez des pierres, prenez-en trois pareilles, rapportez-les. Ensuite, à vous de jouer.
learn-group-1 = Trois pareilles ; le charbon aide
learn-group-2 = Cinq différentes
learn-group-3 = Une gemme combinée est l’une ou l’autre
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

# Feuille de score
scorer-tokens = Jetons de la pile
scorer-combined = Gemmes combinées
scorer-combined-note = chacune montre deux sortes
scorer-tie-gems-tokens = { $points } chacun. Le plus de jetons décide, charbon compris : { $first } { $a }, { $second } { $b }.
scorer-part-gems-tokens = Jetons : { $points }
scorer-part-gems-groups = Groupes de trois : { $points }
scorer-groups = { $name } : meilleurs groupes
scorer-groups-n = { $n -> 
    [one] { $n } groupe
   *[other] { $n } groupes
 }
scorer-rest = Hors groupe

# Éditeur de cartes
editor-new-pair = Nouvelle gemme combinée
editor-group-gems-token = Jetons
editor-group-gems-combined = Gemmes combinées
editor-field-count = Combien
editor-field-pair = Deux sortes
editor-gem = Sorte { $n }
editor-token = { $count } dans la grotte, { $points ->
    [one] { $points } point
   *[other] { $points } points
 } chacun
editor-token-combined = { $count } dans la grotte, vaut la sorte pour laquelle elle est comptée

# La salle
option-empty_retreat = On peut attendre (Repli sans gnome dehors)
option-coal_groups = Trois charbons forment un groupe
finale-gems = Groupes de gemmes
about-by-gems =
    Auteur: Bruno Marquez. Développement: Eurico Cunha, Gustavo Silveira. Illustration: Bruno Marquez, João Victor Cramonez.
    2025. Éditeur: Games ForFun LLC; Édition brésilienne: Calamity Games.

# Looking at a token or an action
gems-look-set = Un groupe
gems-look-set-says = Trois identiques ou cinq différentes
gems-look-coal-says = Le charbon vaut ce qu’il vous faut ; une gemme double vaut l’une des deux
gems-look-points = Points
gems-look-points-says = Gemme 1, diamant 2, charbon 0 ; trois identiques dans la pile, 1 de plus
gems-look-act-explore = Retournez un jeton dans le noir. Il reste visible pour tous.
gems-look-act-claim = Posez un gnome sur un jeton visible et libre : personne d’autre ne peut le prendre.
gems-look-act-collect = Rapportez un groupe sous vos gnomes. Ils rentrent avec lui.
gems-look-act-retreat = Tous vos gnomes rentrent ; les jetons restent, libres. L’issue quand aucun groupe n’est en vue.
gems-look-act-wait = Aucun de vos gnomes n’est dehors : cela laisse passer une action. Avec des gnomes dehors, c’est Repli et les ramène tous.
gems-look-out = Dehors
gems-look-gnomes = { $count ->
    [one] { $count } gnome
   *[other] { $count } gnomes
 }
gems-look-dark = Dans le noir
gems-look-dark-says = Un jeton que personne ne connaît encore. Explorer le retourne.
gems-look-left = Restent
gems-look-coal = Le charbon remplace n’importe quelle gemme quand vous ramassez. À la fin il ne vaut rien.
gems-look-combined = Un jeton de deux sortes : il compte pour l’une, selon votre besoin.
gems-look-gem = Prenez-la avec un gnome ; rapportez-la dans un groupe. À la fin, ce que vos gnomes tiennent est à vous.
gems-look-worth = Valeur
gems-look-stand = À vous
gems-look-stand-says = { $count ->
    [0] Aucun de vos gnomes n’en tient
    [one] { $count } de vos gnomes en tient
   *[other] { $count } de vos gnomes en tiennent
 }
gems-why-theirs = Le gnome de { $name } est dessus. Personne d’autre ne peut le prendre.
gems-look-help-collect = Ramassez un groupe : ses gnomes rentrent.
gems-look-help-claim = Prenez des jetons qui vont ensemble : trois identiques ou cinq différents.
gems-look-help-explore = Explorez : retournez un jeton dans le noir.
gems-look-help-retreat = Repliez-vous : vos gnomes rentrent, les jetons restent libres.
gems-look-help-stuck = Vos cinq gnomes sont dehors sans groupe. Le repli les ramène ; les jetons restent libres.

# What just happened
gems-log-points = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
 }, { $home ->
    [one] { $home } gnome rentre
   *[other] { $home } gnomes rentrent
 }
gems-log-home = { $home ->
    [one] { $home } gnome rentre, son jeton est libre
   *[other] { $home } gnomes rentrent, leurs jetons sont libres
 }
gems-say-stuck = Vos cinq gnomes sont dehors sans groupe : le repli les ramène.

# Help at the table
guide-gems-goal = Ramenez des groupes de gemmes : trois pareilles ou cinq différentes. Le plus de points dans sa pile à la fin gagne.
guide-gems-ends = La partie finit quand chaque jeton restant est visible avec un gnome dessus. Chacun prend alors aussi les jetons où se tiennent ses gnomes, groupe ou non.
guide-gems-do-explore = Explorer : retournez un jeton sombre. Utile tant que peu est visible, pour avoir de quoi prendre.
guide-gems-do-claim = Prendre : posez un gnome sur une gemme libre, personne d’autre ne l’aura. Utile si vous tenez déjà sa sorte.
guide-gems-do-collect = Ramasser : trois pareilles ou cinq différentes sous vos gnomes vont à votre pile, et ces gnomes rentrent. Ce sont vos points.
guide-gems-do-retreat = Se retirer : tous vos gnomes rentrent et laissent leurs gemmes. L’issue quand les cinq sont dehors sans groupe en vue.
sign-gems-set = Un groupe : exactement trois gemmes d’une sorte, ou exactement cinq de cinq sortes.
sign-gems-coal = Le charbon est un joker dans un groupe, mais ne vaut rien à la fin.
sign-gems-points = À la fin un diamant vaut 2, toute autre gemme 1, et trois pareilles 1 de plus.
sign-gems-double = Une gemme combinée compte pour une seule : celle de ses deux sortes qu’il vous faut.
sign-gems-dark = Un jeton sombre : personne ne sait ce que c’est. Explorer le retourne.
sign-gems-gnome = Un gnome sur une gemme : elle est prise. Vous en avez cinq ; les autres attendent en réserve.
sign-gems-retreat = Se retirer : tous vos gnomes rentrent sans leurs gemmes.
sign-gems-rest = À la fin on ramasse aussi le reste : ce qui est sous vos gnomes va à votre pile.
# Pictures of the rules
picture-gems-idea-claim = Un gnome se tient sur la pierre : nul autre ne la prend
picture-gems-idea-alike = Trois identiques forment un groupe
picture-gems-idea-five = Cinq différentes forment un groupe
picture-gems-end-all = Chaque pierre restante a son gnome : la fin
picture-gems-end-take = Chacun prend ce sur quoi il se tient

# Ce qui aurait le plus aidé, à la fin
helped-gems-score-tokens = Davantage de gemmes valant { $each } auraient le plus aidé : { $name } en a tiré { $theirs ->
    [one] { $theirs } point
   *[other] { $theirs } points
 }, vous { $mine }.
helped-gems-score-groups = Davantage de groupes de trois pareilles auraient le plus aidé : { $name } en a tiré { $theirs ->
    [one] { $theirs } point
   *[other] { $theirs } points
 }, vous { $mine }.

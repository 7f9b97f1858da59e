gems-title = Gemmes & Gnomes
# Les coups, comme le journal les raconte
gems-move-first = { $who } commence
gems-move-explore = { $who } explore la grotte
gems-move-reveal = { $token } apparaît
gems-move-claim = { $who } prend { $token }
gems-move-collect = { $who } ramasse { $tokens }
gems-move-five = { $who } ramasse cinq gemmes différentes
gems-move-retreat = { $who } se replie

# Les mêmes, racontés à qui les a joués
gems-own-first = Vous commencez
gems-own-explore = Vous explorez la grotte
gems-own-claim = Vous prenez { $token }
gems-own-collect = Vous ramassez { $tokens }
gems-own-five = Vous ramassez cinq gemmes différentes
gems-own-retreat = Vous vous repliez

# Où un conseil fait regarder, selon le mot du coup
gems-look-explore = les jetons dans le noir
gems-look-claim = les jetons libres
gems-look-collect = les jetons sous vos gnomes
gems-look-retreat = un repli

# Pourquoi pas ?
gems-why-over = La partie est finie.
gems-why-chance = C’est au hasard d’en décider.
gems-why-wait = Un jeton est en train d’être retourné.
gems-why-none-face-down = Il n’y a plus de jeton face cachée.
gems-why-no-gnome-out = Aucun de vos gnomes n’est sur un jeton.
gems-why-no-reserve = Vos cinq gnomes sont dehors ; ramassez ou repliez-vous d’abord.
gems-why-no-free-token = Aucun jeton { $card } n’est face visible sans gnome.
gems-why-too-few = Un groupe, c’est trois identiques, ou cinq différentes avec les cinq gnomes ; { $out ->
    [0] aucun n’est
    [one] { $out } est
   *[other] { $out } sont
 } dehors, et il n’y en a pas trois identiques.
gems-why-not-different = Vos cinq jetons ne peuvent pas être cinq gemmes différentes. Sans trois gemmes identiques, Repli ramène vos gnomes.
gems-why-not-yours = Vos gnomes ne sont pas sur ces trois jetons.
gems-why-kind-short = { $have ->
    [0] Aucun de vos gnomes n’est sur cette sorte
    [1] Un seul de vos gnomes est sur cette sorte
   *[other] Seuls { $have } de vos gnomes sont sur cette sorte
 }, charbon compris. Un groupe, c’est trois identiques, ou cinq différentes.
gems-why-five-gnomes = Cinq gemmes différentes demandent les cinq gnomes ; { $out } des vôtres sont dehors. Trois identiques peuvent être ramassées.
gems-why-none-free = Aucun jeton visible n’est sans gnome : explorez d’abord.
gems-why-no-group = Un groupe, c’est exactement trois gemmes d’une sorte, ou exactement cinq de cinq sortes différentes.
gems-why-write-five = Cinq gemmes différentes sont toutes celles où se tiennent vos gnomes : écrivez `collect five`.

# Points
gems-score-tokens = { $count ->
    [1] 1 jeton à
   *[other] { $count } jetons à
 } { $each }
gems-score-groups = { $count ->
    [1] 1 groupe de trois
   *[other] { $count } groupes de trois
 }

# Buttons and cards
gems-do-explore = Explorer
gems-do-claim = Prendre : { $token }
gems-do-collect = Ramasser : { $tokens }
gems-do-five = Ramasser cinq différentes
gems-do-retreat = Se replier
gems-do-first = Premier joueur
gems-do-reveal = { $token }
gems-card = { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
 }, { $points ->
    [one] { $points } point
   *[other] { $points } points
 } chacun
gems-card-either = { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
 }, { $low } ou { $high } points chacun

# Où un jeu de cartes diffère de l’édition imprimée
gems-differs-total = G-1 : en tout { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
 } ici, { $printed } dans le jeu imprimé.
gems-differs-count = G-1 : { $token } : { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
 } ici, { $printed } dans le jeu imprimé.
gems-differs-combined = G-1 : { $count ->
    [one] { $count } gemme combinée
   *[other] { $count } gemmes combinées
 } ici, { $printed } dans le jeu imprimé.
gems-differs-points = G-12 : { $token } : { $count ->
    [one] { $count } point
   *[other] { $count } points
 } ici, { $printed } dans le jeu imprimé.

# Pourquoi un conseil propose un coup
gems-hint-explore = Cela découvre de quoi prendre.
gems-hint-claim = Cela retire la gemme aux autres et vous rapproche d’un groupe.
gems-hint-retreat = Vos gnomes sont bloqués ; rentrés, ils peuvent recommencer.

## La table de Gemmes & Gnomes dans le terminal
terminal-gems-help = `explore @17` choisit la place 17.
terminal-gems-cave = la grotte : { $hidden } dans le noir, { $free ->
    [one] { $free } visible et libre
   *[other] { $free } visibles et libres
 }
terminal-gems-quiet = { $count ->
    [one] fin après encore { $count } manche calme (G-11)
   *[other] fin après encore { $count } manches calmes (G-11)
 }
terminal-gems-stalemate = Les jetons pris vont à leurs propriétaires, les jetons libres à personne.
terminal-gems-nothing = rien encore
terminal-gems-home = { $gnomes } au logis
terminal-gems-actions = { $count ->
    [one] { $count } action restante
   *[other] { $count } actions restantes
 }
terminal-gems-on = sur { $tokens }
terminal-gems-has = a   { $tokens }
terminal-gems-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
 }
gems-goal-tokens = Ramassez le plus de jetons possible pendant ce tour.
gems-goal-groups = Ramassez deux groupes pendant ce tour.
gems-goal-home = Ramassez un groupe et terminez ce tour avec vos cinq gnomes à la maison.
gems-goal-finish = Terminez la partie pendant ce tour, et gagnez-la.
gems-idea-look = Regardez d’abord : ce que vous pouvez ramasser de toute façon attendra.
gems-idea-coal = Pour ramasser, le charbon est la sorte qu’il vous faut.
gems-idea-modest = Un diamant n’est pas toujours la meilleure pierre.
gems-idea-again = Ramassez tôt : un gnome revenu à la maison peut repartir.
gems-idea-retreat = Une retraite ramène tous les gnomes à la maison.
gems-idea-twice = Un tour suffit pour deux groupes.
gems-idea-combined = Une gemme combinée est de l’une de ses deux sortes, au choix.
gems-idea-end = Qui prend le dernier jeton libre termine la partie.

# Ce que mesurent les buts de scénarios
gems-fact-tokens = jetons ramassés
gems-fact-claimed = jetons sous vos gnomes
gems-fact-home = gnomes à la maison
gems-fact-coal = charbon ramassé
gems-until-hidden-at-most = Jusqu’à ce qu’il reste { $number } jetons face cachée

# What is wrong in a card file
gems-mistake-pair = Une gemme combinée montre deux sortes différentes.
gems-mistake-no-token = Un jeu contient au moins un jeton.

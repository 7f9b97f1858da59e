# Les coups, tels que le journal les raconte
gnomeland-move-roll = Un dé montre { $die }
gnomeland-move-reveal = { $card } est dévoilée
gnomeland-move-spend = { $who } dépense un { $die }
gnomeland-move-play = { $who } joue un mercenaire : { $card }
gnomeland-move-build = { $who } construit { $card } ({ $space })
gnomeland-move-upgrade = { $who } améliore { $card }
gnomeland-move-complete = { $who } accomplit { $card }
gnomeland-move-send = { $who } envoie un gnome vers { $card }
gnomeland-move-cast = { $who } lance { $card }
gnomeland-move-use = { $who } utilise { $card }
gnomeland-move-end = { $who } a fini
gnomeland-move-copy = { $who } envoie un gnome copier cela
gnomeland-move-decline = { $who } ne copie pas
gnomeland-move-recruit = { $who } prend un mercenaire : { $card }
gnomeland-move-pay = { $who } paie avec un mercenaire : { $card }
gnomeland-move-keep = { $who } garde { $what }
gnomeland-move-keep-none = { $who } laisse un Entrepôt vide
gnomeland-move-hex = { $who } jette un maléfice sur { $card }
gnomeland-move-steal = { $who } vole { $what } dans l’Entrepôt d’un autre
gnomeland-move-raise = { $who } monte un { $die } d’un cran
gnomeland-move-lower = { $who } baisse un { $die } d’un cran
gnomeland-move-reroll = { $who } relance un { $die }
gnomeland-move-enough = { $who } garde les autres dés
gnomeland-move-add = { $who } utilise { $what } d’un Entrepôt
gnomeland-move-settle = { $who } paie le { $which ->
    [first] premier
   *[second] second
 } de deux coûts
gnomeland-move-hire = { $who } engage { $card } pour { $cost }
gnomeland-move-take = { $who } prend { $what }

# Les mêmes, racontés à qui les a joués
gnomeland-own-spend = Vous dépensez un { $die }
gnomeland-own-play = Vous jouez un mercenaire : { $card }
gnomeland-own-build = Vous construisez { $card } ({ $space })
gnomeland-own-upgrade = Vous améliorez { $card }
gnomeland-own-complete = Vous accomplissez { $card }
gnomeland-own-send = Vous envoyez un gnome vers { $card }
gnomeland-own-cast = Vous lancez { $card }
gnomeland-own-use = Vous utilisez { $card }
gnomeland-own-end = Vous avez fini
gnomeland-own-copy = Vous envoyez un gnome copier cela
gnomeland-own-decline = Vous ne copiez pas
gnomeland-own-recruit = Vous prenez un mercenaire : { $card }
gnomeland-own-pay = Vous payez avec un mercenaire : { $card }
gnomeland-own-keep = Vous gardez { $what }
gnomeland-own-keep-none = Vous laissez un Entrepôt vide
gnomeland-own-hex = Vous jetez un maléfice sur { $card }
gnomeland-own-steal = Vous volez { $what } dans l’Entrepôt d’un autre
gnomeland-own-raise = Vous montez un { $die } d’un cran
gnomeland-own-lower = Vous baissez un { $die } d’un cran
gnomeland-own-reroll = Vous relancez un { $die }
gnomeland-own-enough = Vous gardez les autres dés
gnomeland-own-add = Vous utilisez { $what } d’un Entrepôt
gnomeland-own-settle = Vous payez le { $which ->
    [first] premier
   *[second] second
 } de deux coûts
gnomeland-own-hire = Vous engagez { $card } pour { $cost }
gnomeland-own-take = Vous prenez { $what }

# Boutons
gnomeland-do-roll = { $die }
gnomeland-do-reveal = { $card }
gnomeland-do-spend = Dépenser un { $die }
gnomeland-do-play = Jouer { $card }
gnomeland-do-build = Construire { $card } ({ $space })
gnomeland-do-upgrade = Améliorer { $card }
gnomeland-do-complete = Accomplir { $card }
gnomeland-do-send = Gnome vers { $card }
gnomeland-do-cast = Lancer { $card }
gnomeland-do-use = Utiliser { $card }
gnomeland-do-end = Fini
gnomeland-do-copy = Copier (un gnome)
gnomeland-do-decline = Ne pas copier
gnomeland-do-recruit = Prendre { $card }
gnomeland-do-pay = Payer avec { $card }
gnomeland-do-keep = Garder { $what }
gnomeland-do-keep-none = Ne rien garder
gnomeland-do-hex = Maléfice sur { $card }
gnomeland-do-steal = Voler { $what } au joueur { $seat }
gnomeland-do-raise = Monter { $die }
gnomeland-do-lower = Baisser { $die }
gnomeland-do-reroll = Relancer { $die }
gnomeland-do-enough = Assez
gnomeland-do-add = Utiliser { $what } d’un Entrepôt
gnomeland-do-settle = Payer le { $which ->
    [first] premier
   *[second] second
 } coût
gnomeland-do-hire = Engager { $card } ({ $cost })
gnomeland-do-take = Prendre { $what }

# Choses
gnomeland-coin = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
 }
gnomeland-weapon = { $count ->
    [one] { $count } arme
   *[other] { $count } armes
 }
gnomeland-mana = { $count } mana
gnomeland-trader = { $count ->
    [one] { $count } marchand
   *[other] { $count } marchands
 }
gnomeland-soldier = { $count ->
    [one] { $count } soldat
   *[other] { $count } soldats
 }
gnomeland-wizard = { $count ->
    [one] { $count } mage
   *[other] { $count } mages
 }
gnomeland-mercenary = { $count ->
    [one] { $count } mercenaire au choix
   *[other] { $count } mercenaires au choix
 }
gnomeland-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
 }
gnomeland-left = gauche
gnomeland-middle = milieu
gnomeland-right = droite
gnomeland-or = ou
gnomeland-nothing = rien

# Ce que disent les cartes
gnomeland-text-pay = payez { $pay } : { $gain }
gnomeland-text-upgrade = sur { $base }
gnomeland-text-extra-die = { $count ->
    [one] { $count } dé de plus
   *[other] { $count } dés de plus
 }
gnomeland-text-reroll-one = relancer 1 dé non dépensé
gnomeland-text-reroll-any = relancer autant de dés non dépensés qu’on veut
gnomeland-text-shift = { $sign } sur 1 dé non dépensé
gnomeland-text-recall = { $count ->
    [one] { $count } gnome retiré revient
   *[other] { $count } gnomes retirés reviennent
 }
gnomeland-text-hex = { $count ->
    [1] votre jeton sur une mission : 1 point de moins pour tous, cette manche
   *[other] votre jeton sur une mission : { $count } points de moins pour tous, cette manche
 }
gnomeland-text-curse = { $gain }, ou voler { $steal } dans un Entrepôt
gnomeland-text-contest = concours { $resource ->
    [coin] de pièces
    [weapon] d’armes
   *[mana] de mana
 } à la fin de la manche
gnomeland-text-keeps = garde { $count ->
    [one] { $count } ressource
   *[other] { $count } ressources
 }
gnomeland-text-gnomes = { $count ->
    [1] foyer d’1 gnome
   *[other] foyer de { $count } gnomes
 }

# Où un conseil fait regarder, selon le mot du coup
gnomeland-look-spend = vos dés
gnomeland-look-raise = vos dés
gnomeland-look-lower = vos dés
gnomeland-look-reroll = vos dés
gnomeland-look-enough = vos dés
gnomeland-look-play = vos mercenaires
gnomeland-look-pay = vos mercenaires
gnomeland-look-hire = les mercenaires à engager
gnomeland-look-recruit = les mercenaires à engager
gnomeland-look-build = les bâtiments que vous pouvez construire
gnomeland-look-upgrade = les bâtiments de votre village
gnomeland-look-use = vos bâtiments spéciaux
gnomeland-look-complete = les missions
gnomeland-look-hex = les missions
gnomeland-look-send = la Taverne
gnomeland-look-cast = la Tour du mage
gnomeland-look-copy = le dé qui vient d’être dépensé
gnomeland-look-decline = le dé qui vient d’être dépensé
gnomeland-look-keep = vos Entrepôts
gnomeland-look-add = vos Entrepôts
gnomeland-look-steal = les Entrepôts des autres
gnomeland-look-take = ce que la carte offre
gnomeland-look-settle = ce que coûte la carte
gnomeland-look-end = la fin de votre tour

# Pourquoi pas ?
gnomeland-why-over = La partie est finie.
gnomeland-why-wait = Attendez : un dé roule, ou une carte se dévoile.
gnomeland-why-no-roll = Les dés tombent au hasard.
gnomeland-why-no-card-now = Aucun joueur ne dévoile de carte de cette pile ; le hasard le fait entre les manches.
gnomeland-why-card-gone = Cette carte a déjà été dévoilée.
gnomeland-why-question = Répondez d’abord à la question posée.
gnomeland-why-not-asked = Vous ne pouvez pas choisir cela maintenant.
gnomeland-why-no-copy = Il n’y a pas de dé adverse à copier maintenant.
gnomeland-why-runaway = Ce tour a eu { $moves } achats et utilisations, le maximum permis : terminez-le.
gnomeland-why-no-die = Vous n’avez pas de dé non dépensé qui montre { $result }.
gnomeland-why-no-shift = La carte ne tourne pas les dés dans ce sens.
gnomeland-why-no-enough = Choisissez d’abord un dé à relancer.
gnomeland-why-reroll-order = Les dés à relancer se nomment du plus petit au plus grand ; celui-ci est passé.
gnomeland-why-no-dice = Il n’y a pas de dé non dépensé à changer.
gnomeland-why-dice-left = Dépensez d’abord tous vos dés, même pour rien.
gnomeland-why-cost = Il manque pour le coût : { $missing }.
gnomeland-why-none-left = { $kind ->
    [trader] Il ne reste pas de marchand
    [soldier] Il ne reste pas de soldat
   *[wizard] Il ne reste pas de mage
 } dans la pile.
gnomeland-why-no-mercenary = { $kind ->
    [trader] Vous n’avez pas de marchand.
    [soldier] Vous n’avez pas de soldat.
   *[wizard] Vous n’avez pas de mage.
 }
gnomeland-why-no-mercenary-to-take = Il n’y a pas de mercenaire à prendre maintenant.
gnomeland-why-mercenaries = Il manque pour le coût : { $missing }. On peut engager des mercenaires.
gnomeland-why-not-offered = La carte n’offre pas cela.
gnomeland-why-no-theft = La carte ne vole pas cela.
gnomeland-why-not-from-there = À cette place il n’y a personne d’autre à voler.
gnomeland-why-nothing-stored = Pas { $kind ->
    [coin] de pièce
    [weapon] d’arme
   *[mana] de mana
 } dans cet Entrepôt.
gnomeland-why-not-in-pool = Il n’y a pas { $kind ->
    [coin] de pièce
    [weapon] d’arme
   *[mana] de mana
 } dans votre réserve.
gnomeland-why-keep-order = Ce qu’un Entrepôt garde se nomme dans l’ordre pièce, arme, mana ; celui-ci est passé.
gnomeland-why-built = Vous avez déjà construit cette carte ; ce qui est couvert ne revient pas.
gnomeland-why-covered = Ce bâtiment est couvert : il est hors du jeu.
gnomeland-why-upgraded = Ce bâtiment montre déjà sa face avancée.
gnomeland-why-not-built = Vous ne l’avez pas encore construit.
gnomeland-why-no-mission = Cette mission n’est pas en vue.
gnomeland-why-done = Vous avez accompli cette mission ce tour-ci ; chaque mission une fois par tour.
gnomeland-why-no-action = Cette action n’est pas à la Taverne.
gnomeland-why-one-gnome = Vous avez déjà envoyé un gnome ce tour-ci ; un gnome par tour.
gnomeland-why-no-gnome = Vous n’avez plus de gnome.
gnomeland-why-no-spell = Ce sort n’est pas dans la Tour du mage.
gnomeland-why-one-spell = Vous avez déjà lancé le sort cette manche ; une fois par manche.
gnomeland-why-no-removed = Aucun de vos gnomes n’a été retiré.
gnomeland-why-not-here = Ce bâtiment n’est pas dans votre village.
gnomeland-why-lasting = Il apporte son dé de lui-même, au début de chaque manche.
gnomeland-why-used = Sa case a déjà servi cette manche ; elle servira de nouveau à la prochaine.
gnomeland-why-contest = Dans un concours, vous ne pouvez que dépenser des dés, utiliser bâtiments spéciaux et Entrepôts, et jouer des mercenaires.
gnomeland-why-wrong-resource = Ni ce concours ni un de vos bâtiments qui peut encore servir ne demande { $kind ->
    [coin] de pièces
    [weapon] d’armes
   *[mana] de mana
 }.
gnomeland-why-nothing-to-add = { $kind ->
    [coin] Aucune pièce
    [weapon] Aucune arme
   *[mana] Aucun mana
 } ne se trouve dans vos Entrepôts.
gnomeland-why-no-contest = Ce qui est dans un Entrepôt est dépensé de soi-même quand vous payez. L’en sortir ne sert qu’aux concours.

# Ce dont un jeu de cartes avertit
gnomeland-warn-hire = Engager et jouer { $cards } rapporte chaque fois quelque chose : un tour pourrait ne jamais finir. Après { $most } achats et utilisations, on ne peut plus que le terminer.
gnomeland-warn-dice = Un dé dépensé sur { $cards } apporte un autre dé : un tour pourrait ne jamais finir. Après { $most } achats et utilisations, on ne peut plus que le terminer.
gnomeland-warn-number = Ce jeu de cartes a { $count } { $kind ->
    [standard] bâtiments standard
    [special] bâtiments spéciaux
    [mission] missions
    [action] actions
   *[spell] sorts
 } ; le jeu imprimé en a { $printed }.

# Points
gnomeland-score-track = sur la piste de score
gnomeland-score-standard = { $count ->
    [one] { $count } bâtiment standard avancé
   *[other] { $count } bâtiments standard avancés
 }
gnomeland-score-special = { $count ->
    [one] { $count } bâtiment spécial
   *[other] { $count } bâtiments spéciaux
 }

# Pourquoi un conseil propose un coup
gnomeland-hint-score-track = Vous montez sur la piste : { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
gnomeland-hint-score-standard = Le bâtiment vaut des points à la fin : { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
gnomeland-hint-score-special = Le bâtiment spécial vaut des points à la fin : { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
gnomeland-hint-spend = Cela apporte des ressources utiles maintenant.
gnomeland-hint-take = C’est ce qui vous manque le plus.
gnomeland-hint-hire = Ce que vous payez serait perdu en fin de tour ; le mercenaire reste.
gnomeland-hint-end = Il n’y a rien de mieux ce tour.
gnomeland-hint-copy = Ces ressources valent plus pour vous qu’un gnome à la maison.
gnomeland-hint-decline = Votre gnome vaudra plus tard davantage.
gnomeland-hint-send = Cette carte vaut un gnome maintenant.
gnomeland-hint-build = Cela donne plus à chaque dé désormais.
gnomeland-hint-keep = Vous pourrez l’utiliser à la prochaine manche.

## Ce que font les cartes, près de leurs signes
terminal-gnomeland-or = { $one } ou { $other }
terminal-gnomeland-steal = { $one } ou en voler un
terminal-gnomeland-extra-die = { $count ->
    [1] +1 dé
   *[other] +{ $count } dés
 }
terminal-gnomeland-reroll = { $dice ->
    [any] relancer des dés
   *[one] relancer 1 dé
 }
terminal-gnomeland-shift = { $sign } sur un dé
terminal-gnomeland-recall = { $count ->
    [1] un gnome revient
   *[other] { $count } gnomes reviennent
 }
terminal-gnomeland-nothing = rien
terminal-gnomeland-hex = une mission donne { $points } de moins
terminal-gnomeland-contest = concours de { $what }

# Le plateau
terminal-gnomeland-missions = missions
terminal-gnomeland-advanced = avancées
terminal-gnomeland-next = prochaine
terminal-gnomeland-next-round = prochaine manche
terminal-gnomeland-tavern = taverne
terminal-gnomeland-tower = tour
terminal-gnomeland-mercenaries = mercenaires
terminal-gnomeland-hire = engager { $what }
terminal-gnomeland-done = accomplie ce tour-ci
terminal-gnomeland-hexed = maléfice -{ $points }
terminal-gnomeland-sign = { $word ->
    [coin] pièce
    [weapon] arme
    [mana] mana
    [trader] marchand
    [soldier] soldat
    [wizard] mage
    [mercenary] au choix
   *[points] points
 }
terminal-gnomeland-dealt = { $step ->
    [first] qui commence ?
   *[cards] les cartes sont distribuées
 }
terminal-gnomeland-round = manche { $round } sur { $rounds }, { $name } en premier
terminal-gnomeland-in-contest = { $title } : un concours

# Un village
terminal-gnomeland-built = + { $count } bâtis
terminal-gnomeland-to-roll = { $count } à lancer
terminal-gnomeland-pool = réserve { $what }
terminal-gnomeland-aside = de côté { $what }
terminal-gnomeland-has = a { $what }
terminal-gnomeland-holds = contient { $what }
terminal-gnomeland-keeps = garde { $count }
terminal-gnomeland-used = utilisé
gnomeland-goal-missions = Accomplissez deux missions pendant ce tour.
gnomeland-goal-mission = Accomplissez une mission pendant ce tour.
gnomeland-goal-upgrade = Retournez un de vos bâtiments pendant ce tour.
gnomeland-goal-building = Construisez quelque chose pendant ce tour.
gnomeland-goal-village = Donnez à vos bâtiments le plus de points possible pendant ce tour.
gnomeland-goal-mercenaries = Ayez le plus de mercenaires possible à la fin de ce tour.
gnomeland-idea-first = Construisez d’abord, dépensez le dé ensuite.
gnomeland-idea-hire = Un mercenaire engagé maintenant peut servir tout de suite.
gnomeland-idea-leave = La première mission possible n’est pas toujours la bonne.
gnomeland-idea-die = Changez un dé avant de le dépenser.
gnomeland-idea-magic = Le sort ou un bâtiment spécial ouvre la voie.

# Ce que mesurent les buts de scénarios
gnomeland-fact-score = points sur la piste
gnomeland-fact-building-points = points des bâtiments
gnomeland-fact-buildings = bâtiments
gnomeland-fact-upgraded = bâtiments améliorés
gnomeland-fact-coins = pièces
gnomeland-fact-weapons = armes
gnomeland-fact-mana = mana
gnomeland-fact-traders = marchands
gnomeland-fact-soldiers = soldats
gnomeland-fact-wizards = mages
gnomeland-fact-gnomes = gnomes à envoyer

# What is wrong in a card file
gnomeland-mistake-one-row = Ses cases doivent être sur une seule rangée.
gnomeland-mistake-six-spaces = Les maisons imprimées doivent occuper chacune des six cases une fois.
gnomeland-mistake-one-house = Une maison imprimée, sur une case, doit avoir des gnomes.
gnomeland-mistake-same-id = Les deux côtés d’une carte ont le même id.
gnomeland-mistake-three-of-each = Il faut au moins 3 bâtiments standard et 3 bâtiments spéciaux.

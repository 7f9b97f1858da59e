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
gems-say-collect = Choisissez un groupe ou un jeton.
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

# Pourquoi un conseil propose un coup ; $points sont des points
hints-why = Pourquoi : { $why }
hints-opens = Cela rend possible : { $what }.
hints-leads = Cela prépare : { $what }.
hints-ends = Cela finit la partie pendant que vous menez.
hints-points = Cela vous rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
hints-gnomopolis-score-coins = Cela apporte des pièces : { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
hints-gnomopolis-score-buildings = Vos gnomes dorment mieux : { $points ->
    [one] { $points } point
   *[other] { $points } points
 } dans les lits de bâtiments.
hints-gnomopolis-score-board = Plus de vos gnomes ont un lit sur le plateau : { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
hints-gnomopolis-score-councilors = Un conseiller vous rejoint : { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
hints-gnomopolis-score-homeless = Moins de gnomes restent sans lit : { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
hints-gnomeland-score-track = Vous montez sur la piste : { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
hints-gnomeland-score-standard = Le bâtiment vaut des points à la fin : { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
hints-gnomeland-score-special = Le bâtiment spécial vaut des points à la fin : { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
hints-gems-explore = Cela découvre de quoi prendre.
hints-gems-claim = Cela retire la gemme aux autres et vous rapproche d’un groupe.
hints-gems-retreat = Vos gnomes sont bloqués ; rentrés, ils peuvent recommencer.
hints-gnomopolis-use = Un gnome qui resterait oisif fait quelque chose d’utile.
hints-gnomopolis-caravan = Un parchemin du district suivant vous aide plus que les vôtres.
hints-gnomopolis-visit = C’est ce qui vous aide le plus dans ce district.
hints-gnomopolis-pass = Il n’y a rien de mieux ce tour, et vous piochez trois gnomes.
hints-gnomopolis-pay = C’est le gnome dont vous avez le moins besoin.
hints-gnomopolis-employ = C’est celui dont vous avez le moins besoin ailleurs.
hints-gnomopolis-gain = Un lit ou une équipe attend cette sorte.
hints-gnomopolis-search = Ce gnome peut le plus pour vous maintenant.
hints-gnomeland-spend = Cela apporte des ressources utiles maintenant.
hints-gnomeland-take = C’est ce qui vous manque le plus.
hints-gnomeland-hire = Ce que vous payez serait perdu en fin de tour ; le mercenaire reste.
hints-gnomeland-end = Il n’y a rien de mieux ce tour.
hints-gnomeland-copy = Ces ressources valent plus pour vous qu’un gnome à la maison.
hints-gnomeland-decline = Votre gnome vaudra plus tard davantage.
hints-gnomeland-send = Cette carte vaut un gnome maintenant.
hints-gnomeland-build = Cela donne plus à chaque dé désormais.
hints-gnomeland-keep = Vous pourrez l’utiliser à la prochaine manche.

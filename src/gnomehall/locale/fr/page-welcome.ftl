# La première partie d’un jeu : qui je suis, contre qui
welcome-title = { $game } : la première fois ?
welcome-text = { $bots ->
    [one] { $bots } robot s’assied
   *[other] { $bots } robots s’asseyent
 } avec vous. Environ { $minutes } minutes ; vous pouvez vous arrêter et reprendre plus tard.
welcome-whom = Contre qui ?
welcome-wizard = Le mage s’assied à côté de vous
welcome-wizard-text = Il montre vos premiers coups, une idée à la fois. Renvoyez-le quand vous voulez.
welcome-once = Demandé une seule fois. Ensuite, Jouer commence tout de suite ; le menu change tout cela.
welcome-later = Pas maintenant

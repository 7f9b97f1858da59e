# Ce que demande un problème, selon son genre et son but
puzzle-turn-points = Marquez le plus de points possible pendant ce tour.
puzzle-turn-won = Gagnez la partie.
puzzle-chance-points = Jouez ce tour de façon à pouvoir attendre le plus de points.
puzzle-end-points = Obtenez le plus de points d’ici la fin de la partie, quoi que fassent les autres.
puzzle-end-won = Gagnez, quoi que fassent les autres.
puzzle-worth-points = Combien de points cette place a-t-elle maintenant ?
puzzle-chance = { $task } Le hasard s’en mêle : trouvez la meilleure probabilité.
# Indices, en trois étapes
puzzle-hint-look = Regardez ici : { $where }.
puzzle-hint-card = Cette carte compte : { $card }.
puzzle-hint-kind = Voici ce qu’il faut choisir maintenant : { $what }.
puzzle-hint-move = Jouez ceci : { $move }.
puzzle-hint-back = Reprenez d’abord un coup : la réponse est hors de portée.
puzzle-hint-done = Il n’y a plus rien à faire.
puzzle-hint-worth = Comptez chaque partie du score : la table les montre toutes.
# What surprises in the answer
puzzle-idea-wait = Ne prenez pas le premier gain : préparez-en un plus grand.
puzzle-idea-give = Renoncez à quelque chose pour gagner davantage.

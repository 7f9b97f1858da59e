# La donne du jour
daily-text = La même donne pour tous, aujourd’hui. Votre première partie terminée compte ; demain on pourra voir la meilleure.
daily-left = prochaine dans { $hours } h { $minutes } min
daily-way = Comment la jouer
daily-bots = Contre des robots
daily-against = Contre { $count ->
    [1] un robot
   *[other] { $count } robots
 } ({ $level }), les mêmes pour tous.
daily-alone = En solitaire, pour les points.
daily-play = Jouer la donne du jour
daily-continue = Continuer la donne du jour
daily-again = Rejouer (ne compte pas)
daily-yours = Vos points
daily-yours-ahead = Votre avance sur le meilleur des autres ({ $points } points)
daily-over = { $by } de mieux que le par ({ $par })
daily-under = { $by } sous le par ({ $par })
daily-even = exactement le par ({ $par })
daily-rank = Place
daily-ahead = D’avance sur le suivant
daily-par = Par : { $level }
daily-thinking = joue encore
daily-nobody = Personne ne l’a encore finie. Soyez le premier.
daily-all = Tous les { $count }
daily-less = Moins
daily-yesterday = La solution d’hier
daily-best = { $name } a fait { $points }
daily-best-bot = La meilleure de { $plays } parties fortes a fait { $points }
daily-yesterday-soon = La solution d’hier se prépare.
daily-end = C’était la donne du jour
daily-place = Place { $place } sur { $of }.
daily-back = Retour à la donne du jour

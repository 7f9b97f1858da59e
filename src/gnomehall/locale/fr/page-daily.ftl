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
daily-over = { $by } de mieux que le par
daily-under = { $by } sous le par
daily-even = exactement le par
daily-rank = Place
daily-ahead = D’avance sur le suivant
daily-par = Par : { $level }
daily-thinking = joue encore
daily-nobody = Personne ne l’a encore finie. Soyez le premier.
daily-all = Tous les { $count }
daily-less = Moins
daily-yesterday = La solution d’hier
daily-best = { $name } a fait { $points }
daily-best-bot = Le robot a fait { $points }
daily-yesterday-soon = La solution d’hier se prépare.

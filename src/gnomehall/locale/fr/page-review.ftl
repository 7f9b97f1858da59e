# L’analyse d’une partie : ce que les décisions ont coûté, ce que les tirages ont donné
review-offer = Qu’est-ce que cela a coûté ?
review-offer-text = Chaque décision à côté de la meilleure, les trois qui ont compté, et ce que les tirages ont donné et pris. Une minute au plus.
review-running = Pesée de la partie
review-progress = Décisions pesées : { $done } sur { $of }
review-longest = { $seconds } s au plus ; { $now } jusqu’ici. En attendant, parcourez la partie.
review-stop = Arrêter
review-stopped = L’analyse a été arrêtée.
review-failed = L’analyse n’a pas abouti. Réessayez.
review-weighed = { $count ->
    [one] { $count } décision pesée
   *[other] { $count } décisions pesées
 } en { $seconds } s. Aussi bonnes que la meilleure : { $good } ; des choix à l’aveugle en auraient fait { $blind }.
review-skill-blind = Cette fois, choisir au hasard aurait donné à peu près autant.
review-skill-few = Trop peu de choix ont compté dans cette partie pour juger votre jeu.
review-skill-some = Mieux qu’à l’aveugle : { $kept } % du chemin de là aux meilleurs choix ({ $low } à { $high } %).
review-skill-good = De bons choix : { $kept } % du chemin de l’aveugle aux meilleurs ({ $low } à { $high } %).
review-skill-master = Des choix de maître : { $kept } % du chemin de l’aveugle aux meilleurs ({ $low } à { $high } %).
review-turned = Vous l’avez renversée au tour { $n }.
review-turned-round = Vous l’avez renversée à la manche { $n }.
review-slipped = Elle vous a échappé au tour { $n }.
review-slipped-round = Elle vous a échappé à la manche { $n }.
review-led = Vous avez mené dès le début.
review-never = Les autres ont mené tout du long.
review-mark = Vous avez choisi : { $move }
review-ring = Marquer sur la table
review-chosen = choisi
review-best = meilleur
review-three = Trois décisions qui ont compté
review-none = Aucune décision n’était nettement moins bonne que la meilleure.
review-go = Montrer la décision { $n }
review-better = Mieux :
review-then = puis { $move }
review-again = Rejouer ce tour
review-points = points ± { $half }
review-win = chances de gagner ± { $half } %
review-all = Toutes les décisions
review-costly = Seulement ce qui a coûté
review-is-best = la meilleure
review-equal = égale à la meilleure
review-luck = Livre de la chance
review-luck-note = points ; décisions contre la moyenne de la table
review-luck-note-alone = points ; décisions contre la meilleure
review-by-draws = par tirage
review-by-decisions = par décision
review-luck-even = Les tirages étaient neutres.
review-luck-for = Les tirages étaient favorables.
review-luck-against = Les tirages étaient contre vous.
review-luck-even-won = { $you ->
    [yes] Les tirages étaient neutres ; vos décisions ont gagné.
   *[no] Les tirages étaient neutres pour { $name } ; les décisions ont gagné.
 }
review-luck-for-won = { $you ->
    [yes] Les tirages vous ont aidé à gagner.
   *[no] Les tirages ont aidé { $name } à gagner.
 }
review-luck-against-won = { $you ->
    [yes] Les tirages étaient contre vous, et vous avez gagné quand même.
   *[no] Les tirages étaient contre { $name }, qui a gagné quand même.
 }
review-luck-even-lost = { $you ->
    [yes] Les tirages étaient neutres ; les décisions ont perdu.
   *[no] Les tirages étaient neutres pour { $name } ; les décisions ont perdu.
 }
review-luck-for-lost = { $you ->
    [yes] Les tirages étaient pour vous, et cela n’a pas suffi.
   *[no] Les tirages étaient pour { $name }, et cela n’a pas suffi.
 }
review-luck-against-lost = { $you ->
    [yes] Les tirages étaient contre vous.
   *[no] Les tirages étaient contre { $name }.
 }

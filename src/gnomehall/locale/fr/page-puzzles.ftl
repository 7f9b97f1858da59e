# Problèmes

# Choix
puzzle-choose-text = Un problème par jour pour chaque jeu, le même pour tous : facile le lundi, difficile le dimanche.
puzzle-none = Il n’y a pas encore de problèmes ici.
puzzle-open-file = Ouvrir un fichier de problème
puzzle-file-wrong = Ce n’est pas un fichier de problème.
puzzle-solve = Résoudre celui du jour
puzzle-solved-today = Résolu aujourd’hui
puzzle-row = { $count ->
    [one] { $count } jour de suite
   *[other] { $count } jours de suite
 }
puzzle-all = Tous les problèmes
puzzle-cannot = Ce problème ne s’ouvre pas

# L’énoncé
puzzle-task = L’énoncé
puzzle-number = numéro { $n }
puzzle-of-day = { $day }, { $number }
puzzle-made = Tiré d’une partie
puzzle-difficulty = Difficulté { $n } sur 5
puzzle-found = Les robots trouvent dans { $share } des cas
puzzle-about-count = À vous. Vous avez { $start } et pouvez atteindre { $value } sans hasard.
puzzle-about-expect = À vous. Vous avez { $start } ; la meilleure suite mène à { $value } en moyenne.
puzzle-about-odds = À vous. La meilleure suite réussit dans { $odds } des cas.
puzzle-about-turn = À vous. C’est possible, sans hasard.
puzzle-about-chance = À vous. C’est possible, quel que soit le hasard.
puzzle-about-end = À vous. C’est certain si vous jouez juste.
puzzle-about-worth = Comptez selon les règles. La première réponse compte.
puzzle-steps = Étapes de la réponse
puzzle-right = Juste
puzzle-wrong = Faux
puzzle-yours = À vous
puzzle-closed = Pas encore trouvé
puzzle-got = { $got } sur { $of } trouvés

# La barre
puzzle-move-n = À vous, { $n } sur { $of }
puzzle-move-open = À vous, coup numéro { $n }
puzzle-solved = Résolu !
puzzle-out-of-reach = Hors de portée
puzzle-failed = Le tour est fini
puzzle-not-it = Ce n’est pas ça
puzzle-count-again = Recomptez.
puzzle-reach = Au mieux { $reach } maintenant, pas { $of }.
puzzle-reach-odds = Au mieux { $reach } maintenant, pas { $of }.
puzzle-take-back = Annuler est gratuit.
puzzle-change = Classement { $change }
puzzle-not-counted = Vous le connaissez déjà : il ne compte plus.
puzzle-restart = Depuis le début
puzzle-next = Suivant
puzzle-why = Pourquoi ?
puzzle-refutation = Le mieux qui reste
puzzle-answer-title = Combien cela vaut-il ?
puzzle-answer-label = Votre nombre
puzzle-answer = C’est ça

# Indices et solution
puzzle-hints = Indices
puzzle-hint-price = chaque étape coûte { $price } au classement
puzzle-hint-free = gratuits ici
puzzle-hint-1 = Où regarder ?
puzzle-hint-2 = Quelle carte ?
puzzle-hint-3 = Le coup lui-même
puzzle-hint-later = Après l’étape { $n } : { $what }
puzzle-hint-n = Indice { $n } sur { $of }
puzzle-costs = coûte { $price }
puzzle-give-up = Abandonner et voir la solution
puzzle-solution = La solution
puzzle-solution-title = La solution
puzzle-idea = L’idée
puzzle-solution-note = Elle se joue à la table.
puzzle-solution-close = Revenir à mon essai

# Classement et jours
puzzle-aside = Indices, classement et autres problèmes
puzzle-rating = Votre classement
puzzle-rating-note = ± { $spread }, { $count ->
    [one] { $count } problème
   *[other] { $count } problèmes
 }
puzzle-rating-plot = Classement de { $from } à { $to }
puzzle-week = Les sept derniers jours
puzzle-day-solved = { $day } : résolu
puzzle-day-open = { $day } : pas résolu

# Séries
puzzle-modes = Autres façons
puzzle-today = Le problème du jour
puzzle-today-note = le même pour tous
puzzle-mode-free = Libre
puzzle-note-free = l’un après l’autre, à votre niveau
puzzle-mode-streak = Série
puzzle-note-streak = de plus en plus dur, jusqu’à l’erreur
puzzle-mode-storm = Tempête
puzzle-note-storm = le plus possible en 3 minutes ; une erreur coûte 10 s
puzzle-best = record
puzzle-time-left = Temps restant
puzzle-run-solved = { $count ->
    [1] résolu
   *[other] résolus
 }
puzzle-end-streak = La série est finie
puzzle-end-storm = Le temps est écoulé
puzzle-run-best = Votre record !
puzzle-run-record = Votre record : { $best }.
puzzle-again = Encore une fois
puzzle-link = Lien vers ce problème
puzzle-copied = Le lien est copié.

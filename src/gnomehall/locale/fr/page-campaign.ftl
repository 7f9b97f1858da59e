# Campagnes et scénarios

# Choisir
campaign-choose-text = Une histoire pour chaque jeu. Chaque lieu a son départ, ses rivaux et jusqu’à trois étoiles.
campaign-none = Il n’y a pas encore de campagne ici.
campaign-open-file = Ouvrir un fichier de scénario
campaign-begin = Commencer
campaign-go-on = Poursuivre
campaign-all = Autres campagnes
campaign-stars = { $stars } sur { $most } étoiles

# La carte
campaign-map = Carte de la campagne
campaign-place-closed = fermé jusqu’à ce que vous ayez { $needs ->
    [1] une étoile
   *[other] { $needs } étoiles
 }
campaign-of-stars = sur { $most } étoiles
campaign-asks = { $place } s’ouvre à { $needs ->
    [1] une étoile
   *[other] { $needs } étoiles
 }.
campaign-have = Vous en avez { $stars }.
campaign-all-open = Tous les lieux sont ouverts.
campaign-whole = Toutes les étoiles sont à vous !

# Un lieu
campaign-place-of = Lieu { $n } sur { $of }
campaign-is-open = { $where }, ouvert maintenant
campaign-is-closed = { $where }, fermé
campaign-is-stars = { $where }, { $stars } sur { $most } étoiles
campaign-closed = Ce lieu s’ouvre quand vous avez { $needs ->
    [1] une étoile
   *[other] { $needs } étoiles
 }. Vous en avez { $stars }. Gagnez-en d’autres dans les lieux précédents.
campaign-go = Aller à { $place }
campaign-differs = Ce qui est différent ici
campaign-alone = Vous jouez en solo.
campaign-against = Vous jouez contre { $names }.
campaign-goals = Objectifs
campaign-of-tries = sur 100 essais
campaign-star-n = Étoile { $n }
campaign-note = Vert : ce robot y parvient plus souvent qu’il n’échoue. Mesuré sur au moins { $tries } parties chacun.
campaign-not-tried = Aucun robot ne l’a encore essayé. À vous de commencer.
campaign-play = Jouer { $place }
campaign-continue = Continuer { $place }
campaign-anew = Recommencer depuis le début
campaign-watch = Regarder { $level } jouer
campaign-scenario = Scénario
campaign-made = Tiré d’une partie
campaign-cannot = Ce scénario ne peut pas être ouvert

# À la table
goals-now = Objectifs
goals-count = { $stars } sur { $most } étoiles pour l’instant
goal-holds = Atteint
goal-open = Pas encore atteint

# Après
campaign-result = { $stars ->
    [0] Pas d’étoile cette fois
    [1] Une étoile !
    [2] Deux étoiles !
   *[other] Les trois étoiles !
 }
campaign-shown = { $stars ->
    [0] Aucune étoile n’a été atteinte
    [1] Une étoile a été atteinte
   *[other] { $stars } étoiles ont été atteintes
 }
campaign-only-watched = Regarder ne rapporte pas d’étoile. À vous maintenant.
campaign-helped = Un robot a joué pour vous : aucune étoile ne compte. Essayez sans lui.
campaign-reached = Atteint
campaign-missed = Manqué
campaign-best = Votre meilleur résultat ici : { $stars ->
    [1] une étoile
   *[other] { $stars } étoiles
 }. Il reste à vous.
campaign-choose-one = Choisissez. Cela change ce que vous trouverez plus loin.
campaign-chosen = Cela vous suit dans les lieux à venir.
campaign-opened = { $place } est ouvert maintenant.
campaign-next = En route vers { $place }
campaign-try = Réessayer
campaign-to-map = Retour à la carte
campaign-to-scenario = Retour au scénario
campaign-match-end = La fin de la partie

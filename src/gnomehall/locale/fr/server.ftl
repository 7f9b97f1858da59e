# Autour de la table
server-seat = Place { $number }
server-you = Vous : { $what }
server-you-start = Vous commencez
server-undone = Annulé : { $move }
server-guest = Invité
server-turn-title = À vous de jouer
server-turn-body = C’est à vous de jouer à { $game }.
server-hint-look = Regardez : { $what }
server-hint-good = Bons coups ici : { $what }
server-hint-best = Le meilleur : { $what }

# Ce qui a été refusé, et que faire
server-stale = La table a changé entre-temps. Regardez de nouveau et choisissez encore.
server-illegal = Ce n’est pas permis maintenant.
server-not-a-move = Ce n’est pas un coup de ce jeu.
server-not-your-turn = Ce n’est pas à vous de jouer.
server-not-your-seat = Cette place n’est pas la vôtre.
server-not-host = Seul l’hôte de la table peut faire cela.
server-no-seat = Cette place n’existe pas.
server-no-table = Cette table n’existe pas. Vérifiez le lien ou le code.
server-no-key = Cette table est privée. Ouvrez-la avec son lien.
server-not-started = La partie n’a pas commencé.
server-started = La partie a déjà commencé.
server-daily-stays = La donne du jour est la même pour tout le monde : places, options et cartes ne changent pas.
server-scenario-stays = Le scénario décide qui est assis ici et ce qu’on joue : places, options et cartes ne changent pas.
server-moves-before = Cette table continue une autre partie : places, options et cartes ne changent pas.
server-over = La partie est finie.
server-not-over = La partie n’est pas encore finie.
server-seat-taken = Cette place est prise. Choisissez-en une autre.
server-table-full = Toutes les places de cette table sont prises. Demandez à la personne qui vous invite un lien pour regarder, ou une autre table.
server-table-begun = La partie de cette table a déjà commencé. Demandez à la personne qui vous invite un lien pour regarder, ou une place à la prochaine partie.
server-older-rules = Cette partie a commencé avec les règles d’une version antérieure et ne peut pas continuer. Commencez-en une nouvelle.
server-open-seats = Des places sont encore libres. Attendez, ou donnez-les à des robots.
server-no-undo = Cela ne peut plus être annulé.
server-no-ask = Plus personne n’attend cette réponse.
server-owner-is-present = Cette personne est là.
server-just-left = Cette personne vient de partir. Attendez un instant : la connexion va peut-être revenir.
server-no-level = Ce robot n’existe pas.
server-bad-message = Le message n’a pas pu être lu : { $problem }
server-bad-table = Une telle table ne peut pas être créée : { $problem }
server-bad-cards = Ce jeu de cartes ne peut pas servir : { $problem }
server-bad-scenario = Ce scénario ne peut pas servir : { $problem }
server-bad-record = Cet enregistrement ne peut pas être lu : { $problem }
server-too-fast = Trop à la fois. Attendez un instant.
server-too-large = C’est trop grand.
server-busy = Le serveur est occupé. Réessayez dans un instant.
server-unwell = { $problem ->
    [not-listening] Le serveur n’entend pas les autres processus.
   *[other] Le serveur ne peut plus rien enregistrer.
 }
server-wrong-origin = Cette page n’a pas le droit de parler à ce serveur.
server-wrong-method = Cela ne se fait pas ici.
server-not-found = Il n’y a rien ici.
server-too-many-tables = Vous avez ouvert beaucoup de tables aujourd’hui. Continuez d’y jouer, ou revenez demain.
server-too-many-reviews = Beaucoup de parties ont été analysées ici aujourd’hui. Revenez demain.
server-too-many-browsers = Cinq navigateurs sont déjà prévenus pour cette place. Retirez-en un d’abord.
server-too-hard = Le calcul prend trop de temps. Essayez quelque chose de plus petit.
server-too-slow = C’est arrivé trop lentement. Réessayez.
server-only-watch = Ce lien permet seulement de regarder. Pour jouer, demandez le code.
server-wrong-host = Ce serveur ne porte pas ce nom. Ouvrez-le par sa propre adresse.
server-hushed = Les joueurs ne souhaitent pas entendre les spectateurs pour l’instant.
server-replaced = Une question plus récente a pris la place de celle-ci.
server-full = Trop de monde regarde cette table. Réessayez plus tard.
server-hints-off = Les conseils sont coupés à cette table tant que tous n’ont pas dit oui dans le menu.
server-no-puzzle = { $problem ->
    [nobody] À ce moment, aucune place ne décide de son propre tour.
    [ending-goal] Ce but vaut pour un tour, pas pour le reste de la partie.
    [won] Une partie se gagne à la fin : demandez le reste de la partie.
    [reached] Le but est déjà atteint à ce moment.
    [unreachable] Le but ne peut pas être atteint à partir de ce moment.
    [nothing] Il n’y a rien à trouver : tous les coups se valent.
    [several] Il y a plus d’une réponse.
   *[large] Ce moment a trop de suites pour être prouvé.
 }

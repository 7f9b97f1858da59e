# Une partie dans le terminal
terminal-opening = { $game }   sceau du hasard { $seal }…
terminal-plain = Les règles tournent sans compilation, plus lentement : il n’y avait pas de compilateur C à l’installation.
terminal-your-move = { $who }, à vous (? aide) :
terminal-help = Un numéro joue un coup, et aussi ses mots anglais, abrégés tant qu’ils restent clairs : `{ $example }`, `{ $short }`. `undo` annule, `why COUP` dit pourquoi un coup n’est pas possible, `moves` donne les mots des coups, `log` raconte ce qui s’est passé, `save FICHIER` garde la partie, `quit` quitte.
terminal-undone = Annulé : { $move }.
terminal-possible = C’est possible maintenant.
terminal-saved = Enregistré. Reprenez avec : { $command }
terminal-goodbye = Au revoir.

# Ce qui n’a pas été compris
terminal-no-number = Choisissez un numéro de 1 à { $last }.
terminal-unclear = Cela peut être { $moves }.
terminal-not-a-move = « { $text } » n’est pas un coup de { $game }.
terminal-no-undo = Rien ne peut être annulé : le hasard a joué depuis, ou personne n’a joué.
terminal-save-where = Enregistrer où ? `save ma-partie.jsonl`
terminal-cannot-write = { $file } ne peut pas être écrit ({ $reason }).

# La fin, et une partie racontée
terminal-end = Fin ({ $rule })
terminal-place = place
terminal-player = joueur
terminal-points = points
terminal-score = { $count ->
    [one] { $count } point
   *[other] { $count } points
 }
terminal-from = d’où ils viennent
terminal-replay = { $game }, { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
 }, { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
 }
terminal-not-over = La partie n’est pas finie.

# Les cartes d’un jeu
terminal-cards = { $game } : cartes
terminal-kind = sorte
terminal-card = carte
terminal-says = ce qu’elle dit
terminal-source = origine
terminal-source-of = { $source ->
    [rulebook] livret
    [owner] possesseur
   *[gnomehall] de nous
 }
terminal-kind-of = { $kind ->
    [token] jeton
    [board] plateau
    [parchment] parchemin
    [councilor] conseiller
    [building] bâtiment
    [mission] mission
    [action] action
    [spell] sort
    [mercenary] mercenaire
    [village] village
    [standard] ordinaire
    [special] spécial
   *[other] { $kind }
 }
terminal-part-of = { $part ->
    [name] nom
    [flavour] dicton
    [kinds] sortes
    [count] nombre
    [pair] paire
    [points] points
    [type] type
    [team] équipe
    [immigration] immigrants
    [action] action
    [housing] lits
    [cost] coût
    [effect] effet
    [bonus] bonus
    [hire] engagement
    [gives] gain
    [base] face de base
    [advanced] face avancée
    [spaces] emplacements
   *[other] { $part }
 }

editor-title = Éditeur de cartes
editor-my-set = Mon { $game }
editor-load = Charger un fichier
editor-new-pair = Nouvelle gemme combinée
editor-offline = Le serveur ne répond pas. L’éditeur en a besoin : il vérifie chaque carte.
editor-parts = Parties de l’éditeur
editor-tab-list = Cartes
editor-tab-form = Modifier
editor-tab-view = Aperçu
editor-cards = Cartes
editor-filter = Montrer seulement
editor-filter-all = Toutes
editor-filter-rulebook = Livret
editor-filter-gnomehall = Les nôtres
editor-filter-mine = Les vôtres
editor-mark-rulebook = livret
editor-mark-mixed = en partie du livret
editor-mark-gnomehall = la nôtre
editor-mark-owner = de la boîte
editor-mark-mine = la vôtre
editor-mark-bad = à corriger
editor-group-building = Bâtiments
editor-group-councilor = Conseillers
editor-group-parchment = Parchemins du plateau
editor-group-board = Plateau de District
editor-group-token = Jetons
editor-group-combined = Gemmes combinées
editor-group-standard = Bâtiments standard
editor-group-special = Bâtiments spéciaux
editor-group-mission-base = Missions, face de base
editor-group-mission-advanced = Missions, face avancée
editor-group-action = Actions
editor-group-spell = Sorts
editor-group-mercenary = Mercenaires
editor-as-it-was = Comme avant
editor-remove = Retirer
editor-preview = Comme elle sera sur la table
editor-set-name = Nom du jeu de cartes
editor-use = Utiliser à une table
editor-mend = À corriger d’abord : { $card }
editor-download = Télécharger
editor-start-over = Recommencer
editor-state-opening = Ouverture…
editor-state-checking = Le lecteur vérifie vos cartes…
editor-state-good = Le lecteur a lu toutes les cartes. Votre jeu est gardé dans ce navigateur.
editor-state-bad = Le lecteur refuse le jeu : une carte est à corriger.
editor-state-offline = Le serveur ne répond pas.
editor-no-room = Ce navigateur n’a pas la place de le garder : téléchargez-le.
editor-field-name = Nom
editor-field-type = Type
editor-field-team = Équipe de construction
editor-note-team = qui la bâtit
editor-field-immigration = Arrivent
editor-note-immigration = immigration
editor-field-cost = Coût
editor-note-cost = coût, effet
editor-field-housing = Lits
editor-note-housing = logement
editor-field-flavour = Mots
editor-field-bonus = Bonus
editor-field-points = Points
editor-field-count = Combien
editor-field-pair = Deux sortes
editor-field-pay = Paie
editor-field-gain = Donne
editor-field-effect = Effet
editor-field-hire = Embaucher pour
editor-cost = coût
editor-effect = effet
editor-piece = { $piece ->
    [child] Enfant
    [villager] Villageois
    [soldier] Soldat
    [merchant] Marchand
    [artisan] Artisan
    [inventor] Inventeur
    [any] N’importe quel gnome
    [specialist] N’importe quel spécialiste
    [coin] Pièce
    [assistant] Assistant Mécanicien
    [draw] Pioche
    [search] Recherche
   *[other] { $piece }
 }{ $lies ->
    [yes] { ", se couche" }
   *[other] { "" }
 }
editor-slot = { $what }, { $n } : { $piece }
editor-add = Ajouter à : { $what }
editor-change = Changer en
editor-take = Enlever : { $piece }
editor-in = { $what }, { $language }
editor-gem = Sorte { $n }
editor-word = { $word ->
    [coin] Pièces
    [weapon] Armes
    [mana] Mana
    [trader] Marchands
    [soldier] Soldats
    [wizard] Mages
    [mercenary] N’importe quel mercenaire
    [points] Points
   *[other] Rien
 }
editor-way = Façon { $n }
editor-token = { $count } dans la grotte, { $points ->
    [one] { $points } point
   *[other] { $points } points
 } chacun
editor-token-combined = { $count } dans la grotte, vaut la sorte pour laquelle elle est comptée
editor-does-gain = Donne
editor-does-choice = Donne au choix
editor-does-extra_die = Dés en plus
editor-does-reroll = Relancer
editor-does-shift = Tourner un dé
editor-does-recall = Rappeler un gnome
editor-does-hex = Retire des points à une mission
editor-does-curse = Prendre, ou voler
editor-does-contest = Un concours
editor-reroll-one = un dé
editor-reroll-any = autant de dés que voulu
editor-why-missing = Cela manque.
editor-why-range = Il faut de { $low } à { $high }, pas { $value }.
editor-why-no-team = Personne ne la bâtit : une équipe a au moins un gnome (P-18).
editor-why-no-cost = Une action doit coûter quelque chose (P-6).
editor-why-no-effect = Elle ne fait rien : une carte doit faire quelque chose.
editor-why-many-gnomes = Un coût a au plus { $most } gnomes en tout.
editor-why-many = Il y a de la place pour { $most } au plus.
editor-why-long = Une ligne de { $most } caractères au plus.
editor-why-types = Trop de ce type : le jeu a { $most } bâtiments de { $kind -> 
    [soldier] soldats
    [merchant] marchands
    [artisan] artisans
   *[other] inventeurs
 }. Changez le type d’un autre bâtiment.
editor-why-councilors = Il faut un conseiller par métier (P-21).
editor-why-empty = Il faut y mettre quelque chose.
editor-why-same-ways = Les choix doivent différer.
editor-why-endless = Avec cela, un tour pourrait ne jamais finir. Rendez-la plus chère, ou moins forte.
editor-why-pair = Une gemme combinée montre deux sortes différentes.
editor-why-no-token = Un jeu contient au moins un jeton.
editor-why-twice = Ceci est là deux fois.
editor-why-toml = Ce n’est pas un fichier TOML ({ $detail }).
editor-why-strange = Il contient une date ou un nombre qu’aucune carte n’a.
editor-why-large = Un fichier de cartes a au plus { $most } Kio.
editor-why-number = Il faut un nombre entier.
editor-why-text = Il faut un texte.
editor-why-list = Il faut une liste de mots.
editor-why-table = Dans le fichier, ce doit être une table, comme dans le jeu standard.
editor-why-one-of = Il faut l’un de ceux-ci : { $list }, pas { $value }.
editor-why-id = Un id a des minuscules, des chiffres et _, pas { $value }.
editor-why-only = Il ne peut contenir que { $list }, pas { $value }.
editor-why-cards = Il faut { $count } cartes ici, pas { $value }.
editor-why-unknown = Aucune carte n’a de champ de ce nom.
editor-why-sum = Leur somme doit être { $sum }, pas { $value }.
editor-why-reserved = { $value } est un mot du jeu ; prenez un autre id.
editor-why-one-row = Ses cases doivent être sur une seule rangée.
editor-why-six-spaces = Les maisons imprimées doivent occuper chacune des six cases une fois.
editor-why-one-house = Une maison imprimée, sur une case, doit avoir des gnomes.
editor-why-same-id = Les deux côtés d’une carte ont le même id.
editor-why-five-five = Il faut 5 bâtiments ordinaires et 5 spéciaux.
editor-why-one-effect = Une carte n’a qu’un de ceux-ci : donne, donne l’un de, prendre ou voler.
editor-why-shift = Il faut +1, -1 ou les deux.
editor-field-parchment = Action

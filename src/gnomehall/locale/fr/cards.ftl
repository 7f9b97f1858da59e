# What is wrong in a card file: said by the loader, shown by the terminal and the editor.

card-missing = Cela manque.
card-range = Il faut de { $low } à { $high }, pas { $value }.
card-no-team = Personne ne la bâtit : une équipe a au moins un gnome (P-18).
card-no-cost = Une action doit coûter quelque chose (P-6).
card-no-effect = Elle ne fait rien : une carte doit faire quelque chose.
card-many-gnomes = Un coût a au plus { $most } gnomes en tout.
card-many = Il y a de la place pour { $most } au plus.
card-many-choices = Il y a de la place pour { $most } choix au plus.
card-long = Une ligne de { $most } caractères au plus.
card-types = Trop de ce type : le jeu a { $most } bâtiments de { $kind -> 
    [soldier] soldats
    [merchant] marchands
    [artisan] artisans
   *[other] inventeurs
 }. Changez le type d’un autre bâtiment.
card-councilors = Il faut un conseiller par métier (P-21).
card-empty = Il faut y mettre quelque chose.
card-same-ways = Les choix doivent différer.
card-pair = Une gemme combinée montre deux sortes différentes.
card-no-token = Un jeu contient au moins un jeton.
card-twice = Ceci est là deux fois.
card-toml = Ce n’est pas un fichier TOML ({ $detail }).
card-strange = Il contient une date ou un nombre qu’aucune carte n’a.
card-large = Un fichier de cartes a au plus { $most } Kio.
card-number = Il faut un nombre entier.
card-text = Il faut un texte.
card-list = Il faut une liste de mots.
card-table = Dans le fichier, ce doit être une table, comme dans le jeu standard.
card-one-of = Il faut l’un de ceux-ci : { $list }, pas { $value }.
card-id = Un id a des minuscules, des chiffres et _, pas { $value }.
card-only = Il ne peut contenir que { $list }, pas { $value }.
card-cards = Il faut { $count } cartes ici, pas { $value }.
card-unknown = Aucune carte n’a de champ de ce nom.
card-sum = Leur somme doit être { $sum }, pas { $value }.
card-reserved = { $value } est un mot du jeu ; prenez un autre id.
card-one-row = Ses cases doivent être sur une seule rangée.
card-six-spaces = Les maisons imprimées doivent occuper chacune des six cases une fois.
card-one-house = Une maison imprimée, sur une case, doit avoir des gnomes.
card-same-id = Les deux côtés d’une carte ont le même id.
card-three-of-each = Il faut au moins 3 bâtiments standard et 3 bâtiments spéciaux.
card-one-effect = Une carte a un effet, et ce qu’on paie pour lui.
card-not-both = Une carte n'a qu'un seul de ces effets : { $list }.
card-deep = Listes et tables s'emboîtent sur { $most } niveaux au plus.
card-parts = Une clé a au plus { $most } parties.
card-hidden = Il y a des caractères que personne ne voit, ou qui retournent le texte.
card-no-name = Une carte doit avoir un nom.
card-same-name = Deux cartes s’appellent { $name }.

# Ce qui ne va pas dans un fichier de scénario ; le reste est dit comme pour un fichier de cartes (cards.ftl)
scenario-mistake-unknown = Un scénario n’a pas de champ de ce nom.
scenario-mistake-large = Un fichier de scénario a au plus { $most } Kio.
scenario-mistake-strange = Il contient une date ou un nombre qu’aucun scénario n’a.
scenario-mistake-cards = Il en faut { $count } ici, pas { $value }.
scenario-mistake-table = Dans le fichier, ce doit être une table.
scenario-mistake-list = Ce doit être une liste de textes.
scenario-mistake-option = Une option est un mot, un nombre entier, ou true ou false.
scenario-mistake-slug = Un nom court a des minuscules, des chiffres et des traits d’union simples, pas { $value }.
scenario-mistake-beside = Le fichier { $name } est cherché à côté du scénario, et il n’y est pas.
scenario-mistake-two-starts = Un scénario commence par une ouverture ou par un compte rendu, pas par les deux.
scenario-mistake-record = Ce compte rendu ne peut pas servir : { $detail }
scenario-mistake-move = « { $move } » ne peut pas être joué ici : { $detail }
scenario-mistake-detail = { $detail }
scenario-mistake-bots = Il faut un robot pour chaque autre place : { $count }, pas { $value }.
scenario-mistake-level = Il n’y a pas de robot { $name }.
scenario-mistake-goal = Ce but ne peut pas être lu : { $detail }
scenario-mistake-yes-or-no = Un but doit être un oui ou un non, comme points >= 20.
scenario-mistake-no-words = Ce but a besoin d’un texte : il est plus que des comparaisons liées par « and ».
scenario-mistake-settled = Il n’y a plus rien à jouer ici : la partie est finie, ou le scénario est déjà décidé.

# Les buts en mots
scenario-at-least = { $fact } : au moins { $number }
scenario-at-most = { $fact } : au plus { $number }
scenario-exactly = { $fact } : exactement { $number }
scenario-none = { $fact } : aucun
scenario-not = pas : { $fact }
scenario-fact-points = points
scenario-fact-lead = points d’avance sur le meilleur adversaire
scenario-fact-place = rang
scenario-fact-won = gagner la partie
scenario-fact-over = la partie est finie
scenario-fact-round = manche

# Quand un scénario finit avant sa partie
scenario-until-round-at-least = Jusqu’à la fin de la manche { $before }

# Dans le terminal
scenario-goal-reached = ★ { $goal }
scenario-goal-open = ☆ { $goal }
scenario-settled = Le scénario est décidé : { $stars } étoiles sur { $most }.
scenario-not-settled = Le scénario n’est pas encore décidé.

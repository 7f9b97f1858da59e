# Les textes de la page. Ce que fait un coup est dit par les fichiers des jeux.

# Jeux
weight-1 = Léger
weight-2 = Moyen
weight-3 = Lourd

# Accueil
title-home = Gnomehall : trois jeux de gnomes
title-table = { $game } · Gnomehall
title-turn = À vous ! { $game }
home-title = Prenez un tabouret.
home-text = Trois jeux de gnomes, à table en une minute.
continue = Continuer { $game }
continue-with = Avec { $names }
continue-forget = Retirer cette partie de l’étagère
games = Jeux
players-word = joueurs
minutes = { $count } min
play-now = Jouer
with-friends = Avec des amis
one-device = Un seul appareil
solo = Solo
watch-bots = Voir les robots
have-code = Un ami vous a donné un code ?
code-example = p. ex. MASSELBU
join = Entrer
open-tables = Tables ouvertes
open-table = { $game }, { $host } : { $taken } sur { $seats }
about = À propos et crédits
no-server = Le serveur ne répond pas. Vérifiez qu’il tourne, puis réessayez.
guest-names = Noisette, Sorbier, Fougère, Trèfle, Tilleul, Genièvre, Menthe, Sauge
guest-name = Invité
bot-names = Bram, Odile, Pim, Tob, Bruna, Pip, Stefa, Mira, Knud, Fenna

# Réglages
settings = Réglages
language = Langue
theme = Clair et sombre
theme-system = Comme cet appareil
theme-light = Jour
theme-dark = Nuit
lamp-to-day = Passer au jour
lamp-to-night = Passer à la nuit
speed = Coups des autres
speed-slow = Lent
speed-normal = Normal
speed-instant = D’un coup
sound = Son
music = Musique
music-note = Douce, en arrière-plan
guide-setting = Le mage à côté de moi
guide-setting-note = Il explique ce qui brille, le temps d’apprendre
curtain-setting = Rideau entre les tours
curtain-setting-note = Pour qui partage un appareil
motion-reduced = Moins de mouvement
motion-reduced-note = Les pièces sautent au lieu de voyager
confirm-setting = Demander avant un coup qu’on ne peut annuler
confirm-setting-note = De nouvelles cartes, d’autres dés, ou quelque chose qui serait perdu
close = Fermer
back = Retour à l’étagère

# Un appareil
device-title = Qui joue sur cet appareil ?
device-add = Un joueur de plus
device-remove = Retirer { $name }
device-gnome = Le gnome de { $name } : { $colour }. Changer
device-bots = Robots à la table
player-n = Joueur { $n }
start = Commencer

# La salle
new-table = Nouvelle table
stools-free = { $count ->
    [0] Tous les tabourets sont pris.
    [1] Un tabouret est libre.
   *[other] { $count } tabourets sont libres.
 }
room-invite = Invitez quelqu’un, ou commencez ainsi.
room-ready = Tout le monde est là. Commencez quand vous voulez.
room-wait = L’hôte lance la partie.
seats-in-order = Places, dans l’ordre du jeu
seat-choose = Place { $n } : { $name }
stool-free = Tabouret libre
stool-open = Libre
seat-bot = Robot, { $level }
seat-ready = Prêt
seats-taken = Places prises : { $taken } sur { $of }
start-bots = Des robots prennent les tabourets libres.
host-starts = L’hôte commence.
invite = Inviter à la place libre
invite-text = Jouez avec moi sur Gnomehall
qr = Code QR du lien
send = Envoyer
copy-link = Copier le lien
copied = Copié
seat-a-bot = Asseoir un robot
bot-named = { $name }, un robot
remove = Retirer
level = Niveau
options = Options
options-note = Visibles par tous
seats-number = Places
option-first = Premier joueur
option-first-random = Tiré au sort
clock = Pendule
clock-note = Le temps écoulé, un robot continue
clock-none = Aucune
clock-seconds = { $count } s par coup
clock-minutes = { $count } min par coup
clock-days = { $count ->
    [one] { $count } jour par coup
   *[other] { $count } jours par coup
 }
clock-bank = { $minutes } min + { $plus } s
clock-left = { $name } : encore { $time }
tell-me = Me prévenir quand c’est à moi
tell-me-note = Même quand la page est fermée
tell-me-refused = Ce navigateur ne le permet pas
room-leave = Quitter
public = Ouverte à tous
public-note = Listée ; chacun peut entrer et regarder
fair = Hasard honnête
fair-note = Scellé maintenant, montré après la partie
your-name = Votre nom
your-gnome = Votre gnome
colour-green = vert
colour-blue = bleu
colour-orange = orange
colour-purple = violet
colour-black = noir
colour-red = rouge
join-title = { $game } : un tabouret pour vous
join-title-begun = { $game } : la partie a commencé
join-title-full = { $game } : tous les tabourets sont pris
join-who = À la table
join-look = Vous pouvez regarder, ou apprendre le jeu en attendant.
join-none-help = Un code se tape vite de travers. Redemandez-le, ou essayez ici.
join-full = Tous les tabourets sont pris.
join-started = La partie a commencé.
join-watch = Regarder
join-none = Aucune table derrière ce code
sit-down = S’asseoir

# La table
you = Vous
players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
 }
what-ends = Ce qui finit la partie
opponents = Adversaires
points-of = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
 }. Montrer d’où ils viennent
if-ended-now = Si elle finissait maintenant
total = Total
away = Absent
away-note = { $name } est absent.
lent = Un robot joue à cette place
lend = Laisser jouer un robot
lend-mine = Un robot joue pour moi
lend-mine-note = Vous pouvez reprendre la place à tout moment
lent-mine = Un robot joue pour { $name }
resume = Rejouer
your-turn = À vous
turn-of = Au tour de { $name }
thinking = { $name } réfléchit.
waiting-for = On attend { $name }.
match-over = La partie est finie
chance = Hasard
steps-left = { $left ->
    [one] { $left } action restante sur { $of }
   *[other] { $left } actions restantes sur { $of }
 }
moves-possible = { $count ->
    [one] { $count } coup est possible.
   *[other] { $count } coups sont possibles.
 }
legal-moves = Ce que vous pouvez faire
on-the-table = Sur la table
see-result = Voir le résultat
line-lost = Connexion perdue. Nouvel essai.
line-lost-kept = Connexion perdue. Votre coup est gardé.
opening = La porte s’ouvre…
file-large = Ce fichier est trop grand.
gone-title = Cette table n’est pas ici
gone-text = Le lien est peut-être ancien, ou ne s’ouvre qu’avec sa clé. Redemandez le lien, ou ouvrez une nouvelle table.
lost-title = Cette salle n’existe pas
lost-text = L’adresse ne mène nulle part.

# Annuler
undo = Annuler
undo-ask = Demander d’annuler
undo-asked = { $name } voudrait reprendre un coup. D’accord ?
undo-fixed = Vous ne pouvez pas annuler au-delà de : { $move }
undo-all = Verrou. Annuler jusqu’ici
undo-to = Annuler jusqu’à : { $move }
undo-beads = Vos coups. On annule jusqu’au verrou
undo-none = Rien à annuler : { $move }.
undo-nothing = Il n’y a encore rien à annuler.
yes = Oui
no = Non
sure = Vous êtes sûr ?
sure-no = Non, attendez

# Journal, reprise, discussion
log = Journal
log-moves = Coups joués
log-close = Fermer le journal
log-empty = Il ne s’est encore rien passé.
log-since = Journal, { $count ->
    [0] rien depuis votre dernier tour
    [one] { $count } coup depuis votre dernier tour
   *[other] { $count } coups depuis votre dernier tour
 }
since-you = Depuis votre dernier tour
since-start = Depuis le début
replay = Revoir
replaying = Depuis votre dernier tour
skip = Passer
chat = Discussion
chat-unread = Discussion, { $count ->
    [one] { $count } nouveau message
   *[other] { $count } nouveaux messages
 }
chat-say = Dites quelque chose
chat-send = Envoyer
chat-hush = Ne pas entendre ceux qui regardent seulement
react = Réagir
react-cheers = Santé
react-nice = Joli

# Conseil
hint = Conseil : où regarder
hint-title = Conseil { $step } sur 3
hint-more = Montrer le coup et pourquoi
hint-best = Montrer les chiffres
hint-agree = Conseils pour tous
hint-agree-note = Seulement si toute la table est d’accord
hint-move = Coup
hint-margin = Points d’avance
hint-win = Chance de gagner
hint-equal = aussi bon que le meilleur
hint-sure = L’intervalle montre à quel point la recherche s’est fixée sur son propre jugement (95 %).
hint-asking = Je réfléchis…

# La fin
end-you = Vous gagnez de { $margin }
end-name = { $name } gagne de { $margin }
end-you-tie = Vous gagnez au départage
end-name-tie = { $name } gagne au départage
end-shared = Victoire partagée : { $names }
end-solo = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
end-points = { $points ->
    [one] { $points } point.
   *[other] { $points } points.
 }
moves-made = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
 }
every-point = Chaque point, et d’où il vient
player = Joueur
from-what = D’où
the-match = La partie
the-match-note = points si elle avait fini là, coup par coup
plot-label = Points coup par coup. { $title }
whose = À qui
rematch = Revanche
share = Partager
record = Compte rendu
record-saved = Le compte rendu est enregistré.
verify = Vérifier le hasard
shuffle-checking = Votre navigateur vérifie le hasard …
shuffle-fair = { $count ->
    [one] Le hasard a été vérifié dans votre navigateur : { $count } tirage, inchangé.
   *[other] Le hasard a été vérifié dans votre navigateur : { $count } tirages, aucun n’a été changé.
 }
shuffle-none = Aucun tirage de cette partie n’a pu être vérifié.
shuffle-share = La graine a été promise avant que le serveur connaisse la part de votre navigateur dans le hasard.
shuffle-no-share = La graine a été promise avant la partie ; votre navigateur n’a pas eu de part dans le hasard.
shuffle-late = Votre navigateur est arrivé après le début de la partie et n’a pas pu garder la promesse d’avant.
shuffle-told = Avec ces cartes, ce qui pouvait sortir à chaque tirage est la parole du serveur.
shuffle-promise = Promis :
shuffle-failed = Le hasard n’a pas pu être vérifié : le serveur ne répond pas.
shuffle-alarm = Le hasard n’est pas juste.
shuffle-alarm-do = Enregistrez le compte rendu et montrez-le aux autres.
shuffle-alarm-seed = Ce que le serveur montre comme graine n’en est pas une.
shuffle-alarm-commitment = La graine n’est pas celle qui a été promise avant la partie.
shuffle-alarm-broken = Le serveur a promis une graine, puis une autre.
shuffle-alarm-share = Les parts des joueurs dans le hasard ont été changées.
shuffle-alarm-deal = La graine n’est pas celle du numéro de cette donne.
shuffle-alarm-given = Le serveur dit maintenant que la partie a commencé après un autre nombre de coups qu’il ne le disait alors.
shuffle-alarm-seen = Pendant la partie, le hasard a donné autre chose que ce que le serveur dit maintenant.
shuffle-alarm-odds = Avant « { $said } » (coup { $move }), autre chose pouvait sortir que ce que dit le serveur.
shuffle-alarm-draw = « { $said } » (coup { $move }) n’a pas été tiré : la graine donne « { $due } ».
see-table = Voir la table

# À propos
about-games = Les jeux
about-games-text =
    Gemmes & Gnomes (Gemas & Gnomos), Gnomopolis et Gnomeland sont des jeux de société de leurs auteurs et éditeurs ; tous les droits leur appartiennent.
    Gnomehall les joue selon leurs règles publiées, avec ses propres images. S’ils vous plaisent ici, procurez-vous les vrais : un gobelet plein de gnomes est plus beau en main.
about-install = Sur votre appareil
about-install-text = Gnomehall s’installe comme une application : dans le menu du navigateur, choisissez Installer, ou Ajouter à l’écran d’accueil. Les règles, le compteur et vos parties s’ouvrent alors aussi sans réseau.
about-art = Images et lettres
about-art-text = Toutes les images et toutes les icônes sont dessinées pour Gnomehall ; aucun jeu d’icônes n’est utilisé. Polices : Grenze et Nunito Sans, sous Open Font License.
about-fair = Hasard honnête
about-fair-text = Avant le premier coup, le serveur scelle une graine secrète et montre le sceau. Après la partie, la graine est révélée et chacun peut recalculer chaque tirage.
about-free = Logiciel libre
about-free-text = Gnomehall est un logiciel libre sous licence MIT.
about-docs = Documentation : héberger, créer, étudier, développer
about-version = Gnomehall, version { $version }

# Parties revues
own-records = Vos parties
review-mine = Analyser ma partie
daily = Donne du jour
puzzles = Problèmes
campaigns = Campagnes
doors = Encore à jouer
doors-daily = La même donne pour tous, à côté du résultat du robot
doors-campaign = Une histoire pour chaque jeu, lieu après lieu
doors-next = Ensuite : { $place }
doors-stars = { $stars } sur { $most }
doors-row = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
 }

# Learn, card editor, scorer
step-less = { $what } : un de moins
step-more = { $what } : un de plus
step-most = Il n’y en a pas plus de { $most }.
nav-aids = Apprendre et outils
nav-learn = Apprendre à jouer
nav-scorer = Compter une vraie table
nav-editor = Vos jeux de cartes
offline-bar = Pas de connexion au serveur. Les règles, le compteur et vos parties s’ouvrent quand même ; pour jouer, il faut le serveur.
card-set = Cartes : { $name }
cards-choice = Cartes
cards-standard = de Gnomehall

## La salle sans serveur

plays-here = Se joue sur cet appareil, sans serveur
engine-loading = La salle arrive : { $done } sur { $total } Mo. Vous pouvez lire les règles en attendant.
engine-starting = La salle est là et s’ouvre…
engine-progress = La salle se charge
engine-coming = En route : { $done } sur { $total } Mo
engine-failed = La salle n’a pas pu être chargée.
engine-again = Réessayer
storage-full = Ce navigateur ne garde plus rien pour cette page : vous pouvez continuer à jouer, mais fermer l’onglet perd la partie.
friends-need-server = Les amis arrivent par un lien, et un lien demande un serveur : cette page tourne sur votre appareil seul. Jouez sur un même appareil, ou demandez à quelqu’un qui tient une salle.

# Everything of one's own as one file, the hall kept on this device, and a new version of it
keep-title = Tout ce qui est à vous, en un fichier
keep-text = Parties, tables, jeux de cartes, réglages, et vos progrès dans les leçons et les problèmes. Le fichier s’ouvre dans toute salle, avec ou sans serveur. Gardez-le pour vous : il ouvre vos places.
keep-save = Tout enregistrer
keep-open = Ouvrir un tel fichier
keep-saving = Tout est rassemblé…
keep-saved = Tout est dans le fichier.
keep-missing = { $count ->
    [one] { $count } table n’a pas répondu et n’y est pas.
   *[other] { $count } tables n’ont pas répondu et n’y sont pas.
}
keep-reading = Le moteur vérifie : { $done } sur { $of }…
keep-no-file = Ce n’est pas un fichier fait par « Tout enregistrer ».
keep-too-large = Ce fichier est trop grand : 16 Mo au plus.
keep-taken = Ajoutés : { $records } parties, { $tables } tables, { $sets } jeux de cartes.
keep-nothing-new = Il ne contient rien de nouveau ici.
keep-known = { $count ->
    [one] { $count } élément était déjà là.
   *[other] { $count } éléments étaient déjà là.
}
keep-more-refused = et { $count } de plus
keep-one-records = Partie { $n }
keep-one-sets = Jeu de cartes { $n }
keep-one-tables = Table { $n }
keep-full = ce navigateur n’a plus de place pour cela.
keep-wrong = cette partie du fichier ne peut pas être lue.
keep-elsewhere = d’autres y jouent aussi, elle reste donc dans sa propre salle.
here-title = La salle sur cet appareil
here-note = On peut alors jouer contre des gnomes sans le serveur aussi : en train, en avion.
here-keep = La garder : { $size } Mo
here-keeping = En route : { $done } fichiers sur { $of }…
here-kept = Elle est là, et se joue sans le serveur.
here-failed = Elle n’a pas pu être gardée ici. Réessayez quand le serveur répond.
here-play = Jouer ici
here-instead = La salle gardée sur cet appareil se joue sans le serveur. Ses parties peuvent être remises au serveur plus tard, sur la page de vos parties.
here-not-kept = Cet appareil ne garde pas de salle, il ne peut donc pas jouer sans le serveur. Quand le serveur sera revenu, les réglages proposent d’en garder une.
hand-over = Remettre au serveur
hand-again = Remettre de nouveau
hand-note = Le serveur vérifie cette partie et la garde, avec un lien pour les autres
hand-done = Au serveur
update-ready = Une nouvelle version est prête.
update-at-table = Une nouvelle version est prête. Elle attend que vous quittiez la table.
update-take = La prendre maintenant

# Everything of one's own as one file, the hall kept on this device, and a new version of it
keep-title = Tout ce qui est à vous, en un fichier
keep-text = Parties, tables, jeux de cartes, réglages, et vos progrès dans les leçons et les énigmes. Le fichier s’ouvre dans toute salle, avec ou sans serveur. Gardez-le pour vous : il ouvre vos places.
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

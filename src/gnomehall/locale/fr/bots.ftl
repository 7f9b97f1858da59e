# Les niveaux des robots : un titre, et comment il joue (une phrase que le titre commence)
bots-sprout = Pousse
bots-sprout-plays = voit ce qui est sur la table et attrape ce qui brille.
bots-neighbour = Voisin
bots-neighbour-plays = regarde un pas en avant et se laisse vite distraire.
bots-tinkerer = Bricoleur
bots-tinkerer-plays = pèse chaque coup un pas en avant, et pas plus loin.
bots-master = Maître
bots-master-plays = prévoit tout son tour et se trompe rarement.
bots-old-root = Vieille Racine
bots-old-root-plays = a tout vu sous la montagne et ne pardonne rien.
bots-under-the-mountain = Sous la Montagne
bots-under-the-mountain-plays = réfléchit plus longtemps que tous les autres.
bots-random = Au hasard
bots-random-plays = joue n’importe quel coup.

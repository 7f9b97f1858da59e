# I livelli dei bot: un titolo, e come gioca (una frase che il titolo comincia)
bots-sprout = Germoglio
bots-sprout-plays = vede che cosa c’è sul tavolo e afferra ciò che luccica.
bots-neighbour = Vicino
bots-neighbour-plays = guarda un passo avanti e si distrae facilmente.
bots-tinkerer = Aggiustatutto
bots-tinkerer-plays = soppesa ogni mossa un passo avanti, e non oltre.
bots-master = Maestro
bots-master-plays = pianifica tutto il turno e sbaglia di rado.
bots-old-root = Vecchia Radice
bots-old-root-plays = ha visto tutto sotto la montagna e non perdona niente.
bots-under-the-mountain = Sotto la Montagna
bots-under-the-mountain-plays = pensa più a lungo di tutti gli altri.
bots-random = A caso
bots-random-plays = fa una mossa qualsiasi.

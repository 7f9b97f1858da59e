# The levels of the bots: a title, and how it plays (a sentence that the title begins)
bots-sprout = Sprout
bots-sprout-plays = sees what lies on the table and grabs what shines.
bots-neighbour = Neighbour
bots-neighbour-plays = looks one step ahead, and is easily distracted.
bots-tinkerer = Tinkerer
bots-tinkerer-plays = weighs every move one step ahead, and no further.
bots-master = Master
bots-master-plays = plans the whole turn, and seldom errs.
bots-old-root = Old Root
bots-old-root-plays = has seen everything under the mountain, and forgives nothing.
bots-under-the-mountain = Under the Mountain
bots-under-the-mountain-plays = thinks longer than all the others.
bots-random = Random
bots-random-plays = plays any move.

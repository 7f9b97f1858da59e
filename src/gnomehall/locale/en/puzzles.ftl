# What a puzzle asks, by its kind and goal
puzzle-turn-points = Score as many points as you can in this turn.
puzzle-turn-won = Win the match.
puzzle-chance-points = Play this turn so that you can expect the most points.
puzzle-end-points = Get as many points as you can by the end of the match, whatever the others do.
puzzle-end-won = Win, whatever the others do.
puzzle-worth-points = How many points does this seat have now?
puzzle-chance = { $task } Chance has a say: find what gives the best chance.
# Hints, in three steps
puzzle-hint-look = Look here: { $where }.
puzzle-hint-card = This card matters: { $card }.
puzzle-hint-kind = This is what to choose now: { $what }.
puzzle-hint-move = Play this: { $move }.
puzzle-hint-back = Take a move back first: the answer is out of reach.
puzzle-hint-done = Nothing is left to do.
puzzle-hint-worth = Count every part of the score: the table shows all of them.
# What surprises in the answer
puzzle-idea-wait = Do not take the first gain: prepare a greater one.
puzzle-idea-give = Give something up to gain more.

# Puzzles

# Choosing
puzzle-choose-text = A puzzle a day for each game, the same for everybody: easy on Monday, hard on Sunday.
puzzle-none = There are no puzzles here yet.
puzzle-open-file = Open a puzzle file
puzzle-file-wrong = This is not a file of a puzzle.
puzzle-solve = Solve today’s
puzzle-solved-today = Solved today
puzzle-row = { $count ->
    [one] { $count } day in a row
   *[other] { $count } days in a row
 }
puzzle-all = All puzzles
puzzle-cannot = This puzzle cannot be opened

# The task
puzzle-task = The task
puzzle-number = number { $n }
puzzle-of-day = { $day }, { $number }
puzzle-made = Made from a match
puzzle-difficulty = Difficulty { $n } of 5
puzzle-found = Bots find it in { $share }
puzzle-about-count = Your turn. You have { $start }, and { $value } can be reached without luck.
puzzle-about-expect = Your turn. You have { $start }; the best line brings { $value } on average.
puzzle-about-odds = Your turn. The best line succeeds in { $odds }.
puzzle-about-turn = Your turn. It can be done, without luck.
puzzle-about-chance = Your turn. It can be done, whatever chance brings.
puzzle-about-end = Your turn. It is certain if you play it right.
puzzle-about-worth = Count as the rules do. Your first answer counts.
puzzle-steps = Steps of the answer
puzzle-right = Right
puzzle-wrong = Wrong
puzzle-yours = Your move
puzzle-closed = Not found yet
puzzle-got = { $got } of { $of } found

# The bar
puzzle-move-n = Your move, { $n } of { $of }
puzzle-move-open = Your move, number { $n }
puzzle-solved = Solved!
puzzle-out-of-reach = Out of reach now
puzzle-failed = The turn is over
puzzle-not-it = That is not it
puzzle-count-again = Count again.
puzzle-reach = At most { $reach } now, not { $of }.
puzzle-reach-odds = Now at best { $reach }, not { $of }.
puzzle-take-back = Undo is free.
puzzle-change = Rating { $change }
puzzle-not-counted = You have met this one before: it does not count again.
puzzle-restart = From the start
puzzle-next = Next
puzzle-why = Why?
puzzle-refutation = The best that is left
puzzle-answer-title = What is it worth?
puzzle-answer-label = Your number
puzzle-answer = That is it

# Hints and the solution
puzzle-hints = Hints
puzzle-hint-price = each step costs { $price } of the rating
puzzle-hint-free = free here
puzzle-hint-1 = Where to look?
puzzle-hint-2 = Which card?
puzzle-hint-3 = The move itself
puzzle-hint-later = After step { $n }: { $what }
puzzle-hint-n = Hint { $n } of { $of }
puzzle-costs = costs { $price }
puzzle-give-up = Give up and see the solution
puzzle-solution = The solution
puzzle-solution-title = The solution
puzzle-idea = The idea
puzzle-solution-note = It is played at the table.
puzzle-solution-close = Back to my try

# Rating and days
puzzle-aside = Hints, rating and other puzzles
puzzle-rating = Your rating
puzzle-rating-note = ± { $spread }, { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
 }
puzzle-rating-plot = Rating from { $from } to { $to }
puzzle-week = The last seven days
puzzle-day-solved = { $day }: solved
puzzle-day-open = { $day }: not solved

# Runs
puzzle-modes = Other ways to solve
puzzle-today = Today’s puzzle
puzzle-today-note = the same for everybody
puzzle-mode-free = Free run
puzzle-note-free = one after another, as strong as you are
puzzle-mode-streak = Streak
puzzle-note-streak = harder each time, until you err
puzzle-mode-storm = Storm
puzzle-note-storm = as many as you can in 3 minutes; a mistake costs 10 s
puzzle-best = best
puzzle-time-left = Time left
puzzle-run-solved = { $count ->
    [1] solved
   *[other] solved
 }
puzzle-end-streak = The streak is over
puzzle-end-storm = Time is up
puzzle-run-best = Your best so far!
puzzle-run-record = Your best: { $best }.
puzzle-again = Once more
puzzle-link = Link to this puzzle
puzzle-copied = The link is copied.

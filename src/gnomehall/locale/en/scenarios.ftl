# What is wrong in a scenario file; what is not here is said as in a card file (cards.ftl)
scenario-mistake-unknown = A scenario has no field of this name.
scenario-mistake-large = A scenario file has at most { $most } KiB.
scenario-mistake-strange = It holds a date or a number that no scenario has.
scenario-mistake-cards = There must be { $count } of these, not { $value }.
scenario-mistake-table = In the file this must be a table.
scenario-mistake-list = It must be a list of texts.
scenario-mistake-option = An option is a word, a whole number, or true or false.
scenario-mistake-slug = A short name has small letters, digits and single hyphens, not { $value }.
scenario-mistake-beside = The file { $name } is looked for beside the scenario, and there it is not.
scenario-mistake-two-starts = A scenario begins with an opening or with a record, not with both.
scenario-mistake-record = This record cannot be used: { $detail }
scenario-mistake-move = “{ $move }” cannot be played here: { $detail }
scenario-mistake-detail = { $detail }
scenario-mistake-bots = There must be a bot for each other seat: { $count }, not { $value }.
scenario-mistake-level = There is no bot { $name }.
scenario-mistake-goal = This goal cannot be read: { $detail }
scenario-mistake-yes-or-no = A goal must be a yes or no, such as points >= 20.
scenario-mistake-no-words = This goal needs a text: it is more than comparisons joined by “and”.
scenario-mistake-settled = Nothing is left to play here: the match is over, or the scenario is settled already.

# Goals in words
scenario-at-least = { $fact }: at least { $number }
scenario-at-most = { $fact }: at most { $number }
scenario-exactly = { $fact }: exactly { $number }
scenario-none = { $fact }: none
scenario-not = not: { $fact }
scenario-fact-points = points
scenario-fact-lead = points ahead of the best other seat
scenario-fact-place = place
scenario-fact-won = win the match
scenario-fact-over = the match is over
scenario-fact-round = round

# When a scenario ends before its match
scenario-until-round-at-least = Until the end of round { $before }

# In the terminal
scenario-goal-reached = ★ { $goal }
scenario-goal-open = ☆ { $goal }
scenario-settled = The scenario is settled: { $stars } of { $most } stars.
scenario-not-settled = The scenario is not settled yet.

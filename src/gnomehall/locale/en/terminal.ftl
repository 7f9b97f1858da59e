# A match in the terminal
terminal-opening = { $game }   shuffle commitment { $seal }…
terminal-plain = The rules run uncompiled, slower: there was no C compiler when this was installed.
terminal-your-move = { $who }, your move (? helps):
terminal-help = A number plays a move, and so do its words, as short as they are clear: `{ $example }`, `{ $short }`. `undo` takes back, `why MOVE` tells why a move is not possible, `moves` lists the words of the moves, `log` tells what happened, `save FILE` keeps the match, `quit` leaves.
terminal-undone = Undone: { $move }.
terminal-possible = That is possible now.
terminal-saved = Saved. Play on with: { $command }
terminal-goodbye = Goodbye.

# What was not understood
terminal-no-number = Choose a number from 1 to { $last }.
terminal-unclear = This could be { $moves }.
terminal-not-a-move = “{ $text }” is not a move of { $game }.
terminal-no-undo = Nothing can be undone: chance has moved since, or nobody has.
terminal-save-where = Save where? `save my-match.jsonl`
terminal-cannot-write = { $file } cannot be written ({ $reason }).

# The end, and a match told again
terminal-end = The end ({ $rule })
terminal-place = place
terminal-player = player
terminal-points = points
terminal-score = { $count ->
    [one] 1 point
   *[other] { $count } points
 }
terminal-from = where they come from
terminal-replay = { $game }, { $players ->
    [one] 1 player
   *[other] { $players } players
 }, { $moves ->
    [one] 1 move
   *[other] { $moves } moves
 }
terminal-not-over = The match is not over.

# The cards of a game
terminal-cards = { $game }: cards
terminal-kind = kind
terminal-card = card
terminal-says = what it says
terminal-source = source
terminal-source-of = { $source ->
    [rulebook] rulebook
    [owner] owner
   *[gnomehall] ours
 }
terminal-kind-of = { $kind ->
    [token] token
    [board] board
    [parchment] parchment
    [councilor] councilor
    [building] building
    [mission] mission
    [action] action
    [spell] spell
    [mercenary] mercenary
    [village] village
    [standard] standard
    [special] special
   *[other] { $kind }
 }
terminal-part-of = { $part ->
    [name] name
    [flavour] saying
    [kinds] kinds
    [count] count
    [pair] pair
    [points] points
    [type] type
    [team] team
    [immigration] immigrants
    [action] action
    [housing] beds
    [cost] cost
    [effect] effect
    [bonus] bonus
    [hire] hire
    [gives] gain
    [base] base side
    [advanced] advanced side
    [spaces] spaces
   *[other] { $part }
 }

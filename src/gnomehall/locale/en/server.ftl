# Around the table
server-seat = Seat { $number }
server-you = You: { $what }
server-you-start = You start
server-undone = Undone: { $move }
server-guest = Guest
server-turn-title = Your turn
server-turn-body = It is your turn in { $game }.
server-hint-look = Look at: { $what }
server-hint-good = Good moves here: { $what }
server-hint-best = Best: { $what }

# What was refused, and what to do
server-stale = The table has changed meanwhile. Look again and choose anew.
server-illegal = That is not allowed now.
server-not-a-move = That is no move of this game.
server-not-your-turn = It is not your turn.
server-not-your-seat = That seat is not yours.
server-not-host = Only the host of the table can do that.
server-no-seat = There is no such seat.
server-no-table = There is no such table. Check the link or the code.
server-no-key = This table is private. Open it with its link.
server-not-started = The match has not begun.
server-started = The match has begun already.
server-daily-stays = The daily deal is the same for everybody: its seats, options and cards stay.
server-scenario-stays = The scenario decides who sits here and what is played: its seats, options and cards stay.
server-moves-before = This table plays on from another match: its seats, options and cards stay.
server-over = The match is over.
server-not-over = The match is not over yet.
server-seat-taken = That seat is taken. Choose another one.
server-table-full = All seats at this table are taken. Ask whoever invited you for a link to watch, or for another table.
server-table-begun = The match at this table has already begun. Ask whoever invited you for a link to watch, or for a seat in the next match.
server-older-rules = This match began under the rules of an earlier version and cannot go on. Start a new one.
server-open-seats = Some seats are still open. Wait, or give them to bots.
server-no-undo = That can no longer be undone.
server-no-ask = Nobody waits for this answer any more.
server-owner-is-present = That player is here.
server-just-left = That player has only just left. Wait a moment: the line may be back soon.
server-no-level = There is no such bot.
server-bad-message = The message could not be read: { $problem }
server-bad-table = Such a table cannot be made: { $problem }
server-bad-cards = This card set cannot be used: { $problem }
server-bad-scenario = This scenario cannot be used: { $problem }
server-bad-record = This record cannot be read: { $problem }
server-too-fast = Too much at once. Wait a moment.
server-too-large = That is too large.
server-busy = The server is busy. Try again in a moment.
server-unwell = { $problem ->
    [not-listening] The server does not hear the other processes.
   *[other] The server cannot write to its store.
 }
server-wrong-origin = This page may not talk to this server.
server-wrong-method = That cannot be done here.
server-not-found = There is nothing here.
server-too-many-tables = You have opened many tables today. Play on at those, or come back tomorrow.
server-too-many-reviews = Many matches were reviewed here today. Come back tomorrow.
server-too-many-browsers = Five browsers are told of this seat already. Take one away first.
server-too-hard = That takes too long to work out. Try something smaller.
server-too-slow = It came too slowly. Try again.
server-only-watch = This link only lets you watch. To play, ask for the code.
server-wrong-host = This server is not called that. Open it by its own address.
server-hushed = The players do not want to hear those who watch now.
server-replaced = A newer question took the place of this one.
server-full = Too many people watch this table. Try again later.
server-hints-off = Hints are off at this table until everybody agrees to them in the menu.
server-no-puzzle = { $problem ->
    [nobody] No seat decides about its own turn at this moment.
    [ending-goal] This goal is for one turn, not for the rest of the match.
    [won] A match is won at its end: ask for the rest of the match.
    [reached] The goal is reached already at this moment.
    [unreachable] The goal cannot be reached from this moment.
    [nothing] There is nothing to find: every move is as good.
    [several] There is more than one answer.
   *[large] This moment has too many lines to be proved.
 }

# Everything of one's own as one file, the hall kept on this device, and a new version of it
keep-title = Everything of yours, as one file
keep-text = Matches, tables, card sets, settings, and how far you are with lessons and puzzles. The file opens in any hall, with a server or without. Keep it to yourself: it opens your seats.
keep-save = Save everything
keep-open = Open such a file
keep-saving = Everything is being gathered…
keep-saved = Everything is in the file.
keep-missing = { $count ->
    [one] { $count } table did not answer and is not in it.
   *[other] { $count } tables did not answer and are not in it.
}
keep-reading = The engine checks it: { $done } of { $of }…
keep-no-file = This is not a file that “Save everything” made.
keep-too-large = This file is too large: 16 MB is the most.
keep-taken = Taken in: { $records } matches, { $tables } tables, { $sets } card sets.
keep-nothing-new = Nothing in it is new here.
keep-known = { $count ->
    [one] { $count } thing was here already.
   *[other] { $count } things were here already.
}
keep-more-refused = and { $count } more
keep-one-records = Match { $n }
keep-one-sets = Card set { $n }
keep-one-tables = Table { $n }
keep-full = this browser has no room for it.
keep-wrong = this part of the file cannot be read.
keep-elsewhere = others play there too, so it stays at its own hall.
here-title = The hall on this device
here-note = Then you can play against gnomes without the server too: on a train, on a plane.
here-keep = Keep it: { $size } MB
here-keeping = On its way: { $done } of { $of } files…
here-kept = It is here, and plays without the server.
here-failed = It could not be kept here. Try again when the server answers.
here-play = Play here
here-instead = The hall kept on this device plays without the server. Its matches can be handed to the server later, on the page of your matches.
here-not-kept = This device keeps no hall of its own, so it cannot play without the server. When the server is back, Settings offers to keep one.
hand-over = Hand to the server
hand-again = Hand over again
hand-note = The server checks this match and keeps it, with a link for others
hand-done = At the server
update-ready = A new version is ready.
update-at-table = A new version is ready. It waits until you leave the table.
update-take = Take it now

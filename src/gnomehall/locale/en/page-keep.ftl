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

# Why a hint proposes a move; $points are points
hints-why = Why: { $why }
hints-opens = It makes this possible: { $what }.
hints-leads = It prepares this: { $what }.
hints-ends = It ends the match while you lead.
hints-points = It brings you { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
hints-gnomopolis-score-coins = It brings coins: { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
hints-gnomopolis-score-buildings = Your gnomes sleep better: { $points ->
    [one] { $points } point
   *[other] { $points } points
 } in beds of buildings.
hints-gnomopolis-score-board = More of your gnomes find a bed on your board: { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
hints-gnomopolis-score-councilors = A councilor comes to you: { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
hints-gnomopolis-score-homeless = Fewer gnomes stay without a bed: { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
hints-gnomeland-score-track = You go up on the score track: { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
hints-gnomeland-score-standard = The building is worth points at the end: { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
hints-gnomeland-score-special = The special building is worth points at the end: { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
hints-gems-explore = It turns up something new to stand on.
hints-gems-claim = It keeps the gem from the others, and brings you closer to a set.
hints-gems-retreat = Your gnomes are stuck; at home they can start anew.
hints-gnomopolis-use = A gnome that stays idle this turn does something useful.
hints-gnomopolis-caravan = A parchment of the next district helps you more than your own.
hints-gnomopolis-visit = It is what helps you most in this district.
hints-gnomopolis-pass = Nothing better is left this turn, and you draw three gnomes.
hints-gnomopolis-pay = You need this gnome least.
hints-gnomopolis-employ = You need this one least elsewhere.
hints-gnomopolis-gain = A bed or a team waits for this kind.
hints-gnomopolis-search = This gnome can do most for you now.
hints-gnomeland-spend = It brings goods you can use now.
hints-gnomeland-take = It is what you lack most.
hints-gnomeland-hire = What you pay would be lost at the end of your turn; the mercenary stays.
hints-gnomeland-end = Nothing better is left this turn.
hints-gnomeland-copy = These goods are worth more to you than a gnome at home.
hints-gnomeland-decline = Your gnome will be worth more later.
hints-gnomeland-send = This card is worth a gnome now.
hints-gnomeland-build = It gives more at every die from now on.
hints-gnomeland-keep = You can use it in the next round.

# Campaigns and scenarios

# Choosing
campaign-choose-text = A story for each game. Every place has its own start, its own rivals and up to three stars.
campaign-none = There is no campaign here yet.
campaign-open-file = Open a scenario file
campaign-begin = Begin
campaign-go-on = Go on
campaign-all = Other campaigns
campaign-stars = { $stars } of { $most } stars

# The map
campaign-map = Map of the campaign
campaign-place-closed = closed until you have { $needs ->
    [1] a star
   *[other] { $needs } stars
 }
campaign-of-stars = of { $most } stars
campaign-asks = { $place } opens at { $needs ->
    [1] one star
   *[other] { $needs } stars
 }.
campaign-have = You have { $stars }.
campaign-all-open = Every place is open.
campaign-whole = Every star is yours!

# A place
campaign-place-of = Place { $n } of { $of }
campaign-is-open = { $where }, open now
campaign-is-closed = { $where }, closed
campaign-is-stars = { $where }, { $stars } of { $most } stars
campaign-closed = This place opens when you have { $needs ->
    [1] one star
   *[other] { $needs } stars
 }. You have { $stars }. Win more stars at the places before it.
campaign-go = Go to { $place }
campaign-differs = What is different here
campaign-alone = You play alone.
campaign-against = You play against { $names }.
campaign-goals = Goals
campaign-of-tries = of 100 tries
campaign-star-n = Star { $n }
campaign-note = Green: that bot reaches it more often than not. Measured in at least { $tries } matches each.
campaign-not-tried = No bot has tried this one yet. Be the first.
campaign-play = Play { $place }
campaign-continue = Continue { $place }
campaign-anew = Start again from the beginning
campaign-watch = Watch { $level } play it
campaign-scenario = Scenario
campaign-made = Made from a match
campaign-cannot = This scenario cannot be opened

# At the table
goals-now = Goals
goals-count = { $stars } of { $most } stars now
goal-holds = Reached
goal-open = Not reached yet

# Afterwards
campaign-result = { $stars ->
    [0] No star this time
    [1] One star!
    [2] Two stars!
   *[other] All three stars!
 }
campaign-shown = { $stars ->
    [0] No star was reached
    [1] One star was reached
   *[other] { $stars } stars were reached
 }
campaign-only-watched = Watching earns no stars. Now it is your turn.
campaign-helped = A bot played for you, so no star counts. Try it yourself.
campaign-reached = Reached
campaign-missed = Not reached
campaign-best = Your best here is { $stars ->
    [1] one star
   *[other] { $stars } stars
 }. It stays yours.
campaign-choose-one = Choose one. It changes what you find later.
campaign-chosen = This goes with you to the places ahead.
campaign-opened = { $place } is open now.
campaign-next = On to { $place }
campaign-try = Try again
campaign-to-map = Back to the map
campaign-to-scenario = Back to the scenario
campaign-match-end = How the match ended

# The page's own texts. What a move does is said by the games' files.

# Games
weight-1 = Light
weight-2 = Medium
weight-3 = Heavy

# Home
title-home = Gnomehall: three gnome games
title-table = { $game } · Gnomehall
title-turn = Your turn! { $game }
home-title = Pull up a stool.
home-text = Three gnome games, at the table in a minute.
continue = Continue { $game }
continue-with = With { $names }
continue-forget = Take this match off the shelf
games = Games
players-word = players
minutes = { $count } min
play-now = Play now
with-friends = With friends
one-device = One device
solo = Solo
watch-bots = Watch bots
have-code = Have a code from a friend?
code-example = e.g. MASSELBU
join = Join
open-tables = Open tables
open-table = { $game }, { $host }: { $taken } of { $seats }
about = About and credits
no-server = The server does not answer. Check that it runs, then try again.
guest-names = Hazel, Rowan, Juniper, Fern, Clover, Linden, Sorrel, Bramble
guest-name = Guest
bot-names = Bram, Odile, Pim, Tob, Bruna, Pip, Stefa, Mira, Knud, Fenna

# Settings
settings = Settings
language = Language
theme = Light and dark
theme-system = Same as this device
theme-light = Day
theme-dark = Night
lamp-to-day = Switch to day
lamp-to-night = Switch to night
speed = Moves of others
speed-slow = Slow
speed-normal = Normal
speed-instant = At once
sound = Sound
music = Music
music-note = Quiet, in the background
guide-setting = The wizard sits beside me
guide-setting-note = He explains what glows until I know it
curtain-setting = Curtain between turns
curtain-setting-note = For people who share one device
motion-reduced = Less motion
motion-reduced-note = Pieces jump instead of travelling
confirm-setting = Ask before a move that cannot be undone
confirm-setting-note = New cards, more dice, or something that would be lost
close = Close
back = Back to the shelf

# One device
device-title = Who plays on this device?
device-add = One more player
device-remove = Remove { $name }
device-gnome = { $name }’s gnome: { $colour }. Change it
device-bots = Bots at the table
player-n = Player { $n }
start = Start

# The room
new-table = New table
stools-free = { $count ->
    [0] All stools are taken.
    [one] One stool is free.
   *[other] { $count } stools are free.
 }
room-invite = Invite somebody, or start as you are.
room-ready = Everybody is here. Start when you like.
room-wait = The host starts the match.
seats-in-order = Seats, in playing order
seat-choose = Seat { $n }: { $name }
stool-free = Free stool
stool-open = Open
seat-bot = Bot, { $level }
seat-ready = Ready
seats-taken = { $taken } of { $of } seats
start-bots = Bots take the free stools.
host-starts = The host starts.
invite = Invite to the open seat
invite-text = Play with me at Gnomehall
qr = QR code of the link
send = Send
copy-link = Copy link
copied = Copied
seat-a-bot = Seat a bot
bot-named = { $name }, a bot
remove = Remove
level = Level
options = Options
options-note = All can see them
seats-number = Seats
option-first = First player
option-first-random = By lot
clock = Clock
clock-note = When time is up, a bot plays on
clock-none = None
clock-seconds = { $count } s a move
clock-minutes = { $count } min a move
clock-days = { $count ->
    [one] 1 day a move
   *[other] { $count } days a move
 }
clock-bank = { $minutes } min + { $plus } s
clock-left = { $name }: { $time } left
tell-me = Tell me when it is my turn
tell-me-note = Also while the page is closed
tell-me-refused = This browser does not allow it
room-leave = Leave
public = Open to all
public-note = Listed; anybody may join and watch
fair = Fair shuffle
fair-note = Sealed now, shown after the match
your-name = Your name
your-gnome = Your gnome
colour-green = green
colour-blue = blue
colour-orange = orange
colour-purple = purple
colour-black = black
colour-red = red
join-title = { $game }: a stool for you
join-title-begun = { $game }: the match has begun
join-title-full = { $game }: all stools are taken
join-who = At the table
join-look = You can watch, or learn the game meanwhile.
join-none-help = Codes are easily mistyped. Ask your friend again, or try it here.
join-full = All stools are taken.
join-started = The match has begun.
join-watch = Watch
join-none = No table behind this code
sit-down = Sit down

# The table
you = You
players = { $count ->
    [one] 1 player
   *[other] { $count } players
 }
what-ends = What ends the game
opponents = Opponents
points-of = { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
 }. Show where they come from
if-ended-now = If it ended now
total = Total
away = Away
away-note = { $name } is away.
lent = A bot plays for this seat
lend = Let a bot play
lend-mine = A bot plays for me
lend-mine-note = You can take the seat back at any time
lent-mine = A bot plays for { $name }
resume = Play again
your-turn = Your turn
turn-of = { $name }’s turn
thinking = { $name } is thinking.
waiting-for = Waiting for { $name }.
match-over = The match is over
chance = Chance
steps-left = { $left } of { $of } actions left
moves-possible = { $count ->
    [one] 1 move is possible.
   *[other] { $count } moves are possible.
 }
legal-moves = What you can do
on-the-table = On the table
see-result = See the result
line-lost = Connection lost. Trying again.
line-lost-kept = Connection lost. Your move is kept.
opening = Opening the door…
file-large = This file is too large.
gone-title = This table is not here
gone-text = The link may be old, or it opens only with its key. Ask for the link again, or start a new table.
lost-title = No such room in the hall
lost-text = The address leads nowhere.

# Undo
undo = Undo
undo-ask = Ask to undo
undo-asked = { $name } would like to take a move back. All right?
undo-fixed = You cannot undo further back than: { $move }
undo-all = Locked here. Undo back to this point
undo-to = Undo back to: { $move }
undo-beads = Your moves. Undo reaches back to the lock
undo-none = Nothing can be undone: { $move }.
undo-nothing = There is nothing to undo yet.
yes = Yes
no = No
sure = Are you sure?
sure-no = No, wait

# Log, replay, talk
log = Log
log-moves = Moves so far
log-close = Close the log
log-empty = Nothing has happened yet.
log-since = Log, { $count ->
    [0] nothing since your last turn
    [one] 1 move since your last turn
   *[other] { $count } moves since your last turn
 }
since-you = Since your last turn
since-start = Since the start
replay = Replay
replaying = Since your last turn
skip = Skip
chat = Chat
chat-unread = Chat, { $count ->
    [one] 1 new message
   *[other] { $count } new messages
 }
chat-say = Say something
chat-send = Send
chat-hush = Do not hear those who only watch
react = React
react-cheers = Cheers
react-nice = Nice

# Hint
hint = Hint: where to look
hint-title = Hint { $step } of 3
hint-more = Show the move and why
hint-best = Show the figures
hint-agree = Hints for all
hint-agree-note = Only if everybody at the table agrees
hint-move = Move
hint-margin = Points ahead
hint-win = Chance to win
hint-equal = as good as the best
hint-sure = The range shows how far the search has settled on its own judgement (95 %).
hint-asking = Thinking…

# The end
end-you = You win by { $margin }
end-name = { $name } wins by { $margin }
end-you-tie = You win the tie
end-name-tie = { $name } wins the tie
end-shared = Victory shared: { $names }
end-solo = { $points ->
    [one] 1 point
   *[other] { $points } points
 }
end-points = { $points ->
    [one] 1 point.
   *[other] { $points } points.
 }
moves-made = { $count ->
    [one] 1 move
   *[other] { $count } moves
 }
every-point = Every point, and where it came from
player = Player
from-what = From what
the-match = The match
the-match-note = points if it had ended then, move by move
plot-label = Points move by move. { $title }
whose = Whose
rematch = Rematch
share = Share
record = Record
record-saved = The record is saved.
verify = Verify shuffle
shuffle-checking = Your browser is checking the shuffle …
shuffle-fair = { $count ->
    [one] The shuffle was checked in your browser: 1 draw, not changed.
   *[other] The shuffle was checked in your browser: { $count } draws, none changed.
 }
shuffle-none = No draw of this match could be checked.
shuffle-share = The seed was promised before the server knew your browser’s share in the shuffle.
shuffle-no-share = The seed was promised before the match; your browser had no share in the shuffle.
shuffle-late = Your browser came after the match had begun, so it could not keep the promise from before.
shuffle-told = With these cards, what could come at a draw is the server’s word.
shuffle-promise = Promised:
shuffle-failed = The shuffle could not be checked: the server does not answer.
shuffle-alarm = The shuffle does not check out.
shuffle-alarm-do = Save the record and show it to the others.
shuffle-alarm-seed = What the server shows as its seed is none.
shuffle-alarm-commitment = The seed is not the one that was promised before the match.
shuffle-alarm-broken = The server promised one seed, and later another.
shuffle-alarm-share = The players’ shares in the shuffle were changed.
shuffle-alarm-deal = The seed does not belong to the number of this deal.
shuffle-alarm-given = The server says now that the match began after another number of moves than it said then.
shuffle-alarm-seen = Chance brought something else during the match than the server says now.
shuffle-alarm-odds = Before “{ $said }” (move { $move }) something else could have come than the server says.
shuffle-alarm-draw = “{ $said }” (move { $move }) was not drawn: the seed gives “{ $due }”.
see-table = See the table

# About
about-games = The games
about-games-text =
    Gems & Gnomes (Gemas & Gnomos), Gnomopolis and Gnomeland are board games by their designers and publishers; all rights in them are theirs.
    Gnomehall plays them by their published rules, with pictures of its own. If you like them here, get the real ones: a mug full of gnomes is better in the hand.
about-install = On your device
about-install-text = Gnomehall can be installed like an app: in the menu of your browser choose Install, or Add to home screen. Rules, scorer and your records then open without a network too.
about-art = Pictures and letters
about-art-text = Every picture and every icon is drawn for Gnomehall; no icon set is used. Typefaces: Grenze and Nunito Sans, under the Open Font License.
about-fair = Fair chance
about-fair-text = Before the first move the server seals a secret seed and shows its seal. After the match the seed is shown, and anybody can derive every draw again.
about-free = Free software
about-free-text = Gnomehall is free software under the MIT licence.
about-docs = Documentation: host, design, research, develop
about-version = Gnomehall, version { $version }

# Matches looked at again
own-records = Your records
review-mine = Review my match
daily = Daily deal
puzzles = Puzzles
campaigns = Campaigns
doors = More to play
doors-daily = The same deal for everybody, beside the bot’s result
doors-campaign = A story for each game, place by place
doors-next = Next: { $place }
doors-stars = { $stars } of { $most }
doors-row = { $count ->
    [one] { $count } day
   *[other] { $count } days
 }

# Learn, card editor, scorer
step-less = { $what }: one less
step-more = { $what }: one more
step-most = There are no more than { $most }.
nav-aids = Learn and tools
nav-learn = Learn to play
nav-scorer = Score a real table
nav-editor = Your card sets
offline-bar = No connection to the server. Rules, scorer and your records open all the same; to play, the server is needed.
card-set = Cards: { $name }
cards-choice = Cards
cards-standard = Gnomehall’s

## The hall without a server

plays-here = Plays on this device, no server needed
engine-loading = The hall is on its way: { $done } of { $total } MB. You can read the rules meanwhile.
engine-starting = The hall is here and starts…
engine-progress = The hall is loading
engine-coming = Coming: { $done } of { $total } MB
engine-failed = The hall could not be loaded.
engine-again = Try again
storage-full = This browser keeps nothing more for this page: you can play on, but closing the tab loses the match.
friends-need-server = Friends join by a link, and a link needs a server: this page runs on your device alone. Play on one device, or ask somebody who runs a hall.

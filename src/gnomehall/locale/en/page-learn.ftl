learn-title = Learn to play
learn-tag = Rules
learn-lead = Which game? Read a little, play the examples, or let a wizard sit down beside you for your first match.
learn-pick = Rules, examples, first match
learn-contents = Contents
learn-pages = Sections
learn-idea = The idea
learn-range = { $first } to { $last }
learn-cards = All cards
learn-cards-note = Every card says which of its parts the rulebook prints and which are this project’s. If you own the game, put the printed figures in:
learn-filter = Show only
learn-from-all = All
learn-from-rulebook = From the rulebook
learn-from-gnomehall = Gnomehall’s own
learn-from-owner = From a printed box
learn-mixed = Rulebook: { $rulebook }. Ours: { $ours }
learn-part = { $part ->
    [name] name
    [cost] cost
    [effect] effect
    [action] action
    [type] type
    [team] team
    [immigration] immigrants
    [housing] beds
    [flavour] words
    [bonus] bonus
    [points] points
    [kinds] who lives there
    [pair] pair
    [count] number
    [base] base side
    [advanced] advanced side
    [hire] hiring cost
    [gives] what it gives
   *[other] { $part }
 }
learn-kind-token = Tokens
learn-kind-board = District Board
learn-kind-parchment = Parchments of the board
learn-kind-councilor = Councilors
learn-kind-building = Buildings
learn-kind-village = Printed on the village
learn-kind-standard = Standard buildings
learn-kind-special = Special buildings
learn-kind-mercenary = Mercenaries
learn-kind-mission = Missions
learn-kind-action = Actions
learn-kind-spell = Spells
learn-example = Example
learn-before = Before
learn-play-it = Play this position
learn-score-it = Open it in the scorer
learn-offline = Without the server you can read everything here. Examples and the first match need it: they are played at a real table.
learn-wizard = Ten minutes, a real table, and I say something only when it helps.
learn-first-title = Learn by playing
learn-first-start = Play my first match
learn-first-gems = Turn up stones, claim three of a kind, carry them home. Then you play on freely.
learn-first-gnomopolis = Put gnomes to work, build the Atelier, send the caravan. Then you play on freely.
learn-first-gnomeland = Spend dice, build a shop, complete a mission, copy a neighbour. Then you play on freely.
learn-effect-gnomes = Gain gnomes
learn-effect-coins = Gain coins, assistants
learn-effect-white = Any kind: you choose
learn-effect-draw = Draw from the mug
learn-effect-search = Search: pick one
learn-card-team = The team. Active gnomes of these kinds stand here. An assistant may stand in for any of them.
learn-card-arrive = Who arrives. They come from the Capital, tired, to your exhausted gnomes.
learn-card-type = The type. Most of a type, or as many as anyone: its councilor comes to you.
learn-card-parchment = The parchment. Yours at once, in the same turn.
learn-card-beds = The beds. 2 points for each gnome who sleeps here in the end.
learn-order-team = The team stands
learn-order-card = The card is yours
learn-order-arrive = They arrive
learn-order-councilor = Councilor?
learn-order-offer = The offer refills
learn-points-coin = a coin
learn-points-house = in a building
learn-points-board = on the board
learn-points-councilor = a councilor
learn-points-homeless = without a bed
learn-group-1 = Three of a kind; coal helps
learn-group-2 = Five different
learn-group-3 = A combined gem is either
learn-copy-1 = Somebody spends a die
learn-copy-2 = Your gnome brings you the same
learn-land-standard = advanced standard
learn-land-special = base special
learn-land-special-2 = advanced special
guide = The guide
guide-first = First match
guide-example = Example
guide-step = { $n } of { $of }
guide-astray = That works too.
guide-astray-text = It is a legal move, only not the one of this lesson. Take it back, or leave the lesson and play on as you like.
guide-back = Take it back
guide-leave = Leave the lesson
guide-rules = Back to the rules
guide-thanks = Thanks, I play on
guide-hide = Hide the guide
guide-show = Show the guide
learn-say-gems-first-explore = Turn a stone up. The cave is dark: press any dark place. Nobody knows what lies there, not even I.
learn-say-gems-first-claim = An emerald! Press it: one of your five gnomes goes and stands on it. Now nobody else can have it.
learn-say-gems-first-again = One more action. A turn is exactly three, the same one twice if you like. Explore again.
learn-say-gems-first-second = Your emerald is still free. Your neighbour took a diamond instead. Claim the second emerald: three of a kind make a group.
learn-say-gems-first-dark = One is missing. Explore once more.
learn-say-gems-first-coal = Coal! It is worth nothing at the end. But when you collect, it is any stone you need: claim it.
learn-say-gems-first-collect = Emerald, emerald, coal. Press one of your emeralds and collect the three: they go to your pile, your gnomes come home.
learn-say-gems-first-combined = A stone of two kinds. It is a ruby or an amethyst, as you need it each time. Claim it.
learn-say-gems-first-more = Look for more. Five different stones are a group too. Explore.
learn-say-gems-first-free = Now you know it all. Stuck with five gnomes out? Retreat brings them home. When every stone left has a gnome on it, the match ends: gems count 1, diamonds 2, coal 0, and every three alike 1 more. A bot plays on against you.
learn-say-gems-collect-do = Two rubies and a coal. You stand on them and on an emerald. Collect ruby, ruby, coal.
learn-say-gems-collect-done = Three tokens in your pile. Three gnomes are home, the fourth keeps its emerald. Play on if you like.
learn-say-gnomopolis-first-grow = Put the child to work. On Grow up a child lies down (the red ×: it will leave) and a villager comes. Press that parchment.
learn-say-gnomopolis-first-build = Build before you train. You have two villagers, and the Atelier wants just two. If one learned a trade now, he would leave. Press the Atelier.
learn-say-gnomopolis-first-pass = Three children arrived, and a councilor with a coin. You have the most artisan buildings. Nobody is active now: pass. The standing rest, the lying leave, and you draw three.
learn-say-gnomopolis-first-train = Make a specialist. Learn a trade takes a villager for good and gives you any specialist. Press it.
learn-say-gnomopolis-first-trade = Choose the merchant. On Trade he will bring 2 coins each turn you draw him.
learn-say-gnomopolis-first-caravan = The caravan goes next door. With it you use a parchment of your neighbour’s, who gains a coin. Press the armadillo.
learn-say-gnomopolis-first-visit = Grow up, at the neighbour’s. Your child works there as if the parchment were yours.
learn-say-gnomopolis-first-end = Pass again. The mug is empty now: the exhausted go back into it, and you draw three of them.
learn-say-gnomopolis-first-free = The rest is yours. A sixth building, or an Ancient Capital without gnomes or coins, ends it. In bed in a building a gnome is 2 points, on the board 1, outside it costs 1; a coin is 1, a councilor 2. A bot plays on against you.
learn-say-gnomopolis-trade-do = Your merchant is active. Press Trade: he stands there and brings 2 coins from the Ancient Capital.
learn-say-gnomopolis-trade-done = Two coins. The merchant stands, so he stays yours: pass, and he rests with the exhausted.
learn-say-gnomopolis-grow-do = A child is active. Press Grow up: the child lies down, a villager comes at once.
learn-say-gnomopolis-grow-done = The villager is exhausted already. The child leaves for the New Capital when you pass.
learn-say-gnomopolis-atelier-do = Two villagers are active. The Atelier wants a team of two: press it.
learn-say-gnomopolis-atelier-done = Three children have come. They are exhausted, the team stands on the card, and its parchment is yours already.
learn-say-gnomeland-first-spend = Spend a die. The lower row of your village answers to dice: a 1 rings at the Kiosk on 1-2 and brings a coin. Press the 1.
learn-say-gnomeland-first-kiosk = Again. The 2 answers to the same Kiosk: another coin. (Your neighbour may copy each time; not today.)
learn-say-gnomeland-first-build = Build before the last die. The Small Shop costs 1 coin and gives 2 for each die. Put it on 3-4, where your 3 will ring.
learn-say-gnomeland-first-shop = It works at once. Spend the 3: two coins.
learn-say-gnomeland-first-gnome = Send a gnome. The Tavern has two actions; one gnome a turn. Burglary brings 2 coins.
learn-say-gnomeland-first-mission = Coins into points. The Festival takes 4 coins and gives 2 points. It stays there for the others.
learn-say-gnomeland-first-end = End your turn.
learn-say-gnomeland-first-keep = Keep it or not. Each Warehouse can keep one thing till your next turn; the rest is lost. You have one coin left: keep it.
learn-say-gnomeland-first-copy = Your turn to copy. Your neighbour took a weapon with a 6. One of your gnomes can bring you the same, and is gone then. Say yes.
learn-say-gnomeland-first-no = A coin is not worth a gnome. The weapon waits aside until your next turn. Decline this one.
learn-say-gnomeland-first-no2 = Keep your gnomes. Three are left for the Tavern and for copying, and four rounds are to come. Decline.
learn-say-gnomeland-first-free = Five rounds, this was the first. Upgrade buildings, hire mercenaries, cast the spell, and build in the upper row: Castles bring dice every round. In the end your score track and the buildings in view count. A bot plays on against you.
learn-say-gnomeland-shop-do = You rolled 1, 2 and 6 and stored 2 coins. Build the Small Shop on 1-2.
learn-say-gnomeland-shop-one = Spend the 1. Two coins.
learn-say-gnomeland-shop-two = Spend the 2. Two more.
learn-say-gnomeland-shop-six = Spend the 6. A weapon from the Watch Tower.
learn-say-gnomeland-shop-mission = Complete the Tournament. 3 coins and the weapon for 2 points.
learn-say-gnomeland-shop-done = Two points. Both coins that are left fit into your Warehouses. Play on if you like.
learn-say-gnomeland-palace-do = Pay the Palace a coin. You get one more die, rolled at once.
learn-say-gnomeland-palace-done = Now turn it into the Castle. The space has worked this round, so no second die comes. If you upgrade before using it, the Castle’s die is rolled at once.
learn-say-gnomeland-copy-do = You are Cleo. Anna took mana with a 5 at her Inn, Bram said no. Send a gnome: copy it.
learn-say-gnomeland-copy-done = Nobody else is asked. Your mana lies aside and joins your pool when your turn starts.
learn-say-gnomeland-scuffle-do = The Scuffle is about weapons. Your fresh dice are 5, 6 and 1. The 5 rings at the Watch Tower: a weapon.
learn-say-gnomeland-scuffle-six = The 6 too. A second weapon.
learn-say-gnomeland-scuffle-one = All dice must be spent. The 1 brings a coin, which counts nothing here.
learn-say-gnomeland-scuffle-end = Two weapons and your gnome on the card: 3. End your part.
learn-say-gnomeland-scuffle-done = Now the others roll. With four players you gain a point for everyone who has less than you.

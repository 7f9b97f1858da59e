# The review of a match: what decisions cost, and what draws gave
review-offer = What did it cost?
review-offer-text = Every decision beside the best one, the three that mattered, and what the draws gave and took. It takes at most a minute.
review-running = Weighing the match
review-progress = { $done } of { $of } decisions weighed
review-longest = At most { $seconds } s; { $now } so far. You can look around meanwhile.
review-stop = Stop
review-stopped = The review was stopped.
review-failed = The review did not work. Try again.
review-weighed = { $count ->
    [one] 1 decision
   *[other] { $count } decisions
 } weighed in { $seconds } s. As good as the best: { $good }; blind picks would have made { $blind }.
review-skill-blind = Choosing at random would have done about as well this time.
review-skill-few = Too few choices mattered in this match to judge your play.
review-skill-some = Better than blind picks: { $kept } % of the way from them to the best choices ({ $low } to { $high } %).
review-skill-good = Good choices: { $kept } % of the way from blind picks to the best ({ $low } to { $high } %).
review-skill-master = Masterly choices: { $kept } % of the way from blind picks to the best ({ $low } to { $high } %).
review-turned = You turned it around in turn { $n }.
review-turned-round = You turned it around in round { $n }.
review-slipped = It slipped away in turn { $n }.
review-slipped-round = It slipped away in round { $n }.
review-led = You led from the start.
review-never = The others led throughout.
review-mark = You chose: { $move }
review-ring = Ring on the table
review-chosen = chosen
review-best = best
review-three = Three decisions that mattered
review-none = No decision was clearly worse than the best.
review-go = Show decision { $n }
review-better = Better:
review-then = then { $move }
review-again = Try this turn again
review-points = points ± { $half }
review-win = chance to win ± { $half } %
review-all = All decisions
review-costly = Only what cost
review-is-best = the best
review-equal = equal to the best
review-luck = Luck ledger
review-luck-note = points; decisions against the average of the table
review-luck-note-alone = points; decisions against the best
review-by-draws = by draws
review-by-decisions = by decisions
review-luck-even = The draws were even.
review-luck-for = The draws were kind.
review-luck-against = The draws were against you.
review-luck-even-won = { $you ->
    [yes] The draws were even; your decisions won it.
   *[no] The draws were even for { $name }; decisions won it.
 }
review-luck-for-won = { $you ->
    [yes] The draws helped you to win.
   *[no] The draws helped { $name } to win.
 }
review-luck-against-won = { $you ->
    [yes] The draws were against you, and you won all the same.
   *[no] The draws were against { $name }, who won all the same.
 }
review-luck-even-lost = { $you ->
    [yes] The draws were even; decisions lost it.
   *[no] The draws were even for { $name }; decisions lost it.
 }
review-luck-for-lost = { $you ->
    [yes] The draws were for you, and it was not enough.
   *[no] The draws were for { $name }, and it was not enough.
 }
review-luck-against-lost = { $you ->
    [yes] The draws were against you.
   *[no] The draws were against { $name }.
 }

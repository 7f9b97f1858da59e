# The daily deal
daily-text = The same deal for everybody, today. Your first finished match counts; tomorrow the best one can be watched.
daily-left = next in { $hours } h { $minutes } min
daily-way = How to play it
daily-bots = Against bots
daily-against = Against { $count ->
    [one] one bot
   *[other] { $count } bots
 } ({ $level }), the same for all.
daily-alone = Alone, for points.
daily-play = Play today’s deal
daily-continue = Continue today’s deal
daily-again = Play again (does not count)
daily-yours = Your points
daily-yours-ahead = Your lead over the best other ({ $points } points)
daily-over = { $by } better than par ({ $par })
daily-under = { $by } short of par ({ $par })
daily-even = exactly par ({ $par })
daily-rank = Place
daily-ahead = Ahead of the next
daily-par = Par: { $level }
daily-thinking = still playing
daily-nobody = Nobody has finished it yet. Be the first.
daily-all = All { $count }
daily-less = Fewer
daily-yesterday = Yesterday’s solution
daily-best = { $name } made { $points }
daily-best-bot = The best of { $plays } strong plays made { $points }
daily-yesterday-soon = Yesterday’s solution is being worked out.
daily-end = This was the deal of the day
daily-place = Place { $place } of { $of }.
daily-back = Back to the daily deal

pebbles-one = { $who } takes one
pebbles-two = { $who } takes two
pebbles-heads = heads
pebbles-tails = tails
pebbles-score = pebbles and luck
pebbles-why = there is only one pebble left

toadstools-first = { $who } starts
toadstools-pick = { $who } picks a mushroom
toadstools-found = { $who } finds: { $card }
toadstools-home = { $who } goes home
toadstools-button-first = Start
toadstools-button-pick = Pick a mushroom
toadstools-button-found = { $card }
toadstools-button-home = Go home
toadstools-card = { $points ->
    [0] Spoils the basket.
    [one] { $points } point.
   *[other] { $points } points.
 } { $count } in the wood.
toadstools-score = { $kind ->
    [button] Button mushrooms
    [chanterelle] Chanterelles
    [cep] Ceps
   *[other] Mushrooms
 }: { $count }
toadstools-why-over = The wood is empty: the match is over.
toadstools-why-chance = Chance decides this.
toadstools-why-wait = Wait for the mushroom.
toadstools-why-empty = Your basket is empty: pick first.
toadstools-mistake-no-toadstool = One kind must be worth nothing, or no basket is ever spoiled (T-3).

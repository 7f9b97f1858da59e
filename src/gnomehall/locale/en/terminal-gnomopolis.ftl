# The table of Gnomopolis in the terminal
terminal-gnomopolis-round = round { $round }
terminal-gnomopolis-ancient = Ancient Capital
terminal-gnomopolis-new = New Capital
terminal-gnomopolis-nobody = nobody's
terminal-gnomopolis-end = the end: { $buildings ->
    [one] 1 more building
   *[other] { $buildings } more buildings
 } of one player, { $gnomes ->
    [one] 1 gnome
   *[other] { $gnomes } gnomes
 } or { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
 } left in the Ancient Capital
terminal-gnomopolis-last = { $by ->
    [building] the last round: a sixth building stands (P-29)
    [gnomes] the last round: the Ancient Capital has no gnomes left (P-29)
    [coins] the last round: the Ancient Capital has no coins left (P-29)
   *[length] the last round: the match has grown too long (P-30)
 }
terminal-gnomopolis-offer = on offer, { $count } more in the pile
terminal-gnomopolis-sale = { $team } build it, { $immigrants } come
terminal-gnomopolis-sale-alone = { $team } build it, nobody comes
terminal-gnomopolis-beds = beds { $beds }
terminal-gnomopolis-beds-of = beds
terminal-gnomopolis-active = active
terminal-gnomopolis-mug = mug
terminal-gnomopolis-rest = at rest
terminal-gnomopolis-caravan = caravan
terminal-gnomopolis-home = at home
terminal-gnomopolis-visits = in the district of { $name }
terminal-gnomopolis-with = { $where } with { $load }
terminal-gnomopolis-built = team { $load } built { $card }
terminal-gnomopolis-homeless = no bed for { $gnomes }
terminal-gnomopolis-on-it = on it { $load }
terminal-gnomopolis-councilor = { $count ->
    [one] councilor, 1 point
   *[other] councilor, { $count } points
 }
terminal-gnomopolis-points = { $count ->
    [one] 1 point
   *[other] { $count } points
 }
terminal-gnomopolis-in-vain = P-9 { $card }: { $reason }

# The page's texts for Gems & Gnomes.
gem-emerald = Emerald
gem-sapphire = Sapphire
gem-ruby = Ruby
gem-topaz = Topaz
gem-amethyst = Amethyst
gem-citrine = Citrine
gem-diamond = Diamond
gem-coal = Coal
gems-cave = The cave: { $down } face down, { $free } free
gems-ends = Ends when all is claimed: { $count } to go
gems-face-down = Face down { $count }
gems-free = Free { $count }
gems-quiet = { $count ->
    [one] Ends after 1 more quiet round
   *[other] Ends after { $count } more quiet rounds
 }
gems-say-collect = Pick a group or a token.
gems-say-only-collect = Pick a group.
gems-say-claim = Claim a token, or explore.
gems-say-explore = Explore a dark place.
gems-actions = Actions
gems-act-explore = Explore
gems-act-claim = Claim
gems-act-collect = Collect
gems-act-retreat = Retreat
gems-act-wait = Wait
gems-collect = Collect which group?
gems-which = Collect which group with { $token }?
gems-place-down = Place { $n }: face down
gems-place-down-can = Place { $n }: face down. Explore it
gems-place-free = Place { $n }: { $token }, free
gems-place-free-can = Place { $n }: { $token }, free. Claim it
gems-place-mine = Place { $n }: { $token }, yours
gems-place-mine-can = Place { $n }: { $token }, yours. Collect it
gems-place-theirs = Place { $n }: { $token }, taken by { $name }
gems-reserve = { $count ->
    [one] 1 gnome in reserve
   *[other] { $count } gnomes in reserve
 }
gems-pile = Pile: { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
 }, { $groups ->
    [one] 1 group
   *[other] { $groups } groups
 }
gems-group = A group: { $points ->
    [one] 1 point
   *[other] { $points } points
 }
gems-rest = { $count ->
    [one] 1 token in no group
   *[other] { $count } tokens in no group
 }
gems-no-pile = No token was collected.
ended-G-10 = The last token was claimed.
ended-G-11 = Ten quiet rounds ended the match: claimed tokens went to their owners, free ones to nobody.

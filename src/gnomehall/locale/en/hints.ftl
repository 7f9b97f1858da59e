# Why a hint proposes a move; $points are points
hints-why = Why: { $why }
hints-opens = It makes this possible: { $what }.
hints-leads = It prepares this: { $what }.
hints-ends = It ends the match while you lead.
hints-points = It brings you { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.

# The first match of a game: who I am, against whom
welcome-title = { $game }: your first time?
welcome-text = { $bots ->
    [one] { $bots } bot sits
   *[other] { $bots } bots sit
 } down with you. About { $minutes } minutes; you can stop and go on later.
welcome-whom = Against whom?
welcome-wizard = The wizard sits beside you
welcome-wizard-text = He shows your first moves, one thought at a time. Send him off whenever you like.
welcome-once = Asked once. Later, Play now starts at once; the menu changes all of this.
welcome-later = Not now

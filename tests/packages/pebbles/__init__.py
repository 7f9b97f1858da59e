"""A tiny game in a package of its own, to show what a game must bring: nothing here but rules, cards and texts."""

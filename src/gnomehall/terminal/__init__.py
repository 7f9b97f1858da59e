"""Play in the terminal: one loop for all games, one drawing a game."""

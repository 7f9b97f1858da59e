"""Play in the terminal: one loop for all games; a game may bring a drawing of its own."""

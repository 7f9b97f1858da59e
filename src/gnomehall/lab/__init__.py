"""How a game plays, counted over many matches: for designers, and for the check that keeps a card set fair."""

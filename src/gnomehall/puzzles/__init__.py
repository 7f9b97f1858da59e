"""Puzzles: positions with a question that the solver answers exactly."""

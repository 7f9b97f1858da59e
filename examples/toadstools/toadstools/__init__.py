"""Toadstools: pick mushrooms, stop in time."""

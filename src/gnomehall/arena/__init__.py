"""Matches between bots, by the thousand."""

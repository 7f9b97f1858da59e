"""Gnomopolis."""

"""Plays matches, or reads records, and counts what happened in them."""

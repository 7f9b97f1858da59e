"""Gems & Gnomes."""

"""Gnomeland."""

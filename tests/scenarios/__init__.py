"""Scenarios and campaigns."""

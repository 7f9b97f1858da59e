"""Bots' work in processes of their own."""

"""The figures for people: a page, a table in the terminal, JSON."""

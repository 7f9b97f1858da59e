"""A match looked at afterwards: its turns, what every decision cost, and what chance gave and took."""

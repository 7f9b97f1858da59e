"""Scenarios: a start, goals worth a star each, and a story; campaigns are chains of them."""

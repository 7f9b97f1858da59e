"""The most there may be of something: shared by the card file, the tables and the rules."""

from __future__ import annotations

from gnomehall.core.declared import nogil  # noqa: F401

MOST_CARDS = 20  # of a kind: buildings of a player, missions, actions, spells
MOST_WAYS = 4  # alternatives of a choice
LONGEST_TURN = 60  # purchases and uses, dice included; then the turn can only be ended

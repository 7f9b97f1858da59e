"""Numbers of the rules, and how much the card file may hold."""

from __future__ import annotations

from gnomehall.core.declared import nogil  # noqa: F401  # compiled: these are C constants

MOST_PLAYERS = 4
KIND_COUNT = 6
TYPE_COUNT = 4  # of buildings; there is a councilor for each
ICON_COUNT = 7  # the six kinds and the white icon

PRINTED_BUILDINGS = 28  # P-3; a card file may have more or fewer
FEWEST_BUILDINGS = 12
MOST_BUILDINGS = 40
MOST_ACTIONS = 8  # of a District Board
MOST_GNOMES = 4  # in one cost, in one team; choices in one gain
MOST_CHOICES = 4  # in one gift

MOST_PARCHMENTS = MOST_BUILDINGS + TYPE_COUNT + MOST_ACTIONS
MOST_PLACES = MOST_PARCHMENTS + 2  # the caravan and the construction team
MOST_GIFTS = MOST_PARCHMENTS + MOST_BUILDINGS + TYPE_COUNT  # of actions, immigrations, bonuses

OFFER = 6  # cards turned up (P-3)
WORKFORCE = 3  # gnomes drawn at the end of a turn (P-2, P-28)
LAST_BUILDING = 6  # the one that ends the match (P-29)
LONGEST = 3000  # moves; then the round is the last one, whatever the Capitals hold
LONGEST_TURN = 60  # actions (P-16)

IN_BUILDING = 2  # points of a gnome with a bed in a building (P-32)
ON_BOARD = 1  # with a bed on the District Board
HOMELESS = -1  # without a bed

STARTING = 0  # steps: who starts (P-4)
OPENING = 1  # the offer is turned up (P-3)
DEALING = 2  # everybody draws (P-2)
FREE = 3  # the actor may do anything (P-5)
VISITING = 4  # must choose a parchment for the caravan (P-24)
PAYING = 5  # must choose who pays a white icon (P-6)
GAINING = 6  # must choose a gnome to gain (P-12)
DRAWING = 7  # P-13
SEARCHING = 8  # must choose a gnome to search (P-14)
EMPLOYING = 9  # must choose who stands in the team (P-18)
IMMIGRATING = 10  # must choose an immigrant (P-19)
WELCOMING = 11  # must choose a gnome of a councilor's bonus (P-22)
REFILLING = 12  # the offer (P-19)
RESTING = 13  # the draw at the end of the turn (P-28)

STEPS = (
    "start", "offer", "deal", "free", "visit", "pay", "gain", "draw", "search", "employ", "immigration", "bonus",
    "refill", "rest",
)  # their names
STEP_COUNT = 14

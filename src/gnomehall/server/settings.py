"""What can be set about a server."""

from __future__ import annotations

import msgspec


class Settings(msgspec.Struct, frozen=True):
    """How a process of the server runs; the defaults suit a family and a small public server."""

    store: str = "gnomehall.db"
    origins: tuple[str, ...] = ()  # other origins whose pages may connect
    bot_workers: int = 2
    bot_limit: float = 10.0  # seconds after which a bot is stopped
    bot_milliseconds: int = 800  # what a bot is told
    review_seconds: float = 36.0  # thinking in all about a match's decisions; with what is beside it under 60
    substitute_level: str = "tinkerer"  # who plays for an absent player
    address_rate: float = 20.0  # HTTP requests and new connections a second for one address; 0: any
    address_burst: float = 200.0
    seat_rate: float = 10.0  # messages a second on one connection; 0: any
    seat_burst: float = 60.0
    most_nonsense: int = 20  # messages that cannot be read or come too fast, before a line is cut
    create_rate: float = 0.5  # tables a second for one address
    create_burst: float = 30.0
    wrong_codes: int = 10  # wrong codes a minute for one address; 0: any
    wrong_codes_of_all: int = 600  # a minute for all; then nobody who was wrong may try again
    most_connections: int = 20_000
    presence_seconds: float = 40.0
    housekeeping: float = 15.0
    idle_seconds: float = 120.0
    archive_days: float = 30.0
    abandon_days: float = 7.0
    forsake_days: float = 60.0  # without a move, at a table that began

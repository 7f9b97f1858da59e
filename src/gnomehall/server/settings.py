"""What can be set about a server, and every limit on what a stranger can make it do."""

from __future__ import annotations

import msgspec


class Settings(msgspec.Struct, frozen=True):
    """How a process of the server runs; the defaults suit a family and a small public server.

    What is counted by address is off where `address_rate` is 0; an IPv6 address counts by its /64."""

    store: str = "gnomehall.db"
    origins: tuple[str, ...] = ()  # other origins whose pages may connect
    hosts: tuple[str, ...] = ()  # names this server answers to; (): any
    bot_workers: int = 2
    bot_limit: float = 10.0  # seconds after which a bot is stopped
    bot_milliseconds: int = 600  # what a bot is told: its move is shown 1.2 s after the last at most
    patient_milliseconds: int = 4000  # what Under the Mountain is told
    rest_seconds: float = 30.0  # without anybody looking, after which a match of bots rests
    review_seconds: float = 36.0  # thinking in all about a match's decisions; with what is beside it under 60
    substitute_level: str = "tinkerer"  # who plays for an absent player

    # what one address may ask for
    address_rate: float = 20.0  # HTTP requests and new connections a second, dear ones count more; 0: any
    address_burst: float = 200.0
    address_messages: float = 60.0  # WebSocket messages a second over all its lines, dear ones count more
    address_lines: int = 60  # WebSockets at once
    address_sockets: int = 150  # TCP connections at once; a named proxy may have any
    address_bytes: float = 65_536.0  # a second over all its WebSockets, four times as much at once
    address_bot_moves: float = 30.0  # a second that bots make where it looks on, and moves that play themselves
    create_rate: float = 0.5  # tables a second
    create_burst: float = 30.0
    day_tables: int = 300  # tables a day; one with a card set or moves of its own counts as up to 20
    day_bot_tables: int = 40  # tables a day at which only bots sit
    day_reviews: int = 20_000_000  # bytes of new reviews a day; one of a long match has half a million
    address_visitor_jobs: int = 8  # expensive jobs waiting; one runs at a time
    address_hints: int = 2  # hints being thought about
    address_reviews: int = 2  # reviews running or waiting
    address_analyses: int = 4  # single decisions being weighed or waiting
    address_bodies: int = 12_000_000  # bytes of bodies that are still arriving and of large answers still leaving
    guess_rate: float = 0.2  # wrong codes and keys a second
    guess_burst: float = 20.0

    # what all may ask for together
    all_guesses: float = 5.0  # wrong codes and keys a second; beyond it only who has made none may try
    all_bodies: int = 64_000_000
    visitor_job_workers: int = 2  # processes for expensive jobs
    visitor_job_seconds: float = 5.0  # of CPU time after which such a job is stopped
    most_visitor_jobs: int = 40  # such jobs waiting
    most_hints: int = 40
    most_connections: int = 20_000  # sockets; fewer where the system allows fewer files

    # a line
    seat_rate: float = 10.0  # messages a second of one seat or watcher; 0: any
    seat_burst: float = 60.0
    line_bytes: float = 16_384.0  # a second that a WebSocket brings, four times as much at once
    most_invalid_messages: int = 20  # messages that cannot be read or come too fast, before a line is cut
    most_refusals: int = 100  # in a row, before a line is cut: nobody plays like that
    table_watchers: int = 100  # lines of one table that hold no seat
    most_unsent: int = 1_000_000  # bytes that wait for a client that does not read
    header_seconds: float = 10.0  # for all headers of a request; a silent socket is closed after them too
    body_seconds: float = 30.0
    stall_seconds: float = 20.0  # without the client taking anything we send
    largest_headers: int = 32_768  # bytes
    presence_gather: float = 0.25  # seconds in which comings and goings are gathered

    # a table
    most_moves: int = 5_000  # of a match that is read, shown or played on; a real one has some hundred
    most_entries: int = 20_000  # of a log that grows by playing and undoing the same for ever
    most_events: int = 600  # of the log in one state

    presence_seconds: float = 40.0
    absence_seconds: float = 10.0  # away, before the others may vote who plays for somebody: a line may just break
    housekeeping: float = 15.0
    idle_seconds: float = 120.0
    archive_days: float = 30.0
    abandon_days: float = 7.0
    forsake_days: float = 60.0  # without a move, at a table that began


DEFAULTS = Settings()

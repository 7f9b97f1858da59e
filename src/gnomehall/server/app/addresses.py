"""The addresses of the HTTP API, once: the app serves them and the OpenAPI document describes them."""

from __future__ import annotations

from typing import Any  # a card is any plain data

from gnomehall.core.sheet import Scored
from gnomehall.server.app import games_api, lessons_api, replays_api, scores_api, sets_api, status_api, tables_api
from gnomehall.server.app.routing import LARGE, Endpoint
from gnomehall.server.daily import api as daily_api
from gnomehall.server.reviews import api as reviews_api
from gnomehall.server.wire import bodies

DEAR = 3.0  # plain requests
DEAREST = 10.0  # a bot thinks about it
TABLE = ("no-table", "no-key", "table-full", "table-begun")
ENDPOINTS = (
    Endpoint("POST", "/api/tables", tables_api.create_table,
             (*TABLE, "bad-table", "not-over", "started"), LARGE, makes=True, waits=True, cost=DEAR),
    Endpoint("GET", "/api/tables", tables_api.list_tables, cost=2),
    Endpoint("GET", "/api/codes/{code}", tables_api.table_of_code, TABLE),
    Endpoint("GET", "/api/tables/{table}", tables_api.see_table, TABLE),
    Endpoint("POST", "/api/tables/{table}/join", tables_api.join_table, (*TABLE, "seat-taken", "only-watch")),
    Endpoint("POST", "/api/tables/{table}/start", tables_api.start_table, (*TABLE, "not-host", "started", "no-level")),
    Endpoint("GET", "/api/tables/{table}/state", tables_api.see_state, (*TABLE, "not-started"), waits=True),
    Endpoint("POST", "/api/tables/{table}/moves", tables_api.play_move,
             (*TABLE, "not-your-seat", "stale", "not-a-move")),
    Endpoint("GET", "/api/tables/{table}/record", tables_api.see_record, (*TABLE, "not-started"),
             kind="application/jsonl"),
    Endpoint("GET", "/api/tables/{table}/film", replays_api.see_film, (*TABLE, "not-started", "bad-record"),
             gives=bodies.Film, waits=True, cost=DEAR),
    Endpoint("GET", "/api/tables/{table}/replay", replays_api.replay_table, (*TABLE, "not-started", "bad-record"),
             gives=bodies.Replay, waits=True, cost=DEAR),
    Endpoint("GET", "/api/tables/{table}/draws", replays_api.see_draws,
             (*TABLE, "not-started", "not-over", "bad-record"), gives=bodies.Draws, waits=True, cost=DEAR),
    Endpoint("POST", "/api/tables/{table}/review", reviews_api.review_table,
             (*TABLE, "not-started", "not-over", "no-seat", "busy", "bad-record"), makes=True,
             gives=bodies.Review, waits=True, cost=DEAR),
    Endpoint("POST", "/api/reviews", reviews_api.review_record, ("bad-record", "not-over", "no-seat", "busy"), LARGE,
             makes=True, gives=bodies.Review, waits=True, cost=DEAR),
    Endpoint("GET", "/api/reviews/{review}", reviews_api.see_review, ("not-found",), gives=bodies.Review, waits=True),
    Endpoint("POST", "/api/reviews/{review}/stop", reviews_api.stop_review, ("not-found",),
             gives=bodies.Review, waits=True),
    Endpoint("POST", "/api/tables/{table}/analysis", reviews_api.analyse_table,
             (*TABLE, "not-started", "not-over", "not-found", "busy", "bad-record"), gives=bodies.Analysis, waits=True,
             cost=DEAREST),
    Endpoint("POST", "/api/analysis", reviews_api.analyse_record, ("bad-record", "not-over", "not-found", "busy"),
             LARGE, gives=bodies.Analysis, waits=True, cost=DEAREST),
    Endpoint("POST", "/api/tables/{table}/branch", replays_api.branch_table,
             (*TABLE, "not-started", "not-over", "bad-record"), gives=bodies.Replay, waits=True, cost=DEAR),
    Endpoint("POST", "/api/branch", replays_api.branch_record, ("bad-record", "not-over"), LARGE,
             gives=bodies.Replay, waits=True, cost=DEAR),
    Endpoint("GET", "/api/tables/{table}/cards", tables_api.table_cards, TABLE),
    Endpoint("POST", "/api/tables/{table}/cards", sets_api.choose_cards, (*TABLE, "not-host", "started", "bad-cards"),
             LARGE, waits=True, cost=DEAR),
    Endpoint("POST", "/api/sets", sets_api.share_set, ("bad-table", "bad-cards", "too-many-tables"), LARGE,
             makes=True, waits=True, cost=DEAR),
    Endpoint("GET", "/api/sets/{name}", sets_api.see_set, ("not-found",)),
    Endpoint("POST", "/api/tables/{table}/push", tables_api.subscribe, (*TABLE, "not-your-seat")),
    Endpoint("GET", "/api/daily", daily_api.see_daily, cost=3),
    Endpoint("POST", "/api/daily/{deal}", daily_api.play_daily, ("not-found", "bad-table"), makes=True),
    Endpoint("GET", "/api/daily/{deal}/yesterday", daily_api.see_solution, ("not-found", "busy"),
             kind="application/jsonl", cost=3),
    Endpoint("GET", "/api/games", games_api.list_games),
    Endpoint("GET", "/api/games/{game}/cards", games_api.list_cards, ("not-found",), gives=list[dict[str, Any]]),
    Endpoint("GET", "/api/games/{game}/cards.toml", games_api.card_file, ("not-found",), kind="application/toml"),
    Endpoint("GET", "/api/games/{game}/cards/schema", games_api.card_schema, ("not-found",)),
    Endpoint("GET", "/api/games/{game}/rules", games_api.game_rules, ("not-found",), kind="text/markdown"),
    Endpoint("GET", "/api/games/{game}/lessons", lessons_api.list_lessons, ("not-found",)),
    Endpoint("POST", "/api/cards", games_api.check_cards, ("not-found",), LARGE,
             gives=bodies.CardsChecked, waits=True, cost=DEAR),
    Endpoint("POST", "/api/score", scores_api.score_sheets, ("bad-table", "bad-cards"),
             gives=Scored, waits=True, cost=DEAR),
    Endpoint("POST", "/api/film", replays_api.film_record, ("bad-record",), LARGE,
             gives=bodies.Film, waits=True, cost=DEAR),
    Endpoint("POST", "/api/replay", replays_api.replay_record, ("bad-record",), LARGE,
             gives=bodies.Replay, waits=True, cost=DEAR),
    Endpoint("POST", "/api/verify", replays_api.verify_record, ("bad-record",), LARGE,
             gives=bodies.Verified, waits=True, cost=DEAR),
    Endpoint("GET", "/api/push", status_api.push_info),
    Endpoint("GET", "/api/health", status_api.health, ("unwell",)),
    Endpoint("GET", "/api/metrics", status_api.metrics, cost=3),
)

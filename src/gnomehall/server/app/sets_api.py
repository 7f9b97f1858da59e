"""The addresses of card sets: one that is shared by its link, and the one a table plays with."""

from __future__ import annotations

import asyncio
import hashlib
import re
import time

import msgspec

from gnomehall.core.cards import parse_card_set
from gnomehall.server.app.routing import Call
from gnomehall.server.jobs.visitor_jobs import VetCards
from gnomehall.server.refusal import Refusal
from gnomehall.server.rooms import messages, seating
from gnomehall.server.wire import bodies
from gnomehall.server.wire.answers import Room

ID = re.compile(r"[0-9a-f]{24}")
PLACE = "set/"  # what the store calls a shared set by
RENEWED = 86_400.0  # seconds: opening a set writes to the store once a day, however many open it
LETTERS_A_REQUEST = 60_000  # of a set, that are sent as fast as a plain request is answered


async def share_set(call: Call, body: bodies.ShareSet) -> bodies.SharedSet:
    """Keep a card set for those who have its link; the same set has the same link."""
    seating.check_game(body.game)
    call.limits.open_table(call.address, len(body.cards), is_bots_only=False)
    await call.ask(VetCards(body.game, body.cards))
    card_set = await asyncio.to_thread(parse_card_set, body.cards, "cards")
    name = hashlib.sha256(f"{body.game}\n{body.cards}".encode()).hexdigest()[:24]
    shared = bodies.SharedSet(name, body.game, card_set.name, body.cards)
    await call.hall.store.cache(PLACE + name, msgspec.json.encode(shared).decode())
    return shared


async def see_set(call: Call, name: str) -> bodies.SharedSet:
    """A card set that was shared; whoever opens it makes it last."""
    found = await call.hall.store.cached(PLACE + name) if ID.fullmatch(name) else None
    if found is None:
        raise Refusal("not-found")
    when, text = found
    call.charge(len(text) / LETTERS_A_REQUEST)
    if time.time() - when > RENEWED:
        await call.hall.store.cache(PLACE + name, text)
    return msgspec.json.decode(text, type=bodies.SharedSet)


async def choose_cards(call: Call, table: str, body: bodies.ChooseCards) -> Room:
    """The cards a table will play with (host, before the start)."""
    room, person = await call.room(table)
    if not person.is_host:
        raise Refusal("not-host")
    if body.cards is not None:  # in a process of its own first: what it refuses is never loaded here
        call.limits.open_table(call.address, len(body.cards), is_bots_only=False)
        await call.ask(VetCards(room.info.game, body.cards))
        await asyncio.to_thread(seating.load_game, room.info.game, body.cards)
    await room.change(lambda: seating.choose_cards(room.edit(), body.cards))
    return messages.room_message(room, person)

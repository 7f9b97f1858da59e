"""The addresses of card sets: one that is shared by its link, and the one a table plays with."""

from __future__ import annotations

import asyncio

import msgspec

from gnomehall.core.cards import parse_card_set
from gnomehall.server.app import shared
from gnomehall.server.app.routing import Call
from gnomehall.server.jobs.visitor_jobs import VetCards
from gnomehall.server.refusal import Refusal
from gnomehall.server.rooms import messages, seating
from gnomehall.server.wire import card_sets
from gnomehall.server.wire.answers import Room


async def share_set(call: Call, body: card_sets.ShareSet) -> card_sets.SharedSet:
    """Keep a card set for those who have its link; the same set has the same link."""
    seating.check_game(body.game)
    call.limits.open_table(call.address, len(body.cards), is_bots_only=False)
    await call.ask(VetCards(body.game, body.cards))
    card_set = await asyncio.to_thread(parse_card_set, body.cards, "cards")
    made = card_sets.SharedSet(shared.id_of(f"{body.game}\n{body.cards}"), body.game, card_set.name, body.cards)
    await shared.keep(call, "set", made.id, msgspec.json.encode(made).decode())
    return made


async def see_set(call: Call, name: str) -> card_sets.SharedSet:
    """A card set that was shared."""
    return msgspec.json.decode(await shared.find(call, "set", name), type=card_sets.SharedSet)


async def choose_cards(call: Call, table: str, body: card_sets.ChooseCards) -> Room:
    """The cards a table will play with (host, before the start)."""
    room, person = await call.room(table)
    if not person.is_host:
        raise Refusal("not-host")
    if body.cards is not None:  # in a process of its own first: what it refuses is never loaded here
        call.limits.open_table(call.address, len(body.cards), is_bots_only=False)
        await call.ask(VetCards(room.info.game, body.cards))
    game = await asyncio.to_thread(seating.load_game, room.info.game, body.cards)

    def choose() -> None:
        seating.choose_cards(room.edit(), body.cards)
        room.hold(room.info, game)

    await room.change(choose)
    return messages.room_message(room, person)

"""What people share by a link: card sets, puzzles and scenarios, as the store keeps them."""

from __future__ import annotations

import hashlib
import re
import time
from typing import Literal

from gnomehall.server.app.routing import Call
from gnomehall.server.refusal import Refusal

Kind = Literal["set", "puzzle", "scenario"]  # the store keeps them longer than what can be worked out again
ID = re.compile(r"[0-9a-f]{24}")
RENEWED = 86_400.0  # seconds: opening one writes to the store once a day, however many open it


def id_of(text: str | bytes) -> str:
    """The link of something: the same for the same."""
    return hashlib.sha256(text.encode() if isinstance(text, str) else text).hexdigest()[:24]


async def keep(call: Call, kind: Kind, id: str, text: str) -> None:
    """Keep something for those who have its link."""
    await call.hall.store.cache(f"{kind}/{id}", text)


async def find(call: Call, kind: Kind, id: str) -> str:
    """What has this link; it costs by its size, and whoever opens it makes it last."""
    found = await call.hall.store.cached(f"{kind}/{id}") if ID.fullmatch(id) else None
    if found is None:
        raise Refusal("not-found")
    when, text = found
    call.charge_letters(len(text))
    if time.time() - when > RENEWED:
        await keep(call, kind, id, text)
    return text

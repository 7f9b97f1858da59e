"""Web Push: tells a browser whose page is closed that it is its turn; needs the extra [push]."""

from __future__ import annotations

import asyncio
import base64
import json
from importlib.util import find_spec
from urllib.parse import urlsplit

from gnomehall.core.game import Game
from gnomehall.core.words import say
from gnomehall.server.log import log
from gnomehall.server.store.base import Store

SUBJECT = "mailto:gnomehall@localhost.invalid"
GONE = (404, 410)
SERVICES = (  # of the browsers; the server sends nothing to any other host
    "fcm.googleapis.com", "updates.push.services.mozilla.com", "push.services.mozilla.com",
    "notify.windows.com", "push.apple.com",
)


def is_service(endpoint: str) -> bool:
    """Whether an address is one of the browsers' push services."""
    try:
        parts = urlsplit(endpoint)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        return False
    known = any(host == name or host.endswith(f".{name}") for name in SERVICES)
    return parts.scheme == "https" and port in (None, 443) and known


class Push:
    """Sends notices through the browsers' push services, signed with this server's own key (VAPID)."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.public_key = ""
        self._private = ""

    async def is_available(self) -> bool:
        """Whether the extra is installed; takes the key from the store, or makes one."""
        if not self.public_key and find_spec("pywebpush") is not None:
            await self._open()
        return bool(self.public_key)

    async def _open(self) -> None:
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
        from py_vapid import Vapid02

        fresh = Vapid02()
        fresh.generate_keys()
        number = fresh.private_key.private_numbers().private_value
        raw = base64.urlsafe_b64encode(number.to_bytes(32, "big")).rstrip(b"=").decode()
        self._private = await self.store.setting("vapid", raw)
        mine = Vapid02.from_string(self._private)
        point = mine.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.public_key = base64.urlsafe_b64encode(point).rstrip(b"=").decode()

    async def your_turn(self, table: str, seat: int, game: Game) -> None:
        """Tell the browsers of a seat that it is to move."""
        subscriptions = await self.store.subscriptions(table, seat)
        if not subscriptions or not await self.is_available():
            return
        for endpoint, what in subscriptions:
            subscription = json.loads(what)
            language = subscription["language"]
            body = json.dumps({
                "table": table, "seat": seat, "title": say(language, "server-turn-title", "server"),
                "body": say(language, "server-turn-body", "server", game=game.title_in(language)),
            })
            info = {"endpoint": endpoint, "keys": subscription["keys"]}
            status = await asyncio.to_thread(self._send, info, body)
            if status in GONE:
                await self.store.unsubscribe(endpoint)
            elif status >= 400:
                log("a push service refused", status=status)

    def _send(self, info: dict[str, object], body: str) -> int:
        from pywebpush import WebPushException, webpush
        from requests import RequestException

        try:
            answer = webpush(
                info, body, vapid_private_key=self._private, vapid_claims={"sub": SUBJECT}, ttl=3600,
                timeout=5)
            return int(answer.status_code)
        except WebPushException as error:
            return error.response.status_code if error.response is not None else 500
        except (RequestException, ValueError):
            return 599

"""Web Push: tells a browser whose page is closed that it is its turn; needs the extra [push]."""

from __future__ import annotations

import asyncio
import base64
import json
import re
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any  # what requests takes

from gnomehall.core.game import Game
from gnomehall.core.words import say
from gnomehall.server.log import log
from gnomehall.server.refusal import Refusal
from gnomehall.server.store.base import Store

if TYPE_CHECKING:
    import requests

SUBJECT = "mailto:gnomehall@localhost.invalid"
GONE = (404, 410)
SERVICES = (  # of the browsers; the server sends nothing to any other host
    "fcm.googleapis.com", "updates.push.services.mozilla.com", "push.services.mozilla.com",
    "notify.windows.com", "push.apple.com",
)


ADDRESS = re.compile(r"https://([a-z0-9-]+(?:\.[a-z0-9-]+)+)(?::443)?(/[\x21-\x5b\x5d-\x7e]*)")
MOST_BROWSERS = 5  # that are told of one seat
MOST_WAITING = 100  # notices to be sent


def service_address(endpoint: str) -> str | None:
    """The address in its normal form if it belongs to a known push service, else None."""
    found = ADDRESS.fullmatch(endpoint)
    if found is None or not any(found[1] == name or found[1].endswith(f".{name}") for name in SERVICES):
        return None
    return f"https://{found[1]}{found[2]}"


class Push:
    """Sends notices through the browsers' push services, signed with this server's own key (VAPID)."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.public_key = ""
        self._private = ""
        self._threads = ThreadPoolExecutor(2, "push")  # of its own: a slow service keeps nobody else waiting
        self._waiting = 0

    async def subscribe(self, endpoint: str, table: str, seat: int, what: str) -> None:
        """Register a browser for a seat, unless the seat has too many."""
        known = [known for known, _ in await self.store.subscriptions(table, seat)]
        if endpoint not in known and len(known) >= MOST_BROWSERS:
            raise Refusal("too-many-browsers")
        await self.store.subscribe(endpoint, table, seat, what)

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
            if service_address(endpoint) is None or self._waiting >= MOST_WAITING:
                continue
            self._waiting += 1
            try:
                status = await asyncio.get_running_loop().run_in_executor(self._threads, self._send, info, body)
            finally:
                self._waiting -= 1
            if status in GONE:
                await self.store.unsubscribe(endpoint)
            elif status >= 400:
                log("a push service refused", status=status)

    def _send(self, info: dict[str, object], body: str) -> int:
        from pywebpush import WebPushException, webpush

        try:
            with _session() as session:
                answer = webpush(
                    info, body, vapid_private_key=self._private, vapid_claims={"sub": SUBJECT}, ttl=3600,
                    timeout=5, requests_session=session)
            return int(answer.status_code)
        except WebPushException as error:
            return error.response.status_code if error.response is not None else 500
        except Exception as error:  # whatever a service does, the next one is told
            log("a push service could not be reached", problem=type(error).__name__)
            return 599


def _session() -> requests.Session:
    """A session that follows no redirect: the answer of a service names no other host."""
    import requests

    class Straight(requests.Session):
        def request(self, *args: Any, **more: Any) -> requests.Response:
            return super().request(*args, **{**more, "allow_redirects": False})

    return Straight()

"""The hall in a Web Worker: `open_hall` is called by the page's worker (web/src/net/worker) with what a browser has."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Protocol  # what crosses from JavaScript

from gnomehall.browser.bridge import Bridge
from gnomehall.browser.store import BrowserStore
from gnomehall.server.app.application import make_app
from gnomehall.server.jobs.pool import Pool
from gnomehall.server.jobs.visitor_pool import VisitorPool
from gnomehall.server.jobs.workers import Worker
from gnomehall.server.rooms.hall import Pools
from gnomehall.server.settings import Settings

ALONE = Settings(  # whoever plays here takes nothing from anybody
    address_rate=0, create_rate=0, seat_rate=0, bot_workers=1, archive_days=3650, abandon_days=30, forsake_days=3650,
)
START_LIMIT = 120.0  # seconds until the second worker is ready: it may have to be fetched


class Handle(Protocol):
    """A second worker, as JavaScript gives it."""

    def ask(self, job: str) -> Awaitable[str]:
        """The result of a job."""

    def end(self) -> None:
        """End it at once."""


class BrowserStorage(Protocol):
    """The browser's storage, as JavaScript gives it; what fails raises."""

    def read(self) -> Awaitable[Any]:
        """The snapshot and the journal."""

    def append(self, entry: str) -> Awaitable[None]:
        """Add to the journal."""

    def replace(self, snapshot: Any) -> Awaitable[None]:
        """A new snapshot."""


class WebWorker:
    """A worker of a pool that is a Web Worker."""

    def __init__(self, handle: Handle) -> None:
        self._handle = handle
        self.is_gone = False

    async def ask(self, job: bytes) -> bytes:
        """The result of a job."""
        try:
            return (await self._handle.ask(job.decode())).encode()
        except Exception as error:  # JavaScript's
            raise EOFError(str(error)) from error

    async def kill(self) -> None:
        """End it."""
        self.is_gone = True
        self._handle.end()


class Kept:
    """The browser's storage as the store wants it: whatever JavaScript throws is an OSError."""

    def __init__(self, storage: BrowserStorage) -> None:
        self._storage = storage

    async def read(self) -> tuple[bytes, list[str]]:
        """The snapshot and the journal."""
        found = await _or_os_error(self._storage.read())
        return bytes(found.snapshot.to_bytes()) if found.snapshot else b"", list(found.journal)

    async def append(self, entry: str) -> None:
        """Add to the journal."""
        await _or_os_error(self._storage.append(entry))

    async def replace(self, snapshot: bytes) -> None:
        """A new snapshot."""
        await _or_os_error(self._storage.replace(_as_javascript(snapshot)))


async def _or_os_error(promise: Awaitable[Any]) -> Any:
    try:
        return await promise
    except Exception as error:  # JavaScript's
        raise OSError(str(error)) from error


def _as_javascript(data: bytes) -> Any:
    from pyodide.ffi import to_js  # type: ignore[import-not-found]  # there is one only in a browser

    return to_js(data)


async def open_hall(storage: BrowserStorage, start: Callable[[], Awaitable[Handle]]) -> Bridge:
    """The whole application, ready to be asked."""

    async def start_worker() -> Worker:
        try:
            return WebWorker(await start())
        except Exception as error:  # JavaScript's
            raise OSError(str(error)) from error

    pool = Pool(ALONE.bot_workers, 6 * ALONE.bot_limit, start_worker, start_limit=START_LIMIT)
    app = make_app(ALONE, BrowserStore(Kept(storage)), pools=Pools(pool, VisitorPool(ALONE, pool)))
    bridge = Bridge(app)
    await bridge.open()
    bridge.spawn(pool.get_ready())
    return bridge

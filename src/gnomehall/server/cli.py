"""The commands of the server, to be registered with `gnomehall`: serve, backup, restore, bench server."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter

from gnomehall.core.errors import ValidationError
from gnomehall.server.log import log
from gnomehall.server.metrics import FOLDER, forget_process
from gnomehall.server.settings import Settings
from gnomehall.server.store import open_store
from gnomehall.server.store.backup import check_backup, read_backup, write_backup
from gnomehall.server.store.base import AnyNotice, Store

SETTINGS = "GNOMEHALL_SERVER_SETTINGS"  # how a worker process learns what it is to do


def serve(
    *, host: str = "127.0.0.1", port: int = 8000, store: str = "gnomehall.db", workers: int = 1,
    origin: list[str] | None = None, bot_workers: int = 2, bot_seconds: float = 10.0,
    address_rate: float = 20.0, forwarded_by: str = "", host_name: list[str] | None = None,
    settings: Annotated[Settings | None, Parameter(parse=False)] = None,
) -> None:
    """Run the server until it is stopped (Ctrl-C or SIGTERM).

    Behind a proxy name its address with --forwarded-by; nobody else's X-Forwarded-For is believed."""
    chosen = settings or Settings(
        store=store, origins=tuple(origin or ()), bot_workers=bot_workers, bot_limit=bot_seconds,
        address_rate=address_rate, create_rate=address_rate / 40, hosts=tuple(host_name or ()),
    )
    if workers > 1 and not chosen.store.startswith("postgres"):
        raise ValidationError("several workers need one PostgreSQL: --store postgresql://...")
    if workers > 1 and sys.platform == "win32":
        raise ValidationError("several workers cannot share a socket on Windows: use --workers 1")
    try_store(chosen.store)  # says now, in a sentence, what is wrong with it
    if settings is None:
        print(f"Gnomehall serves at http://{host}:{port}/ (Ctrl-C stops it)", flush=True)
    os.environ[SETTINGS] = msgspec.json.encode(chosen).decode()
    if workers > 1:
        with tempfile.TemporaryDirectory(prefix="gnomehall-metrics-") as folder:
            os.environ[FOLDER] = folder
            _supervise(host, port, workers, forwarded_by)
    else:
        _run(host, port, forwarded_by, None)


def _run(host: str, port: int, forwarded_by: str, descriptor: int | None) -> None:
    """One process; on a socket of its own, or on one that several share."""
    import uvicorn

    from gnomehall.server.app.application import make_app
    from gnomehall.server.app.guard import Sockets, guarded

    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(name)s %(message)s")
    settings = msgspec.json.decode(os.environ[SETTINGS], type=Settings)
    proxies = [name.strip() for name in forwarded_by.split(",") if name.strip()]
    sockets = Sockets(settings, proxies)
    http, websocket = guarded(sockets)
    config = uvicorn.Config(
        make_app(settings), host=host, port=port, http=http, ws=websocket, limit_concurrency=sockets.most,
        proxy_headers=bool(proxies), forwarded_allow_ips=proxies, access_log=False,
        log_level="warning", server_header=False, ws_max_size=16_384, ws_per_message_deflate=False,
        ws_ping_interval=20, ws_ping_timeout=20, timeout_graceful_shutdown=5, timeout_keep_alive=15,
    )
    shared = None if descriptor is None else [socket.socket(fileno=descriptor)]
    uvicorn.Server(config).run(sockets=shared)


def _supervise(host: str, port: int, workers: int, forwarded_by: str) -> None:
    """Several processes on one socket; one that dies is started again."""
    with socket.create_server((host, port), backlog=2048) as listener:
        os.set_inheritable(listener.fileno(), True)
        given = f"{host!r}, {port}, {forwarded_by!r}, {listener.fileno()}"
        command = [sys.executable, "-c", f"from gnomehall.server.cli import _run; _run({given})"]

        def start() -> subprocess.Popen[bytes]:
            return subprocess.Popen(command, pass_fds=[listener.fileno()])

        stopping: list[int] = []
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, lambda which, _frame: stopping.append(which))
        running = [start() for _ in range(workers)]
        while not stopping:
            time.sleep(0.3)
            for place, process in enumerate(running):
                if process.poll() is not None and not stopping:
                    forget_process(process.pid)
                    log("a worker ended and is started again", code=process.returncode)
                    time.sleep(0.5)
                    running[place] = start()
        for process in running:
            process.terminate()
        for process in running:
            process.wait()


# ---- backup


async def _opened(store: Store) -> Store:
    def heard(_notice: AnyNotice) -> None:
        pass

    async def lost() -> None:
        pass

    await store.open(heard, lost)
    return store


def try_store(store: str) -> None:
    """Open a store and close it again: an error, in a sentence, if that cannot be."""
    async def work() -> None:
        await (await _opened(open_store(store))).close()

    asyncio.run(work())


def backup(file: Path, *, store: str = "gnomehall.db") -> None:
    """Write all tables into one file, while the server runs; either store can be restored from it."""
    if not store.startswith("postgres") and not Path(store.removeprefix("sqlite:///")).is_file():
        raise ValidationError(
            f"{store}: there is no such file; name the store with --store "
            "(`gnomehall` and `make play` keep theirs in ~/.local/share/gnomehall/gnomehall.db)"
        )

    counts = asyncio.run(write_backup(open_store(store).snapshot(), file))
    print(f"{file}: {counts['tables']} tables and {counts['archive']} archived records")


def restore(file: Path, *, store: str = "gnomehall.db") -> None:
    """Put a backup into an empty store."""
    counts = check_backup(file)

    async def work() -> None:
        opened = await _opened(open_store(store))
        try:
            if not await opened.is_empty():
                raise ValidationError(f"{store}: is not empty; restore into a new one")
            try:
                await opened.fill(read_backup(file))
            except Exception as error:  # rows that do not belong together: nothing was kept
                if isinstance(error, ValidationError):
                    raise
                raise ValidationError(f"{file}: is a damaged backup ({error})") from error
        finally:
            await opened.close()

    asyncio.run(work())
    print(f"{store}: {counts['tables']} tables and {counts['archive']} archived records")


def bench_server(
    *, tables: int = 500, seconds: int = 60, rate: float = 1.0, store: str = "", workers: int = 1,
    as_json: Annotated[bool, Parameter(name="--json", negative="")] = False,
) -> None:
    """Measure a server of its own under load: many tables, two clients each, moves at a steady rate."""
    from gnomehall.server.bench import measure

    found = measure(tables, seconds, rate, store, workers)
    if as_json:
        print(json.dumps(found))
        return
    for name, value in found.items():
        print(f"{name:28} {value}")

"""The commands of the server, to be registered with `gnomehall`: serve, backup, restore, bench server."""

from __future__ import annotations

import asyncio
import errno
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
    *, host: Annotated[str, Parameter(help="the address to listen at; 0.0.0.0: all of this machine")] = "127.0.0.1",
    port: Annotated[int, Parameter(help="0 to 65535; 0: any that is free")] = 8000,
    store: Annotated[str, Parameter(help="a file, or postgresql://...")] = "gnomehall.db",
    workers: Annotated[int, Parameter(help="processes that serve; several need PostgreSQL")] = 1,
    origin: Annotated[list[str] | None, Parameter(help="another origin whose pages may connect")] = None,
    bot_workers: Annotated[int, Parameter(help="processes that think for bots")] = 2,
    bot_seconds: Annotated[float, Parameter(help="after which a bot is stopped")] = 10.0,
    address_rate: Annotated[float, Parameter(help="requests a second of one address; 0: any")] = 20.0,
    forwarded_by: Annotated[str, Parameter(help="the address of a proxy whose X-Forwarded-For is believed")] = "",
    host_name: Annotated[list[str] | None, Parameter(help="a name this server answers to; default: any")] = None,
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
    if workers < 1 or bot_workers < 1 or not 0 < bot_seconds <= 3600 or not 0 <= address_rate <= 1e6:
        raise ValidationError(
            "--workers and --bot-workers are from 1, --bot-seconds from 0 to 3600, --address-rate from 0 to 1000000")
    try_store(chosen.store)  # says now, in a sentence, what is wrong with it
    listener = listen(host, port)
    port = listener.getsockname()[1]
    if settings is None:
        print(f"Gnomehall serves at http://{host}:{port}/ (Ctrl-C stops it)", flush=True)
    os.environ[SETTINGS] = msgspec.json.encode(chosen).decode()
    if workers > 1:
        with tempfile.TemporaryDirectory(prefix="gnomehall-metrics-") as folder:
            os.environ[FOLDER] = folder
            _supervise(listener, host, port, workers, forwarded_by)
    else:
        _run(host, port, forwarded_by, listener.detach())


def listen(host: str, port: int) -> socket.socket:
    """A socket at an address, or a sentence that says why not."""
    if not 0 <= port <= 65535:
        raise ValidationError(f"--port must be from 0 to 65535, not {port}")
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=2048)
    except (OSError, UnicodeError) as error:
        if isinstance(error, OSError) and error.errno == errno.EADDRINUSE:
            raise ValidationError(f"port {port} of {host} is in use; choose another with --port") from error
        reason = error.strerror if isinstance(error, OSError) else error
        raise ValidationError(f"cannot listen at {host[:60]!r}, port {port} ({reason})") from error


def _run(host: str, port: int, forwarded_by: str, descriptor: int) -> None:
    """One process, on a socket that several may share."""
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
    uvicorn.Server(config).run(sockets=[socket.socket(fileno=descriptor)])


def _supervise(listener: socket.socket, host: str, port: int, workers: int, forwarded_by: str) -> None:
    """Several processes on one socket; one that dies is started again."""
    with listener:
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


def backup(
    file: Annotated[Path, Parameter(help="to write")], /, *,
    store: Annotated[str, Parameter(help="a file, or postgresql://...")] = "gnomehall.db",
) -> None:
    """Write all tables into one file, while the server runs; either store can be restored from it."""
    if not store.startswith("postgres") and not Path(store.removeprefix("sqlite:///")).is_file():
        raise ValidationError(
            f"{store}: there is no such file; name the store with --store "
            "(`gnomehall` and `make play` keep theirs in ~/.local/share/gnomehall/gnomehall.db)"
        )

    counts = asyncio.run(write_backup(open_store(store).snapshot(), file))
    print(f"{file}: {counts['tables']} tables and {counts['archive']} archived records")


def restore(
    file: Annotated[Path, Parameter(help="a backup")], /, *,
    store: Annotated[str, Parameter(help="a new file, or postgresql://...")] = "gnomehall.db",
) -> None:
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
    *, tables: Annotated[int, Parameter(help="played at once")] = 500,
    seconds: Annotated[int, Parameter(help="to measure")] = 60,
    rate: Annotated[float, Parameter(help="moves a second at each table")] = 1.0,
    store: Annotated[str, Parameter(help="a file, or postgresql://...; default: one for the test")] = "",
    workers: Annotated[int, Parameter(help="processes that serve")] = 1,
    as_json: Annotated[bool, Parameter(name="--json", negative="", help="print JSON")] = False,
) -> None:
    """Measure a server of its own under load: many tables, two clients each, moves at a steady rate."""
    from gnomehall.server.bench import measure

    found = measure(tables, seconds, rate, store, workers)
    if as_json:
        print(json.dumps(found))
        return
    for name, value in found.items():
        print(f"{name:28} {value}")

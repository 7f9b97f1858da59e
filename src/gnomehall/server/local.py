"""The hall on one's own machine: start the server, open the page."""

from __future__ import annotations

import os
import socket
import threading
import time
import urllib.request
import webbrowser
from pathlib import Path

from gnomehall.core.errors import ValidationError
from gnomehall.pure import is_compiled
from gnomehall.server.cli import serve, try_store
from gnomehall.server.settings import Settings

HOST = "127.0.0.1"
PAGE = Path(__file__).parent / "static" / "index.html"


def open_hall(port: int, store: str, open_page: bool) -> None:
    """Serve until Ctrl-C; the page opens as soon as the server answers."""
    if not PAGE.is_file():
        raise ValidationError("the page is not built: run `make setup`, or play with `gnomehall play --terminal`")
    port = free_port(port)
    url = f"http://{HOST}:{port}/"
    if not is_compiled():
        print("The rules run uncompiled, slower: there was no C compiler when this was installed.")
    try_store(store or str(home()))
    print(f"Gnomehall is open at {url} (Ctrl-C closes it)", flush=True)
    if open_page:
        threading.Thread(target=_open_when_ready, args=(url,), daemon=True).start()
    serve(host=HOST, port=port, settings=Settings(
        store=store or str(home()), address_rate=0, create_rate=0, hosts=(HOST, "localhost")))


def home() -> Path:
    """Where matches on this machine are kept."""
    base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    folder = base / "gnomehall"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise ValidationError(f"{folder}: cannot be made ({error.strerror}); name a file with --store") from error
    return folder / "gnomehall.db"


def free_port(wanted: int) -> int:
    """The wanted port, or the next that is free."""
    if not 0 <= wanted <= 65535:
        raise ValidationError(f"--port must be from 0 to 65535, not {wanted}")
    for port in range(wanted, min(wanted + 20, 65536)):
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((HOST, port))
            except (OSError, OverflowError):
                continue
            return port
    raise ValidationError(f"no port from {wanted} to {wanted + 19} is free: choose another with --port")


def _open_when_ready(url: str) -> None:
    for _ in range(100):
        try:
            urllib.request.urlopen(f"{url}api/health", timeout=1).close()
        except OSError:
            time.sleep(0.1)
            continue
        if not webbrowser.open(url):
            print(f"No browser could be opened: go to {url}", flush=True)
        return

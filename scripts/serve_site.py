"""Serves dist/site on this machine, as any static web server would; `--quiet` opens no page."""

from __future__ import annotations

import contextlib
import functools
import http.server
import sys
import webbrowser
from pathlib import Path

SITE = Path(__file__).parent.parent / "dist" / "site"
PORT = 8770


class Files(http.server.SimpleHTTPRequestHandler):
    """Files, and not a line for each."""

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing."""


class Server(http.server.ThreadingHTTPServer):
    """A server that a browser may leave in the middle of a file."""

    def handle_error(self, request: object, client_address: object) -> None:
        """Say what went wrong, but for that."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)  # type: ignore[arg-type]  # as it was given


def server(folder: Path, port: int) -> Server:
    """A plain server of a folder's files."""
    return Server(("127.0.0.1", port), functools.partial(Files, directory=str(folder)))


if __name__ == "__main__":
    url = f"http://127.0.0.1:{PORT}/"
    with server(SITE, PORT) as serving:
        print(f"Gnomehall without a server is open at {url} (Ctrl-C closes it)", flush=True)
        if sys.argv[1:] != ["--quiet"]:
            webbrowser.open(url)
        with contextlib.suppress(KeyboardInterrupt):
            serving.serve_forever()

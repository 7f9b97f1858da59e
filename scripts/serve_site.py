"""Serves dist/site on this machine, as any static web server would; `--quiet` opens no page."""

from __future__ import annotations

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


def server(folder: Path, port: int) -> http.server.ThreadingHTTPServer:
    """A plain server of a folder's files."""
    return http.server.ThreadingHTTPServer(("127.0.0.1", port), functools.partial(Files, directory=str(folder)))


if __name__ == "__main__":
    url = f"http://127.0.0.1:{PORT}/"
    with server(SITE, PORT) as serving:
        print(f"Gnomehall without a server is open at {url} (Ctrl-C closes it)", flush=True)
        if sys.argv[1:] != ["--quiet"]:
            webbrowser.open(url)
        serving.serve_forever()

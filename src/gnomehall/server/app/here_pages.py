"""The hall that runs in a browser, as `make site` built it, under /here/: for when this server cannot be reached."""

from __future__ import annotations

from pathlib import Path

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from gnomehall.server.app.pages import HERE, IMMUTABLE, Files, Kept

INSTALLED = Path(__file__).parent.parent / "here"
BUILT = Path(__file__).parents[4] / "dist" / "site"  # of a clone
ENGINE = "engine/engine.json"


def find_here() -> Path:
    """Where its files are, if they are anywhere."""
    return INSTALLED if (INSTALLED / ENGINE).is_file() else BUILT


def size_of(folder: Path) -> int:
    """Bytes that a browser keeps of it; 0: it is not here."""
    if not (folder / ENGINE).is_file():
        return 0
    return sum(path.stat().st_size for path in (folder / ENGINE).parent.iterdir())


def here_routes(files: Files, folder: Path) -> list[BaseRoute]:
    """Every file under its name; nothing, if it was not built."""
    known: dict[str, Path] = {}
    if (folder / ENGINE).is_file():
        known = {path.relative_to(folder).as_posix(): path for path in folder.rglob("*") if path.is_file()}

    async def serve(request: Request) -> Response:
        if request.url.path + "/" == HERE and known:
            return RedirectResponse(HERE, 308)
        name = request.path_params.get("rest", "") or "index.html"
        if name not in known:
            return Response("not found\n", 404, media_type="text/plain")
        cache = IMMUTABLE if name.startswith("assets/") else "no-cache"
        return files.answer(request, HERE + name, lambda: Kept.read(known[name]), cache)

    return [Route(HERE.rstrip("/"), serve), Route(HERE + "{rest:path}", serve)]

"""The documentation under /docs, as `make docs` built it."""

from __future__ import annotations

from pathlib import Path

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from gnomehall.server.app.pages import Files, Kept

DOCS = Path(__file__).parent.parent / "docs"
NOT_BUILT = "The documentation has not been built here (make docs builds it).\n"


def docs_routes(files: Files, folder: Path) -> list[BaseRoute]:
    """Every built file under its name, every page under its folder's name."""
    known = {
        path.relative_to(folder).as_posix(): path
        for path in folder.rglob("*") if path.is_file() and path.suffix != ".gz"
    }

    async def serve(request: Request) -> Response:
        name = request.path_params.get("rest", "")
        if request.url.path == "/docs" or f"{name}/index.html" in known:
            return RedirectResponse(f"{request.url.path}/", 308)  # pages link to each other from their folders
        if not name or name.endswith("/"):
            name += "index.html"
        if name not in known:
            return Response("not found\n" if known else NOT_BUILT, 404, media_type="text/plain")
        return files.answer(request, f"docs/{name}", lambda: Kept.read(known[name]), "no-cache")

    return [Route("/docs", serve), Route("/docs/{rest:path}", serve)]

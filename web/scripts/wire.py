"""Write the page's TypeScript types from the server's own: web/src/wire.ts, and games/GAME/wire.ts for each game."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from gnomehall.core.languages import LANGUAGES
from gnomehall.games import GAMES
from gnomehall.server.wire.schema import components, game_components

SOURCE = Path(__file__).parent.parent / "src"
HEAD = "// Made by web/scripts/wire.py from the server's schema. Change src/gnomehall/server/wire/ instead.\n"
SPOKEN = f"""
/** The languages of the hall; a text that one of them lacks is said in the first. */
export const LANGUAGES = {json.dumps(LANGUAGES)} as const;
export type Language = (typeof LANGUAGES)[number];
"""
PLAIN = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}


def typed(schema: dict[str, Any]) -> str:
    """A schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[-1]
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    for union in ("anyOf", "oneOf"):
        if union in schema:
            return " | ".join(dict.fromkeys(typed(part) for part in schema[union]))
    kind = schema.get("type")
    if kind == "array":
        inner = typed(schema.get("items", {}))
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if kind == "object" and "properties" not in schema:
        values = schema.get("additionalProperties", True)
        return f"Record<string, {typed(values) if isinstance(values, dict) else 'unknown'}>"
    return PLAIN.get(str(kind), "unknown")


def declared(name: str, schema: dict[str, Any]) -> str:
    """One exported type with its docstring."""
    said = schema.get("description", "").replace("\n", "\n * ")
    text = f"/** {said} */\n" if said else ""
    if "properties" not in schema:
        return f"{text}export type {name} = {typed(schema)};\n"
    needed = set(schema.get("required", ()))
    fields = "".join(
        f"  {field}{'' if field in needed else '?'}: {typed(kind)};\n"
        for field, kind in schema["properties"].items()
    )
    return f"{text}export interface {name} {{\n{fields}}}\n"


def wire_types() -> str:
    """The whole file."""
    known: dict[str, Any] = components()
    return HEAD + SPOKEN + "".join("\n" + declared(name, schema) for name, schema in known.items())


def game_types(game: str) -> str:
    """What a game shows: its view and its cards."""
    head = f"// Made by web/scripts/wire.py. Change src/gnomehall/games/{game}/view_types.py instead.\n"
    return head + "".join("\n" + declared(name, schema) for name, schema in game_components(game).items())


def files() -> dict[Path, str]:
    """Every file that is made, and what it holds."""
    games = [game for game in GAMES if (SOURCE / "games" / game).is_dir()]
    return {
        SOURCE / "wire.ts": wire_types(),
        **{SOURCE / "games" / game / "wire.ts": game_types(game) for game in games},
    }


if __name__ == "__main__":
    made = files()
    if sys.argv[1:] == ["--check"]:
        old = [path.name for path, text in made.items() if path.read_text(encoding="utf-8") != text]
        sys.exit(f"out of date: {', '.join(old)}" if old else 0)
    for path, text in made.items():
        path.write_text(text, encoding="utf-8")

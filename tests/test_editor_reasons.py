"""The card editor says every mistake of the loader in the reader's language: none is left in the loader's English."""

from __future__ import annotations

import ast
import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "gnomehall"
REASONS = ROOT / "web" / "src" / "pages" / "editor" / "reasons.ts"
PATTERN = re.compile(r'^  \[/(.*)/, "([\w-]+)", \[.*\]\],$', re.MULTILINE)


def sentences(path: Path) -> list[tuple[int, str]]:
    """What `fail`, CardMistake and the reader of files say, with 7 for every figure."""
    found: list[tuple[int, str]] = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Call):
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        if name in ("fail", "CardMistake") or (name == "_take" and len(node.args) > 2):
            said = node.args[-1] if name != "_take" else node.args[2]
            for one in (said.body, said.orelse) if isinstance(said, ast.IfExp) else (said,):
                text = spelled(one)
                if text:
                    found.append((node.lineno, f"must be {text}" if name == "_take" else text))
    return found


def spelled(node: ast.expr) -> str:
    """A text with its blanks filled in; nothing for a variable."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        return "".join(str(part.value) if isinstance(part, ast.Constant) else "7" for part in node.values)
    return ""


def test_every_sentence_of_the_loader_is_known_to_the_editor() -> None:
    known = [re.compile(found[1]) for found in PATTERN.finditer(REASONS.read_text(encoding="utf-8"))]
    assert len(known) > 30
    files = [SOURCE / "core" / "cards.py", *SOURCE.glob("games/*/*.py")]
    said = [(path.name, line, text) for path in files for line, text in sentences(path)]
    assert len(said) > 30
    vague = {"must be 7"}  # `_take` puts its own words in, which are looked at where they are given
    unknown = [one for one in said if one[2] not in vague and not any(rule.search(one[2]) for rule in known)]
    assert not unknown

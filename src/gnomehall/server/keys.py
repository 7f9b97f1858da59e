"""Keys, codes and names: what opens a table, and what people may call themselves."""

from __future__ import annotations

import hashlib
import secrets
import unicodedata

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # none that are taken for another
CODE_LENGTH = 8  # 40 bits: at 10,000 tables one guess in a hundred million finds one


def new_key() -> str:
    """A key nobody can guess."""
    return secrets.token_urlsafe(24)


def new_table_id() -> str:
    """The public name of a table."""
    return secrets.token_urlsafe(9)


def new_code() -> str:
    """A code one can say on the phone."""
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))


def hashed(key: str) -> str:
    """What is kept of a key.  Keys are long and random, so a plain hash is enough."""
    return hashlib.sha256(key.encode()).hexdigest()


def clean(text: str, longest: int) -> str:
    """A free text on one line: no control or direction characters, no heaps of accents, not too long."""
    found: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(letter)
        marks = marks + 1 if kind == "Mn" else 0
        if (kind[0] == "C" and letter != "\u200d") or marks > 2:
            continue
        found.append(" " if kind[0] == "Z" else letter)
    return " ".join("".join(found).split())[:longest].strip()

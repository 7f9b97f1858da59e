"""Keys and codes: what opens a table."""

from __future__ import annotations

import hashlib
import re
import secrets

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # none that are taken for another
TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,40}")
CODE_LENGTH = 8  # 40 bits: of 100,000 open tables one in 11 million guesses hits one


def new_key() -> str:
    """A key nobody can guess."""
    return secrets.token_urlsafe(24)


def new_table_id() -> str:
    """The public name of a table."""
    return secrets.token_urlsafe(9)


def is_table_id(text: str) -> bool:
    """Whether a table may have this name."""
    return TABLE_ID.fullmatch(text) is not None


def new_code() -> str:
    """A code one can say on the phone."""
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))


def hashed(key: str) -> str:
    """What is kept of a key.  Keys are long and random, so a plain hash is enough."""
    return hashlib.sha256(key.encode()).hexdigest()

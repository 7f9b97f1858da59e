"""The file of a SQLite store: who may read it, who has it open, and whether it is one of ours."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path

from gnomehall.core.errors import ValidationError
from gnomehall.server.store.base import migrations

try:
    import fcntl
except ImportError:  # pragma: no cover  # a system without it has no lock either
    fcntl = None  # type: ignore[assignment]  # as above

PRIVATE = 0o600  # seeds, codes and the server's own keys are in it
LARGEST_CHECKED = 200_000_000  # bytes of a file that is read through when it is opened: about a second


class FileLock:
    """Keeps a second hall away from a store; it goes with the process, however that ends."""

    def __init__(self, store: str) -> None:
        path = f"{os.path.realpath(store)}.lock"  # one file, whatever name leads to it
        try:
            self._file = os.open(path, os.O_RDWR | os.O_CREAT, PRIVATE)
        except OSError as error:
            raise ValidationError(f"{store}: cannot be written here ({error.strerror})") from error
        if fcntl is None:
            return
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            who = os.read(self._file, 20).decode(errors="replace").strip() or "?"
            os.close(self._file)
            raise ValidationError(
                f"{store}: another hall has it open (process {who}); use that one, or name another with --store"
            ) from error
        os.ftruncate(self._file, 0)
        os.write(self._file, f"{os.getpid()}\n".encode())

    def release(self) -> None:
        """Let others have it."""
        os.close(self._file)


def make_private(path: str) -> None:
    """Make the file if need be, and let nobody else read it; SQLite gives its other files the same mode."""
    try:
        Path(path).parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        os.close(os.open(path, os.O_RDONLY | os.O_CREAT, PRIVATE))
        for file in (path, f"{path}-wal", f"{path}-shm"):
            if os.path.exists(file) and os.stat(file).st_mode & 0o077:
                with contextlib.suppress(PermissionError):  # of somebody else, who lets us in
                    os.chmod(file, PRIVATE)
    except OSError as error:
        raise ValidationError(f"{path}: cannot be opened ({error.strerror})") from error


@contextlib.contextmanager
def in_a_sentence(path: str) -> Iterator[None]:
    """What SQLite finds wrong with a file, in a sentence."""
    try:
        yield
    except sqlite3.Error as error:
        said = str(error)
        if "not a database" in said:
            why = "is no store of Gnomehall"
        elif "malformed" in said:
            why = "is damaged; restore a backup into a new store"
        elif "readonly" in said or "unable to open" in said:
            why = "cannot be written"
        elif "full" in said:
            why = "cannot be written: the disk is full"
        else:
            why = "cannot be opened"
        raise ValidationError(f"{path}: {why} ({said})") from error


def check_store(path: str, base: sqlite3.Connection) -> None:
    """Refuse what is damaged, another program's, or a newer Gnomehall's."""
    if os.path.getsize(path) <= LARGEST_CHECKED:
        found = base.execute("PRAGMA quick_check(1)").fetchone()[0]
        if found != "ok":
            what = found.splitlines()[-1][:100]
            raise ValidationError(f"{path}: is damaged; restore a backup into a new store ({what})")
    names = {row[0] for row in base.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if names - {"migrations"} and not {"migrations", "tables"} <= names:
        raise ValidationError(f"{path}: is the database of another program")
    if "migrations" in names:
        check_age(path, {row[0] for row in base.execute("SELECT number FROM migrations")})


def check_age(store: str, seen: set[int]) -> None:
    """Refuse a store that has been migrated further than this version knows."""
    newest = max((number for number, _ in migrations()), default=0)
    if max(seen, default=0) > newest:
        raise ValidationError(
            f"{store}: was made by a newer Gnomehall (step {max(seen)}, this one knows {newest}); use that version")

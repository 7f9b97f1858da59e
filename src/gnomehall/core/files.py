"""Files and folders that somebody names: every failure is one sentence, and no folder is made unsaid."""

from __future__ import annotations

import sys
from pathlib import Path

from gnomehall.core.errors import ValidationError


def read_text(file: Path) -> str:
    """The text of a file."""
    try:
        return file.read_bytes().decode()
    except UnicodeDecodeError as error:
        raise ValidationError(f"{file}: is not UTF-8 text") from error
    except (OSError, ValueError) as error:
        raise ValidationError(f"{file}: cannot be read ({_reason(error)})") from error


def write_new(file: Path, text: str) -> None:
    """Write a file that is not there yet."""
    try:
        with file.open("x", encoding="utf-8") as opened:
            opened.write(text)
    except FileExistsError as error:
        raise ValidationError(f"{file}: is there already; choose another name") from error
    except (OSError, ValueError) as error:
        raise ValidationError(f"{file}: cannot be written ({_reason(error)})") from error


def ready_folder(folder: Path) -> Path:
    """A folder to write into; if it must be made, that is said."""
    try:
        if not folder.is_dir():
            folder.mkdir(parents=True, exist_ok=True)
            print(f"gnomehall: made the folder {folder}", file=sys.stderr)
        probe = folder / f".gnomehall-{id(folder)}"
        probe.touch()
        probe.unlink()
    except (OSError, ValueError) as error:
        raise ValidationError(f"{folder}: cannot be written into ({_reason(error)})") from error
    return folder


def _reason(error: OSError | ValueError) -> str:
    return (error.strerror if isinstance(error, OSError) else None) or str(error)

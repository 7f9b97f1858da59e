"""Runs in Pyodide, called by precompile.mjs: compiles the Python files of an archive, and compresses a file as a whole.

Starting from compiled files takes less than half the time."""

from __future__ import annotations

import importlib._bootstrap_external as importing
import io
import zipfile
from _imp import source_hash
from pathlib import Path
from types import CodeType

from compression import zstd

OURS = "gnomehall/"  # with asserts, docstrings and the numbers of lines
READ = "_pyodide/"  # Pyodide reads its docstrings
AS_IT_IS = ("anyio/__init__.py", "anyio/abc/__init__.py")  # anyio reads them to know what it imports late
MAGIC = int.from_bytes(importing.MAGIC_NUMBER, "little")
NO_LINE = 0b1_1111_000  # an entry of a table of lines: one instruction, no line
HARDEST = {zstd.CompressionParameter.compression_level: 22}


def pack(file: str, target: str) -> None:
    """Write a file, compiled if it is an archive, compressed."""
    data = Path(file).read_bytes()
    if zipfile.is_zipfile(file):
        data = compiled(file)
    Path(target).write_bytes(zstd.compress(data, options=HARDEST))


def compiled(archive: str) -> bytes:
    """The archive with compiled files in place of Python files, each stored as it is."""
    made = io.BytesIO()
    with zipfile.ZipFile(archive) as source, zipfile.ZipFile(made, "w") as packed:
        for name in source.namelist():
            data = source.read(name)
            if name.endswith(".py") and name not in AS_IT_IS:
                name, data = f"{name}c", compiled_file(name, data)
            packed.writestr(zipfile.ZipInfo(name), data, zipfile.ZIP_STORED)
    return made.getvalue()


def compiled_file(name: str, source: bytes) -> bytes:
    """The file as Python caches it, never compared with its source."""
    optimize = 0 if name.startswith((OURS, READ)) else 2
    code = compile(source, name, "exec", dont_inherit=True, optimize=optimize)
    code = code if name.startswith(OURS) else without_lines(code)
    return bytes(importing._code_to_hash_pyc(code, source_hash(MAGIC, source), False))


def without_lines(code: CodeType) -> CodeType:
    """Code that does not know its lines: a third less to fetch."""
    parts = tuple(without_lines(part) if isinstance(part, CodeType) else part for part in code.co_consts)
    eights, rest = divmod(len(code.co_code) // 2, 8)  # an entry of the table speaks of eight instructions at most
    table = bytes([NO_LINE + 7]) * eights + (bytes([NO_LINE + rest - 1]) if rest else b"")
    return code.replace(co_linetable=table, co_consts=parts)

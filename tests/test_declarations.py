"""C declarations come from the annotated Python sources."""

from __future__ import annotations

from pathlib import Path

from scripts.declarations import write_mirror

SOURCE = '''
from typing import Annotated

from gnomehall.core.declared import copy_fields, cpdef, hash_fields, inline, nogil, zero_fields

SEATS = 4
WIDE = SEATS * 2
LARGE: int = 1 << 40


class Position(State):
    """A position."""

    turn: int
    is_late: bool
    cells: Annotated[list[int], "short", WIDE]
    _count: int

    @nogil
    def total(self) -> int:
        """All cells."""
        sum_of = 0
        share: float = 0.5
        for i in range(WIDE):
            sum_of += self.cells[i]
        return sum_of


@inline
def half(number: int) -> int:
    """For other modules."""
    small: bool = number < 2
    share = number // 2
    return 0 if small else share


@cpdef
@nogil
def twice(number: int) -> int:
    """For everybody."""
    return 2 * number


def plain(words: list[str]) -> str:
    """Python's."""
    return " ".join(words)
'''


def write(tmp_path: Path, text: str) -> tuple[str, str]:
    """The copy and the declarations of a module."""
    folder = tmp_path / "src" / "game"
    folder.mkdir(parents=True)
    (folder / "__init__.py").write_text("")
    (folder / "rules.py").write_text(text)
    made = write_mirror(tmp_path / "src", tmp_path / "mirror")
    assert made == [("game.rules", tmp_path / "mirror" / "game" / "rules.py")]
    return made[0][1].read_text(), made[0][1].with_suffix(".pxd").read_text()


def test_fields_constants_and_functions_are_declared(tmp_path):
    _, pxd = write(tmp_path, SOURCE)
    for line in (
        "    SEATS = 4", "    WIDE = 8", "cdef long long LARGE", "cdef class Position(State):",
        "    cdef public long long turn", "    cdef public bint is_late", "    cdef public short cells[WIDE]",
        "    cdef long long _count", "    cdef long long total(self) noexcept nogil",
        "cpdef long long twice(long long number) noexcept nogil",
        "cdef void copy_fields(Position state, Position other) noexcept nogil",
    ):
        assert line in pxd.split("\n"), line
    assert "plain" not in pxd


def test_every_local_of_a_c_function_is_64_bits_unless_annotated(tmp_path):
    _, pxd = write(tmp_path, SOURCE)
    (line,) = [line.strip() for line in pxd.split("\n") if "share=" in line]
    assert line == "@cython.locals(share=cython.double, sum_of=cython.longlong, i=cython.longlong)"


def test_the_body_of_an_inline_function_stands_in_the_declarations_only(tmp_path):
    copy, pxd = write(tmp_path, SOURCE)
    assert pxd[pxd.index("cdef inline"):].split("\n")[:6] == [
        "cdef inline long long half(long long number) noexcept nogil:", "    cdef bint small",
        "    cdef long long share", "    small = number < 2", "    share = number // 2",
        "    return 0 if small else share",
    ]
    assert "half" not in copy


def test_the_copy_keeps_every_line_at_its_number(tmp_path):
    copy, _ = write(tmp_path, SOURCE)
    wanted = SOURCE.split("\n").index("    return 2 * number")
    assert copy.split("\n")[wanted] == "    return 2 * number"
    assert "declared" not in copy
    assert "@nogil" not in copy


def test_copying_is_written_for_every_field_of_the_position_but_the_private_ones(tmp_path):
    copy, _ = write(tmp_path, SOURCE)
    made = copy[copy.index("def copy_fields") :]
    assert "state.turn = other.turn" in made
    assert "state.cells[i] = other.cells[i]" in made
    assert "_count" not in made


def test_a_position_is_hashed_by_the_same_fields(tmp_path):
    copy, pxd = write(tmp_path, SOURCE)
    made = copy[copy.index("def hash_fields") :]
    assert "key = mix(key, state.turn)" in made
    assert "key = mix(key, state.cells[i])" in made
    assert "_count" not in made
    assert "cdef long long hash_fields(Position state, long long salt) noexcept nogil" in pxd.split("\n")


def test_a_module_that_declares_nothing_is_not_compiled(tmp_path):
    (tmp_path / "src").mkdir()
    (tmp_path / "src" / "words.py").write_text("WORDS = 3\n")
    assert write_mirror(tmp_path / "src", tmp_path / "mirror") == []

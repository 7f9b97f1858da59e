"""Any text at all: a result or one clear error, never a traceback."""

from __future__ import annotations

import json

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from gnomehall import GnomehallError, game, new_table, replay, verify
from gnomehall.core.cards import parse_card_set
from gnomehall.core.record import Header
from tests.test_records import change, finished, seal

often = settings(max_examples=300, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
RECORD = finished()
anything = st.one_of(st.text(), st.binary().map(lambda raw: raw.decode("latin-1")))


@st.composite
def bent(draw: st.DrawFn, text: str) -> str:
    """A good text with one thing done to it."""
    start = draw(st.integers(0, len(text)))
    end = min(len(text), start + draw(st.integers(0, 40)))
    return text[:start] + draw(st.text(max_size=20)) + text[end:]


def one_clear_sentence(error: GnomehallError) -> bool:
    return 0 < len(str(error)) < 400 and "\n" not in str(error).strip()


@often
@given(text=st.one_of(anything, bent(RECORD)))
def test_replay_and_verify_take_any_text(text):
    for read in (replay, verify):
        try:
            read(text)
        except GnomehallError as error:
            assert one_clear_sentence(error)


@often
@given(data=st.data())
def test_a_card_file_may_hold_anything(name, data):
    text = data.draw(st.one_of(anything, bent(game(name).card_set.text)))
    try:
        game(name, parse_card_set(text, "mine.toml"))
    except GnomehallError as error:
        assert one_clear_sentence(error)
        assert "mine.toml" in str(error)


@often
@given(move=st.one_of(anything, st.integers(), st.none(), st.floats(), st.booleans()))
def test_a_table_takes_any_move(name, move):
    table = new_table(name, game(name).most, seed=1)
    before = table.state.fields()
    try:
        table.play(move)
    except GnomehallError as error:
        assert one_clear_sentence(error)
        assert table.state.fields() == before


VALUES = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=8)),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)


@often
@given(field=st.sampled_from(sorted(Header.__struct_fields__)), value=VALUES)
def test_a_header_may_hold_anything(field, value):
    try:
        forged = seal(change(RECORD, 0, **{field: value}))
        json.dumps(value).encode()
    except (UnicodeEncodeError, ValueError):
        return
    try:
        replay(forged)
    except GnomehallError as error:
        assert one_clear_sentence(error)


def test_a_huge_text_is_refused_quickly():
    size = 10**7
    with pytest.raises(GnomehallError):
        replay("\n" * size)
    with pytest.raises(GnomehallError):
        parse_card_set("#" * size, "mine.toml")

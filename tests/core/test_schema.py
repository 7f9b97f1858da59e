"""Card files are read by a declared shape, and every mistake names its place."""

from __future__ import annotations

import pytest

from gnomehall.core.languages import LANGUAGES
from gnomehall.core.mistakes import CardMistake
from gnomehall.core.schema import (
    Counts,
    Number,
    Optional,
    Source,
    Table,
    Tables,
    Text,
    Texts,
    Word,
    Words,
    check_ids,
    in_language,
)

CARD = Table({
    "id": Word(), "name": Texts(), "type": Word(("soldier", "artisan")), "team": Words(("child", "any"), 2, 1),
    "cost": Table({"coins": Number(0, 9, 0)}, optional=True),
    "gain": Optional(Counts(("coin", "mana"))),
    "draw": Optional(Number(1, 6), 0),
    "source": Source(("name", "cost")),
}, one_of=("gain", "draw"))
FILE = Table({"card": Tables(CARD, 1, 2)})
GOOD = {
    "id": "mill", "name": "Mill", "type": "soldier", "team": ["child"], "gain": {"coin": 2}, "source": "owner",
}


def read(**changes: object) -> dict[str, object]:
    data = {name: value for name, value in {**GOOD, **changes}.items() if value is not None}
    found = FILE.read({"card": [data]}, ())["card"]
    assert isinstance(found, list)
    return found[0]


def test_a_card_is_read_with_its_defaults():
    card = read()
    assert card["cost"] == {"coins": 0}
    assert card["draw"] == 0
    assert card["gain"] == {"coin": 2}
    assert card["source"] == {"name": "owner", "cost": "owner"}


@pytest.mark.parametrize(("changes", "path", "key"), [
    ({"id": None}, ("card 1", "id"), "missing"),
    ({"id": "Mill"}, ("card Mill", "id"), "id"),
    ({"type": "king"}, ("card mill", "type"), "one-of"),
    ({"team": []}, ("card mill", "team"), "empty"),
    ({"team": ["child"] * 3}, ("card mill", "team"), "many"),
    ({"team": ["king"]}, ("card mill", "team"), "only"),
    ({"cost": {"coins": 10}}, ("card mill", "cost", "coins"), "range"),
    ({"cost": {"coins": "1"}}, ("card mill", "cost", "coins"), "number"),
    ({"cost": 3}, ("card mill", "cost"), "table"),
    ({"gain": {"coin": 0}}, ("card mill", "gain"), "empty"),
    ({"gain": None}, ("card mill", "gain"), "no-effect"),
    ({"draw": 1}, ("card mill", "draw"), "one-effect"),
    ({"name": {"pt": "Moinho"}}, ("card mill", "name", "en"), "missing"),
    ({"name": "a\nb"}, ("card mill", "name"), "long"),
    ({"source": {"name": "owner"}}, ("card mill", "source", "cost"), "missing"),
    ({"colour": "red"}, ("card mill", "colour"), "unknown"),
])
def test_a_mistake_names_its_place_and_is_said_in_every_language(changes, path, key):
    with pytest.raises(CardMistake) as caught:
        read(**changes)
    assert caught.value.path == path
    assert caught.value.key == key
    said = {caught.value.said(language) for language in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    assert str(caught.value).startswith(": ".join(path))


def test_a_set_may_hold_languages_the_hall_does_not_have_and_lack_some_it_has():
    card = read(name={"en": "Mill", "de": "Mühle"})
    assert in_language(card["name"], "de") == "Mühle"
    assert in_language(card["name"], "fr") == "Mill"


def test_the_number_of_cards_is_checked():
    with pytest.raises(CardMistake) as caught:
        FILE.read({"card": []}, ())
    assert caught.value.key == "cards"


def test_ids_differ_and_are_no_words_of_the_game():
    with pytest.raises(CardMistake) as caught:
        check_ids([(("card mill",), "mill"), (("card mill",), "mill")])
    assert caught.value.key == "twice"
    with pytest.raises(CardMistake) as caught:
        check_ids([(("card mug",), "mug")], ("mug",))
    assert caught.value.key == "reserved"


def test_the_form_is_described_by_the_same_declaration():
    shape = CARD.as_dict()["fields"]
    assert shape["type"] == {"kind": "word", "allowed": ["soldier", "artisan"], "default": None}
    assert shape["team"]["most"] == 2
    assert shape["gain"]["optional"] is True
    assert Text(80).as_dict()["longest"] == 80

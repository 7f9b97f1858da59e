"""The token file: what is read, what is refused, and where a set differs from the printed one."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest

from gnomehall.core.cards import parse_card_set
from gnomehall.core.languages import LANGUAGES
from gnomehall.core.mistakes import CardMistake
from gnomehall.core.table import Table
from gnomehall.games import game
from gnomehall.games.gems.terminal import draw

STANDARD = game("gems").card_set.text


def load(*changes: tuple[str, str]):
    """The game with a changed token file."""
    text = STANDARD
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    return game("gems", parse_card_set(text, "changed"))


def test_g_12_a_pair_may_show_a_diamond_and_says_what_it_can_be_worth():
    it = load(('["emerald", "ruby"]', '["diamond", "ruby"]'))
    (card,) = [card for card in it.describe_cards("en") if card["id"] == "ruby/diamond"]
    assert (card["points"], card["text"]) == (2, "1 token, 1 or 2 points each")
    assert it.warnings("en") == []


def test_a_kind_may_be_left_out_but_not_all_of_them():
    assert load(("count = 8", "count = 0")).start(2).hidden == 67
    with pytest.raises(CardMistake) as caught:
        game("gems", parse_card_set(STANDARD.replace("count = 8", "count = 0").replace("count = 10", "count = 0")
                                    .replace("count = 1\n", "count = 0\n"), "empty"))
    assert (caught.value.path, caught.value.key) == (("token",), "no-token")


@pytest.mark.parametrize(("old", "new", "path", "key"), [
    ("count = 8", "count = 31", ("token emerald", "count"), "range"),
    ('id = "sapphire"', 'id = "emerald"', ("token emerald", "id"), "twice"),
    ('id = "sapphire"', 'id = "opal"', ("token opal", "id"), "one-of"),
    ("count = 1\nsource", "count = 13\nsource", ("combined 1", "count"), "range"),
    ("count = 1\nsource", "count = 5\nsource", ("combined 9", "count"), "many"),
    ("count = 1\nsource", "count = 1\npoints = 2\nsource", ("combined 1", "points"), "unknown"),
    ('["emerald", "ruby"]', '["ruby", "ruby"]', ("combined 1", "pair"), "pair"),
    ('["emerald", "ruby"]', '["ruby"]', ("combined 1", "pair"), "pair"),
    ('["emerald", "ruby"]', '["coal", "ruby"]', ("combined 1", "pair"), "only"),
    ('["emerald", "ruby"]', '["topaz", "emerald"]', ("combined 2", "pair"), "twice"),
])
def test_what_the_tables_cannot_hold_is_refused_with_the_field(old, new, path, key):
    with pytest.raises(CardMistake) as caught:
        load((old, new))
    assert (caught.value.path, caught.value.key) == (path, key)
    assert all(caught.value.said(language) for language in LANGUAGES)


def test_a_set_with_english_names_only_is_played_in_every_language():
    text = re.sub(r', pt = "[^"]*", fr = "[^"]*", it = "[^"]*"', "", STANDARD)
    assert text.count("en =") == 8
    assert "pt =" not in text
    it = game("gems", parse_card_set(text, "English only"))
    for language in LANGUAGES:
        names = {card["id"]: card["name"] for card in it.describe_cards(language)}
        assert (names["ruby"], names["emerald/ruby"]) == ("Ruby", "Emerald/Ruby")
        assert "Ruby" in it.tell(it.parse("claim ruby"), "Ana", language)
        assert "Ruby" in it.label(it.parse("claim ruby"), language)
        assert draw(Table(it, 2, seed=1), ["Ana", "Bia"], language)
    assert load(("count = 8", "count = 9")).warnings("pt")


def test_g_1_the_printed_set_differs_in_nothing():
    assert game("gems").warnings("en") == []
    assert load(("version = 1", "version = 2")).warnings("en") == []


def test_g_1_a_set_that_differs_from_the_printed_one_is_played_and_says_so():
    it = load(("count = 10", "count = 12"), ("count = 1\nsource", "count = 3\nsource"), ("points = 2", "points = 3"))
    assert it.warnings("en") == [
        "G-1: in all 79 tokens here, 75 in the printed game.",
        "G-1: Coal: 12 tokens here, 10 in the printed game.",
        "G-1: 11 combined gems here, 9 in the printed game.",
        "G-12: Diamond: 3 points here, 2 in the printed game.",
    ]
    assert it.start(2).hidden == 79
    for language in LANGUAGES:
        assert len(it.warnings(language)) == 4


def test_g_1_one_token_is_not_told_as_tokens():
    it = load(("count = 10", "count = 1"))
    assert it.warnings("en")[1] == "G-1: Coal: 1 token here, 10 in the printed game."
    assert it.warnings("pt")[1] == "G-1: Carvão: 1 ficha aqui, 10 no jogo impresso."
    texts = {card["id"]: card["text"] for card in it.describe_cards("it")}
    assert texts["coal"] == "1 gettone, 0 punti ciascuno"
    assert texts["emerald/ruby"] == "1 gettone, 1 punto ciascuno"


def test_g_1_the_check_of_a_card_file_prints_the_differences(tmp_path):
    file = tmp_path / "mine.toml"
    file.write_text(STANDARD.replace("count = 10", "count = 9"), encoding="utf-8")
    run = subprocess.run(
        [sys.executable, "-c", "from gnomehall.cli import main; main()", "cards", "gems", "--check", str(file)],
        text=True, capture_output=True, check=True, timeout=120,
    )
    assert "a good card set" in run.stdout
    assert "Coal: 9 tokens here, 10 in the printed game." in run.stdout

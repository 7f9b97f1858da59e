"""The texts for people: complete in every language, and none in another one's."""

from __future__ import annotations

import re
import sys
from contextlib import redirect_stdout
from io import StringIO

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from gnomehall.bots.levels import LEVELS
from gnomehall.core.cards import LANGUAGES
from gnomehall.core.words import FOLDER, has_message
from gnomehall.games import game
from gnomehall.terminal.cards import show_cards
from gnomehall.terminal.play import play_match
from tests.conftest import random_states

FILES = sorted(path.stem for path in (FOLDER / "en").glob("*.ftl"))
SAME = {  # words that another language shares with English, names, and what one types
    "Anna", "Bram", "Gnome", "Gnomes", "gnome", "gnomes", "Gnomopolis", "Gnomeland",
    "claim", "explore", "jsonl", "log", "moves", "quit", "ruby", "save", "undo", "why",
    "action", "actions", "base", "bonus", "dice", "gain", "mission", "missions", "pile", "place", "point", "points",
    "possible", "round", "score", "standard", "type", "village", "Use",
    "artisan", "artisans", "assistant", "assistants", "Capital", "district", "Immigrants", "immigrants", "inventor",
    "Citrine", "citrine", "Atelier", "Grand", "Domination", "Festival", "Hotel", "Mithral", "Monument", "Port",
    "Ritual", "Sacrifice", "Temple", "mana",
}


class Variables(Visitor):  # type: ignore[misc]  # fluent.syntax has no types
    """The variables a message needs."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


def messages(language: str, file: str) -> dict[str, set[str]]:
    """The keys of a Fluent file, each with the variables it needs."""
    resource = FluentParser().parse((FOLDER / language / f"{file}.ftl").read_text(encoding="utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)], f"{language}/{file}.ftl"
    found = {}
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            variables = Variables()
            variables.visit(entry)
            assert entry.id.name not in found, f"{language}/{file}.ftl: {entry.id.name} twice"
            found[entry.id.name] = variables.found
    return found


@pytest.mark.parametrize("file", FILES)
def test_every_text_is_there_in_every_language_with_the_same_variables(file):
    english = messages("en", file)
    for language in LANGUAGES[1:]:
        assert messages(language, file) == english, language


def test_every_level_has_a_title_and_a_description_of_its_own_in_every_language():
    for language in LANGUAGES:
        assert len({level.title(language) for level in LEVELS}) == len(LEVELS)
        assert all(level.description(language).endswith(".") for level in LEVELS)
    assert len({level.description(language) for level in LEVELS for language in LANGUAGES}) == 20


def test_a_hint_has_words_for_every_kind_of_move_in_every_language(name, seats):
    verbs = {
        game(name).moves[move].verb
        for seed in range(3) for state, _ in random_states(name, seats, seed) if state.mover >= 0
        for move in state.legal_ids()
    }
    for language in LANGUAGES:
        assert [verb for verb in verbs if not has_message(language, f"{name}-look-{verb}", name)] == []


def test_the_terminal_speaks_no_english_in_another_language(name, monkeypatch):
    monkeypatch.setenv("COLUMNS", "120")
    english = printed(name, "en", monkeypatch)
    for language in LANGUAGES[1:]:
        both = english & printed(name, language, monkeypatch)
        assert {word for word in both if not word.isupper()} - SAME == set(), language


def printed(name: str, language: str, monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """The words of a match in the terminal with a person and its mistakes, of one to its end, and of the cards."""
    out = StringIO()
    monkeypatch.setattr(sys, "stdin", StringIO("?\nwhy xx\nundo\n99\nsave\n" + "1\n" * 8))
    with redirect_stdout(out):
        play_match(name, ["human", "sprout"], 2, None, None, language)
        play_match(name, ["sprout", "sprout"], 2, None, None, language)
        show_cards(game(name), language)
    return set(re.findall(r"[^\W\d_]{3,}", out.getvalue()))

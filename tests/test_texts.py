"""The texts for people: complete in every language, and none in another one's."""

from __future__ import annotations

import re
import sys
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from gnomehall.bots.levels import ALL_LEVELS as LEVELS
from gnomehall.core.languages import LANGUAGES
from gnomehall.core.registry import folder_of
from gnomehall.core.state import CHANCE
from gnomehall.core.words import FOLDER, has_message
from gnomehall.games import GAMES, game, rules_text
from gnomehall.terminal.cards import show_cards
from gnomehall.terminal.play import play_match
from tests.conftest import random_states

OWN = [name for name in GAMES if (folder_of(name) / "texts").is_dir()]  # games with their texts in their folder
FILES = sorted([*OWN, *(path.stem for path in (FOLDER / "en").glob("*.ftl"))])
SAME = {  # words that another language shares with English, names, and what one types
    "anna", "bram", "gnome", "gnomes", "gnomopolis", "gnomeland",
    "claim", "explore", "jsonl", "log", "moves", "quit", "ruby", "save", "undo", "why",
    "action", "actions", "base", "bonus", "dice", "gain", "mission", "missions", "pile", "place", "point", "points",
    "possible", "round", "score", "standard", "type", "village", "use",
    "artisan", "artisans", "assistant", "assistants", "capital", "district", "immigrants", "inventor",
    "mana",
}


class Variables(Visitor):  # type: ignore[misc]  # fluent.syntax has no types
    """The variables a message needs."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


class Ones(Visitor):  # type: ignore[misc]  # fluent.syntax has no types
    """Texts for one thing that do not say the number."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        for variant in node.variants:
            if isinstance(variant.key, ast.Identifier) and variant.key.name == "one" and not variant.default:
                variables = Variables()
                variables.visit(variant.value)
                if node.selector.id.name not in variables.found:
                    self.found.append(node.selector.id.name)
        self.generic_visit(node)


def text_of(language: str, file: str) -> str:
    """A Fluent file."""
    path = folder_of(file) / "texts" / f"{language}.ftl" if file in OWN else FOLDER / language / f"{file}.ftl"
    return path.read_text(encoding="utf-8")


def messages(language: str, file: str) -> dict[str, set[str]]:
    """The keys of a Fluent file, each with the variables it needs."""
    resource = FluentParser().parse(text_of(language, file))
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


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", ["pt", "fr"])
def test_where_none_counts_like_one_a_text_for_one_says_the_number(language, file):
    """In Portuguese and French `[one]` stands for 0 too, so `[one] 1 point` would be wrong; `[1]` is not."""
    ones = Ones()
    ones.visit(FluentParser().parse(text_of(language, file)))
    assert ones.found == []


def test_every_level_has_a_title_and_a_description_of_its_own_in_every_language():
    for language in LANGUAGES:
        assert len({level.title(language) for level in LEVELS}) == len(LEVELS)
        assert all(level.description(language).endswith(".") for level in LEVELS)
    assert len({level.description(language) for level in LEVELS for language in LANGUAGES}) == 24


def test_a_hint_has_words_for_every_kind_of_move_in_every_language(name):
    it = game(name)
    left_to_chance = {
        it.moves[move].verb
        for seats in range(it.fewest, it.most + 1) for state, move in random_states(name, seats, seed=1)
        if state.mover == CHANCE
    }
    for language in LANGUAGES:
        for verb in {move.verb for move in it.moves} - left_to_chance:
            assert has_message(language, f"{name}-look-{verb}", name), (language, verb)


@pytest.mark.slow
def test_the_terminal_speaks_no_english_in_another_language(name, monkeypatch):
    monkeypatch.setenv("COLUMNS", "120")
    english = printed(name, "en", monkeypatch)
    for language in LANGUAGES[1:]:
        both = english & printed(name, language, monkeypatch)
        names = words_of(" ".join(str(card["name"]) for card in game(name).describe_cards(language)))
        assert both - names - SAME == set(), language


def printed(name: str, language: str, monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """The words of a match in the terminal with a person and its mistakes, of one to its end, and of the cards."""
    out = StringIO()
    monkeypatch.setattr(sys, "stdin", StringIO("?\nwhy xx\nundo\n99\nsave\n" + "1\n" * 8))
    with redirect_stdout(out):
        play_match(name, ["human", "sprout"], 2, None, None, language)
        play_match(name, ["sprout", "sprout"], 2, None, None, language)
        show_cards(game(name), language)
    return words_of(re.sub(r"`[^`]{1,60}`", "", out.getvalue()))  # what one types is English


def words_of(text: str) -> set[str]:
    """The words of a text but for signs of gnomes side by side, such as VVS."""
    return {word.lower() for word in re.findall(r"[^\W\d_]{3,}", text) if not word.isupper()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_speak_to_players(name, language):
    """No option, command or engine: a player knows the page and the box."""
    text = rules_text(name, language)
    engine = "[Tt]he engine|[Ll]e moteur|[Oo] motor|[Ii]l motore|[Tt]he loader"
    found = re.findall(rf"`[^`]*`|gnomehall cards|--check|{engine}|\w+_\w+", text)
    assert found == []
    assert "the own gnomes" not in text


def test_french_has_one_word_for_the_mug():
    """The board and the log name the same thing: the rulebook's word."""
    page = Path(__file__).parents[1] / "web" / "src" / "games" / "gnomopolis" / "texts" / "fr.ftl"
    log = text_of("fr", "gnomopolis")
    texts = [page.read_text(encoding="utf-8"), log, rules_text("gnomopolis", "fr")]
    for text in texts:
        assert "gobelet" in text.lower()
        assert not re.search(r"\b(chope|bock|tasse)s?\b", text.lower())


@pytest.mark.parametrize("which", OWN)
@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_made_a_move_is_told_it_in_a_sentence_of_their_own(which: str, language: str) -> None:
    it, said = game(which), {}
    for move in it.moves:
        if "Zoe" in (told := it.tell(move, "Zoe", language)):
            said[it.wording(move, language)[0]] = (told, it.tell_own(move, language))
    assert len(said) > 4
    assert [told for told, own in said.values() if own == "" or "Zoe" in own] == []
    if language == "en":
        assert all(own.startswith("You ") for _, own in said.values())

"""Portuguese and French say what the rulebooks say, with the same word in rules, cards, log and page."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from gnomehall.core.languages import LANGUAGES
from gnomehall.core.words import say
from gnomehall.games import game, rules_text, text_of

GAME = game("gnomopolis")
PAGE = Path(__file__).parents[2] / "web" / "src" / "games" / "gnomopolis" / "texts"
OWN = {  # the rulebooks' words
    "pt": ("Saque", "Busca", "Ajudante Mecânico", "Nova Capital", "Time de Construção", "caneca"),
    "fr": ("Pioche", "Recherche", "Assistant Mécanicien", "Nouvelle Capitale", "équipe de construction", "gobelet"),
}
CARAVAN = {"pt": "Caravana Tatu", "fr": "Caravane Tatou"}
OTHERS = {  # words for the same things that were, or could be, used beside them
    "pt": ("assistente", "equipe", "procura", "capital nova", "sortear", "tabuleiro do distrito", "ateliê"),
    "fr": ("assistants mécaniques", "chope", "couché", "tatous", "une busca", "offre"),
}


def cards_text(language: str) -> str:
    cards = GAME.describe_cards(language)
    return "\n".join(f"{card['name']}: {card['text']}" for card in cards)


def texts(language: str) -> dict[str, str]:
    """Everything a reader of a language meets of this game; of the learn page what is about it."""
    page = (PAGE / f"{language}.ftl").read_text(encoding="utf-8")
    about = re.compile(r"learn-(say-gnomopolis|first-gnomopolis|effect|card|order)")
    lines = [line for line in page.splitlines() if about.match(line)]
    return {
        "rules": rules_text("gnomopolis", language),
        "log": str(text_of("gnomopolis", f"texts/{language}.ftl")),
        "page": page,
        "cards": cards_text(language),
        "learn": "\n".join(lines),
    }


@pytest.mark.parametrize("language", ["pt", "fr"])
def test_rules_and_log_use_the_rulebooks_words(language):
    found = texts(language)
    for word in (*OWN[language], CARAVAN[language]):
        assert word in found["rules"], word
        assert word.lower() in found["log"].lower(), word
        assert word.lower() in (found["page"] + found["cards"]).lower(), word
    assert CARAVAN[language] in found["cards"]


@pytest.mark.parametrize("language", ["pt", "fr"])
def test_nothing_of_this_game_says_it_with_another_word(language):
    for where, text in texts(language).items():
        said = [word for word in OTHERS[language] if re.search(rf"\b{word}", text.lower())]
        assert not said, (where, said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_single_thing_is_named_in_the_singular(language):
    """No `1 points`: where a message has a plural, the text for 1 is another one."""
    source = str(text_of("gnomopolis", f"texts/{language}.ftl"))
    for key in re.findall(r"^(gnomopolis-(?:coins|assistants|draw|search|score-\w+)) =", source, re.MULTILINE):
        one, two = (say(language, key, "gnomopolis", count=count) for count in (1, 2))
        if "{ $count ->" in source.partition(f"{key} =")[2].partition("\n")[0]:
            assert one.replace("1", "") != two.replace("2", ""), key


def test_every_rules_page_says_where_it_departs_from_the_letter():
    titles = {
        "en": "Where we depart from the letter", "pt": "Onde nos afastamos da letra",
        "fr": "Où nous nous écartons de la lettre", "it": "Dove ci scostiamo dalla lettera",
    }
    rules: dict[str, list[str]] = {}
    for language, title in titles.items():
        text = rules_text("gnomopolis", language).partition(f"## {title}\n")[2].partition("\n## ")[0]
        rules[language] = re.findall(r"^- (P-\d+(?:, P-\d+)*) ?:", text, re.MULTILINE)
    assert {"P-16", "P-19", "P-27", "P-30"} <= set(rules["en"])
    assert all(found == rules["en"] for found in rules.values())

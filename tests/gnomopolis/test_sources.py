"""Every figure of the card file that is marked `rulebook`, with the words of a rulebook that state it.

A field that is marked and not listed here fails, and so does one that is listed and not marked.
"""

from __future__ import annotations

import pytest

from gnomehall.games import game
from tests.gnomopolis.at_table import GAME as RULE_CARDS

STATED = {  # field: the rulebook and its words
    "capital 1: coins": ("gnomopolis.pt", "1 ou 2 jogadores: 30 Moedas"),
    "capital 1: gnomes": ("gnomopolis.pt", "1 ou 2 jogadores: ... 5 gnomos de cada cor"),
    "capital 2: coins": ("gnomopolis.pt", "1 ou 2 jogadores: 30 Moedas"),
    "capital 2: gnomes": ("gnomopolis.pt", "1 ou 2 jogadores: ... 5 gnomos de cada cor"),
    "capital 3: coins": ("gnomopolis.pt", "3 jogadores: 45 Moedas"),
    "capital 3: gnomes": ("gnomopolis.pt", "3 jogadores: ... 7 gnomos de cada cor"),
    "capital 4: coins": ("gnomopolis.pt", "4 jogadores: 60 Moedas"),
    "capital 4: gnomes": ("gnomopolis.pt", "4 jogadores: ... 9 gnomos de cada cor"),
    "capital 4: assistants": ("gnomopolis.pt", "Para 4 jogadores: ... 12 Ajudantes Mecânicos"),
    "caravan: name": ("gnomopolis.pt", "Caravana Tatu"),
    "caravan: action": ("gnomopolis.pt", "avance seu Marcador ... para o próximo oponente"),
    "grow: cost": ("gnomopolis.pt", "uma de suas crianças ... mantendo o gnomo deitado"),
    "grow: effect": ("gnomopolis.pt", "move um aldeão (marrom) da Capital Antiga"),
    "trade: cost": ("gnomopolis.pt", "um de seus mercadores ... mantendo-o em pé"),
    "trade: effect": ("gnomopolis.pt", "recebe 2 moedas de ouro"),
    "marshal: type": ("gnomopolis.en", "the guild masters of each profession"),
    "marshal: points": ("gnomopolis.pt", "+2 Pontos ... cada Carta de Conselheiro"),
    "treasurer: type": ("gnomopolis.en", "the guild masters of each profession"),
    "treasurer: points": ("gnomopolis.pt", "+2 Pontos ... cada Carta de Conselheiro"),
    "master_builder: type": ("gnomopolis.en", "the guild masters of each profession"),
    "master_builder: points": ("gnomopolis.pt", "+2 Pontos ... cada Carta de Conselheiro"),
    "chief_engineer: type": ("gnomopolis.en", "the guild masters of each profession"),
    "chief_engineer: points": ("gnomopolis.pt", "+2 Pontos ... cada Carta de Conselheiro"),
    "atelier: name": ("gnomopolis.pt", "Tomás quer construir um Atelier"),
    "atelier: team": ("gnomopolis.pt", "Ele move 2 aldeões (marrons)"),
    "atelier: immigration": ("gnomopolis.pt", "3 crianças (verdes) imigram"),
}
PARTS = {
    "capital": ("coins", "gnomes", "assistants"),
    "board": ("kinds", "housing", "flavour"),
    "caravan": ("name", "action"),
    "action": ("name", "cost", "effect"),
    "councilor": ("name", "type", "action", "bonus", "points", "flavour"),
    "building": ("name", "type", "team", "immigration", "action", "housing", "flavour"),
}


def marked(data: dict) -> set[str]:
    """The fields of a card file whose source is `rulebook`, read from the file itself."""
    board = data["board"]
    entries = [("capital", f"capital {entry['players']}", entry) for entry in data["capital"]]
    entries += [("board", "board", board), ("caravan", "caravan", board["caravan"])]
    entries += [("action", entry["id"], entry) for entry in board["action"]]
    entries += [(kind, entry["id"], entry) for kind in ("councilor", "building") for entry in data[kind]]
    found = set()
    for kind, name, entry in entries:
        source = entry["source"]
        parts = dict.fromkeys(PARTS[kind], source) if isinstance(source, str) else source
        assert set(parts) == set(PARTS[kind]), name
        found |= {f"{name}: {part}" for part, word in parts.items() if word == "rulebook"}
    return found


@pytest.mark.parametrize("cards", [game("gnomopolis"), RULE_CARDS], ids=["standard", "rule tests"])
def test_a_field_is_marked_rulebook_exactly_if_a_rulebook_states_it(cards):
    assert marked(cards.card_set.data) == set(STATED)


def test_a_quotation_names_its_rulebook_and_is_a_few_words():
    for book, words in STATED.values():
        assert book in ("gnomopolis.pt", "gnomopolis.en", "gnomopolis.fr")
        assert 2 <= len(words.split()) <= 12


@pytest.mark.parametrize(
    "field",
    ["board: kinds", "board: housing", "train: cost", "train: effect", "invent: cost", "marshal: bonus",
     "treasurer: bonus", "master_builder: bonus", "chief_engineer: bonus", "capital 1: assistants"],
)
def test_what_is_inferred_is_not_marked_rulebook(field):
    assert field not in marked(game("gnomopolis").card_set.data)


def test_the_cards_tell_their_sources_part_by_part():
    sources = {card["id"]: card["source"] for card in game("gnomopolis").describe_cards("en")}
    shown = {f"{name}: {part}" for name, parts in sources.items() for part, word in parts.items() if word == "rulebook"}
    assert shown == {field for field in STATED if not field.startswith("capital")}

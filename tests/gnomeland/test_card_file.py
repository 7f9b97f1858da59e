"""The card file: what is in it, and what the loader refuses."""

from __future__ import annotations

import pytest

from gnomehall import ValidationError
from gnomehall.core.cards import parse_card_set
from gnomehall.core.languages import LANGUAGES
from gnomehall.games import game
from gnomehall.games.gnomeland.profit import is_endless
from gnomehall.games.gnomeland.words import NO_BUNDLE, RESOURCES, counts, worth_of

GAME = game("gnomeland")
CARDS = GAME.cards
TEXT = GAME.card_set.text


def refused(old: str, new: str) -> str:
    """What the loader says to a changed file."""
    assert old in TEXT
    with pytest.raises(ValidationError) as error:
        game("gnomeland", parse_card_set(TEXT.replace(old, new, 1), "mine.toml"))
    return str(error.value)


def test_the_set_is_complete():
    assert [len(group) for group in (CARDS.buildings, CARDS.mercenaries, CARDS.missions)] == [10, 3, 10]
    assert (len(CARDS.actions), len(CARDS.spells), len(CARDS.printed)) == (10, 9, 4)


def test_every_card_has_names_and_a_flavour_line_in_every_language():
    faces = [printed.card for printed in CARDS.printed] + [side for sides in CARDS.buildings for side in sides]
    faces += [m.card for m in CARDS.mercenaries] + [base for base, _ in CARDS.missions]
    faces += [*CARDS.actions, *CARDS.spells]
    for card in faces:
        for language in LANGUAGES:
            assert card.names[language].strip()
            assert card.flavour[language].strip()
        assert len(set(card.flavour.values())) == len(LANGUAGES), card.id
        assert card.source
    assert len({card.flavour["en"] for card in faces}) == len(faces)


def gains(card) -> list[dict[str, int]]:
    """The alternatives of a card."""
    return [counts(way) for way in card.effect.ways]


def find(name: str):
    """A card by id; of a mission both sides."""
    sides = [side for sides in CARDS.buildings for side in sides]
    for card in (*sides, *CARDS.actions, *CARDS.spells):
        if card.id == name:
            return card
    return next(sides for sides in CARDS.missions if sides[0].id == name)


def test_what_the_rulebook_states_is_kept():
    assert gains(find("inn")) == [{"weapon": 1}, {"mana": 1}]
    assert gains(find("hotel")) == [{"weapon": 1}, {"mana": 1}, {"mercenary": 1}]
    assert counts(find("bank").costs[0]) == {"coin": 5}
    embassy = find("embassy")[0]
    assert (counts(embassy.costs[0]), gains(embassy)) == ({"coin": 1, "mercenary": 1}, [{"points": 1}])
    lair = find("dragons_lair")[1]
    assert (counts(lair.costs[0]), gains(lair)) == ({"weapon": 2, "mana": 2}, [{"mana": 1, "points": 3}])
    assert gains(find("burglary")) == [{"coin": 2}]
    abundance = find("abundance")
    assert (counts(abundance.costs[0]), abundance.effect.extra_die) == ({"mana": 1}, 1)
    assert [find(name).effect.lasting for name in ("castle", "temple", "palace")] == [True, True, False]
    assert sum(find("palace").effect.pays[0]) == 1
    for name, ways in (("pier", 1), ("port", 2)):
        assert sum(find(name).effect.pays[0]) == 2
        assert [sum(way) for way in find(name).effect.ways] == [1] * ways
    assert [len(mercenary.hire) for mercenary in CARDS.mercenaries] == [1, 2, 2]
    assert find("hex").effect.hex == 2


def test_points_of_buildings_are_those_of_the_rulebook():
    assert [[side.points for side in sides] for sides in CARDS.buildings] == [[0, 1]] * 5 + [[1, 2]] * 5


def test_hiring_costs_more_than_playing_gives():
    for mercenary in CARDS.mercenaries:
        for cost in mercenary.hire:
            assert worth_of(cost) > 100 * (mercenary.gives + 1)


def changed(*changes: tuple[str, str]):
    """The game with a changed card file."""
    text = TEXT
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    return game("gnomeland", parse_card_set(text, "mine.toml"))


TRADER = "hire = [{ coin = 2 }]"
SOLDIER = "hire = [{ coin = 3 }, { coin = 1, weapon = 1 }]"
WIZARD = "hire = [{ coin = 4 }, { weapon = 2 }]"
SHOP = "cost = { coin = 1 }\ngain = { coin = 2 }"


@pytest.mark.parametrize("change", [
    (TRADER, "hire = [{ coin = 1 }]"),  # breaks even
    ('spaces = ["1-2", "3-4"]\ngain = { coin = 1 }', 'spaces = ["1-2", "3-4"]\ngain = { mana = 1 }'),
    (SHOP, "cost = {}\ngain = { coin = 2, points = 1 }"),
    (SHOP, "cost = [{ coin = 1 }, { weapon = 1 }]\nchoice = [{ coin = 2 }, { trader = 1 }]\nreroll = \"one\""),
    ("pay = { coin = 2 }\ngain = { mana = 1 }", "pay = [{ coin = 2 }, { weapon = 1 }]\ngain = { mercenary = 1 }"),
    ("recall = 1", "recall = 3\nreroll = \"any\"\ngain = { coin = 1 }"),
    ("pay = { coin = 4 }, gain = { points = 2 }", "pay = {}, gain = { points = 1 }, extra_die = 1"),
    ("pay = { coin = 4 }, gain = { points = 2 }",
     "pay = [{ coin = 4 }, { trader = 1 }], choice = [{ points = 2 }, { mana = 1 }]"),
    ("id = \"burglary\"\ngain = { coin = 2 }",
     "id = \"burglary\"\ncurse = { take = { coin = 1 }, steal = [\"coin\"] }"),
])
def test_what_the_rulebooks_words_can_say_is_taken_without_a_warning(change):
    mine = changed(change)
    assert mine.warnings("en") == []
    assert all(card["text"] for card in mine.describe_cards("fr"))


def test_the_standard_set_gives_no_warning():
    for language in LANGUAGES:
        assert GAME.warnings(language) == []


@pytest.mark.parametrize(("changes", "named", "not_named"), [
    ([(TRADER, "hire = [{}]")], ["Trader"], ["Soldier", "Wizard"]),
    ([(WIZARD, "hire = [{ coin = 4 }, {}]")], ["Wizard"], ["Trader", "Soldier"]),
    ([(TRADER, "hire = [{ weapon = 1 }]"), (SOLDIER, "hire = [{}]")], ["Soldier"], ["Trader", "Wizard"]),
])
def test_a_turn_without_end_is_a_warning_that_names_the_cards(changes, named, not_named):
    (said,) = changed(*changes).warnings("en")
    assert all(name in said for name in named)
    assert not any(name in said for name in not_named)
    assert "without end" in said
    assert "60" in said


def test_a_cycle_over_several_mercenaries_breaks_even_or_is_warned_of():
    """A coin for a weapon and a weapon for a coin break even."""
    assert changed((TRADER, "hire = [{ weapon = 1 }]"), (SOLDIER, "hire = [{ coin = 1 }]")).warnings("en") == []


def test_a_die_that_brings_a_die_is_a_warning_too():
    mine = changed((SHOP, "cost = { coin = 2 }\nextra_die = 1"))
    (said,) = mine.warnings("en")
    assert "Small Shop" in said
    assert "another die" in said
    assert len({mine.warnings(language)[0] for language in LANGUAGES}) == len(LANGUAGES)


def bundle(**given: int) -> tuple[int, ...]:
    """A bundle of resources."""
    return (*[given.get(word, 0) for word in RESOURCES], *NO_BUNDLE[3:])


def test_prices_are_found_exactly_where_there_are_some():
    coin, weapon = 0, 1
    assert not is_endless([(bundle(coin=1), weapon, 1)])
    assert not is_endless([(bundle(coin=1), weapon, 1), (bundle(weapon=1), coin, 0)])
    assert not is_endless([(bundle(coin=1), coin, 0)])
    assert is_endless([(bundle(), coin, 0)])
    assert is_endless([(bundle(coin=1), weapon, 1), (bundle(), coin, 0)])
    assert not is_endless([(bundle(coin=2), weapon, 1), (bundle(weapon=2, coin=1), coin, 0)])


@pytest.mark.parametrize(("old", "new", "said"), [
    ("contest = \"weapon\"", "contest = \"cheese\"", "action scuffle: contest: must be one of"),
    ("keeps = 1", "keeps = 9", "printed warehouse: keeps: must be from 0 to 3, not 9"),
    ("hex = 2", "hexes = 2", "spell hex: gain or choice"),
    ("recall = 1", "gain = { coin = 1 }\nchoice = [{ coin = 1 }, { mana = 1 }]",
     "spell gnome_recall: choice: a card has only one of"),
    ("cost = { coin = 1 }\nrecall = 1", "cost = [{ coin = 1 }, { coin = 1 }]\nrecall = 1",
     "spell gnome_recall: cost: must hold different costs"),
    ("cost = { coin = 1 }\nrecall = 1", "cost = [{ coin = 1 }, {}, { mana = 1 }]\nrecall = 1",
     "spell gnome_recall: cost: must hold 1 to 2"),
    ("contest = \"weapon\"", "hex = 2", "action scuffle: gain or choice"),
    ("id = \"barracks\"", "id = \"inn\"", "building inn: id: is there twice"),
    ("id = \"soldier\"", "id = \"sailor\"", "mercenary sailor: id: must be one of soldier"),
    ("kind = \"special\"", "kind = \"standard\"", "building palace: base"),
    ("shift = [\"+1\"]", "shift = []", "building court: base: shift: must hold +1, -1 or both"),
    ("pay = { coin = 4 }, gain", "pay = { coin = 10 }, gain", "mission festival: base: pay: coin: must be from 0 to 9"),
    ("pay = { coin = 1 }\nextra_die", "pay = {}\nextra_die", "building palace: base: pay: must hold something"),
    ("four_seats = 9", "four_seats = 0", "supply: four_seats: must be from 1 to 30, not 0"),
    ("spaces = [\"middle\"]", "spaces = [\"left\"]", "printed: must fill each of the six spaces once"),
    ("gnomes = 5", "gnomes = 0", "printed: must hold one house with gnomes, on one space"),
])
def test_a_mistake_is_named_by_file_card_and_field(old, new, said):
    assert refused(old, new).startswith(f"mine.toml: {said}")


def test_a_card_too_few_is_refused():
    start = TEXT.index('[[spell]]\nid = "blessing"')
    with pytest.raises(ValidationError, match=r"mine\.toml: spell: must hold 9 cards, not 8"):
        game("gnomeland", parse_card_set(TEXT[:start], "mine.toml"))


def test_another_set_of_figures_makes_another_game():
    mine = game("gnomeland", parse_card_set(TEXT.replace("hex = 2", "hex = 3"), "mine.toml"))
    assert mine.card_set.hash != GAME.card_set.hash
    assert mine.cards.spells[7].effect.hex == 3


def test_cards_are_told_in_every_language():
    for language in LANGUAGES:
        told = GAME.describe_cards(language)
        assert len(told) == 4 + 20 + 3 + 10 + 10 + 9
        assert all(card["text"] and card["name"] for card in told)

"""The card file: what is in it, and what the loader refuses."""

from __future__ import annotations

import re
from array import array

import pytest

from gnomehall.core.cards import parse_card_set
from gnomehall.core.dice import Dice
from gnomehall.core.languages import LANGUAGES
from gnomehall.core.mistakes import CardMistake
from gnomehall.core.playout import play_matches, random_move
from gnomehall.core.view import plain
from gnomehall.games import game
from gnomehall.games.gnomeland.effect_words import NO_BUNDLE, RESOURCES, counts
from gnomehall.games.gnomeland.encoder import make_encoder
from gnomehall.games.gnomeland.evaluation import worth_of
from gnomehall.games.gnomeland.termination import is_endless

GAME = game("gnomeland")
CARDS = GAME.cards
TEXT = GAME.card_set.text


def mistake(text: str) -> tuple[str, str]:
    """Where the mistake in a file is, and which it is; it can be said in every language."""
    with pytest.raises(CardMistake) as error:
        game("gnomeland", parse_card_set(text, "mine.toml"))
    assert len({error.value.said(language) for language in LANGUAGES}) == len(LANGUAGES)
    return ": ".join(error.value.path), error.value.key


def refused(old: str, new: str) -> tuple[str, str]:
    """The mistake in a changed file."""
    assert old in TEXT
    return mistake(TEXT.replace(old, new, 1))


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
    assert [find(name).effect.is_lasting for name in ("castle", "temple", "palace")] == [True, True, False]
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


@pytest.mark.parametrize(("old", "new", "path", "key"), [
    ("contest = \"weapon\"", "contest = \"cheese\"", "action scuffle: contest", "one-of"),
    ("keeps = 1", "keeps = 9", "printed warehouse: keeps", "range"),
    ("keeps = 1", "gain = { coin = 1 }", "printed warehouse: gain", "unknown"),
    ("gain = { weapon = 1 }\nsource", "gain = { weapon = 1 }\nkeeps = 1\nsource", "printed watch_tower: keeps",
     "unknown"),
    ("gain = { weapon = 1 }\nsource", "source", "printed watch_tower: gain", "no-effect"),
    ("hex = 2", "hexes = 2", "spell hex: hexes", "unknown"),
    ("hex = 2", "", "spell hex: gain", "no-effect"),
    ("recall = 1", "gain = { coin = 1 }\nchoice = [{ coin = 1 }, { mana = 1 }]", "spell gnome_recall: choice",
     "not-both"),
    ("recall = 1", "choice = [{ coin = 1 }, { coin = 1 }]", "spell gnome_recall: choice", "same-ways"),
    ("recall = 1", "choice = [{ coin = 1 }, {}]", "spell gnome_recall: choice", "empty"),
    ("recall = 1", "gain = {}", "spell gnome_recall: gain", "empty"),
    ("cost = { coin = 1 }\nrecall = 1", "cost = [{ coin = 1 }, { coin = 1 }]\nrecall = 1", "spell gnome_recall: cost",
     "same-ways"),
    ("cost = { coin = 1 }\nrecall = 1", "cost = [{ coin = 1 }, {}, { mana = 1 }]\nrecall = 1",
     "spell gnome_recall: cost", "cards"),
    ("cost = { coin = 1 }\nrecall = 1", "cost = { trader = 1 }\nrecall = 1", "spell gnome_recall: cost: trader",
     "unknown"),
    ("contest = \"weapon\"", "hex = 2", "action scuffle: hex", "unknown"),
    ("id = \"barracks\"", "id = \"inn\"", "building inn: id", "twice"),
    ("id = \"barracks\"", "id = \"Inn\"", "building guard_post: advanced: id", "id"),
    ("id = \"guard_post\"", "id = \"guard_house\"", "building guard_house: id", "same-id"),
    ("id = \"soldier\"", "id = \"sailor\"", "mercenary sailor: id", "one-of"),
    ("kind = \"special\"", "kind = \"standard\"", "building palace: base: pay", "unknown"),
    ("shift = [\"+1\"]", "shift = []", "building court: base: shift", "empty"),
    ("pay = { coin = 4 }, gain", "pay = { coin = 10 }, gain", "mission festival: base: pay: coin", "range"),
    ("pay = { coin = 1 }\nextra_die", "pay = {}\nextra_die", "building palace: base: pay", "empty"),
    ("four_seats = 9", "four_seats = 0", "supply: four_seats", "range"),
    ("spaces = [\"middle\"]", "spaces = [\"left\"]", "printed", "six-spaces"),
    ("spaces = [\"5-6\"]", "spaces = [\"5-6\", \"left\"]", "printed watch_tower: spaces", "one-row"),
    ("gnomes = 5", "gnomes = 0", "printed", "one-house"),
])
def test_a_mistake_is_named_by_card_and_field(old, new, path, key):
    assert refused(old, new) == (path, key)


def entries(kind: str) -> list[str]:
    """The cards of a kind as the file writes them, in its order; the last ends where the file does."""
    starts = [found.start() for found in re.finditer(rf"^\[\[{kind}\]\]", TEXT, re.MULTILINE)]
    ends = [found.start() for found in re.finditer(r"^(\[\[|# ----)|\Z", TEXT, re.MULTILINE)]
    return [TEXT[start : min(end for end in ends if end > start)] for start in starts]


@pytest.mark.parametrize(("kind", "left"), [("spell", 4), ("mission", 9), ("action", 9), ("building", 5)])
def test_too_few_cards_are_refused(kind, left):
    text = TEXT
    for entry in entries(kind)[left:]:
        text = text.replace(entry, "")
    assert mistake(text) == (kind, "cards")


def test_three_buildings_of_each_kind_are_needed():
    text = TEXT
    for entry in entries("building")[2:5]:
        text = text.replace(entry, "")
    assert mistake(text) == ("building", "three-of-each")


@pytest.mark.parametrize(("kind", "most"), [("spell", 20), ("mission", 20), ("action", 20), ("building", 20)])
def test_up_to_twenty_cards_of_a_kind_can_be_played_with_and_are_noted(kind, most):
    def more(number: int) -> str:
        entry = entries(kind)[-1]
        for name in re.findall(r'^id = "(\w+)"', entry, re.MULTILINE):
            entry = entry.replace(f'id = "{name}"', f'id = "{name}_{number}"')
        return re.sub(r'^name = \{ en = "', rf"\g<0>{number} ", entry, flags=re.MULTILINE)

    extra = [more(number) for number in range(most - len(entries(kind)))]
    mine = game("gnomeland", parse_card_set(TEXT + "\n" + "".join(extra), "mine.toml"))
    (note,) = mine.warnings("en")
    assert str(most if kind != "building" else most - 5) in note
    for seats in (2, 3, 4):
        state, dice = mine.start(seats), Dice(seats)
        encoder = make_encoder(mine, seats)
        while state.to_move is not None:
            move = random_move(state, dice)
            plain(mine.view(state))
            encoder.encode(state, 0, array("f", bytes(4 * encoder.size)))
            state.apply(move)
        assert mine.ending(state) == "rounds"
    assert mistake(TEXT + "\n" + "".join([*extra, more(most)])) == (kind, "cards")


def test_fewer_buildings_and_spells_than_printed_can_be_played_with():
    text = TEXT
    for entry in (*entries("building")[3:7], *entries("spell")[5:]):
        text = text.replace(entry, "")
    mine = game("gnomeland", parse_card_set(text, "mine.toml"))
    assert len(mine.warnings("fr")) == 3
    moves, _ = play_matches(mine.start(3), 20, 1)
    assert moves > 20 * 100


def test_a_set_in_english_only_is_told_in_every_language():
    data = re.sub(r'(name|flavour) = \{ en = ("(?:[^"\\]|\\.)*"),.*\}', r"\1 = { en = \2 }", TEXT)
    mine = game("gnomeland", parse_card_set(data, "mine.toml"))
    for language in LANGUAGES:
        assert {card["name"] for card in mine.describe_cards(language)} == {
            card["name"] for card in GAME.describe_cards("en")
        }
        assert "Palace" in mine.label(mine.parse("build palace left"), language)
        assert all(card["flavour"] for card in mine.describe_cards(language))


def test_another_set_of_figures_makes_another_game():
    mine = game("gnomeland", parse_card_set(TEXT.replace("hex = 2", "hex = 3"), "mine.toml"))
    assert mine.card_set.hash != GAME.card_set.hash
    assert mine.cards.spells[7].effect.hex == 3


def test_cards_are_told_in_every_language():
    for language in LANGUAGES:
        told = GAME.describe_cards(language)
        assert len(told) == 4 + 20 + 3 + 10 + 10 + 9
        assert all(card["text"] and card["name"] for card in told)

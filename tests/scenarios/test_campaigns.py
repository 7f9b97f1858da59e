"""The campaigns that are shipped: complete, playable, and rated as they stand."""

from __future__ import annotations

from pathlib import Path

import pytest

from gnomehall.core.languages import LANGUAGES
from gnomehall.core.registry import folder_of
from gnomehall.games import GAMES
from gnomehall.scenarios import campaign
from gnomehall.scenarios.goal_words import end_text, goal_text
from gnomehall.scenarios.ready import made_ready
from gnomehall.scenarios.scenario import Said, Scenario
from gnomehall.scenarios.tables import kept_lines

PLACES = [
    (game, place.key) for game in GAMES if (found := campaign.campaign(game)) is not None for place in found.places
]
FEWEST = {"gnomopolis": 8, "gems": 5, "gnomeland": 5}
DOCS = Path(__file__).parents[2] / "docs" / "scenarios.md"


def shipped(game: str, key: str) -> Scenario:
    found = campaign.shipped(game, key)
    assert found is not None
    return found


def texts(it: Scenario) -> list[Said]:
    """Every text of a scenario."""
    own = [it.title, it.introduction, it.ending, it.teaches, *[note.text for note in it.notes]]
    return [*own, *[goal.text for goal in it.goals if goal.text], *[way.text for way in it.ways]]


def test_every_game_has_its_campaign_and_no_file_is_left_over() -> None:
    for game, fewest in FEWEST.items():
        keys = [key for name, key in PLACES if name == game]
        assert len(keys) >= fewest
        files = sorted(path.name for path in (folder_of(game) / campaign.FOLDER).glob("[0-9]*.toml"))
        assert files == [f"{number:02}-{key}.toml" for number, key in enumerate(keys, 1)]
        found = campaign.campaign(game)
        assert found is not None
        assert set(found.title) == set(found.introduction) == set(LANGUAGES)
        needs = [place.needs for place in found.places]
        assert needs == sorted(needs)
        assert all(need <= 3 * number for number, need in enumerate(needs)), "it can be reached"


@pytest.mark.parametrize(("game", "key"), PLACES)
def test_a_scenario_that_ends_before_its_match_says_when(game: str, key: str) -> None:
    it = shipped(game, key)
    number = it.until.split()[-1] if it.until else ""
    said = {end_text(made_ready(it).game, it.until, language) for language in LANGUAGES}
    assert len(said) == (len(LANGUAGES) if it.until else 1)
    assert all(number in text and (text != "") == bool(it.until) for text in said)


@pytest.mark.parametrize(("game", "key"), PLACES)
def test_a_scenario_reads_begins_and_speaks_four_languages(game: str, key: str) -> None:
    it = shipped(game, key)
    ready = made_ready(it)
    assert (it.game, it.key, len(it.goals), len(it.notes)) == (game, key, 3, 3)
    for choices in [[], *[[when.choice] for when in it.when]]:
        table = ready.table(1, choices)
        assert table.to_move is not None
        if it.opening_for(choices):
            assert table.to_move == it.seat, "the player decides first"
    assert all(set(said) == set(LANGUAGES) for said in texts(it))
    for language in LANGUAGES:
        assert len({goal_text(ready.game, goal, language) for goal in it.goals}) == 3


@pytest.mark.parametrize("game", FEWEST)
def test_choices_are_asked_before_they_matter(game: str) -> None:
    asked: set[str] = set()
    used = 0
    for name, key in PLACES:
        if name == game:
            it = shipped(game, key)
            assert {when.choice for when in it.when} <= asked
            used += len(it.when)
            asked |= {way.key for way in it.ways}
    assert used >= 2


@pytest.mark.parametrize(("game", "key"), PLACES)
def test_the_rates_are_those_of_this_file_and_the_stars_are_fair(game: str, key: str) -> None:
    rated = campaign.rated(game, key)
    assert rated is not None, f"{game}/{key} has changed since it was rated: gnomehall scenario rate {game} --write"
    assert rated.stars["tinkerer"][0].mean >= 0.3, "Tinkerer reaches a star in 30 of 100 tries"
    assert any(share.mean > 0 for share in rated.all.values()), "some bot has reached all stars"
    for shares in rated.stars.values():
        assert shares[0].mean >= shares[1].mean >= shares[2].mean


@pytest.mark.parametrize(("game", "key"), PLACES)
def test_a_start_that_a_choice_has_changed_is_rated_and_fair(game: str, key: str) -> None:
    for when in shipped(game, key).when:
        rated = campaign.rated(game, key, when.choice)
        assert rated is not None, f"{game}/{key} after {when.choice} was not rated"
        assert rated.stars["tinkerer"][0].mean >= 0.3


@pytest.mark.parametrize("game", FEWEST)
def test_the_last_one_is_hard_for_a_master_who_thinks_as_at_a_table(game: str) -> None:
    last = [key for name, key in PLACES if name == game][-1]
    rated = campaign.rated_at_table(game, last)
    assert rated is not None
    assert rated.tries["master"] >= 20
    assert rated.stars["master"][1].mean < 0.5
    assert rated.all["master"].mean <= 0.25


@pytest.mark.parametrize("game", FEWEST)
def test_the_table_in_the_docs_is_the_one_that_was_kept(game: str) -> None:
    assert "\n".join(kept_lines(game)) in DOCS.read_text(encoding="utf-8")

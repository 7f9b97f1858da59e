"""Every worked example and every first match of the learn page is played, move by move, by the engine."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

import gnomehall
from gnomehall.core.dice import Dice
from gnomehall.core.game import Entry
from gnomehall.core.languages import LANGUAGES
from gnomehall.core.table import Table
from gnomehall.games import GAMES, game, rules_text
from gnomehall.games.lessons import Lesson, lessons, walk
from gnomehall.games.lessons import opening as opening_of


def numbers(text: str) -> list[int]:
    """The figures of a sentence, without those of spaces such as 1-2."""
    return [int(number) for number in re.findall(r"(?<![-\d])\d(?![-\d])", text)]


ALL = [(name, lesson) for name in GAMES for lesson in lessons(name)]
PAGE = Path(__file__).parents[1] / "web" / "src" / "games"
GAMES_FOLDER = Path(gnomehall.__file__).parent / "games"


def walked(name: str, lesson: Lesson) -> Table:
    """The table after all steps; a move that is not legal fails."""
    table = lesson.table(game(name))
    for step in lesson.steps:
        for text in step.play:
            assert table.to_move == step.seat, (lesson.id, step.say, text)
            table.play(text)
    return table


@pytest.mark.parametrize(("which", "lesson"), ALL, ids=[f"{name}-{lesson.id}" for name, lesson in ALL])
def test_a_lesson_can_be_played_as_it_is_written(which: str, lesson: Lesson) -> None:
    table = walked(which, lesson)
    assert not table.is_over
    assert set(lesson.rules) <= set(game(which).rules)
    assert {step.rule for step in lesson.steps if step.say} <= set(game(which).rules)
    assert lesson.steps[-1].say, "the last word is said to the learner"
    record = opening_of(which, lesson.id)[1]
    replayed = gnomehall.replay(record)
    assert [entry.move.text for entry in replayed.played][: len(lesson.before)] == list(lesson.before)


@pytest.mark.parametrize(("which", "lesson"), ALL, ids=[f"{name}-{lesson.id}" for name, lesson in ALL])
def test_after_any_move_at_any_step_the_lesson_goes_on_and_teaches_the_rest(which: str, lesson: Lesson) -> None:
    """A robot plays something else at every step: laid out again at that step, the lesson is as it was."""
    record, places = walk(which, lesson.id)
    whole = gnomehall.replay(record).played
    script = [(step.seat, text, step.say) for step in lesson.steps for text in step.play]
    assert [say for _, _, say in script if say] or len(lesson.steps) == 1
    for n, (seat, text, _) in enumerate(script):
        if seat != lesson.me:
            continue
        astray = at_step(which, lesson, whole, places[n])
        dice = Dice(n)
        other = [move for move in astray.legal() if move.text != text]
        if not other:
            continue
        astray.play(other[dice.roll(len(other))])
        again = at_step(which, lesson, whole, places[n])
        taught = []
        for who, move, say in script[n:]:
            assert again.to_move == who
            again.play(move)
            taught.append(say)
        assert [entry.move.text for entry in again.played] == [entry.move.text for entry in whole]
        assert taught == [say for _, _, say in script[n:]]


def at_step(which: str, lesson: Lesson, whole: Sequence[Entry], moves: int) -> Table:
    """The table as the page lays it out again: played on from the lesson's own record, with its deal."""
    return Table(game(which), lesson.seats, lesson.options, lesson.deal, [""] * lesson.seats, log=whole[:moves])


def test_every_game_has_a_first_match_and_its_examples(name: str) -> None:
    first, *more = [lesson.id for lesson in lessons(name) if lesson.kind == "first"]
    assert first
    assert not more
    rules = (GAMES_FOLDER / name / "RULES.md").read_text(encoding="utf-8")
    told = {text for what, text in NOTE.findall(rules) if what == "example"}
    told.discard("score")  # it opens the scorer
    assert told == {lesson.id for lesson in lessons(name) if lesson.kind == "example"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_guide_says_of_a_card_is_on_the_card(language: str) -> None:
    cards = game("gnomeland").card_set.data
    shop = next(it["base"] for it in cards["building"] if it["id"] == "small_shop")
    missions = {it["id"]: it["base"] for it in cards["mission"]}
    said = {
        "first-build": [shop["cost"]["coin"], shop["gain"]["coin"]],
        "first-mission": [missions["festival"]["pay"]["coin"], missions["festival"]["gain"]["points"]],
        "shop-mission": [missions["tournament"]["pay"]["coin"], missions["tournament"]["gain"]["points"]],
    }
    texts = (PAGE / "gnomeland" / "texts" / f"{language}.ftl").read_text(encoding="utf-8")
    for message, figures in said.items():
        (text,) = re.findall(rf"^learn-say-gnomeland-{message} = (.*)$", texts, re.MULTILINE)
        assert numbers(text)[:2] == figures


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_example_of_the_rules_pays_what_the_tournament_costs(language: str) -> None:
    tournament = next(it["base"] for it in game("gnomeland").card_set.data["mission"] if it["id"] == "tournament")
    (price,) = re.findall(r"\(L-8, L-12\)[^(]*\((.*?)\)", " ".join(rules_text("gnomeland", language).split()))
    assert numbers(price) == [*tournament["pay"].values(), tournament["gain"]["points"]]


def test_the_guide_counts_gnomes_and_rounds_as_the_table_does() -> None:
    lesson = next(it for it in lessons("gnomeland") if it.kind == "first")
    table = lesson.table(game("gnomeland"))
    for step in lesson.steps:
        if step.say == "no2":
            break
        for text in step.play:
            table.play(text)
    view: dict[str, Any] = table.view()
    assert (view["seats"][0]["gnomes"], view["rounds"] - view["round"]) == (3, 4), "the guide says three, and four"


def test_the_examples_come_out_as_the_rules_say() -> None:
    tables = {(name, lesson.id): walked(name, lesson) for name, lesson in ALL}
    seat: dict[tuple[str, str], Any] = {key: table.view()["seats"] for key, table in tables.items()}
    assert seat["gems", "collect"][0]["pile"] == {"ruby": 2, "coal": 1}
    assert seat["gnomopolis", "trade"][0]["coins"] == 2
    assert seat["gnomopolis", "grow"][0]["exhausted"] == {"villager": 1}
    assert seat["gnomopolis", "atelier"][0]["exhausted"] == {"child": 3}
    assert tables["gnomeland", "shop"].scores() == [2, 0]


RULE = re.compile(r"^- \*\*([A-Z]+-\d+)\*\* ", re.MULTILINE)
NOTE = re.compile(r"^<!-- (\w+): (\S+) -->$", re.MULTILINE)  # icon, picture, example: for the learn page


@pytest.mark.parametrize("language", ["pt", "fr", "it"])
def test_the_rules_are_whole_in_every_language(name: str, language: str) -> None:
    english = (GAMES_FOLDER / name / "RULES.md").read_text(encoding="utf-8")
    other = (GAMES_FOLDER / name / f"RULES.{language}.md").read_text(encoding="utf-8")
    assert RULE.findall(other) == RULE.findall(english)
    assert len(re.findall(r"^## ", other, re.MULTILINE)) == len(re.findall(r"^## ", english, re.MULTILINE))
    assert NOTE.findall(other) == NOTE.findall(english)


def test_the_rules_can_be_had_in_a_language(name: str) -> None:
    assert rules_text(name, "pt") != rules_text(name)

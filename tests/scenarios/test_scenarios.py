"""Scenario files: read, refused with the place of the mistake, played, settled, written again."""

from __future__ import annotations

from pathlib import Path
from typing import Any  # fields of a scenario

import gymnasium
import pytest

import gnomehall
from gnomehall.core.errors import IllegalMove, ValidationError
from gnomehall.core.table import Table
from gnomehall.envs.gymnasium import register
from gnomehall.envs.scenario import ScenarioEnv
from gnomehall.games import game
from gnomehall.scenarios.goal_words import worded
from gnomehall.scenarios.mistakes import ScenarioMistake
from gnomehall.scenarios.rate import play_try, rate
from gnomehall.scenarios.ready import made_ready
from gnomehall.scenarios.scenario import Note, Scenario, StarGoal, Way, When, read_file, read_scenario
from gnomehall.scenarios.write import write_scenario

OPENING = ["first 0", "explore", "reveal ruby", "claim ruby"]


def made(**more: Any) -> Scenario:
    return Scenario(**{
        "game": "gems", "title": {"en": "Three"}, "seats": 2, "bots": ["sprout"], "opening": OPENING,
        "goals": [StarGoal("claimed >= 1"), StarGoal("claimed >= 3")], "until": "claimed + tokens >= 3", **more,
    })


def whole() -> Scenario:
    """A scenario with every field."""
    return made(
        key="all-of-it", picture="cave", introduction={"en": "A \"story\" with \\ marks", "it": "Più"}, seat=1,
        ending={"en": "End"}, teaches={"en": "Claim"}, options={"first": 0, "coal_groups": True},
        opening=OPENING[1:], when=[When("debt", OPENING[1:3])], notes=[Note("clock", {"en": "soon"})],
        question={"en": "Which?"}, ways=[Way("debt", {"en": "A debt"}), Way("kept", {"en": "Kept"})],
        cards=game("gems").card_set.text)


def test_a_scenario_is_written_and_read_as_the_same() -> None:
    it = whole()
    assert read_scenario(write_scenario(it), "") == it
    assert made_ready(it).game.card_set.hash == game("gems").card_set.hash


@pytest.mark.parametrize(("change", "place", "key"), [
    ({"game": "chess"}, ("game",), "one-of"),
    ({"seats": 9}, ("seats",), "detail"),
    ({"seat": 2}, ("seat",), "range"),
    ({"bots": []}, ("bots",), "bots"),
    ({"bots": ["python bot.py"]}, ("bots",), "level"),
    ({"options": {"first": 7}}, ("options",), "detail"),
    ({"goals": [StarGoal("gold >= 3")]}, ("goals 1", "goal"), "goal"),
    ({"goals": [StarGoal("points")]}, ("goals 1", "goal"), "yes-or-no"),
    ({"goals": [StarGoal("points > 1 or tokens > 1")]}, ("goals 1", "text"), "no-words"),
    ({"until": "__import__"}, ("until",), "goal"),
    ({"opening": ["first 0", "claim ruby"]}, ("start", "opening", "2"), "move"),
    ({"opening": ["first 0", "castle"]}, ("start", "opening", "2"), "move"),
    ({"when": [When("debt", ["explore"])]}, ("start when 1", "opening", "1"), "move"),
    ({"until": "claimed >= 1"}, ("start", "opening"), "settled"),
    ({"ways": [Way("a", {"en": "A"}), Way("a", {"en": "B"})], "question": {"en": "?"}}, ("choice", "ways"), "twice"),
    ({"cards": "x = 1\n"}, ("cards", "x"), "unknown"),
])
def test_what_cannot_be_played_is_named(change: dict[str, Any], place: tuple[str, ...], key: str) -> None:
    with pytest.raises(ScenarioMistake) as caught:
        made_ready(made(**change))
    assert (caught.value.path, caught.value.key) == (place, key)
    assert all(caught.value.said(language) for language in ("en", "pt", "fr", "it"))


@pytest.mark.parametrize(("old", "new", "said"), [
    ("seats = 2", "seats = 2\nchairs = 2", "chairs: A scenario has no field of this name."),
    ("seats = 2", "seats = 99", "seats: It must be from 1 to 10, not 99."),
    ("seats = 2", 'seats = "two"', "seats: It must be a whole number."),
    ('game = "gems"\n', "", "game: This is missing."),
    ('key = "own"', 'key = "../x"', "key: A short name has small letters"),
    ("[title]\n", "[title]\npt = \"x\"\n[ending]\n", "title: en: This is missing."),
    ("opening = [", "opening = [MANY", "start: opening: There is room for 1,500 at most."),
    ("[start]", '[start]\nrecord = "a.jsonl"', "start: record: A scenario begins with an opening or with a record"),
    ("format =", 'cards = "../secret.toml"\nformat =', "cards: The file '../secret.toml' is looked for beside"),
    ("format =", "format", "This is not a TOML file"),
    ("scenario/1", "scenario/9", "format: It must be one of gnomehall-scenario/1"),
    ("[[goals]]", "[[goals]]\ngoal = \"won\"\n" * 3 + "[[goals]]", "goals: There must be 1 - 3 of these, not 5."),
    ('en = "Three"', f'en = "{"x" * 81}"', "title: en: One line of at most 80 characters."),
])
def test_a_file_that_is_wrong_says_where(old: str, new: str, said: str) -> None:
    text = write_scenario(made())
    assert old in text
    with pytest.raises(ScenarioMistake) as caught:
        read_scenario(text.replace(old, new.replace("MANY", '"explore", ' * 1_501), 1), "mine.toml")
    assert str(caught.value).startswith("mine.toml: ")
    assert said in str(caught.value)


def test_a_record_and_cards_are_found_beside_the_file(tmp_path: Path) -> None:
    table = Table(game("gems"), 2, seed=1)
    for _ in range(20):
        table.play(table.legal()[0])
    (tmp_path / "match.jsonl").write_text(table.record())
    (tmp_path / "cards.toml").write_text(game("gems").card_set.text)
    text = write_scenario(made(opening=[], until="claimed >= 1", cards="cards.toml"))
    (tmp_path / "mine.toml").write_text(text + '\n[start]\nrecord = "match.jsonl"\nmoment = 7\n')
    it = read_file(tmp_path / "mine.toml")
    assert it.opening[:7] == [entry.move.text for entry in table.played[:7]]
    assert made_ready(it).table(3).to_move is not None, "chance is played up to the next decision"
    with pytest.raises(ValidationError, match="no moment 9999"):
        read_scenario((tmp_path / "mine.toml").read_text().replace("moment = 7", "moment = 9999"), "", tmp_path)


def test_a_verdict_follows_the_log_and_stays_once_it_is_settled() -> None:
    ready = made_ready(made())
    table, verdict = ready.table(5), ready.verdict()
    table.on_entry = verdict.entered
    verdict.look(table)
    assert (verdict.reached, verdict.is_settled) == ([True, False], False)
    with pytest.raises(IllegalMove, match="nothing can be undone"):
        table.undo()  # the claim of the opening
    while not verdict.is_settled:
        claims = [move for move in table.legal() if move.verb == "claim"]
        table.play(claims[0] if claims else table.legal()[0])
    assert (verdict.reached, verdict.stars) == ([True, True], 2)
    table.undo()
    assert not verdict.is_settled, "what settled it was taken back"
    table.play(next(move for move in table.legal() if move.verb == "claim"))
    assert verdict.is_settled
    again, later = ready.verdict(), ready.table(5)
    for entry in table.log[len(OPENING) :]:
        later.follow(entry)
        again.look(later)
    assert (again.reached, again.is_settled) == (verdict.reached, True)
    while not table.is_over:
        table.play("retreat" if "retreat" in [move.text for move in table.legal()] else table.legal()[0])
    assert verdict.reached == [True, True], "what comes after it changes nothing"


def test_a_finished_try_replays_verifies_and_names_its_scenario() -> None:
    table = made_ready(made(), "gems/three").table(8)
    while not table.is_over:
        table.play(table.legal()[0])
    record = table.record()
    assert gnomehall.verify(record) > 0
    assert gnomehall.replay(record).scenario == "gems/three"
    plain = Table(game("gems"), 2, seed=1)
    assert '"scenario"' not in plain.record()


def test_luck_after_the_start_is_fresh_and_a_choice_is_another_opening() -> None:
    ready = made_ready(made(when=[When("debt", ["first 1"])]))
    one, two = ready.table(), ready.table()
    assert one.chance.seed != two.chance.seed
    assert one.played[:4] == two.played[:4]
    assert [entry.move.text for entry in ready.table(1, ["kept", "debt"]).played[:1]] == ["first 1"]


@pytest.mark.parametrize(("goal", "language", "said"), [
    ("points >= 20 and homeless == 0", "en", "Points: at least 20; homeless gnomes: none"),
    ("buildings > 2", "pt", "Prédios: pelo menos 3"),
    ("won", "fr", "Gagner la partie"),
    ("won == 0 and place < 3", "it", "Non: vincere la partita; posizione: al massimo 2"),
])
def test_plain_goals_are_put_into_words(goal: str, language: str, said: str) -> None:
    assert worded(game("gnomopolis"), goal, language) == said


def test_a_rating_counts_the_stars_of_every_level() -> None:
    ready = made_ready(made())
    tries = {"sprout": 6, "neighbour": 6, "tinkerer": 6, "master": 2, "old-root": 2}
    rated = rate(ready, "hash", tries, 3, 4)
    for name, shares in rated.stars.items():
        assert shares[0].low <= shares[0].mean <= shares[0].high
        assert shares[1].mean >= rated.all[name].mean
    counted = [play_try(ready, "tinkerer", 3_000_000 + n, 4).reached[1] for n in range(6)]
    assert rated.stars["tinkerer"][1].mean == round(sum(counted) / 6, 3)


def test_a_learner_earns_stars(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(write_scenario(made(seat=1, opening=["first 1"])))
    register()
    env = gymnasium.make("scenario-v1", scenario=str(file), disable_env_checker=True)
    plain = env.unwrapped
    assert isinstance(plain, ScenarioEnv)
    seen, info = env.reset(seed=4)
    is_over, reward = False, 0.0
    while not is_over:
        claims = [it for it in seen["action_mask"].nonzero()[0] if plain.match.game.moves[it].verb == "claim"]
        action = claims[0] if claims else seen["action_mask"].argmax()
        seen, reward, is_over, _, info = env.step(int(action))
    assert reward == info["stars"] == sum(info["goals"]) == 2
    first, _ = env.reset(seed=4)
    second, _ = env.reset(seed=4)
    assert (first["observation"] == second["observation"]).all()

"""A scenario made ready to be played: its game is loaded, its goals are read, its openings are played."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from gnomehall.bots.levels import level
from gnomehall.core.cards import parse_card_set
from gnomehall.core.errors import GnomehallError
from gnomehall.core.game import Entry, Game, Played
from gnomehall.core.goal_texts import GoalMistake
from gnomehall.core.mistakes import CardMistake
from gnomehall.core.state import CHANCE
from gnomehall.core.table import Table
from gnomehall.games import GAMES
from gnomehall.games import game as game_named
from gnomehall.scenarios.goal_words import worded
from gnomehall.scenarios.mistakes import ScenarioMistake, of_card
from gnomehall.scenarios.scenario import Scenario
from gnomehall.scenarios.verdict import Verdict, read_yes_or_no


class Ready:
    """A scenario and its game; `Ready(...)` trusts the scenario, `made_ready` checks all of it."""

    def __init__(self, scenario: Scenario, id: str = "") -> None:
        self.scenario = scenario
        self.id = id or f"{scenario.game}/{scenario.key}"
        self.game = load_game(scenario)

    def entries(self, choices: Collection[str] = ()) -> list[Entry]:
        """The moves before it begins, each with whoever made it."""
        return entries_of(self.game, self.scenario, self.scenario.opening_for(choices))

    def table(self, seed: int | bytes | None = None, choices: Collection[str] = ()) -> Table:
        """A table where it begins; what chance brings from there on is fresh for every seed."""
        it, before = self.scenario, self.entries(choices)
        table = Table(self.game, it.seats, it.options, seed, log=before)
        table.scenario, table.stands = self.id, len(before)
        return table

    def verdict(self, choices: Collection[str] = ()) -> Verdict:
        """What tells how a try stands; it looks at nothing before the scenario begins."""
        it = self.scenario
        return Verdict(self.game, it.seat, [goal.goal for goal in it.goals], it.until, len(it.opening_for(choices)))


def load_game(scenario: Scenario) -> Game:
    """The game of a scenario, with its cards."""
    if scenario.game not in GAMES:
        raise ScenarioMistake(("game",), "one-of", list=", ".join(GAMES), value=repr(scenario.game))
    try:
        return game_named(scenario.game, parse_card_set(scenario.cards, "cards") if scenario.cards else None)
    except CardMistake as mistake:
        raise of_card(mistake, "cards") from mistake


def entries_of(game: Game, scenario: Scenario, opening: Sequence[str], *path: str) -> list[Entry]:
    """An opening, each move with whoever makes it; a move that is not legal is named."""
    table = Table(game, scenario.seats, scenario.options, 0, draws=False)
    for number, text in enumerate(opening, 1):
        try:
            table.follow(Played(CHANCE if table.to_move == CHANCE else table.state.mover, game.parse(text)))
        except GnomehallError as error:
            place = (*(path or ("start", "opening")), str(number))
            raise ScenarioMistake(place, "move", move=text[:60], detail=str(error)) from error
    return list(table.played)


def made_ready(scenario: Scenario, id: str = "") -> Ready:
    """A scenario that can be played, or the first mistake in it."""
    ready = Ready(scenario, id)
    _check_seats(ready.game, scenario)
    _check_goals(ready.game, scenario)
    _check_start(ready, scenario.opening, "start", "opening")
    for number, when in enumerate(scenario.when, 1):
        _check_start(ready, when.opening, f"start when {number}", "opening")
    keys = [way.key for way in scenario.ways]
    if len(set(keys)) < len(keys):
        raise ScenarioMistake(("choice", "ways"), "twice")
    return ready


def _check_seats(game: Game, scenario: Scenario) -> None:
    try:
        game.check_seats(scenario.seats)
    except GnomehallError as error:
        raise ScenarioMistake(("seats",), "detail", detail=str(error)) from error
    try:
        game.check_options(scenario.options, scenario.seats)
    except GnomehallError as error:
        raise ScenarioMistake(("options",), "detail", detail=str(error)) from error
    if scenario.seat >= scenario.seats:
        raise ScenarioMistake(("seat",), "range", low=0, high=scenario.seats - 1, value=scenario.seat)
    if len(scenario.bots) != scenario.seats - 1:
        raise ScenarioMistake(("bots",), "bots", count=scenario.seats - 1, value=len(scenario.bots))
    for name in scenario.bots:
        if level(name) is None:
            raise ScenarioMistake(("bots",), "level", name=repr(name))


def _check_goals(game: Game, scenario: Scenario) -> None:
    asked = [((f"goals {number}", "goal"), it.goal) for number, it in enumerate(scenario.goals, 1)]
    for path, text in [*asked, *([(("until",), scenario.until)] if scenario.until else [])]:
        try:
            read_yes_or_no(game, text)
        except GoalMistake as mistake:
            raise ScenarioMistake(path, "goal", detail=str(mistake)) from mistake
        except GnomehallError as error:
            raise ScenarioMistake(path, "yes-or-no") from error
    for number, it in enumerate(scenario.goals, 1):
        if not it.text and worded(game, it.goal, "en") is None:
            raise ScenarioMistake((f"goals {number}", "text"), "no-words")


def _check_start(ready: Ready, opening: Sequence[str], *path: str) -> None:
    """The scenario can begin there: the match goes on, and nothing is settled yet."""
    scenario = ready.scenario
    log = entries_of(ready.game, scenario, opening, *path)
    table = Table(ready.game, scenario.seats, scenario.options, 0, log=log, draws=False)
    verdict = ready.verdict()
    verdict.after = len(log)
    verdict.look(table)
    if verdict.is_settled:
        raise ScenarioMistake(path, "settled")

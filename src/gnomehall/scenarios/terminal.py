"""A scenario in the terminal: its story, its goals beside every decision, and its stars."""

from __future__ import annotations

from collections.abc import Collection
from random import Random, SystemRandom

from rich.console import Console
from rich.markup import escape

from gnomehall.core.game import Move
from gnomehall.core.words import say
from gnomehall.scenarios.goal_words import goal_text
from gnomehall.scenarios.ready import Ready
from gnomehall.scenarios.scenario import Said, spoken
from gnomehall.terminal.play import Terminal


class ScenarioTerminal(Terminal):
    """A match that ends when the scenario is settled."""

    def __init__(
        self, ready: Ready, seed: int | None, choices: Collection[str], language: str, console: Console,
    ) -> None:
        it, self.ready = ready.scenario, ready
        self.verdict = ready.verdict(choices)
        table = ready.table(seed, choices)
        players = ["human", *it.bots]
        turned = [players[(seat - it.seat) % it.seats] for seat in range(it.seats)]
        whims = SystemRandom() if seed is None else Random(f"bots of {seed}")
        super().__init__(table, turned, language, console, whims)
        table.on_entry = self.verdict.entered
        self.verdict.look(table)
        self.told = table.stands

    def goes_on(self) -> bool:
        """Until it is settled."""
        return not self.verdict.is_settled

    def show_choices(self, seat: int, moves: tuple[Move, ...]) -> None:
        """The goals as they stand, then the moves."""
        self.show_goals()
        super().show_choices(seat, moves)

    def show_goals(self) -> None:
        """A line for each goal."""
        for goal, is_reached in zip(self.ready.scenario.goals, self.verdict.reached, strict=True):
            key = "scenario-goal-reached" if is_reached else "scenario-goal-open"
            text = goal_text(self.ready.game, goal, self.language)
            self.console.print(escape(say(self.language, key, "scenarios", goal=text)))

    def show_end(self) -> None:
        """The stars, and how the story ends."""
        self.show_goals()
        stars, most = self.verdict.stars, len(self.verdict.reached)
        self.console.print(say(self.language, "scenario-settled", "scenarios", stars=stars, most=most))
        if stars:
            self.tell_story(self.ready.scenario.ending)

    def tell_story(self, said: Said) -> None:
        """A text of the scenario, if it has one."""
        if said:
            self.console.print(f"[italic]{escape(spoken(said, self.language))}[/]")


def play_scenario(ready: Ready, seed: int | None, choices: Collection[str], language: str) -> None:
    """Tell the story, play, and count the stars."""
    console, it = Console(), ready.scenario
    terminal = ScenarioTerminal(ready, seed, choices, language, console)
    console.print(f"[bold]{escape(spoken(it.title, language))}[/]")
    terminal.tell_story(it.introduction)
    for note in it.notes:
        console.print(f"· {escape(spoken(note.text, language))}")
    if not terminal.run():
        console.print(say(language, "scenario-not-settled", "scenarios"))

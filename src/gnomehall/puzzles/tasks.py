"""What a puzzle asks: the goals one can choose from, and the task in words."""

from __future__ import annotations

from gnomehall.core.facts import Facts
from gnomehall.core.game import Game
from gnomehall.core.goal_texts import read_goal
from gnomehall.core.state import State
from gnomehall.core.words import has_message, say
from gnomehall.games import part
from gnomehall.puzzles.puzzle import Puzzle
from gnomehall.solve import facts_of

GOALS = {"points": "points", "won": "won"}  # of every game
OF_ENDINGS = ("won", "points")  # what can be asked for the rest of a match


def goals_of(game: Game) -> dict[str, str]:
    """The goals of a game by key; `{coins}` in one stands for the coins at the beginning."""
    module = part(game, "facts")
    return {**GOALS, **(module.GOALS if module is not None else {})}


def goal_at(game: Game, key: str, facts: Facts, state: State) -> str:
    """A goal of the game as an expression, for the seat to move."""
    return goals_of(game)[key].format(**facts.all_of(state, state.mover))


def is_count(game: Game, goal: str) -> bool:
    """Whether a goal is a number to be made large, not a yes or no."""
    return not read_goal(goal, facts_of(game).names).is_yes_or_no


def task(game: Game, puzzle: Puzzle, language: str) -> str:
    """What to do, as a sentence."""
    key = f"puzzle-{puzzle.kind}-{puzzle.key}"
    if has_message("en", key, "puzzles"):
        return say(language, key, "puzzles")
    own = say(language, f"{game.name}-goal-{puzzle.key}", game.name)
    return say(language, "puzzle-chance", "puzzles", task=own) if puzzle.kind == "chance" else own


def task_name(game: Game, key: str, language: str) -> str:
    """A goal in a list to choose from."""
    own = f"{game.name}-goal-{key}"
    return say(language, own, game.name) if has_message("en", own, game.name) else say(
        language, f"puzzle-turn-{key}", "puzzles")


def idea_text(game: Game, key: str, language: str) -> str:
    """A surprise of an answer, as a sentence."""
    own = f"{game.name}-idea-{key}"
    return say(language, own, game.name) if has_message("en", own, game.name) else say(
        language, f"puzzle-idea-{key}", "puzzles")

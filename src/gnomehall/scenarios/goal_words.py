"""Goals in words: those that join plain comparisons of a fact with a number by `and`."""

from __future__ import annotations

import re
from functools import lru_cache

from gnomehall.core.game import Game
from gnomehall.core.words import has_message, say
from gnomehall.games import game as game_named
from gnomehall.scenarios.scenario import StarGoal, spoken
from gnomehall.solve import facts_of

CLAUSE = re.compile(r"(\w+)(?: (>=|<=|>|<|==) (\d{1,4}))?")
AT_LEAST, AT_MOST, EXACTLY = "at-least", "at-most", "exactly"
SENTENCES = {">=": (AT_LEAST, 0), ">": (AT_LEAST, 1), "<=": (AT_MOST, 0), "<": (AT_MOST, -1), "==": (EXACTLY, 0)}


def goal_text(game: Game, goal: StarGoal, language: str) -> str:
    """A goal as a player reads it: its own text, its facts in words, or else the expression itself."""
    return spoken(goal.text, language) or worded(game, goal.goal, language) or goal.goal


def worded(game: Game, goal: str, language: str) -> str | None:
    """A goal in words, or None if it is more than comparisons joined by `and`."""
    return _worded(game.name, goal, language)


@lru_cache(maxsize=5_000)  # every state of a table that plays a scenario says its goals
def _worded(name: str, goal: str, language: str) -> str | None:
    game, found = game_named(name), []
    for part in goal.split(" and "):
        clause = CLAUSE.fullmatch(" ".join(part.split()))
        fact = fact_name(game, clause[1], language) if clause else None
        if clause is None or fact is None:
            return None
        found.append(_said(fact, clause, language))
    text = "; ".join(found)
    return text[:1].upper() + text[1:]


def _said(name: str, clause: re.Match[str], language: str) -> str:
    fact, sign = clause[1], clause[2]
    if sign is None:
        return name
    key, more = SENTENCES[sign]
    number = int(clause[3]) + more
    if fact in ("won", "over"):
        return name if number else say(language, "scenario-not", "scenarios", fact=name)
    if number == 0 and key != AT_LEAST:
        return say(language, "scenario-none", "scenarios", fact=name)
    return say(language, f"scenario-{key}", "scenarios", fact=name, number=number)


def end_text(game: Game, until: str, language: str) -> str:
    """When a scenario ends before its match would, as a player reads it; empty if it does not, or has no words."""
    clause = CLAUSE.fullmatch(" ".join(until.split()))
    if clause is None or clause[2] is None:
        return ""
    key, more = SENTENCES[clause[2]]
    number = int(clause[3]) + more
    told = f"until-{clause[1].replace('_', '-')}-{key}"
    for name, file in ((f"scenario-{told}", "scenarios"), (f"{game.name}-{told}", game.name)):
        if has_message("en", name, file):
            return say(language, name, file, number=number, before=number - 1)
    return ""


def fact_name(game: Game, fact: str, language: str) -> str | None:
    """What a fact is called, if it has a name for people."""
    if fact not in facts_of(game).names:
        return None
    own = f"{game.name}-fact-{fact.replace('_', '-')}"
    for key, file in ((f"scenario-fact-{fact}", "scenarios"), (own, game.name)):
        if has_message("en", key, file):
            return say(language, key, file)
    return None


def named_facts(game: Game, language: str) -> dict[str, str]:
    """The facts that have a name for people, in the order of the game."""
    found = {fact: fact_name(game, fact, language) for fact in facts_of(game).names}
    return {fact: name for fact, name in found.items() if name is not None}

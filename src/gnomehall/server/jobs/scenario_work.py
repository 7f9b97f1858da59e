"""Scenarios in the process for visitors' work: files read and checked, moments of matches cut out."""

from __future__ import annotations

from gnomehall.core.errors import GnomehallError
from gnomehall.core.record import entry_text
from gnomehall.core.table import Table
from gnomehall.scenarios.mistakes import ScenarioMistake
from gnomehall.scenarios.moments import opening_of
from gnomehall.scenarios.ready import Ready, made_ready
from gnomehall.scenarios.scenario import Said, Scenario, StarGoal, read_scenario
from gnomehall.scenarios.write import write_scenario
from gnomehall.server.jobs.visitor_jobs import OpenScenario
from gnomehall.server.refusal import Refusal
from gnomehall.server.wire import scenarios as wire


def checked(wanted: wire.ShareScenario) -> Scenario:
    """A scenario that can be played, or the first mistake in words."""
    try:
        return made_ready(read_scenario(wanted.file, "")).scenario
    except ScenarioMistake as mistake:
        raise Refusal("bad-scenario", problem=mistake.placed(wanted.language)) from mistake


def opened(wanted: OpenScenario) -> list[str]:
    """The moves before a scenario begins; it was checked when it was kept, maybe under other rules."""
    try:
        return [entry_text(entry) for entry in Ready(wanted.scenario).entries(wanted.choices)]
    except GnomehallError as error:
        raise Refusal("bad-scenario", problem=str(error)) from error


def cut(table: Table, wanted: wire.MakeScenario) -> Scenario:
    """A scenario that begins at a moment of a finished match; it is read as any file is."""
    if not table.is_over:
        raise Refusal("not-over")
    try:
        opening = opening_of(table, wanted.moment)
    except GnomehallError as error:
        raise Refusal("bad-scenario", problem=str(error)) from error
    scenario = Scenario(
        game=table.game.name, title=_said(wanted.title, wanted.language), seats=table.seats,
        goals=[StarGoal(it.goal, _said(it.text, wanted.language)) for it in wanted.goals],
        introduction=_said(wanted.introduction, wanted.language), seat=wanted.seat, bots=wanted.bots,
        options=dict(table.options), cards="" if table.game.card_set.is_standard else table.game.card_set.text,
        opening=opening, until=wanted.until)
    return checked(wire.ShareScenario(write_scenario(scenario), wanted.language))


def _said(text: str, language: str) -> Said:
    """A text of one language, which serves for all."""
    return {"en": text, language: text} if text else {}

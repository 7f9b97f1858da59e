"""The addresses of scenarios: the campaigns, one by its id, and new ones by link."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from functools import lru_cache

import msgspec

from gnomehall.core.languages import LANGUAGES
from gnomehall.games import GAMES
from gnomehall.games import game as game_named
from gnomehall.scenarios import campaign as campaigns
from gnomehall.scenarios.goal_words import goal_text, named_facts
from gnomehall.scenarios.scenario import Said, Scenario, StarGoal, spoken
from gnomehall.server.app import shared
from gnomehall.server.app.routing import Call
from gnomehall.server.jobs.visitor_jobs import AnyVisitorJob, CheckScenario, CutScenario, OpenScenario, WriteScenario
from gnomehall.server.refusal import Refusal
from gnomehall.server.store.base import ScenarioOf
from gnomehall.server.wire import scenarios as wire

# ---- campaigns


async def list_facts(call: Call, game: str) -> list[wire.FactInfo]:
    """What goals of a scenario of one's own can be made of."""
    if game not in GAMES:
        raise Refusal("not-found")
    return [wire.FactInfo(name, text) for name, text in named_facts(game_named(game), call.language).items()]


async def list_campaigns(call: Call) -> list[wire.CampaignInfo]:
    """The campaigns of all games."""
    all_found = [await asyncio.to_thread(_campaign, name, call.language) for name in GAMES]
    return [found for found in all_found if found is not None]


@lru_cache(maxsize=64)
def _campaign(game: str, language: str) -> wire.CampaignInfo | None:
    found = campaigns.campaign(game)
    if found is None:
        return None
    places = [_place(game, place.key, language) for place in found.places]
    return wire.CampaignInfo(game, spoken(found.title, language), spoken(found.introduction, language), places)


def _place(game: str, key: str, language: str) -> wire.ScenarioInfo:
    """A scenario of a campaign, with its number and its rates."""
    it, found = campaigns.shipped(game, key), campaigns.campaign(game) if game in GAMES else None
    if it is None or found is None:
        raise Refusal("not-found")
    number, needs = next((n, place.needs) for n, place in enumerate(found.places, 1) if place.key == key)
    return _info(it, f"{game}/{key}", language, number, needs, campaigns.rated(game, key))


def _info(
    it: Scenario, id: str, language: str, number: int | None = None, needs: int = 0,
    rated: campaigns.Rated | None = None,
) -> wire.ScenarioInfo:
    game, stars = game_named(it.game), rated.stars if rated else {}
    return wire.ScenarioInfo(
        id=id, game=it.game, number=number, title=spoken(it.title, language), picture=it.picture,
        introduction=spoken(it.introduction, language), ending=spoken(it.ending, language),
        teaches=spoken(it.teaches, language), seats=it.seats, seat=it.seat, bots=it.bots,
        notes=[wire.Note(note.icon, spoken(note.text, language)) for note in it.notes],
        goals=[
            wire.StarGoal(
                goal_text(game, goal, language), goal.goal, {name: shares[n].mean for name, shares in stars.items()})
            for n, goal in enumerate(it.goals)
        ],
        tries=min(rated.tries.values()) if rated else 0, question=spoken(it.question, language),
        ways=[wire.Way(way.key, spoken(way.text, language)) for way in it.ways], needs=needs)


# ---- one


async def find(call: Call, id: str) -> tuple[Scenario, ScenarioOf]:
    """A scenario by its id, and what a table that plays it keeps of it."""
    game, _, key = id.partition("/")
    it = await asyncio.to_thread(campaigns.shipped, game, key) if key else await _shared(call, id)
    if it is None:
        raise Refusal("not-found")
    goals = [StarGoal(goal.goal, _ours(goal.text)) for goal in it.goals]
    return it, ScenarioOf(id, _ours(it.title), it.seat, goals, it.until)


def _ours(said: Said) -> Said:
    """A text in the languages of the hall: a file may have any number of others."""
    return {language: said[language] for language in LANGUAGES if language in said}


async def _shared(call: Call, id: str) -> Scenario:
    return msgspec.json.decode(await shared.find(call, "scenario", id), type=Scenario)


async def entries(call: Call, scenario: Scenario, choices: Collection[str]) -> list[str]:
    """The moves before a scenario begins, as the store keeps them."""
    if not scenario.opening_for(choices):
        return []
    return msgspec.json.decode(await call.ask(OpenScenario(scenario, list(choices))), type=list[str])


async def see_scenario(call: Call, game: str, key: str) -> wire.ScenarioInfo:
    """A scenario of a campaign."""
    return await asyncio.to_thread(_place, game, key, call.language)


async def see_shared(call: Call, scenario: str) -> wire.ScenarioInfo:
    """A scenario that somebody made."""
    return _info(await _shared(call, scenario), scenario, call.language)


async def scenario_file(call: Call, game: str, key: str) -> str:
    """The file of a scenario of a campaign."""
    text = campaigns.file_of(game, key)
    if text is None:
        raise Refusal("not-found")
    return text


async def shared_file(call: Call, scenario: str) -> str:
    """The file of a scenario that somebody made."""
    return msgspec.json.decode(await call.ask(WriteScenario(await _shared(call, scenario))), type=str)


# ---- a new one


async def share_scenario(call: Call, body: wire.ShareScenario) -> wire.ScenarioInfo:
    """Check a scenario file, and keep it for those who have its link."""
    return await _keep(call, CheckScenario(body), len(body.file), body.language)


async def make_scenario(call: Call, body: wire.MakeScenario) -> wire.ScenarioInfo:
    """A scenario of a moment of a finished match, kept for those who have its link."""
    return await _keep(call, CutScenario(body), len(body.record), body.language)


async def _keep(call: Call, job: AnyVisitorJob, size: int, language: str) -> wire.ScenarioInfo:
    """What is asked for is worked out and checked elsewhere; the same scenario has the same link."""
    call.limits.open_table(call.address, size, is_bots_only=False)
    text = bytes(await call.ask(job)).decode()
    id = shared.id_of(text)
    await shared.keep(call, "scenario", id, text)
    return _info(msgspec.json.decode(text, type=Scenario), id, language)

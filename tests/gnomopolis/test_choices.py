"""Teams (P-18) and white icons (P-6): whatever the rules allow can be chosen, and nothing else is asked.

A plain search over all ways to fill a team or to pay a cost says what should come out.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from itertools import product

from gnomehall.core.cards import parse_card_set
from gnomehall.games import game
from gnomehall.games.gnomopolis.cards import KINDS, SPECIALISTS
from gnomehall.games.gnomopolis.constants import EMPLOYING, PAYING
from gnomehall.games.gnomopolis.gnomes import bag_of, load_counts
from gnomehall.games.gnomopolis.rules import GnomopolisState
from tests.gnomopolis.at_table import padded, settle

V, S, ANY = "villager", "soldier", "any"
TEAMS = [
    [V], [ANY], [V, V], [V, ANY], [ANY, ANY], [V, S], [V, V, V], [V, V, ANY], [V, ANY, ANY], [ANY, ANY, ANY],
    [V, V, S], [V, S, ANY], [S, V, S, V], [V, V, V, ANY], [V, V, S, ANY], [ANY, ANY, ANY, ANY],
]
COSTS = [  # who stands, who lies
    ([ANY], []), ([], [ANY]), ([ANY, ANY], []), ([], [ANY, ANY]), ([ANY], [ANY]), ([V, ANY], []), ([ANY], [V]),
    ([ANY, ANY, ANY], []), ([], [ANY, ANY, ANY]), ([ANY, ANY], [ANY]), ([ANY], [ANY, ANY]), ([V, ANY], [S, ANY]),
    ([ANY, ANY, ANY, ANY], []), ([], [ANY, ANY, ANY, ANY]), ([ANY, ANY], [ANY, ANY]), ([V], [V, ANY, ANY]),
]
BAGS = [
    [], [V], [S], [V, V], [V, S], [V, V, S], [V, S, "child"], [V, V, V], [V, V, S, S], [V, V, V, S],
    [V, S, "child", "artisan"], [V, V, V, V], [S, S, S, "child"], [V, V, V, S, S], [V, V, S, "child", "inventor"],
]
Load = tuple[int, ...]  # what lies on a place: kinds standing, kinds lying, coins, assistants


def card_set() -> str:
    """A set whose nth building has the nth team and the nth cost, and no effect but coins."""
    plain = 'source = "owner"\ncost = { gnomes = ["child"] }\neffect = { coins = 1 }\n'
    text = '[set]\nname = "Choices"\nversion = 1\n'
    for players in range(1, 5):
        text += f'[[capital]]\nplayers = {players}\ncoins = 90\ngnomes = 9\nassistants = 12\nsource = "owner"\n'
    text += '[board]\nname = "Board"\nflavour = "-"\nsource = "owner"\nhousing = []\n'
    text += '[board.caravan]\nname = "Caravan"\nsource = "owner"\n'
    text += f'[[board.action]]\nid = "work"\nname = "Work"\n{plain}'
    for kind in SPECIALISTS:
        text += f'[[councilor]]\nid = "{kind}s"\nname = "{kind}s"\n{plain}'
        text += f'type = "{kind}"\npoints = 2\nbonus = {{}}\nflavour = "-"\n'
    for n, (team, (stand, lie)) in enumerate(zip(TEAMS, COSTS, strict=True)):
        cost = ", ".join(f"{word} = {json.dumps(row)}" for word, row in (("gnomes", stand), ("lying", lie)) if row)
        text += f'[[building]]\nid = "b{n}"\nname = "b{n}"\nsource = "owner"\ntype = "soldier"\nflavour = "-"\n'
        text += f"cost = {{ {cost} }}\neffect = {{ coins = 1 }}\n"
        text += f"team = {json.dumps(team)}\nimmigration = []\nhousing = []\n"
    return text


CHOICES = game("gnomopolis", parse_card_set(card_set(), "choices"))


def position(active: list[str], assistants: int = 0) -> GnomopolisState:
    """Seat 0 to move with these gnomes; nothing is on offer or built."""
    state = settle(CHOICES.start(2, {"first": 0}))
    state.active = padded([bag_of([KINDS.index(kind) for kind in active])])
    state.assistants = padded([assistants])
    state.offered = [-1] * 6
    return state


def ends(state: GnomopolisState, step: int, place: int) -> set[Load]:
    """Every load that comes out on a place; each question leaves more than one of them open."""
    if state.step != step:
        return {tuple(load_counts(state.load_on[place]))}
    found: set[Load] = set()
    for move in state.legal_ids():
        after = state.clone()
        after.apply(move)
        found |= ends(after, step, place)
    assert len(found) > 1, "a question whose answer makes no difference"
    return found


def load(standing: Counter[str], lying: Counter[str], assistants: int) -> Load:
    """The same of words."""
    return (*[standing[kind] for kind in KINDS], *[lying[kind] for kind in KINDS], 0, assistants)


def ways_to_fill(icons: list[str], have: Counter[str]) -> Iterator[tuple[str, ...]]:
    """Every choice of a gnome or an assistant for each icon, of those there are."""
    if not icons:
        yield ()
        return
    for who in [who for who, count in have.items() if count > 0]:
        if who in (icons[0], "assistant") or icons[0] == ANY:
            for others in ways_to_fill(icons[1:], have - Counter([who])):
                yield (who, *others)


def test_p_18_every_team_that_can_be_filled_can_be_chosen_and_no_other():
    team_place = CHOICES.tables.team_place
    for (number, team), active, assistants in product(enumerate(TEAMS), BAGS, (0, 1, 2, 4)):
        expected = {
            load(Counter(who for who in chosen if who in KINDS), Counter(), chosen.count("assistant"))
            for chosen in ways_to_fill(team, Counter(active, assistant=assistants))
        }
        state = position(active, assistants)
        state.offered = [number] + [-1] * 5
        build = CHOICES.tables.build + number
        assert (build in state.legal_ids()) == bool(expected), (team, active, assistants)
        if expected:
            state.apply(build)
            assert ends(state, EMPLOYING, team_place) == expected, (team, active, assistants)
        else:
            more = 1
            while not any(ways_to_fill(team, Counter(active, assistant=assistants + more))):
                more += 1
            missing = str(CHOICES.why_not(state, build).args["missing"]).split()
            assert len(missing) == more, (team, active, assistants)
            assert not Counter(missing) - Counter(team), (team, active, assistants)


def test_p_6_every_payment_of_white_icons_can_be_chosen_and_no_other():
    for (number, (stand, lie)), active in product(enumerate(COSTS), BAGS):
        expected = {
            load(Counter(chosen[: len(stand)]), Counter(chosen[len(stand) :]), 0)
            for chosen in ways_to_fill([*stand, *lie], Counter(active))
        }
        state = position(active)
        state.district = [number] + [-1] * 23
        state.buildings = padded([1])
        use = CHOICES.tables.use + number
        assert (use in state.legal_ids()) == bool(expected), (stand, lie, active)
        if expected:
            state.apply(use)
            assert ends(state, PAYING, number) == expected, (stand, lie, active)

"""The scorer of real tables: the engine's figures, and the page's own for times without a network."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import gnomehall
from gnomehall.core.cards import parse_card_set
from gnomehall.core.sheet import Scored
from gnomehall.games.gems.cards import KINDS as GEMS
from gnomehall.games.gems.sheet import GemsSheets
from gnomehall.games.gems.tables import MOST_COMBINED
from gnomehall.games.gnomeland.sheet import GnomelandSheets, VillageSheet
from gnomehall.games.gnomopolis.cards import KINDS
from gnomehall.games.gnomopolis.game import Gnomopolis
from gnomehall.games.gnomopolis.sheet import BedCount, DistrictSheet, GnomopolisSheets
from gnomehall.server.jobs.visitor_worker import score
from gnomehall.server.wire.sheets import AnySheets

ROOT = Path(__file__).parents[1]
RECORDS = sorted((ROOT / "tests" / "records").glob("*.jsonl"))
CARDS = {name: gnomehall.game(name) for name in ("gems", "gnomopolis", "gnomeland")}


def district(**what: Any) -> Scored:
    return score(GnomopolisSheets([DistrictSheet(**what)]))


def test_the_rulebooks_example_is_11_points_and_the_older_drafts_9() -> None:
    housed = {"artisan": 1, "soldier": 1, "inventor": 1, "merchant": 1}
    assert district(coins=6, gnomes=housed, buildings=["armoury", "pottery"]).tallies[0].points == 11
    del housed["artisan"]
    assert district(coins=6, gnomes=housed, buildings=["armoury"]).tallies[0].points == 9


def test_p_32_a_printed_table_is_scored_from_three_counts_without_any_card() -> None:
    entered = district(coins=6, gnomes={"artisan": 1, "soldier": 1, "inventor": 1, "merchant": 1, "child": 2},
                       buildings=["armoury", "pottery"]).tallies[0]
    beds = [len([bed for bed in home.beds if bed.gnome]) for home in entered.homes]
    count = BedCount(sum(beds[:-1]), beds[-1], sum(entered.homeless.values()), 2)
    counted = district(coins=6, counted=count).tallies[0]
    assert (counted.points, counted.parts, counted.ties) == (entered.points, entered.parts, entered.ties)


def test_the_pile_of_the_rules_is_5_points() -> None:
    found = score(GemsSheets([{"ruby": 3, "emerald/ruby": 1, "coal": 2}])).tallies[0]
    assert (found.points, found.parts) == (5, {"tokens": 4, "groups": 1})


def test_g_12_a_combined_gem_is_worth_what_it_is_counted_as() -> None:
    piles: list[dict[str, int]] = [{"ruby/diamond": 1, "diamond": 2}, {"ruby/diamond": 1, "ruby": 2}]
    wanted = GemsSheets(piles)
    assert [tally.points for tally in score(wanted).tallies] == [7, 4]
    (page,) = by_the_page(facts_now, [{"game": "gems", "piles": piles}])
    assert page == msgspec.to_builtins(score(wanted))


def test_a_tie_names_what_decided_it() -> None:
    few = DistrictSheet(coins=2, gnomes={"villager": 1})
    many = DistrictSheet(coins=2, gnomes={"child": 1})
    found = score(GnomopolisSheets([few, many, few]))
    assert found.ranking == [[1], [0], [2]]
    assert found.decided == ["children", "earlier"]


def test_what_is_no_sheet_is_refused() -> None:
    with pytest.raises(gnomehall.GnomehallError):
        district(buildings=["atelier", "atelier"])
    with pytest.raises(gnomehall.GnomehallError):
        district(councilors=["nobody"])
    with pytest.raises(gnomehall.GnomehallError):
        score(GemsSheets([{"pebble": 3}]))
    with pytest.raises(gnomehall.GnomehallError, match="9 × emerald: there are only 8 in the box"):
        score(GemsSheets([{"emerald": 5}, {"emerald": 4}]))
    with pytest.raises(gnomehall.GnomehallError, match="8 beds, not 9"):
        district(counted=BedCount(board=9))
    with pytest.raises(gnomehall.GnomehallError, match="not both"):
        district(counted=BedCount(board=2), buildings=["pottery"])
    with pytest.raises(gnomehall.GnomehallError, match="3 children among 2 gnomes"):
        district(counted=BedCount(board=2, children=3))
    with pytest.raises(gnomehall.GnomehallError):
        score(GnomelandSheets([VillageSheet(buildings=["inn", "hotel"])]))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_finished_matches_score_and_rank_as_they_did_at_the_table(path: Path) -> None:
    table = gnomehall.replay(path.read_text(encoding="utf-8"))
    view: Any = table.view()
    first = getattr(table.state, "first", 0)
    order = [(first + n) % table.seats for n in range(table.seats)]
    wanted = SHEETS_OF[table.game.name](view, order)
    found = score(msgspec.convert(wanted, AnySheets))
    assert [tally.points for tally in found.tallies] == [table.scores()[seat] for seat in order]
    assert [sorted(order[n] for n in place) for place in found.ranking] == [sorted(place) for place in table.ranking()]


def _piles(view: Any, order: list[int]) -> dict[str, object]:
    return {"game": "gems", "piles": [view["seats"][seat]["pile"] for seat in order]}


def _districts(view: Any, order: list[int]) -> dict[str, object]:
    rows = []
    for seat in order:
        one = view["seats"][seat]
        bags = [one[area] for area in ("mug", "active", "exhausted")]
        gnomes = {kind: sum(bag.get(kind, 0) for bag in bags) for kind in KINDS}
        rows.append({
            "coins": one["coins"], "gnomes": gnomes, "buildings": [card["id"] for card in one["buildings"]],
            "councilors": [card["id"] for card in one["councilors"]],
        })
    return {"game": "gnomopolis", "districts": rows}


def _villages(view: Any, order: list[int]) -> dict[str, object]:
    sides = {card.id for pair in CARDS["gnomeland"].cards.buildings for card in pair}  # type: ignore[attr-defined]  # Gnomeland has cards
    rows = []
    for seat in order:
        one = view["seats"][seat]
        standing = [space["id"] for space in [*one["lower"], *one["upper"]]]
        rows.append({"track": one["score"], "buildings": [name for name in standing if name in sides]})
    return {"game": "gnomeland", "villages": rows}


SHEETS_OF = {"gems": _piles, "gnomopolis": _districts, "gnomeland": _villages}


# ---- the page's own scorer


def facts() -> dict[str, object]:
    cards = {name: game.describe_cards("en") for name, game in CARDS.items()}
    town, land = cards["gnomopolis"], cards["gnomeland"]
    housing = {str(card["id"]): card["housing"] for card in town if card["kind"] == "building"}
    housing["board"] = next(card["housing"] for card in town if card["kind"] == "board")
    return {
        "group": cards["gems"][0]["group_bonus"], "tokens": {card["id"]: card["points"] for card in cards["gems"]},
        "housing": housing,
        "counts": {card["id"]: card["count"] for card in cards["gems"]},
        "bed": {card["id"]: card["bed_points"] for card in town if "bed_points" in card},
        "homeless": next(card["homeless_points"] for card in town if card["kind"] == "board"),
        "councilors": {card["id"]: card["points"] for card in town if card["kind"] == "councilor"},
        "sides": {card["id"]: card["points"] for card in land if card["kind"] in ("standard", "special")},
    }


def generated(rng: Random) -> dict[str, object]:
    """Sheets as people could write them, ties included: figures are small and often alike."""
    kind = rng.choice(["gems", "gnomopolis", "gnomeland"])
    count = rng.randint(1, 4)
    known: Any = facts_now
    if kind == "gems":
        pairs = [f"{a}/{b}" for i, a in enumerate(GEMS) for b in GEMS[i + 1 :]]
        names = [*GEMS, "coal", *rng.sample(pairs, 5)]
        most = rng.choice([1, 3, 8])
        left = MOST_COMBINED
        box = dict(known["counts"])
        piles: list[dict[str, int]] = []
        for _ in range(count):
            piles.append({})
            for name in rng.sample(names, rng.randint(0, 9)):
                tokens = rng.randint(1, most)
                if "/" in name:
                    tokens = min(tokens, left)
                    left -= tokens
                else:
                    tokens = min(tokens, box[name])
                    box[name] -= tokens
                if tokens:
                    piles[-1][name] = tokens
        return {"game": "gems", "piles": piles, "coal_groups": rng.random() < 0.8}
    if kind == "gnomeland":
        sides = list(known["sides"])
        pairs_of = [sides[i : i + 2] for i in range(0, len(sides), 2)]
        rows = [{
            "track": rng.randint(0, 4),
            "buildings": [rng.choice(pair) for pair in rng.sample(pairs_of, rng.randint(0, 6))],
        } for _ in range(count)]
        return {"game": "gnomeland", "villages": rows}
    houses = [name for name in known["housing"] if name != "board"]
    most = rng.choice([1, 3, 7])
    districts: list[dict[str, Any]] = [{
        "coins": rng.randint(0, 3), "gnomes": {gnome: rng.randint(0, most) for gnome in KINDS if rng.random() < 0.8},
        "buildings": rng.sample(houses, rng.randint(0, 6)),
        "councilors": rng.sample(list(known["councilors"]), rng.randint(0, 2)),
    } for _ in range(count)]
    if rng.random() < 0.3:  # the same table with nothing but counts
        for one in districts:
            del one["gnomes"], one["buildings"]
            board = rng.randint(0, len(known["housing"]["board"]))
            one["counted"] = {"buildings": rng.randint(0, 12), "board": board, "homeless": rng.randint(0, 4)}
            one["counted"]["children"] = rng.randint(0, sum(one["counted"].values()))
    return {"game": "gnomopolis", "districts": districts}


facts_now = facts()


def by_the_page(known: dict[str, object], wanted: list[dict[str, object]]) -> list[Any]:
    """What the page's own scorer makes of sheets."""
    node = shutil.which("node") or shutil.which("node", path=str(ROOT / ".venv" / "bin"))
    assert node, "the page's scorer is tested with Node, which builds the page"
    answer = subprocess.run(
        [node, str(ROOT / "web" / "scripts" / "score.mjs")], input=json.dumps({"facts": known, "sheets": wanted}),
        capture_output=True, text=True, check=True, timeout=60,
    )
    found: list[Any] = json.loads(answer.stdout)
    return found


def test_the_page_without_a_network_scores_as_the_engine_does() -> None:
    rng = Random(20)
    wanted = [generated(rng) for _ in range(3000)]
    for one, scored in zip(wanted, by_the_page(facts_now, wanted), strict=True):
        assert scored == msgspec.to_builtins(score(msgspec.convert(one, AnySheets))), one


def test_the_page_scores_a_district_board_of_any_kinds_as_the_engine_does() -> None:
    text = CARDS["gnomopolis"].card_set.text
    old = text[text.index("housing = ") :].partition("\n")[0]
    text = text.replace(old, 'housing = ["any", "merchant", "any"]')
    mine = gnomehall.game("gnomopolis", parse_card_set(text, "mine"))
    assert isinstance(mine, Gnomopolis)
    known: Any = facts()
    known["housing"]["board"] = list(mine.cards.board.housing)
    rng = Random(21)
    made: Any = [generated(rng) for _ in range(600)]
    towns = [one for one in made if one["game"] == "gnomopolis" and "gnomes" in one["districts"][0]]
    for one, scored in zip(towns, by_the_page(known, towns), strict=True):
        for sheet, tally in zip(one["districts"], scored["tallies"], strict=True):
            home = mine.house(sheet["gnomes"], sheet["buildings"])
            assert sum(tally["parts"][part] for part in ("buildings", "board", "homeless")) == home.points, sheet

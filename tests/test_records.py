"""Records: kept matches go on replaying, and what is no record is refused with its line."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from gnomehall import GnomehallError, UnknownRules, ValidationError, game, new_table, replay, verify

KEPT = sorted((Path(__file__).parent / "records").glob("*.jsonl"))


def finished(name: str = "gems", seats: int = 2, seed: int = 1, **options) -> str:
    """The record of a random match."""
    table = new_table(name, seats, seed=seed, options=options)
    choice = random.Random(seed)
    while table.to_move is not None:
        table.play(choice.choice(table.legal()))
    return table.record()


@pytest.mark.parametrize("path", KEPT, ids=[path.stem for path in KEPT])
def test_a_kept_match_replays_and_verifies(path):
    """The file's name says how the match ended: gems-2-stalemate.jsonl."""
    name, seats, ending = path.stem.split("-")
    table = replay(path.read_text(encoding="utf-8"))
    assert (table.game.name, table.seats, table.game.ending(table.state)) == (name, int(seats), ending)
    assert verify(path.read_text(encoding="utf-8")) > 0


def test_there_is_a_kept_match_for_every_way_a_game_ends_with_every_number_of_seats(name, seats):
    kept = {path.stem for path in KEPT}
    assert {f"{name}-{seats}-{ending}" for ending in game(name).endings} <= kept


def change(record: str, line: int, **fields: object) -> str:
    """The record with fields of one line replaced."""
    lines = record.splitlines()
    lines[line] = json.dumps({**json.loads(lines[line]), **fields})
    return "\n".join(lines) + "\n"


def seal(record: str) -> str:
    """The record with a digest that fits its changed lines, as a forger would."""
    from gnomehall.core.record import digest

    lines = record.splitlines()
    return change(record, len(lines) - 1, lines=len(lines) - 1, digest=digest(lines[:-1]))


def test_a_cut_off_record_is_refused_with_the_line():
    lines = finished().splitlines(keepends=True)
    for keep in (1, 2, 10, len(lines) - 1):
        with pytest.raises(ValidationError, match=rf"^line {max(keep, 2)}: "):
            replay("".join(lines[:keep]))


def test_a_lost_line_is_noticed():
    lines = finished().splitlines(keepends=True)
    with pytest.raises(ValidationError, match="changed, lost or added"):
        replay("".join(lines[:5] + lines[6:]))


def test_a_damaged_line_is_named():
    lines = finished().splitlines(keepends=True)
    lines[7] = lines[7].replace('"', "'", 1)
    with pytest.raises(ValidationError, match=r"^line 8: is not JSON"):
        replay("".join(lines))


def test_a_forged_move_is_refused_with_its_rule():
    with pytest.raises(ValidationError, match=r"^line 2: G-9: "):
        replay(seal(change(finished(first=0, empty_retreat=False), 1, move="retreat")))


def test_a_forged_draw_is_found_by_verify():
    record = finished(first=0)
    number = next(i for i, line in enumerate(record.splitlines()) if "chance" in line)
    drawn = json.loads(record.splitlines()[number])["chance"]
    other = "reveal coal" if drawn != "reveal coal" else "reveal diamond"
    table = replay(record)
    lines = record.splitlines()[: number + 1]
    lines[number] = json.dumps({"chance": other}, separators=(", ", ": "))
    footer = {"end": False, "lines": 0, "digest": "", "seed": table.chance.seed.hex()}
    forged = seal("\n".join([*lines, json.dumps(footer)]) + "\n")
    with pytest.raises(ValidationError, match="was not drawn"):
        verify(forged)


def test_a_forged_seed_breaks_the_commitment():
    record = finished()
    with pytest.raises(ValidationError, match="not the one the header committed to"):
        replay(change(record, len(record.splitlines()) - 1, seed="00" * 32))


def test_forged_scores_are_refused():
    record = finished()
    with pytest.raises(ValidationError, match="scores are"):
        replay(change(record, len(record.splitlines()) - 1, scores=[99, 0]))


def test_records_of_other_rules_cards_and_games_are_unknown():
    record = finished()
    for field, value in (("rules", 99), ("cards", "0" * 32)):
        with pytest.raises(UnknownRules):
            replay(seal(change(record, 0, **{field: value})))
    with pytest.raises(GnomehallError, match="no game"):
        replay(seal(change(record, 0, game="chess")))
    with pytest.raises(ValidationError, match="line 1"):
        replay("1. e4 e5")


def test_an_unfinished_match_keeps_its_seed_to_itself_unless_it_is_a_save():
    table = new_table("gems", 2, seed=9)
    table.play("explore")
    assert "seed" not in json.loads(table.record().splitlines()[-1])
    with pytest.raises(ValidationError, match="not revealed"):
        verify(table.record())
    saved = replay(table.record(keep_seed=True))
    shown = replay(table.record())
    table.play("explore")
    saved.play("explore")
    assert saved.played == table.played
    assert shown.chance.seed != table.chance.seed


def test_entropy_of_the_seats_changes_the_deal_and_is_in_the_record():
    deals = set()
    for words in ((), ("mine", "yours"), ("mine", "theirs")):
        table = new_table("gems", 2, seed=1, entropy=words)
        while table.to_move is not None and len(table.played) < 12:
            table.play("explore")
        deals.add(tuple(entry.move.text for entry in table.played))
        assert replay(table.record(keep_seed=True)).chance.entropy == words
    assert len(deals) == 3


def test_a_record_with_a_card_set_of_its_own_carries_it(tmp_path):
    text = game("gems").card_set.text.replace('id = "coal"\ncount = 10', 'id = "coal"\ncount = 4')
    path = tmp_path / "few-coals.toml"
    path.write_text(text, encoding="utf-8")
    table = new_table("gems", 2, seed=1, cards=path)
    choice = random.Random(1)
    while table.to_move is not None:
        table.play(choice.choice(table.legal()))
    assert replay(table.record()).game.card_set.hash == table.game.card_set.hash != game("gems").card_set.hash
    assert verify(table.record()) > 0

"""2, 12c to 12f, 13 and 14: fair chance, codes, and the key that only watches."""

from __future__ import annotations

import random
from pathlib import Path

from benchmarks.findings.hall import Hall, hall, play_out, run
from benchmarks.findings.probe import Found, probe

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"


def wrong(made: dict[str, str], dice: random.Random) -> str:
    """A code that is as long as the tables' but none of theirs."""
    return "".join(dice.choices(LETTERS, k=len(made["code"])))


@probe("2", "A finished match can be undone, with the seed already shown")
def undo_after_the_end(tree: Path, folder: Path) -> Found:
    """The last mover takes the last move back."""
    with hall(tree, folder, seat_rate=0) as it:
        made = it.table("device", "device")
        both = it.guest(made, *made["seat_keys"])
        play_out(both)
        state = both.state()
        moves = len(state["seed"]) and sum(
            line.startswith(('{"seat"', '{"chance"')) for line in _record(it, made).splitlines())
        for back in (1, 2, 3):
            answer = both.ask("undo", version=state["version"], to=max(state["undo"]["horizon"], moves - back))
            if answer["type"] == "done":
                return Found(True, f"seed shown, {back} moves undone")
        both.close()
        return Found(False, f"seed shown, undo: {answer['code']}")


def _record(it: Hall, made: dict[str, str]) -> str:
    return it.ask(f"/tables/{made['table']}/record", None, made["host"]).text


@probe("12c", "Wrong codes count as any request")
def guesses(tree: Path, folder: Path) -> Found:
    """60 wrong codes of one address."""
    with hall(tree, folder) as it:
        made, dice = it.table("device", "open", start=False), random.Random(1)
        tried = [it.ask(f"/codes/{wrong(made, dice)}").status_code for _ in range(60)].count(404)
        return Found(tried >= 60, f"{tried} of 60 tried")


@probe("12d", "Wrong codes are not limited in all")
def guesses_of_many(tree: Path, folder: Path) -> Found:
    """Four each of 60 addresses, told by a proxy that the operator names."""
    with hall(tree, folder, forwarded_by="127.0.0.1") as it:
        made, dice, tried = it.table("device", "open", start=False), random.Random(1), 0
        for number in range(60):
            head = {"x-forwarded-for": f"10.1.0.{number}"}
            tried += [it.ask(f"/codes/{wrong(made, dice)}", headers=head).status_code for _ in range(4)].count(404)
        return Found(tried >= 240, f"{tried} of 240 tried")


@probe("12e", "A code has 30 bits")
def short_codes(tree: Path, folder: Path) -> Found:
    """Its letters."""
    with hall(tree, folder) as it:
        letters = len(it.table("device", "open", start=False)["code"])
        return Found(letters < 8, f"{letters} letters, {5 * letters} bits")


@probe("12f", "A code opens a table that has begun")
def late_codes(tree: Path, folder: Path) -> Found:
    """Of a private table whose seats are taken."""
    with hall(tree, folder) as it:
        answer = it.ask(f"/codes/{it.table('device', 'device')['code']}")
        return Found(answer.status_code == 200, f"answer {answer.status_code}")


@probe("13", "A record cannot be held against what was promised")
def promised(tree: Path, folder: Path) -> Found:
    """`gnomehall verify --commitment`, with the right one and another; what the page derives is a browser's test."""
    with hall(tree, folder, seat_rate=0) as it:
        made = it.table("device", "device")
        both = it.guest(made, *made["seat_keys"])
        play_out(both)
        both.close()
        (folder / "match").write_text(_record(it, made))
    right = run(tree, folder, "verify", "match", "--commitment", made["commitment"]).returncode
    other = run(tree, folder, "verify", "match", "--commitment", "0" * 64).returncode
    return Found((right, other) != (0, 1), f"exit code {right} for the right one, {other} for another")


@probe("14", "The key that only watches takes a seat")
def watch_key(tree: Path, folder: Path) -> Found:
    """An open seat."""
    with hall(tree, folder) as it:
        made = it.table("device", "open", start=False)
        answer = it.ask(f"/tables/{made['table']}/join", {}, made["watch"])
        return Found(answer.status_code == 200, f"answer {answer.status_code}")

"""11, 19 to 21, 23c and 23e: push, the daily deal, chat, names, rematches, broken lines."""

from __future__ import annotations

import sqlite3
import threading
import time
from contextlib import closing
from pathlib import Path

from websockets.exceptions import ConnectionClosed

from benchmarks.findings.hall import hall, play_out
from benchmarks.findings.probe import Found, probe

KEYS = {"p256dh": "x", "auth": "y"}
HIDDEN = {
    "U+200D": "\u200d", "U+3164": "\u3164", "U+2800": "\u2800", "21 marks": "a" + "\u20dd" * 21, "bidi": "\u202eabc"}


@probe("11a", "A push address with a backslash leads the server into its own network")
def forged_push(tree: Path, folder: Path) -> Found:
    """Two such addresses; nothing is sent."""
    with hall(tree, folder) as it:
        made = it.table("device", "device")
        codes = [
            it.ask(f"/tables/{made['table']}/push", {"endpoint": endpoint, "keys": KEYS}, made["seat_keys"][0])
            .status_code for endpoint in (r"https://10.0.0.7\.push.apple.com/", r"https://127.0.0.1\@push.apple.com/")]
        return Found(200 in codes, f"answers {codes[0]} and {codes[1]}")


@probe("11b", "A seat may have any number of push addresses")
def many_browsers(tree: Path, folder: Path) -> Found:
    """Twelve."""
    with hall(tree, folder) as it:
        made = it.table("device", "device")
        codes = [
            it.ask(f"/tables/{made['table']}/push", {"endpoint": f"https://fcm.googleapis.com/{n}", "keys": KEYS},
                   made["seat_keys"][0]).status_code for n in range(12)]
        return Found(codes.count(200) == 12, f"{codes.count(200)} of 12 taken")


@probe("19", "A daily deal that a bot played for me counts")
def daily(tree: Path, folder: Path) -> Found:
    """The lone deal of Gnomopolis: a bot plays some moves, then I play to the end."""
    lent = {"substitute_level": "random", "lent_level": "random"}
    with hall(tree, folder, seat_rate=0, **lent) as it:
        made = it.ask("/daily/gnomopolis-solo", {"player": "ada-" + "a" * 24, "name": "Ada"}).json()
        it.ask(f"/tables/{made['table']}/start", {}, made["host"])
        me = it.guest(made, made["keys"][0]["key"])
        version = me.wait("state")["version"]
        me.ask("lend", seat=0)
        me.until(lambda heard: heard["type"] == "state" and heard["version"] > version + 2, 100)
        me.ask("resume", seat=0)
        for _ in range(800):
            if me.state()["over"]:
                break
            me.play()
        is_over = me.state()["over"]
        me.close()
        time.sleep(1)
    with closing(sqlite3.connect(folder / "hall.db")) as base:
        (count,) = base.execute("SELECT count(*) FROM daily WHERE name = 'Ada'").fetchone()
    return Found(count > 0, f"match over: {'yes' if is_over else 'no'}; results kept: {count}")


@probe("20a", "Watchers' chat pushes out what players said")
def flood(tree: Path, folder: Path) -> Found:
    """210 lines of a watcher after one of a player."""
    with hall(tree, folder, seat_rate=0, address_rate=0) as it:
        made = it.table("device", "device")
        player, watcher = it.guest(made, made["seat_keys"][0]), it.guest(made, made["watch"])
        player.ask("chat", text="good luck")
        for number in range(210):
            watcher.ask("chat", text=f"spam {number}")
        late = it.guest(made, made["watch"])
        lines = [line["text"] for line in late.wait("chat")["lines"]]
        for guest in (player, watcher, late):
            guest.close()
        words = "among them" if "good luck" in lines else "not among them"
        return Found("good luck" not in lines, f"{len(lines)} lines kept, the player's {words}")


@probe("20b", "Watchers cannot be muted")
def mute(tree: Path, folder: Path) -> Found:
    """A player asks for silence, then a watcher talks."""
    with hall(tree, folder) as it:
        made = it.table("device", "device")
        player, watcher = it.guest(made, made["seat_keys"][0]), it.guest(made, made["watch"])
        player.wait("state")
        player.send(type="hush", id="h")
        heard = player.until(lambda message: message["type"] in ("done", "refused"))
        said = watcher.ask("chat", text="more")
        for guest in (player, watcher):
            guest.close()
        words = f"hush: {heard.get('code') or 'done'}; a watcher's line: {said.get('code') or 'heard'}"
        return Found(said["type"] == "done", words)


@probe("20c", "A kicked player's open line hears on")
def kicked(tree: Path, folder: Path) -> Found:
    """A line of chat after it."""
    with hall(tree, folder) as it:
        made = it.table("device", "open", start=False)
        joined = it.ask(f"/tables/{made['table']}/join", {"code": made["code"], "name": "Bo"}).json()
        host, guest = it.guest(made, made["host"], made["seat_keys"][0]), it.guest(made, joined["key"])
        host.wait("room")
        guest.wait("room")
        host.ask("arrange", seat=1, sit="open")
        host.ask("chat", text="a secret")
        try:
            guest.until(lambda message: message["type"] == "chat", 5)
        except (ConnectionClosed, TimeoutError) as error:
            return Found(False, "line closed" if isinstance(error, ConnectionClosed) else "hears nothing")
        return Found(True, "hears on")


@probe("21a", "Names can be invisible, heap marks or turn the text around them")
def names(tree: Path, folder: Path) -> Found:
    """Five such names."""
    with hall(tree, folder) as it:
        made = it.table("device", "device", start=False)
        me, kept = it.guest(made, made["seat_keys"][0]), []
        for word, name in HIDDEN.items():
            me.ask("rename", seat=0, name=name)
            shown = it.ask(f"/tables/{made['table']}", None, made["host"]).json()["seats"][0]["name"]
            if shown == name or (len(name) > 20 and len(shown) > 3):
                kept.append(word)
        me.close()
        return Found(bool(kept), f"{len(kept)} of {len(HIDDEN)} kept{': ' * bool(kept)}{', '.join(kept)}")


@probe("21b", "So can names of cards")
def card_names(tree: Path, folder: Path) -> Found:
    """A turned and a hidden name."""
    with hall(tree, folder) as it:
        text, taken = it.ask("/games/gems/cards.toml").text, 0
        for name in ("Ru\u202eby", "\u3164"):
            cards = text.replace('en = "Ruby"', f'en = "{name}"')
            taken += it.ask("/cards", {"game": "gems", "cards": cards}).json()["ok"]
        return Found(taken > 0, f"{taken} of 2 taken")


@probe("23c", "A rematch that two ask for leaves a table nobody is at")
def rematch(tree: Path, folder: Path) -> Found:
    """Up to three times, both at once."""
    with hall(tree, folder, seat_rate=0, create_rate=0, address_rate=0) as it:
        counts = []
        for _ in range(3):
            made = it.table("device", "device")
            both = it.guest(made, *made["seat_keys"])
            play_out(both)
            both.close()
            people = [it.guest(made, key) for key in made["seat_keys"]]
            for person in people:
                person.wait("state")
            before = it.metric("tables_created_total")
            asking = [threading.Thread(target=person.ask, args=("rematch",)) for person in people]
            for thread in asking:
                thread.start()
            for thread in asking:
                thread.join()
            counts.append(it.metric("tables_created_total") - before)
            for person in people:
                person.close()
        return Found(max(counts) > 1, f"tables made: {', '.join(map(str, counts))}")


@probe("23e", "A line that breaks during a commit makes a bot's task fail")
def broken_line(tree: Path, folder: Path) -> Found:
    """Ten moves against a bot; the store is locked, the move sent, the line broken, the store unlocked."""
    with hall(tree, folder, seat_rate=0, address_rate=0) as it:
        made = it.ask("/tables", {
            "game": "gems", "options": {"first": 0},
            "seats": [{"sit": "device"}, {"sit": "bot", "level": "random"}]}).json()
        it.ask(f"/tables/{made['table']}/start", {}, made["host"])
        for _ in range(10):
            me = it.guest(made, made["keys"][0]["key"])
            state = me.until(lambda heard: heard["type"] == "state" and (heard["mine"] or heard["over"]), 20)
            if state["over"]:
                break
            with closing(sqlite3.connect(folder / "hall.db", isolation_level=None)) as base:
                base.execute("BEGIN IMMEDIATE")
                me.send(type="play", id=f"m{state['version']}", version=state["version"], move=state["legal"][-1]["id"])
                time.sleep(0.15)
                me.line.socket.close()
                time.sleep(0.15)
                base.execute("COMMIT")
            time.sleep(0.3)
        errors = it.metric("errors_total")
        failed = it.log.read_text().count("AssertionError")
        return Found(errors + failed > 0, f"{errors} errors, {failed} failed tasks")

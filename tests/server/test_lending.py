"""Seats that a bot or a friend plays for their owner, and how the owner has them back."""

from __future__ import annotations

from tests.server.harness import Guest, Server
from tests.server.test_table import BOT, DEVICE, begun


def test_a_bot_plays_an_absent_seat_by_vote_and_hands_it_back(server: Server) -> None:
    made = begun(server, [DEVICE, DEVICE, BOT], options={"first": 1})
    one = Guest(server.url, made, made["seat_keys"][0])
    two = Guest(server.url, made, made["seat_keys"][1])
    one.until(lambda m: m["type"] == "room" and m["seats"][1]["here"])
    assert one.ask("lend", seat=1)["code"] == "owner-is-present"
    two.close()
    one.until(lambda m: m["type"] == "room" and not m["seats"][1]["here"])
    assert one.ask("lend", seat=1)["type"] == "done"
    one.until(lambda m: m["type"] == "state" and m["to_move"] == 0, 30)
    assert one.latest["room"]["seats"][1]["played_by_bot"]
    two = Guest(server.url, made, made["seat_keys"][1])
    one.until(lambda m: m["type"] == "room" and not m["seats"][1]["played_by_bot"])
    while one.state()["to_move"] == 0:
        one.play()
    two.until(lambda m: m["type"] == "state" and m["mine"])
    one.close()
    two.close()


def test_a_friend_takes_over_an_absent_seat_by_vote_until_its_owner_is_back(server: Server) -> None:
    made = begun(server, [DEVICE, DEVICE, DEVICE], options={"first": 1})
    one, two, three = (Guest(server.url, made, key) for key in made["seat_keys"])
    one.until(lambda m: m["type"] == "room" and all(seat["here"] for seat in m["seats"]))
    assert one.ask("lend", seat=1, to=0)["code"] == "owner-is-present"
    two.close()
    one.until(lambda m: m["type"] == "room" and not m["seats"][1]["here"])
    assert one.ask("lend", seat=1, to=1)["code"] == "no-seat"  # nobody is there
    assert one.ask("lend", seat=1, to=0)["type"] == "done"
    three.until(lambda m: m["type"] == "room" and m["seats"][1]["votes"] == [0] and m["seats"][1]["lent_to"] == 0)
    assert three.ask("lend", seat=1)["type"] == "done"  # another wish: the votes begin again
    assert three.latest["room"]["seats"][1]["votes"] == [2]
    assert not three.latest["room"]["seats"][1]["played_by_bot"]
    assert one.ask("lend", seat=1, to=0)["type"] == "done"
    assert three.ask("lend", seat=1, to=0)["type"] == "done"
    one.until(lambda m: m["type"] == "room" and m["seats"][1]["kept"] and m["seats"][1]["mine"])
    assert [seat["mine"] for seat in three.latest["room"]["seats"]] == [False, False, True]
    one.until(lambda m: m["type"] == "state" and m["mine"])
    one.play()  # for the second seat
    again = Guest(server.url, made, made["seat_keys"][0])  # the keeper's second window keeps it too
    assert again.until(lambda m: m["type"] == "room")["seats"][1]["mine"]
    again.close()
    two = Guest(server.url, made, made["seat_keys"][1])
    one.until(lambda m: m["type"] == "room" and not m["seats"][1]["mine"])
    assert two.until(lambda m: m["type"] == "room" and m["seats"][1]["mine"])["seats"][1]["kept"] is False
    for guest in (one, two, three):
        guest.close()


def test_a_seat_its_owner_lent_to_a_bot_stays_lent_until_they_take_it_back(server: Server) -> None:
    """Neither another language, nor a second window, nor a line that breaks takes it back."""
    made = begun(server, [DEVICE, DEVICE], options={"first": 1})
    key = made["seat_keys"][0]
    one = Guest(server.url, made, key)
    one.wait("state")
    assert one.ask("lend", seat=0)["type"] == "done"
    one.send(type="hello", keys=[key], language="fr")
    assert one.wait("room")["seats"][0]["played_by_bot"]
    second = Guest(server.url, made, key)
    assert second.wait("room")["seats"][0]["played_by_bot"]
    one.close()
    one = Guest(server.url, made, key)
    assert one.wait("room")["seats"][0]["played_by_bot"]
    assert one.ask("resume", seat=0)["type"] == "done"
    assert not one.latest["room"]["seats"][0]["played_by_bot"]
    for guest in (one, second):
        guest.close()


def test_whoever_left_and_comes_back_plays_again(server: Server) -> None:
    made = begun(server, [DEVICE, DEVICE], options={"first": 1})
    key = made["seat_keys"][0]
    one = Guest(server.url, made, key)
    one.wait("state")
    assert one.ask("lend", seat=0)["type"] == "done"
    assert one.ask("leave")["type"] == "done"
    one.until(lambda m: m["type"] == "room" and m["seats"][0]["left"])
    one.close()
    one = Guest(server.url, made, key)
    seat = one.wait("room")["seats"][0]
    assert (seat["left"], seat["played_by_bot"]) == (False, False)
    one.close()


def test_a_clock_that_runs_out_lends_the_seat(server: Server) -> None:
    made = begun(server, [DEVICE, DEVICE], clock={"kind": "move", "seconds": 1}, options={"first": 0})
    one = Guest(server.url, made, made["seat_keys"][0])
    assert 0 < one.wait("state")["clock"]["left"][0] <= 1000
    one.until(lambda m: m["type"] == "room" and m["seats"][0]["played_by_bot"])
    one.wait("state")
    assert one.ask("resume", seat=0)["type"] == "done"
    one.close()

"""Gnomopolis, P-24 to P-27: the armadillo caravan."""

from __future__ import annotations

from tests.gnomopolis.at_table import District, can, do, gnomes, on, seen, settle, table, why


def test_p_24_the_caravan_comes_to_the_left_neighbour_and_uses_one_of_its_parchments():
    state = table(District("merchant soldier child"), District(buildings="tollgate", councilors="marshal"), District())
    do(state, "caravan")
    assert can(state) == {"visit tollgate", "visit marshal", "visit grow", "visit patrol", "visit trade"}
    do(state, "visit trade")
    assert on(state, "caravan") == {"merchant": 1}
    assert on(state, "trade") == {}
    assert state.coins[0] == 2
    assert seen(state)["seats"][0]["caravan"]["at"] == 1


def test_p_24_the_parchment_is_used_as_if_it_were_printed_on_the_caravan():
    state = table(District("merchant merchant"), District())
    do(state, "use trade", "caravan")
    assert state.coins[0] == 4
    assert on(state, "trade") == {"merchant": 1}
    assert on(state, "caravan") == {"merchant": 1}
    assert why(state, "caravan") == ("P-8", "used")


def test_p_24_a_lying_gnome_lies_on_the_caravan_and_tokens_stay_there():
    state = table(District("child villager", coins=1), District(buildings="foundry"))
    do(state, "caravan", "visit grow")
    assert on(state, "caravan") == {"child lying": 1}
    state = table(District("child villager", coins=1), District(buildings="foundry"))
    do(state, "caravan", "visit foundry")
    assert on(state, "caravan") == {"villager": 1, "coins": 1}
    assert state.assistants[0] == 2


def test_p_24_the_marker_goes_round_and_skips_its_owner():
    state = table(*[District("merchant", mug="merchant merchant merchant")] * 3)
    hosts = []
    for _ in range(4):
        do(state, "caravan")
        hosts.append(state.marker[0])
        for _ in range(3):
            settle(do(state, "pass"))
    assert hosts == [1, 2, 1, 2]


def test_p_24_the_caravan_stays_where_no_parchment_of_the_next_host_can_be_paid():
    state = table(District(coins=3), District(), District(buildings="alehouse"))
    assert why(state, "caravan") == ("P-24", "no-host")
    state.marker = [1, 1, 2, 3]
    assert "caravan" in can(state)
    state = table(District("soldier soldier"), District(buildings="mint"), District())
    do(state, "caravan")
    assert state.marker[0] == 1


def test_p_24_only_parchments_of_the_visited_district_can_be_used():
    state = table(District("soldier merchant"), District(), District(buildings="tollgate", councilors="marshal"))
    do(state, "caravan")
    assert why(state, "visit tollgate") == ("P-24", "not-there")
    assert why(state, "visit grow") == ("P-6", "lack-gnomes")
    assert why(state, "pass") == ("P-24", "owed")


def test_p_24_a_search_through_the_caravan_can_lift_the_gnome_on_it():
    state = table(District("soldier merchant", mug="child villager"), District())
    do(state, "use trade", "caravan")
    assert "lift trade merchant" in can(state)
    do(state, "lift caravan soldier")
    assert on(state, "caravan") == {}


def test_p_25_the_host_gains_a_coin_from_the_ancient_capital():
    state = table(District("merchant"), District())
    do(state, "caravan")
    assert state.coins[:2] == [2, 1]
    assert state.ancient_coins == 27


def test_p_25_the_hosts_coin_can_end_the_game():
    state = table(District("soldier", mug="child"), District())
    state.ancient_coins = 1
    do(state, "caravan")
    assert seen(state)["end"] == {
        "by": "coins", "last_round": True, "buildings_left": 6, "buildings_of": 6, "gnomes_left": 30, "gnomes_of": 30,
        "coins_left": 0, "coins_of": 30,
    }


def test_p_26_with_two_players_the_one_opponent_is_visited_every_time():
    state = table(*[District("merchant", mug="merchant merchant merchant")] * 2)
    for turn in range(3):
        do(state, "caravan")
        assert state.marker[0] == 1
        assert state.coins[1] == turn + 1
        settle(do(state, "pass"))
        settle(do(state, "pass"))


def test_p_26_a_caravan_freed_by_a_search_goes_again_to_the_next_opponent():
    state = table(District("merchant soldier soldier", mug="merchant", councilors="marshal"), District(), District())
    do(state, "caravan", "visit trade", "use patrol", "search mug merchant", "use marshal", "lift caravan merchant")
    assert on(state, "caravan") == {}
    do(state, "caravan")
    assert state.marker[0] == 2
    assert state.coins[:3] == [4, 1, 1]


def test_p_27_a_solo_caravan_visits_the_own_district_and_nobody_gains_the_coin():
    state = table(District("merchant merchant soldier", mug="child"))
    do(state, "use trade", "caravan")
    assert can(state) == {"visit trade", "visit patrol"}
    do(state, "visit trade")
    assert (state.coins[0], state.ancient_coins) == (4, 26)


def test_p_27_with_the_option_off_a_solo_caravan_stays_at_home():
    state = table(District("merchant merchant"), solo_caravan="off")
    assert can(state) == {"use trade", "pass"}
    assert why(state, "caravan") == ("P-27", "caravan-rests")
    assert table(District("merchant"), District(), solo_caravan="off").caravan_rests is False


def test_on_a_turn_the_parchments_of_all_others_are_empty():
    state = table(District("merchant"), District("merchant"))
    settle(do(state, "use trade", "pass"))
    assert not any(state.load_on)
    assert gnomes(state.standing_at_work) == gnomes(state.lying_at_work) == {}

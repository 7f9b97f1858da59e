"""Cards the standard set does not have, but an owner's may: two costs, several effects, a die for a die."""

from __future__ import annotations

import pytest

from gnomehall.core.cards import parse_card_set
from gnomehall.core.state import CHANCE
from gnomehall.core.view import plain
from gnomehall.games import game
from gnomehall.games.gnomeland.bounds import LONGEST_TURN

TEXT = game("gnomeland").card_set.text
SHOP = "cost = { coin = 1 }\ngain = { coin = 2 }"
PIER = "pay = { coin = 2 }\ngain = { mana = 1 }"
OBELISK = "cost = { coin = 4 }\ngain = { weapon = 1 }"
FESTIVAL = "base = { pay = { coin = 4 }, gain = { points = 2 } }"


class Own:
    """A table with a changed card set: the first turn, dice 1, 3, 5, and nobody who copies."""

    def __init__(self, *changes, spell="great_magic", seats=2, **fields):
        text = TEXT
        for old, new in changes:
            assert old in text
            text = text.replace(old, new, 1)
        self.game = game("gnomeland", parse_card_set(text, "mine.toml"))
        self.state = self.game.start(seats, {"first": 0})
        cards = ("festival", "war", "ritual", "burglary", "wishing_well", spell)
        self.do(*[f"reveal {card}" for card in cards], *["roll 1", "roll 3", "roll 5"] * seats)
        self.put(gnomes=[5, 0, 0, 0], removed=[0, 5, 5, 5], **fields)

    def put(self, **fields):
        """Change fields of the position."""
        for name, value in fields.items():
            setattr(self.state, name, value)
        self.state = self.state.clone()

    def can(self):
        """The texts of what may be done."""
        ids = [move for move, _ in self.state.chances()] if self.state.to_move == CHANCE else self.state.legal_ids()
        return {self.game.moves[move].text for move in ids}

    def do(self, *texts):
        """Play moves one after another."""
        for text in texts:
            assert text in self.can(), f"{text!r} is not in {sorted(self.can())}"
            self.state.apply(self.game.parse(text).id)
        return self

    def why(self, text):
        """The rule and the message against a move."""
        assert text not in self.can()
        reason = self.game.why_not(self.state, self.game.parse(text).id)
        return reason.rule, reason.key.removeprefix("gnomeland-why-")


def stand(own, row, space=0):
    """A special building of the first seat."""
    upper, built = own.state.upper, own.state.built
    upper[space] = row
    built[0] |= 1 << row // 2
    own.put(upper=upper, built=built)
    return own


def test_of_two_costs_the_player_chooses_if_both_can_be_paid():
    own = Own((SHOP, "cost = [{ coin = 1 }, { weapon = 1 }]\ngain = { coin = 2 }"), pool=[1, 1, 0])
    own.do("build small_shop 3-4")
    assert own.can() == {"settle first", "settle second"}
    asks = plain(own.game.view(own.state))["asks"]
    assert (asks["what"], asks["of"], asks["costs"]) == ("settle", "small_shop", [{"coin": 1}, {"weapon": 1}])
    assert own.why("end") == ("L-10", "question")
    own.do("settle second")
    assert (own.state.pool, own.state.lower[1]) == ([1, 0, 0], 6)
    assert own.state.moves == 1


def test_of_two_costs_the_one_that_can_be_paid_is_paid():
    own = Own((SHOP, "cost = [{ coin = 1 }, { weapon = 1 }]\ngain = { coin = 2 }"), pool=[0, 2, 0])
    own.do("build small_shop 3-4")
    assert own.state.pool == [0, 1, 0]
    own = Own((SHOP, "cost = [{ coin = 1 }, { weapon = 1 }]\ngain = { coin = 2 }"))
    assert own.why("build small_shop 3-4") == ("L-12", "cost")


def test_a_mission_may_take_one_of_two_payments():
    change = (FESTIVAL, "base = { pay = [{ coin = 4 }, { trader = 1 }], gain = { points = 2 } }")
    own = Own(change, pool=[4, 0, 0], mercenaries=[1] + [0] * 11, decks=[4, 5, 5]).do("complete festival")
    assert own.can() == {"settle first", "settle second"}
    own.do("settle second")
    assert (own.state.score[0], own.state.pool, own.state.decks) == (2, [4, 0, 0], [5, 5, 5])
    assert own.why("complete festival") == ("L-15", "done")


def test_a_building_may_ask_one_of_two_payments():
    own = stand(Own((PIER, "pay = [{ coin = 2 }, { weapon = 1 }]\ngain = { mana = 1 }"), pool=[2, 1, 0]), 14)
    own.do("use pier", "settle second")
    assert own.state.pool == [2, 0, 1]


def test_a_card_gives_its_resources_as_well_as_its_special_instruction():
    own = stand(Own((OBELISK, "cost = { coin = 4 }\ngain = { weapon = 1 }\nreroll = \"one\"")), 16)
    own.do("use obelisk")
    assert own.state.pool == [0, 1, 0]
    own.do("reroll 5", "roll 6")
    assert own.state.dice[:6] == [1, 0, 1, 0, 0, 1]


def test_without_a_die_to_reroll_it_still_gives_its_resources():
    own = stand(Own((OBELISK, "cost = { coin = 4 }\ngain = { weapon = 1 }\nreroll = \"one\"")), 16)
    own.do("spend 1", "spend 3", "spend 5", "use obelisk")
    assert own.state.pool == [2, 2, 0]


def test_a_building_that_brings_a_die_and_more_is_used_like_the_others():
    own = stand(Own((OBELISK, "cost = { coin = 4 }\ngain = { weapon = 1 }\nextra_die = 2")), 16)
    own.do("use obelisk", "roll 2", "roll 2")
    assert (own.state.left[0], own.state.pool) == (5, [0, 1, 0])
    assert own.why("use obelisk") == ("L-13", "used")


def test_a_mission_may_offer_a_choice_and_a_hex_takes_its_points():
    change = (FESTIVAL, "base = { pay = {}, choice = [{ points = 3 }, { mana = 2 }] }")
    own = Own(change, hexes=[2, 0, 0, 0]).do("complete festival")
    assert own.can() == {"take 3points", "take 2mana"}
    own.do("take 3points")
    assert own.state.score[0] == 1
    own = Own(change, hexes=[2, 0, 0, 0]).do("complete festival", "take 2mana")
    assert (own.state.score[0], own.state.hexed) == (0, 0)


def test_a_mission_may_bring_a_die():
    own = Own((FESTIVAL, "base = { pay = { coin = 1 }, extra_die = 1 }"), hexes=[2, 0, 0, 0], pool=[1, 0, 0])
    own.do("complete festival", "roll 4")
    assert (own.state.left[0], own.state.hexed) == (4, 0)


def test_a_gnome_recall_may_bring_back_several():
    own = Own(("recall = 1", "recall = 3"), spell="gnome_recall", pool=[1, 0, 0])
    own.put(gnomes=[3, 0, 0, 0], removed=[2, 5, 5, 5])
    own.do("cast gnome_recall")
    assert (own.state.gnomes[0], own.state.removed[0]) == (5, 0)


def test_what_costs_nothing_can_be_had_with_an_empty_pool():
    own = Own(("hire = [{ coin = 2 }]", "hire = [{}]"))
    own.do("hire trader nothing", "play trader")
    assert own.state.pool == [1, 0, 0]
    assert own.game.tell(own.game.parse("hire trader nothing"), "Ada", "en") == "Ada hires Trader for nothing"


def test_l_17_a_theft_is_told_without_numbers_of_seats():
    own = Own(("hire = [{ coin = 2 }]", "hire = [{}]"))
    theft = own.game.parse("steal mana 1")
    assert own.game.tell(theft, "Ada", "en") == "Ada steals 1 mana from another player’s Warehouse"
    assert own.game.label(theft, "en") == "Steal 1 mana from player 2"


def test_l_10_a_trader_for_nothing_is_hired_until_the_guard_ends_the_turn():
    own = Own(("hire = [{ coin = 2 }]", "hire = [{}]"))
    for _ in range(LONGEST_TURN // 2):
        own.do("hire trader nothing", "play trader")
    assert own.can() == {"end"}
    assert own.why("hire trader nothing") == ("L-10", "runaway")
    own.do("end", "keep coin", "keep coin")
    assert own.state.actor == 1


def test_l_8_dice_that_bring_dice_are_ended_by_the_guard():
    own = Own(('gain = { coin = 1 }\nsource', 'gain = { coin = 1 }\nextra_die = 1\nsource'))
    while own.can() != {"end"}:
        own.do("spend 1" if "spend 1" in own.can() else "spend 3", "roll 1")
    assert (own.state.moves, own.state.left[0]) == (LONGEST_TURN, 3)
    assert own.why("spend 1") == ("L-8", "runaway")
    own.do("end")
    assert own.state.pool[0] == LONGEST_TURN


def test_l_24_the_guard_holds_in_a_contest_too():
    own = Own(('gain = { coin = 1 }\nsource', 'gain = { coin = 1 }\nextra_die = 1\nsource'))
    own.put(contest=0, moves=LONGEST_TURN, action=[6, 1])
    assert own.can() == {"end"}
    assert own.why("spend 1") == ("L-8", "runaway")


def test_a_warehouse_of_two_rooms_is_filled_in_order():
    own = Own(("keeps = 1", "keeps = 2"), pool=[1, 1, 0])
    own.do("spend 1", "spend 3", "spend 5", "end", "keep weapon")
    assert own.can() == {"keep weapon", "keep none"}
    assert own.why("keep coin") == ("L-19", "keep-order")
    own.do("keep weapon")
    assert plain(own.game.view(own.state))["asks"]["space"] == "right"
    own.do("keep coin", "keep coin")
    assert own.state.stored[:9] == [0, 2, 0, 0, 0, 0, 2, 0, 0]


def test_l_10_a_mercenary_may_cost_mana():
    own = Own(("hire = [{ coin = 2 }]", "hire = [{ mana = 2 }]"), pool=[0, 0, 2])
    own.do("hire trader 2mana")
    assert (own.state.pool, own.state.mercenaries[:3]) == ([0, 0, 0], [1, 0, 0])


def test_l_10_a_building_may_bring_any_kind_of_mercenary():
    for number, kind in enumerate(("trader", "soldier", "wizard")):
        own = Own((SHOP, f"cost = {{ coin = 1 }}\ngain = {{ {kind} = 1 }}"), pool=[1, 0, 0])
        own.do("build small_shop 3-4", "spend 3")
        assert own.state.mercenaries[:3] == [int(number == at) for at in range(3)], kind


@pytest.mark.parametrize("kind", ["coin", "weapon", "mana"])
def test_l_17_who_can_steal_takes_no_mercenary_that_is_not_there(kind):
    curse = ('curse = { take = { weapon = 1 }, steal = ["weapon", "mana"] }',
             f'curse = {{ take = {{ trader = 1 }}, steal = ["{kind}"] }}')
    own = Own(curse, spell="curse", seats=3, pool=[9, 9, 9], decks=[0, 5, 5])
    stored = own.state.stored
    at = ("coin", "weapon", "mana").index(kind)
    stored[9 + at] = stored[18 + at] = 1
    own.put(stored=stored)
    own.do("cast curse")
    assert own.can() == {f"steal {kind} 1", f"steal {kind} 2"}
    assert own.why("take trader") == ("L-10", "no-mercenary-to-take")

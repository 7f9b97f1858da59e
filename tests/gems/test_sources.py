"""What the token file marks as the rulebook's is stated by the rulebook: each field with the words that say it."""

from __future__ import annotations

import re

from gnomehall.games import game

RULEBOOK = "gemas-e-gnomos.pt"
OTHERS = "As demais gemas valem 1 ponto cada"
STATED = {  # (token, field): the rulebook and its words
    ("emerald", "count"): (RULEBOOK, "8 Esmeraldas"),
    ("sapphire", "count"): (RULEBOOK, "8 Safiras"),
    ("ruby", "count"): (RULEBOOK, "8 Rubis"),
    ("topaz", "count"): (RULEBOOK, "8 Topázios"),
    ("amethyst", "count"): (RULEBOOK, "8 Ametistas"),
    ("citrine", "count"): (RULEBOOK, "8 Citrinos"),
    ("diamond", "count"): (RULEBOOK, "8 Diamantes"),
    ("coal", "count"): (RULEBOOK, "10 Carvões"),
    ("emerald", "points"): (RULEBOOK, OTHERS),
    ("sapphire", "points"): (RULEBOOK, OTHERS),
    ("ruby", "points"): (RULEBOOK, OTHERS),
    ("topaz", "points"): (RULEBOOK, OTHERS),
    ("amethyst", "points"): (RULEBOOK, OTHERS),
    ("citrine", "points"): (RULEBOOK, OTHERS),
    ("diamond", "points"): (RULEBOOK, "Cada Diamante vale 2 pontos"),
    ("coal", "points"): (RULEBOOK, "Carvões não valem ponto"),
}
TOKENS = {token.id: token for token in game("gems").cards.tokens}


def test_a_field_is_marked_rulebook_if_and_only_if_the_rulebook_states_it():
    marked = {
        (token.id, field) for token in TOKENS.values() for field, by in token.source.items() if by == "rulebook"
    }
    assert marked == set(STATED)


def test_the_figures_are_those_of_the_words_quoted():
    for (name, field), (_, words) in STATED.items():
        figure = re.search(r"\d+", words)
        assert getattr(TOKENS[name], field) == int(figure[0] if figure else 0), words


def test_the_pairs_on_the_combined_gems_are_marked_as_ours():
    combined = [token for token in TOKENS.values() if len(token.kinds) == 2]
    assert sum(token.count for token in combined) == 9
    assert all(set(token.source.values()) == {"gnomehall"} for token in combined)

"""The page: everything on it, nothing from elsewhere."""

from __future__ import annotations

import json
import re
from html import escape
from html.parser import HTMLParser
from pathlib import Path

import pytest

from gnomehall.core.errors import ValidationError
from gnomehall.games import game
from gnomehall.lab.cli import lab
from gnomehall.lab.figures.stats import stats_of
from gnomehall.lab.run.study import conduct, make_study

VOID = {"meta", "br"}


class Balanced(HTMLParser):
    """Checks that every element that was opened is closed, in order."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: object) -> None:
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: object) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_a_report_stands_alone_and_names_every_card(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str],
) -> None:
    file = tmp_path / "deep" / "report.html"
    assert lab(name, games=8, bot="greedy", seats="2", out=file, as_json=True) == 0
    page = file.read_text(encoding="utf-8")
    assert "<script" not in page
    assert not re.search(r'(?:src|href)=|url\((?!"data:)|@import', page)
    check = Balanced()
    check.feed(page)
    assert check.open == []
    told = json.loads(capsys.readouterr().out)
    chapter = told["chapters"][0]
    assert chapter["matches"] == 8
    assert all(escape(card["name"]) in page for card in chapter["cards"])
    assert chapter["command"] in page
    assert told["cards"] == game(name).card_set.hash


def test_the_command_of_a_report_gives_its_figures_again(name: str) -> None:
    first = conduct(make_study(name, ("greedy",), 2, 5, seed=7))
    words = first.command.split()
    assert words[:3] == ["gnomehall", "lab", name]
    again = conduct(make_study(name, (words[6],), int(words[8]), int(words[4]), seed=int(words[10])))
    assert stats_of(again.game, again.summaries).as_dict() == stats_of(first.game, first.summaries).as_dict()


def test_a_page_that_cannot_be_written_is_refused_before_anything_is_played(tmp_path: Path) -> None:
    for page in (tmp_path, tmp_path / "file" / "report.html"):
        (tmp_path / "file").touch()
        with pytest.raises(ValidationError, match="cannot be written"):
            lab("gems", games=10_000_000, bot="greedy", out=page)


def test_little_is_not_called_sure(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert lab("gnomopolis", games=20, bot="greedy", seats="2", as_json=True) == 0
    told = json.loads(capsys.readouterr().out)
    for card in told["chapters"][0]["cards"]:
        owner = card["owner"]
        assert 0 <= owner["low"] <= owner["mean"] <= owner["high"] <= 2
        if owner["n"] and owner["mean"] in (0, 2):
            assert owner["low"] < owner["high"]
        assert not card["dead"] or card["used"]["high"] < 0.03
    assert 0 <= told["chapters"][0]["settled"]["low"] <= told["chapters"][0]["settled"]["high"] <= 1
    assert {bound["verdict"] for bound in told["bounds"]} <= {"holds", "broken", "not clear"}


def test_wrong_orders_are_refused(tmp_path: Path) -> None:
    for wrong in ({"games": 0}, {"jobs": 0}, {"seats": "two"}, {"seats": "9"}, {"bot": "nobody"}):
        with pytest.raises(ValidationError):
            lab("gnomeland", **{"games": 1, "bot": "greedy", **wrong})  # type: ignore[arg-type]
    with pytest.raises(ValidationError, match="no folder"):
        lab("gems", records=tmp_path / "nowhere")
    with pytest.raises(ValidationError, match="no finished match"):
        lab("gems", records=tmp_path)

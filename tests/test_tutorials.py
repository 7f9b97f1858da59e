"""The pages with examples tell the truth: the examples run and print what the pages show."""

from __future__ import annotations

import pytest

from tests.worked_pages import ROOT, check_page


@pytest.mark.slow
@pytest.mark.parametrize(("page", "least"), [("designer", 7), ("researcher", 9)])
def test_the_examples_of_a_tutorial_print_what_the_page_shows(page, least, tmp_path):
    assert check_page(ROOT / "docs" / "tutorials" / f"{page}.md", tmp_path) >= least


def test_the_page_of_layouts_shows_what_learners_see(tmp_path):
    assert check_page(ROOT / "docs" / "layouts.md", tmp_path) == 4

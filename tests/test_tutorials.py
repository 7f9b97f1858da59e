"""The tutorials tell the truth: their examples run and print what the pages show."""

from __future__ import annotations

import pytest

from tests.worked_pages import ROOT, check_page


@pytest.mark.slow
@pytest.mark.parametrize(("page", "least"), [("designer", 7), ("researcher", 9)])
def test_the_examples_of_a_tutorial_print_what_the_page_shows(page, least, tmp_path):
    assert check_page(ROOT / "docs" / "tutorials" / f"{page}.md", tmp_path) >= least

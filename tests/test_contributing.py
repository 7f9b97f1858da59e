"""A contributor's first hour: the commands of CONTRIBUTING.md on a clean copy, with what they print."""

from __future__ import annotations

import pytest

from tests.first_hour import PAGE, clean_copy
from tests.worked_pages import check_page


@pytest.mark.slow
def test_the_first_hour_goes_as_the_page_says(tmp_path):
    copy = clean_copy(tmp_path)
    assert check_page(copy / PAGE, copy) >= 15

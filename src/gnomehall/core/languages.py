"""The languages of the hall.  A text that is missing in one falls back to English."""

from __future__ import annotations

LANGUAGES = ("en", "pt", "fr", "it")

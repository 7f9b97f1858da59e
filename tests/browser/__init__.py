"""Tests of the page in real Chromium."""

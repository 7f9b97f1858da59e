"""The hall in a browser: its store and bridge here, its compiled modules in Node, its pages in Chromium."""

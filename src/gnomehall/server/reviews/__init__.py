"""Reviews of whole matches."""

"""The kernel: the game contract, tables, records, fair chance and card sets."""

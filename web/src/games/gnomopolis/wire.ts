// Made by web/scripts/wire.py. Change src/gnomehall/games/gnomopolis/view.py instead.

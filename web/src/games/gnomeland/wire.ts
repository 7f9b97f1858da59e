// Made by web/scripts/wire.py. Change src/gnomehall/games/gnomeland/view.py instead.

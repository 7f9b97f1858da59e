// Made by web/scripts/wire.py. Change src/gnomehall/games/gems/view.py instead.

pebbles-one = { $who } tira uma

# Che cosa fanno le carte, accanto ai segni
terminal-gnomeland-or = { $one } o { $other }
terminal-gnomeland-steal = { $one } o rubarne uno
terminal-gnomeland-extra-die = { $count ->
    [one] +1 dado
   *[other] +{ $count } dadi
 }
terminal-gnomeland-reroll = { $dice ->
    [any] ritirare dei dadi
   *[one] ritirare 1 dado
 }
terminal-gnomeland-shift = { $sign } su un dado
terminal-gnomeland-recall = { $count ->
    [one] torna uno gnomo
   *[other] tornano { $count } gnomi
 }
terminal-gnomeland-nothing = niente
terminal-gnomeland-hex = una missione dà { $points } in meno
terminal-gnomeland-contest = gara di { $what }

# La plancia
terminal-gnomeland-missions = missioni
terminal-gnomeland-advanced = avanzate
terminal-gnomeland-next = prossima
terminal-gnomeland-next-round = prossimo round
terminal-gnomeland-tavern = taverna
terminal-gnomeland-tower = torre
terminal-gnomeland-mercenaries = mercenari
terminal-gnomeland-hire = assoldare { $what }
terminal-gnomeland-done = fatta in questo turno
terminal-gnomeland-hexed = fattura -{ $points }
terminal-gnomeland-sign = { $word ->
    [coin] moneta
    [weapon] arma
    [mana] mana
    [trader] mercante
    [soldier] soldato
    [wizard] mago
    [mercenary] a scelta
   *[points] punti
 }
terminal-gnomeland-dealt = { $step ->
    [first] chi è il primo?
   *[cards] si danno le carte
 }
terminal-gnomeland-round = round { $round } di { $rounds }, primo { $name }
terminal-gnomeland-in-contest = { $title }: una gara

# Un villaggio
terminal-gnomeland-built = + { $count } in edifici
terminal-gnomeland-to-roll = { $count } da tirare
terminal-gnomeland-pool = riserva { $what }
terminal-gnomeland-aside = da parte { $what }
terminal-gnomeland-has = ha { $what }
terminal-gnomeland-holds = contiene { $what }
terminal-gnomeland-keeps = tiene { $count }
terminal-gnomeland-used = usato

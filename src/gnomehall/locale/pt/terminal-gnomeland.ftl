# O que as cartas fazem, ao lado dos sinais
terminal-gnomeland-or = { $one } ou { $other }
terminal-gnomeland-steal = { $one } ou roubar um
terminal-gnomeland-extra-die = { $count ->
    [1] +1 dado
   *[other] +{ $count } dados
 }
terminal-gnomeland-reroll = { $dice ->
    [any] rolar dados de novo
   *[one] rolar 1 dado de novo
 }
terminal-gnomeland-shift = { $sign } em um dado
terminal-gnomeland-recall = { $count ->
    [1] um gnomo volta
   *[other] { $count } gnomos voltam
 }
terminal-gnomeland-nothing = nada
terminal-gnomeland-hex = uma missão dá { $points } a menos
terminal-gnomeland-contest = disputa de { $what }

# O tabuleiro
terminal-gnomeland-missions = missões
terminal-gnomeland-advanced = avançadas
terminal-gnomeland-next = próxima
terminal-gnomeland-next-round = próxima rodada
terminal-gnomeland-tavern = taverna
terminal-gnomeland-tower = torre
terminal-gnomeland-mercenaries = mercenários
terminal-gnomeland-hire = contratar { $what }
terminal-gnomeland-done = cumprida nesta vez
terminal-gnomeland-hexed = feitiço -{ $points }
terminal-gnomeland-sign = { $word ->
    [coin] moeda
    [weapon] arma
    [mana] mana
    [trader] mercador
    [soldier] soldado
    [wizard] mago
    [mercenary] qualquer um
   *[points] pontos
 }
terminal-gnomeland-dealt = { $step ->
    [first] quem é o primeiro?
   *[cards] as cartas são distribuídas
 }
terminal-gnomeland-round = rodada { $round } de { $rounds }, { $name } começa
terminal-gnomeland-in-contest = { $title }: uma disputa

# Uma aldeia
terminal-gnomeland-built = + { $count } em prédios
terminal-gnomeland-to-roll = { $count } a rolar
terminal-gnomeland-pool = reserva { $what }
terminal-gnomeland-aside = à parte { $what }
terminal-gnomeland-has = tem { $what }
terminal-gnomeland-holds = contém { $what }
terminal-gnomeland-keeps = guarda { $count }
terminal-gnomeland-used = usado

# Looking at a thing
look-from = { $origin ->
    [rulebook] Livro de regras:
    [gnomehall] Criação do Gnomehall:
    [owner] Do conjunto de cartas desta mesa:
   *[other] { $origin }:
 }
look-cost = Custo
look-pay = Você paga
look-get = Você recebe
look-fixed = Não pode ser desfeito:
look-not-now = Agora não
why-wait = É a vez de { $name }. A sua vem logo.
look-helps = O que ajuda

# What just happened
happen-go-on = Continuar
happen-nothing = nada
happen-points = { $points ->
    [one] +{ $points } ponto
   *[other] +{ $points } pontos
 }
log-table = A mesa

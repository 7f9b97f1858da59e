# Os textos da página para Gnomeland.
option-copy_each = Cada adversário pode copiar
option-one_copy = Cada adversário copia só um dado por vez
ended-L-27 = A quinta rodada terminou.

# Coisas
land-coin = { $count ->
    [one] { $count } moeda
   *[other] { $count } moedas
 }
land-weapon = { $count ->
    [one] { $count } arma
   *[other] { $count } armas
 }
land-mana = { $count } de mana
land-trader = { $count ->
    [one] { $count } mercador
   *[other] { $count } mercadores
 }
land-soldier = { $count ->
    [one] { $count } soldado
   *[other] { $count } soldados
 }
land-wizard = { $count ->
    [one] { $count } mago
   *[other] { $count } magos
 }
land-mercenary = { $count ->
    [one] { $count } mercenário qualquer
   *[other] { $count } mercenários quaisquer
 }
land-points = { $count ->
    [one] { $count } ponto
   *[other] { $count } pontos
 }
land-gnomes = { $count ->
    [0] nenhum gnomo em casa
    [1] 1 gnomo em casa
   *[other] { $count } gnomos em casa
 }
land-or = ou
land-nothing = nada
land-most = Mais
land-most-coin = moedas
land-most-weapon = armas
land-most-mana = mana

# O que as cartas fazem
land-does-pay = { $pay } por { $gain }
land-does-die = { $count ->
    [1] mais 1 dado
   *[other] mais { $count } dados
 }
land-does-reroll-one = rolar de novo 1 dado não gasto
land-does-reroll-any = rolar de novo quaisquer dados não gastos
land-does-shift = { $sign } em 1 dado não gasto
land-does-recall = { $count ->
    [1] 1 gnomo removido volta
   *[other] { $count } gnomos removidos voltam
 }
land-does-hex = { $count ->
    [1] uma missão dá 1 ponto a menos, nesta rodada
   *[other] uma missão dá { $count } pontos a menos, nesta rodada
 }
land-does-curse = { $gain }, ou roubar { $steal } de um Armazém
land-does-contest = disputa no fim da rodada: mais { $what }
land-source-rulebook = Do livro de regras
land-source-gnomehall = Nossa
land-source-mixed = Do livro de regras, alguns números nossos
land-source-owner = Do conjunto de cartas desta mesa

# Trilha, rodada, disputa
land-track = Trilha de pontos
land-track-of = { $name } { $count }
land-round = Rodada { $round }
land-round-of = Rodada { $round } de { $rounds }
land-contest = Disputa: { $card }
land-contest-later = No fim da rodada: { $cards }
land-contest-note = quem tem mais { $what }
land-contest-gnome = Um gnomo na carta: 1 a mais
land-contest-done = Pronto

# Missões, Taverna, Torre
land-missions = Missões
land-side-base = básicas
land-side-advanced = avançadas
land-mission-says = Pague { $pay }, ganhe { $gain }
land-mission-done = Cumprida nesta vez
land-mission-can = Você pode cumpri-la
land-mission-later = A partir da rodada 2: as missões da rodada anterior, mais difíceis e mais ricas.
land-mission-none = Vem uma missão nova.
land-next = Próxima:
land-next-says = Próxima rodada: { $card }. { $what }
land-hexed = { $count ->
    [1] Enfeitiçada: 1 ponto a menos
   *[other] Enfeitiçada: { $count } pontos a menos
 }
land-tavern = Taverna
land-tavern-note = um gnomo por vez
land-gnomes-here = Gnomos aqui: { $names }
land-send-can = Você pode mandar um gnomo
land-tower = Torre
land-tower-note = uma vez por rodada
land-tokens-here = Lançado por { $names }
land-cast-can = Você pode lançá-lo

# A vila
land-your-village = Sua vila
land-village-of = Vila de { $name }
land-points-note = Pontos na trilha e nos prédios
land-dice = Dados
land-die = Dado { $face }: { $card }, { $gain }
land-die-can = Dado { $face }: gaste-o em { $card } por { $gain }
land-die-spent = Dado { $face }, gasto
land-to-roll = A rolar
land-which-way = Virar o dado para que lado?
land-pool = Reserva
land-aside = À parte para a sua próxima vez: { $what }
land-keep-can = { $what } na reserva. Guarde 1
land-my-mercenaries = Seus mercenários
land-have = { $what }, seu
land-play-can = { $what }, seu. Jogue um
land-play-note = Jogar: ele volta para casa e dá 1
land-upper = Fileira especial: cada uma funciona uma vez por rodada
land-lower = Fileira comum: responde aos dados
land-answers = Responde a { $faces }
land-space-left = Esquerda
land-space-middle = Meio
land-space-right = Direita
land-keeps = Guarda { $count ->
    [1] 1 recurso
   *[other] { $count } recursos
 } até a sua próxima vez
land-keeps-short = guarda { $count }
land-stored = Guardado: { $what }
land-pool-of = Na reserva: { $what }
land-used = Já funcionou nesta rodada
land-upgrade-says = Melhoria para { $card }: { $cost }
land-upgrade-can = Você pode melhorá-la para { $card } por { $cost }
land-upgrade-to = Melhorar para { $card }
land-spend = Gastar o { $face }
land-pass = Deixar passar todas as cópias
land-pass-note = Dados dos adversários nunca são copiados por um gnomo, e você não é perguntado
land-pass-hint = O menu pode fazer isso sempre

# Contratar, construir
land-mercenaries = Mercenários
land-mercenaries-note = contratar
land-hire-says = Contrate por { $cost }; jogado, dá { $gain }
land-hire-for = Por { $cost }
land-hire-which = Contratar: { $card }
land-hire-can = Você pode contratar um
land-left = { $count ->
    [one] resta { $count }
   *[other] restam { $count }
 }
land-build = Construir
land-build-note = { $count ->
    [1] 1 carta
   *[other] { $count } cartas
 }
land-build-none = Todas as suas cartas estão construídas.
land-build-can = Você pode construí-la
land-build-where = { $card }: onde?
land-kind-standard = Comum, para a fileira de baixo
land-kind-special = Especial, para a fileira de cima
land-on-dice = Em { $faces }
land-covers = Cobre: { $card }.
land-loses-room = Perde-se o espaço dele.
land-loses-store = O que está lá é descartado: { $what }.
land-loses-gnomes = { $count ->
    [1] 1 gnomo é removido.
   *[other] { $count } gnomos são removidos.
 }

# Adversários
land-first = Primeiro
land-stands = Vila: { $what }
land-dice-of = { $count ->
    [0] Nenhum dado
    [1] 1 dado: { $faces }
   *[other] { $count } dados: { $faces }
 }

# Partes da mesa
land-parts = Partes da mesa
land-part-village = Vila
land-part-cards = Cartas
land-part-shop = Construir
land-part-others = Outros
land-part-can = coisas que você pode fazer

# Perguntas
land-ask-copy = { $name } pega { $what }. Copiar?
land-ask-take = { $card }: pegue uma coisa
land-ask-recruit = { $card }: que mercenário?
land-ask-pay = { $card }: quem paga?
land-ask-keep = Armazém ({ $space }): guardar o quê?
land-ask-settle = { $card }: pagar qual custo?
land-ask-hex = { $card }: em que missão?
land-ask-shift = { $card }: virar que dado?
land-ask-reroll = { $card }: rolar de novo que dado?
land-copy-do = Copiar { $what }
land-copy-cost = { $count ->
    [1] Custa seu último gnomo
   *[other] Custa 1 dos seus { $count } gnomos
 }
land-copy-pass = Deixar passar
land-makes = ficam { $count }
land-steal = Roubar { $what } de { $name }
land-keep-do = Guardar { $what }
land-keep-none = Não guardar nada
land-keep-have = { $count } na reserva
land-hex-now = dá { $count } agora
land-reroll-die = Rolar o { $face } de novo
land-enough = Basta

# A barra da vez
land-say-dice = { $count ->
    [1] 1 dado a gastar antes de terminar a vez.
   *[other] { $count } dados a gastar antes de terminar a vez.
 }
land-say-mission = Todos os dados gastos. Dá para cumprir uma missão.
land-say-end = Todos os dados gastos. Use o que sobrou, ou termine a vez.
land-say-contest = { $card }: { $count ->
    [1] 1 dado a gastar.
   *[other] { $count } dados a gastar.
 }
land-say-contest-end = { $card }: use o que quiser e termine.
land-title-copy = { $name } pega { $what }
land-say-copy = Copiar por um gnomo?
land-say-take = { $card }: pegue uma coisa.
land-say-recruit = Escolha um mercenário.
land-say-pay = Escolha o mercenário que paga.
land-say-keep = Armazém ({ $space }): guarde uma coisa até a sua próxima vez, ou nada.
land-say-settle = Escolha o custo que você paga.
land-say-hex = Escolha uma missão para o feitiço.
land-say-shift = Escolha um dado para virar.
land-say-reroll = Escolha um dado para rolar de novo.
land-end-turn = Terminar
land-sure-house = { $count ->
    [1] Isto cobre { $card }: o gnomo que ainda está lá é removido.
   *[other] Isto cobre { $card }: os { $count } gnomos que ainda estão lá são removidos.
 }
land-sure-store = Isto cobre { $card }: o que está lá é descartado ({ $what }).
land-sure-end = Você ainda poderia cumprir: { $cards }.

# O fim
land-houses = Prédios à vista
land-no-steps = Nenhum passo na trilha de pontos.

# Os lances, como o diário os conta
gnomeland-move-roll = Um dado mostra { $die }
gnomeland-move-reveal = Abre-se a carta { $card }
gnomeland-move-spend = { $who } gasta um { $die }
gnomeland-move-play = { $who } joga um mercenário: { $card }
gnomeland-move-build = { $who } constrói { $card } ({ $space })
gnomeland-move-upgrade = { $who } melhora { $card }
gnomeland-move-complete = { $who } cumpre { $card }
gnomeland-move-send = { $who } envia um gnomo a { $card }
gnomeland-move-cast = { $who } lança { $card }
gnomeland-move-use = { $who } usa { $card }
gnomeland-move-end = { $who } termina
gnomeland-move-copy = { $who } envia um gnomo para copiar
gnomeland-move-decline = { $who } não copia
gnomeland-move-recruit = { $who } pega um mercenário: { $card }
gnomeland-move-pay = { $who } paga com um mercenário: { $card }
gnomeland-move-keep = { $who } guarda { $what }
gnomeland-move-keep-none = { $who } deixa um Armazém vazio
gnomeland-move-hex = { $who } enfeitiça { $card }
gnomeland-move-steal = { $who } rouba { $what } do Armazém de outro jogador
gnomeland-move-raise = { $who } vira um { $die } para cima
gnomeland-move-lower = { $who } vira um { $die } para baixo
gnomeland-move-reroll = { $who } rola de novo um { $die }
gnomeland-move-enough = { $who } mantém os outros dados
gnomeland-move-add = { $who } usa { $what } de um Armazém
gnomeland-move-settle = { $who } paga o { $which ->
    [first] primeiro
   *[second] segundo
 } de dois custos
gnomeland-move-hire = { $who } contrata { $card } por { $cost }
gnomeland-move-take = { $who } pega { $what }

# O mesmo, contado a quem jogou
gnomeland-own-spend = Você gasta um { $die }
gnomeland-own-play = Você joga um mercenário: { $card }
gnomeland-own-build = Você constrói { $card } ({ $space })
gnomeland-own-upgrade = Você melhora { $card }
gnomeland-own-complete = Você cumpre { $card }
gnomeland-own-send = Você envia um gnomo a { $card }
gnomeland-own-cast = Você lança { $card }
gnomeland-own-use = Você usa { $card }
gnomeland-own-end = Você termina
gnomeland-own-copy = Você envia um gnomo para copiar
gnomeland-own-decline = Você não copia
gnomeland-own-recruit = Você pega um mercenário: { $card }
gnomeland-own-pay = Você paga com um mercenário: { $card }
gnomeland-own-keep = Você guarda { $what }
gnomeland-own-keep-none = Você deixa um Armazém vazio
gnomeland-own-hex = Você enfeitiça { $card }
gnomeland-own-steal = Você rouba { $what } do Armazém de outro jogador
gnomeland-own-raise = Você vira um { $die } para cima
gnomeland-own-lower = Você vira um { $die } para baixo
gnomeland-own-reroll = Você rola de novo um { $die }
gnomeland-own-enough = Você mantém os outros dados
gnomeland-own-add = Você usa { $what } de um Armazém
gnomeland-own-settle = Você paga o { $which ->
    [first] primeiro
   *[second] segundo
 } de dois custos
gnomeland-own-hire = Você contrata { $card } por { $cost }
gnomeland-own-take = Você pega { $what }

# Botões
gnomeland-do-roll = { $die }
gnomeland-do-reveal = { $card }
gnomeland-do-spend = Gastar um { $die }
gnomeland-do-play = Jogar { $card }
gnomeland-do-build = Construir { $card } ({ $space })
gnomeland-do-upgrade = Melhorar { $card }
gnomeland-do-complete = Cumprir { $card }
gnomeland-do-send = Gnomo a { $card }
gnomeland-do-cast = Lançar { $card }
gnomeland-do-use = Usar { $card }
gnomeland-do-end = Pronto
gnomeland-do-copy = Copiar (um gnomo)
gnomeland-do-decline = Não copiar
gnomeland-do-recruit = Pegar { $card }
gnomeland-do-pay = Pagar com { $card }
gnomeland-do-keep = Guardar { $what }
gnomeland-do-keep-none = Não guardar nada
gnomeland-do-hex = Enfeitiçar { $card }
gnomeland-do-steal = Roubar { $what } do jogador { $seat }
gnomeland-do-raise = Virar { $die } para cima
gnomeland-do-lower = Virar { $die } para baixo
gnomeland-do-reroll = Rolar de novo { $die }
gnomeland-do-enough = Basta
gnomeland-do-add = Usar { $what } de um Armazém
gnomeland-do-settle = Pagar o { $which ->
    [first] primeiro
   *[second] segundo
 } custo
gnomeland-do-hire = Contratar { $card } ({ $cost })
gnomeland-do-take = Pegar { $what }

# Coisas
gnomeland-coin = { $count ->
    [one] { $count } moeda
   *[other] { $count } moedas
 }
gnomeland-weapon = { $count ->
    [one] { $count } arma
   *[other] { $count } armas
 }
gnomeland-mana = { $count } de mana
gnomeland-trader = { $count ->
    [one] { $count } mercador
   *[other] { $count } mercadores
 }
gnomeland-soldier = { $count ->
    [one] { $count } soldado
   *[other] { $count } soldados
 }
gnomeland-wizard = { $count ->
    [one] { $count } mago
   *[other] { $count } magos
 }
gnomeland-mercenary = { $count ->
    [one] { $count } mercenário qualquer
   *[other] { $count } mercenários quaisquer
 }
gnomeland-points = { $count ->
    [one] { $count } ponto
   *[other] { $count } pontos
 }
gnomeland-left = esquerda
gnomeland-middle = meio
gnomeland-right = direita
gnomeland-or = ou
gnomeland-nothing = nada

# O que as cartas dizem
gnomeland-text-pay = pague { $pay }: { $gain }
gnomeland-text-upgrade = sobre { $base }
gnomeland-text-extra-die = { $count ->
    [1] mais 1 dado
   *[other] mais { $count } dados
 }
gnomeland-text-reroll-one = rolar de novo 1 dado não gasto
gnomeland-text-reroll-any = rolar de novo quaisquer dados não gastos
gnomeland-text-shift = { $sign } em 1 dado não gasto
gnomeland-text-recall = { $count ->
    [1] 1 gnomo removido volta
   *[other] { $count } gnomos removidos voltam
 }
gnomeland-text-hex = { $count ->
    [1] sua ficha numa missão: 1 ponto a menos para todos, nesta rodada
   *[other] sua ficha numa missão: { $count } pontos a menos para todos, nesta rodada
 }
gnomeland-text-curse = { $gain }, ou roubar { $steal } de um Armazém
gnomeland-text-contest = disputa de { $resource ->
    [coin] moedas
    [weapon] armas
   *[mana] mana
 } no fim da rodada
gnomeland-text-keeps = guarda { $count ->
    [1] 1 recurso
   *[other] { $count } recursos
 }
gnomeland-text-gnomes = { $count ->
    [1] lar de 1 gnomo
   *[other] lar de { $count } gnomos
 }

# Onde uma dica manda olhar, pela palavra da jogada
gnomeland-look-spend = os seus dados
gnomeland-look-raise = os seus dados
gnomeland-look-lower = os seus dados
gnomeland-look-reroll = os seus dados
gnomeland-look-enough = os seus dados
gnomeland-look-play = os seus mercenários
gnomeland-look-pay = os seus mercenários
gnomeland-look-hire = os mercenários à disposição
gnomeland-look-recruit = os mercenários à disposição
gnomeland-look-build = os prédios que você pode construir
gnomeland-look-upgrade = os prédios da sua aldeia
gnomeland-look-use = os seus prédios especiais
gnomeland-look-complete = as missões
gnomeland-look-hex = as missões
gnomeland-look-send = a Taverna
gnomeland-look-cast = a Torre do Mago
gnomeland-look-copy = o dado que acaba de ser gasto
gnomeland-look-decline = o dado que acaba de ser gasto
gnomeland-look-keep = os seus Armazéns
gnomeland-look-add = os seus Armazéns
gnomeland-look-steal = os Armazéns dos outros
gnomeland-look-take = o que a carta oferece
gnomeland-look-settle = o que a carta custa
gnomeland-look-end = o fim da sua vez

# Por que não?
gnomeland-why-over = O jogo acabou.
gnomeland-why-wait = Espere: um dado está rolando, ou uma carta está sendo aberta.
gnomeland-why-no-roll = Os dados caem por acaso.
gnomeland-why-no-card-now = Nenhum jogador abre cartas deste baralho; o acaso faz isso entre as rodadas.
gnomeland-why-card-gone = Essa carta já foi aberta.
gnomeland-why-question = Responda primeiro à pergunta em aberto.
gnomeland-why-not-asked = Você não pode escolher isto agora.
gnomeland-why-no-copy = Não há agora dado de um adversário para copiar.
gnomeland-why-runaway = Esta vez já teve { $moves } compras e usos, o máximo permitido: termine-a.
gnomeland-why-no-die = Você não tem dado não gasto que mostre { $result }.
gnomeland-why-no-shift = A carta não vira dados para esse lado.
gnomeland-why-no-enough = Escolha primeiro um dado para rolar de novo.
gnomeland-why-reroll-order = Os dados a rolar de novo são ditos do menor para o maior; você já passou deste.
gnomeland-why-no-dice = Não há dado não gasto para mudar.
gnomeland-why-dice-left = Gaste primeiro todos os seus dados, mesmo por nada.
gnomeland-why-cost = Para pagar o custo falta: { $missing }.
gnomeland-why-none-left = { $kind ->
    [trader] Não sobrou mercador
    [soldier] Não sobrou soldado
   *[wizard] Não sobrou mago
 } no baralho.
gnomeland-why-no-mercenary = { $kind ->
    [trader] Você não tem mercador.
    [soldier] Você não tem soldado.
   *[wizard] Você não tem mago.
 }
gnomeland-why-no-mercenary-to-take = Não há mercenário a pegar agora.
gnomeland-why-mercenaries = Para pagar o custo falta: { $missing }. Mercenários podem ser contratados.
gnomeland-why-not-offered = A carta não oferece isso.
gnomeland-why-no-theft = A carta não rouba isso.
gnomeland-why-not-from-there = Nesse lugar não há outro de quem roubar.
gnomeland-why-nothing-stored = Não há { $kind ->
    [coin] moeda
    [weapon] arma
   *[mana] mana
 } nesse Armazém.
gnomeland-why-not-in-pool = Não há { $kind ->
    [coin] moeda
    [weapon] arma
   *[mana] mana
 } entre o que você tem.
gnomeland-why-keep-order = O que um Armazém guarda é dito na ordem moeda, arma, mana; você já passou deste.
gnomeland-why-built = Você já construiu essa carta; o que foi coberto não volta.
gnomeland-why-covered = Esse prédio está coberto: saiu do jogo.
gnomeland-why-upgraded = Esse prédio já mostra o lado avançado.
gnomeland-why-not-built = Você ainda não a construiu.
gnomeland-why-no-mission = Essa missão não está à vista.
gnomeland-why-done = Você já cumpriu essa missão nesta vez; cada missão uma vez por vez de jogar.
gnomeland-why-no-action = Essa ação não está na Taverna.
gnomeland-why-one-gnome = Você já enviou um gnomo nesta vez; um gnomo por vez de jogar.
gnomeland-why-no-gnome = Você não tem mais gnomos.
gnomeland-why-no-spell = Essa magia não está na Torre do Mago.
gnomeland-why-one-spell = Você já lançou a magia nesta rodada; uma vez por rodada.
gnomeland-why-no-removed = Nenhum gnomo seu foi removido.
gnomeland-why-not-here = Esse prédio não está na sua vila.
gnomeland-why-lasting = Ela traz seu dado sozinha, no começo de cada rodada.
gnomeland-why-used = O espaço dele já funcionou nesta rodada; funciona de novo na próxima.
gnomeland-why-contest = Numa disputa você só pode gastar dados, usar prédios especiais e Armazéns, e jogar mercenários.
gnomeland-why-wrong-resource = Nem esta disputa nem um prédio seu que ainda possa funcionar pede { $kind ->
    [coin] moedas
    [weapon] armas
   *[mana] mana
 }.
gnomeland-why-nothing-to-add = { $kind ->
    [coin] Nenhuma moeda
    [weapon] Nenhuma arma
   *[mana] Nenhuma mana
 } está nos seus Armazéns.
gnomeland-why-no-contest = O que está num Armazém é gasto sozinho quando você paga. Tirá-lo é só para disputas.

# O que um conjunto de cartas avisa
gnomeland-warn-hire = Contratar e jogar { $cards } rende algo a cada vez, então uma vez poderia não ter fim. Depois de { $most } compras e usos só resta terminá-la.
gnomeland-warn-dice = Um dado gasto em { $cards } traz outro dado, então uma vez poderia não ter fim. Depois de { $most } compras e usos só resta terminá-la.
gnomeland-warn-number = Este conjunto tem { $count } { $kind ->
    [standard] prédios padrão
    [special] prédios especiais
    [mission] missões
    [action] ações
   *[spell] magias
 }; o jogo impresso tem { $printed }.

# Pontos
gnomeland-score-track = na trilha de pontos
gnomeland-score-standard = { $count ->
    [1] 1 prédio padrão avançado
   *[other] { $count } prédios padrão avançados
 }
gnomeland-score-special = { $count ->
    [1] 1 prédio especial
   *[other] { $count } prédios especiais
 }

# Porque uma dica propõe uma jogada
gnomeland-hint-score-track = Você sobe na trilha: { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
 }.
gnomeland-hint-score-standard = O prédio vale pontos no fim: { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
 }.
gnomeland-hint-score-special = O prédio especial vale pontos no fim: { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
 }.
gnomeland-hint-spend = Traz recursos que você pode usar já.
gnomeland-hint-take = É o que mais falta a você.
gnomeland-hint-hire = O que paga se perderia no fim da vez; o mercenário fica.
gnomeland-hint-end = Nada melhor resta nesta vez.
gnomeland-hint-copy = Estes recursos valem mais para você que um gnomo em casa.
gnomeland-hint-decline = Seu gnomo valerá mais depois.
gnomeland-hint-send = Esta carta vale um gnomo agora.
gnomeland-hint-build = Rende mais a cada dado daqui em diante.
gnomeland-hint-keep = Você pode usá-lo na próxima rodada.

## O que as cartas fazem, ao lado dos sinais
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
gnomeland-goal-missions = Cumpra duas missões neste turno.
gnomeland-goal-mission = Cumpra uma missão neste turno.
gnomeland-goal-upgrade = Vire um dos seus prédios neste turno.
gnomeland-goal-building = Construa algo neste turno.
gnomeland-goal-village = Faça seus prédios valerem o máximo de pontos neste turno.
gnomeland-goal-mercenaries = Tenha o máximo de mercenários no fim deste turno.
gnomeland-idea-first = Construa primeiro, depois gaste o dado.
gnomeland-idea-hire = Um mercenário contratado agora pode trabalhar agora.
gnomeland-idea-leave = A primeira missão que você pode cumprir nem sempre é a certa.
gnomeland-idea-die = Mude um dado antes de gastá-lo.
gnomeland-idea-magic = A magia ou um prédio especial abre o caminho.

# O que os objetivos de cenários medem
gnomeland-fact-score = pontos na trilha
gnomeland-fact-building-points = pontos de prédios
gnomeland-fact-buildings = prédios
gnomeland-fact-upgraded = prédios melhorados
gnomeland-fact-coins = moedas
gnomeland-fact-weapons = armas
gnomeland-fact-mana = mana
gnomeland-fact-traders = mercadores
gnomeland-fact-soldiers = soldados
gnomeland-fact-wizards = magos
gnomeland-fact-gnomes = gnomos para enviar

# What is wrong in a card file
gnomeland-mistake-one-row = Seus espaços devem ficar em uma só fileira.
gnomeland-mistake-six-spaces = As casas impressas devem ocupar cada um dos seis espaços uma vez.
gnomeland-mistake-one-house = Uma casa impressa, em um espaço, deve ter gnomos.
gnomeland-mistake-same-id = Os dois lados de uma carta têm o mesmo id.
gnomeland-mistake-three-of-each = Deve haver pelo menos 3 prédios padrão e 3 especiais.

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
land-build-says = Custa { $pay }: { $gain }
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
land-tower-note = 1 por rodada
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

# Página de aprender
learn-part-gnomeland = { $part ->
    [name] nome
    [cost] custo
    [effect] efeito
    [flavour] palavras
    [points] pontos
    [base] lado básico
    [advanced] lado avançado
    [hire] custo de contratação
    [gives] o que dá
   *[other] { $part }
 }
learn-kind-gnomeland-village = Impresso na vila
learn-kind-gnomeland-standard = Prédios comuns
learn-kind-gnomeland-special = Prédios especiais
learn-kind-gnomeland-mercenary = Mercenários
learn-kind-gnomeland-mission = Missões
learn-kind-gnomeland-action = Ações
learn-kind-gnomeland-spell = Feitiços
learn-first-gnomeland = Gaste dados, construa uma loja, cumpra uma missão, copie um vizinho. Depois você segue livre.
learn-copy-1 = Alguém gasta um dado
learn-copy-2 = O seu gnomo lhe traz o mesmo
learn-land-standard = comum avançado
learn-land-special = especial básico
learn-land-special-2 = especial avançado
learn-say-gnomeland-first-spend = Gaste um dado. A fileira de baixo da vila responde aos dados: um 1 acorda o Quiosque em 1-2 e traz uma moeda. Aperte o 1.
learn-say-gnomeland-first-kiosk = De novo. O 2 responde ao mesmo Quiosque: outra moeda. (O vizinho pode copiar a cada vez; hoje não.)
learn-say-gnomeland-first-build = Construa antes do último dado. A Lojinha custa 1 moeda e dá 2 por dado. Ponha-a no 3-4, onde o seu 3 a acorda.
learn-say-gnomeland-first-shop = Funciona na hora. Gaste o 3: duas moedas.
learn-say-gnomeland-first-gnome = Mande um gnomo. A Taverna tem duas ações; um gnomo por vez. O Arrombamento traz 2 moedas.
learn-say-gnomeland-first-mission = Moedas em pontos. O Festival leva 4 moedas e dá 2 pontos. Ele fica ali para os outros.
learn-say-gnomeland-first-end = Termine a vez.
learn-say-gnomeland-first-keep = Guardar ou não. Cada Armazém pode guardar uma coisa até a sua próxima vez; o resto se perde. Você tem uma moeda: guarde-a.
learn-say-gnomeland-first-copy = Sua vez de copiar. O vizinho pegou uma arma com um 6. Um gnomo seu pode trazer o mesmo, e então se vai. Aperte Copiar.
learn-say-gnomeland-first-no = Uma moeda não vale um gnomo. A arma espera de lado até a sua próxima vez. Aperte Deixar passar.
learn-say-gnomeland-first-no2 = Guarde os gnomos. Restam três para a Taverna e as cópias, e faltam quatro rodadas. Aperte Deixar passar.
learn-say-gnomeland-first-free = Cinco rodadas, esta foi a primeira. Melhore prédios, contrate mercenários, lance o feitiço e construa na fileira de cima: Castelos trazem dados a cada rodada. No fim contam a trilha e os prédios à vista. Um robô joga contra você.
learn-say-gnomeland-shop-do = Você rolou 1, 2 e 6 e guardou 2 moedas. Construa a Lojinha no 1-2.
learn-say-gnomeland-shop-one = Gaste o 1. Duas moedas.
learn-say-gnomeland-shop-two = Gaste o 2. Mais duas.
learn-say-gnomeland-shop-six = Gaste o 6. Uma arma da Torre de Vigia.
learn-say-gnomeland-shop-mission = Cumpra o Torneio. 3 moedas e a arma por 2 pontos.
learn-say-gnomeland-shop-done = Dois pontos. As duas moedas que restam cabem nos Armazéns. Siga jogando se quiser.
learn-say-gnomeland-palace-do = Pague uma moeda ao Palácio. Você ganha mais um dado, rolado na hora.
learn-say-gnomeland-palace-done = Agora transforme-o no Castelo. O espaço já funcionou nesta rodada, então não vem outro dado. Se você melhorar antes de usar, o dado do Castelo é rolado na hora.
learn-say-gnomeland-copy-do = { $seat0 } pegou mana com um 5 na Estalagem, { $seat1 } disse não. Agora é com você. Mande um gnomo: copie.
learn-say-gnomeland-copy-done = Sobre este dado não se pergunta a mais ninguém. O mana fica de lado e entra no seu estoque quando a sua vez começa.
learn-say-gnomeland-scuffle-do = A Briga é por armas. Seus dados novos são 5, 6 e 1. O 5 acorda a Torre de Vigia: uma arma.
learn-say-gnomeland-scuffle-six = O 6 também. Uma segunda arma.
learn-say-gnomeland-scuffle-one = Todos os dados devem ser gastos. O 1 traz uma moeda, que aqui não conta.
learn-say-gnomeland-scuffle-end = Duas armas e o seu gnomo na carta: 3. Termine a sua parte.
learn-say-gnomeland-scuffle-done = Agora os outros rolam. Com quatro jogadores você ganha um ponto por quem tiver menos que você.

# Folha de pontos
scorer-track = Trilha de pontos
scorer-land-standard = Fileira de baixo: prédios comuns
scorer-land-special = Fileira de cima: prédios especiais
scorer-side = { $base } ou { $advanced }
scorer-not-built = Não construído
scorer-side-points = { $name } (+{ $points })
scorer-tie-gnomeland-buildings = { $points } cada. Decide quem tem mais pontos em prédios: { $first } { $a }, { $second } { $b }.
scorer-part-gnomeland-buildings = Prédios: { $points }
scorer-part-gnomeland-track = Trilha de pontos: { $points }

# Editor de cartas
editor-group-gnomeland-standard = Prédios comuns
editor-group-gnomeland-special = Prédios especiais
editor-group-gnomeland-mission-base = Missões, lado básico
editor-group-gnomeland-mission-advanced = Missões, lado avançado
editor-group-gnomeland-action = Ações
editor-group-gnomeland-spell = Feitiços
editor-group-gnomeland-mercenary = Mercenários
editor-field-cost = Custo
editor-field-pay = Paga
editor-field-gain = Dá
editor-field-effect = Faz
editor-field-hire = Contratar por
editor-word = { $word ->
    [coin] Moedas
    [weapon] Armas
    [mana] Mana
    [trader] Mercadores
    [soldier] Soldados
    [wizard] Magos
    [mercenary] Qualquer mercenário
    [points] Pontos
   *[other] Nada
 }
editor-way = Opção { $n }
editor-does-gain = Dá
editor-does-choice = Dá um de
editor-does-extra_die = Mais dados
editor-does-reroll = Rolar de novo
editor-does-shift = Girar um dado
editor-does-recall = Chamar um gnomo de volta
editor-does-hex = Tira pontos de uma missão
editor-does-curse = Pegar, ou roubar
editor-does-contest = Uma disputa
editor-reroll-one = um dado
editor-reroll-any = quaisquer dados

# O salão
finale-gnomeland = As aldeias
about-by-gnomeland =
    Autoria: Stefano Castelli. 2018.

# Looking at a card
land-look-cost = Custo
land-look-points = Pontos
land-look-points-note = Contam no fim, enquanto a construção está à vista
land-look-row = Fileira
land-look-lower = Fileira de baixo: funciona com cada dado que mostra seu número
land-look-upper = Fileira de cima: funciona uma vez por rodada
land-look-keeps = Guarda
land-look-keeps-note = O que não está num Armazém no fim do turno se perde. Coberto, não guarda nada
land-look-store = Guardado
land-look-gnomes = Gnomos
land-look-gnomes-note = Um por turno vai à Taverna, ou copia o dado de outro; ambos saem do jogo
land-look-upgrade = Melhoria
land-look-upgrade-note = Depois: { $gain }, { land-points-n }
land-points-n = { $points ->
    [one] 1 ponto
   *[other] { $points } pontos
 }
land-look-base = Todos podem completá-la, uma vez por turno. Na próxima rodada vira para o lado avançado
land-look-advanced = Todos podem completá-la, uma vez por turno. Sai no fim da rodada
land-look-hex = Feitiço
land-look-send = Custa um gnomo, removido no fim da rodada. Um gnomo por turno
land-look-cast = Uma vez por rodada; sua ficha fica nela até lá
land-look-here = Já aqui
land-look-contest = Disputa
land-look-left = No baralho
land-look-help-dice = Dados em { $cards } trazem isso.
land-look-help-play = Jogue seu mercenário: { $card }.
land-look-help-later = Num turno seguinte, dados em { $cards } trazem isso.
land-look-help-hire = Contrate um mercenário desse tipo.
land-look-help-other = Um mercenário jogado, a Taverna ou uma construção que o dê.
land-deal-gnome = Um gnomo seu, que não volta para casa.
land-deal-fixed = { $count ->
    [1] um dado é rolado.
   *[other] { $count } dados são rolados.
 }
land-look-contest-says = No fim da rodada todos rolam de novo; quem tem mais { $what } ganha pontos
land-look-contest-note = { $each } pontos por jogador que tem menos. Um gnomo aqui conta 1 a mais. O que foi rolado ou gasto se perde

# What just happened
land-banner-contest = { $card }: { $sums }
land-banner-nobody = Todos têm o mesmo: sem pontos.
land-banner-contest-foot = { $each ->
    [one] 1 ponto
   *[other] { $each } pontos
 } por jogador que tem menos. O que foi rolado ou gasto se perdeu.
land-banner-last = Última rodada
land-banner-first = Começa: { $name }, à frente na trilha.
land-log-gain = + { $what }
land-log-gain-of = { $name }: + { $what }
land-log-paid = − { $what }
land-log-lost = { $name }: { $what } a menos. Sem lugar num Armazém.
land-log-lost-contest = { $name }: { $what } se perde com a disputa.
land-log-taken = { $name }: − { $what }
land-log-rolled = Dados: { $faces }
land-log-declined = Sem cópia: { $names }
land-loses = { $count ->
    [one] Encerrar agora perde 1 recurso
   *[other] Encerrar agora perde { $count } recursos
 }: { $room ->
    [0] nenhum Armazém tem lugar
    [one] um Armazém guarda 1
   *[other] os Armazéns guardam { $room }
 }.
land-track-later = As construções somam no fim
land-build-below = Mais abaixo
land-parts-of = trilha { $track }, construções { $buildings }

# Help at the table
guide-gnomeland-goal = Em cinco rodadas transforme dados em moedas, armas e mana, e estes em missões e prédios. Ganha quem tiver mais pontos na trilha e na vila.
guide-gnomeland-ends = A partida acaba após a rodada 5; então somam-se os pontos dos prédios.
guide-gnomeland-do-spend = Um dado: acorda o prédio da fileira de baixo com o seu número, e você recebe o que ele dá. Dados primeiro: todos precisam ser gastos.
guide-gnomeland-do-take = Escolha o que o prédio dá: pegue o que a próxima missão ou prédio pede.
guide-gnomeland-do-hire = Um mercenário: pague agora, guarde quanto quiser, e depois ele dá 1 do seu recurso. Um jeito de guardar recursos além da vez.
guide-gnomeland-do-play = Jogar um mercenário: ele volta e dá 1 moeda, arma ou mana. Bom quando falta só um.
guide-gnomeland-do-build = Construir: pague e cubra um espaço da vila. Um prédio melhor rende mais a cada dado, e alguns são pontos.
guide-gnomeland-do-upgrade = Melhorar: pague e vire o prédio. O lado avançado dá mais e vale pontos.
guide-gnomeland-do-use = Um prédio especial da fileira de cima: use-o uma vez por rodada, como ele diz.
guide-gnomeland-do-complete = Uma missão: pague o que está à esquerda da seta, e os pontos são seus na hora. O caminho mais seguro.
guide-gnomeland-do-send = A Taverna: um gnomo por vez vai lá pelo que a carta dá. Ele não volta.
guide-gnomeland-do-cast = O feitiço: pague, uma vez por rodada, pelo que ele faz.
guide-gnomeland-do-end = Terminar a vez: o que os Armazéns não guardam se perde; gaste antes o que puder.
guide-gnomeland-do-copy = Copiar: um gnomo seu sai do jogo, e você recebe os mesmos recursos. Esperam pela sua vez. Bom para o que os dados não trouxeram.
guide-gnomeland-do-keep = Guardar: cada Armazém guarda uma coisa para a próxima rodada. O resto se perde.
guide-gnomeland-do-dice = Virar ou rolar um dado de novo: mire no prédio cujo recurso falta.
guide-gnomeland-do-pay = Escolha como pagar: dê o que menos falta faz.
guide-gnomeland-do-hex = Escolha a missão: ela dá a todos 2 pontos a menos nesta rodada.
sign-gnomeland-arrow = A seta: à esquerda o que você paga, à direita o que recebe.
sign-gnomeland-rows = Fileira de baixo: funciona quando se gasta um dado com o seu número. De cima: sem dado; prédios especiais, uma vez por rodada.
sign-gnomeland-points = O hexágono vermelho: pontos. Numa missão, na hora; num prédio, contam no fim.
sign-gnomeland-contest = Uma disputa: todos rolam de novo e contam armas ou mana. Você ganha 3, 2 ou 1 pontos (2, 3 ou 4 jogadores) por jogador abaixo; o que contou se vai.
sign-gnomeland-lost = Fim da vez: cada Armazém guarda uma coisa, o resto da reserva se perde.
sign-gnomeland-home = Os seus gnomos não voltam: quem copia ou vai à Taverna sai do jogo. Só uma carta que chama gnomos de volta traz um.
sign-gnomeland-starts = Quem começa: o líder da trilha começa a próxima rodada.
sign-gnomeland-goods = Moeda, arma, mana: os três recursos que pagam tudo.
sign-gnomeland-hired = Mercador, soldado, mago: mercenários. Cada um vale 1 moeda, arma ou mana.
sign-gnomeland-die = Dados pequenos num prédio: os números a que ele responde. “+1” ao lado de um dado: mais um dado.
sign-gnomeland-track = A trilha conta missões e disputas; os pontos dos prédios somam-se no fim, por isso o painel pode mostrar mais.
# Pictures of the rules
picture-gnomeland-idea-dice = Dados acordam edifícios
picture-gnomeland-idea-goods = Bens viram pontos
picture-gnomeland-round-first = Quem lidera começa
picture-gnomeland-round-dice = Todos rolam os dados
picture-gnomeland-round-spend = Uma vez cada um, depois as disputas
picture-gnomeland-contest-held = Um gnomo na carta: há disputa
picture-gnomeland-contest-roll = Role de novo, faça armas ou mana
picture-gnomeland-contest-prize = Quem tem mais ganha os pontos

# O que mais teria ajudado, no fim
helped-gnomeland-score-track = Mais passos na trilha de pontos teriam ajudado mais que tudo: { $name } fez { $theirs ->
    [one] { $theirs } ponto
   *[other] { $theirs } pontos
 } ali, você { $mine }.
helped-gnomeland-score-standard = Mais melhorias na fileira de baixo teriam ajudado mais que tudo: { $name } fez { $theirs ->
    [one] { $theirs } ponto
   *[other] { $theirs } pontos
 } com elas, você { $mine }.
helped-gnomeland-score-special = Mais prédios especiais na fileira de cima teriam ajudado mais que tudo: { $name } fez { $theirs ->
    [one] { $theirs } ponto
   *[other] { $theirs } pontos
 } com eles, você { $mine }.

# Os textos da página para Gemas & Gnomos.
gem-emerald = Esmeralda
gem-sapphire = Safira
gem-ruby = Rubi
gem-topaz = Topázio
gem-amethyst = Ametista
gem-citrine = Citrino
gem-diamond = Diamante
gem-coal = Carvão
gems-cave = A caverna: { $down ->
    [1] 1 ficha virada
   *[other] { $down } fichas viradas
 } para baixo, { $free ->
    [1] 1 livre
   *[other] { $free } livres
 }
gems-ends = Fim com tudo em posse: mais { $count }
gems-face-down = Para baixo { $count }
gems-free = Livres { $count }
gems-quiet = { $count ->
    [1] Acaba após mais 1 rodada calma
   *[other] Acaba após mais { $count } rodadas calmas
 }
gems-say-collect = Recolha um grupo ou faça outra coisa.
gems-say-only-collect = Escolha um grupo.
gems-say-claim = Tome posse de uma ficha ou explore.
gems-say-explore = Explore um lugar escuro.
gems-actions = Ações
gems-act-explore = Explorar
gems-act-claim = Tomar posse
gems-act-collect = Recolher
gems-act-retreat = Recuar
gems-act-wait = Esperar
gems-collect = Recolher qual grupo?
gems-which = Recolher qual grupo com { $token }?
gems-place-down = Lugar { $n }: virada para baixo
gems-place-down-can = Lugar { $n }: virada para baixo. Explorar
gems-place-free = Lugar { $n }: { $token }, livre
gems-place-free-can = Lugar { $n }: { $token }, livre. Tomar posse
gems-place-mine = Lugar { $n }: { $token }, sua
gems-place-mine-can = Lugar { $n }: { $token }, sua. Recolher
gems-place-theirs = Lugar { $n }: { $token }, de { $name }
gems-reserve = { $count ->
    [1] 1 gnomo na reserva
   *[other] { $count } gnomos na reserva
 }
gems-pile = Pilha: { $tokens ->
    [1] 1 ficha
   *[other] { $tokens } fichas
 }, { $groups ->
    [1] 1 grupo
   *[other] { $groups } grupos
 }
gems-group = Um grupo: { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
 }
gems-rest = { $count ->
    [1] 1 ficha sem grupo
   *[other] { $count } fichas sem grupo
 }
gems-no-pile = Nenhuma ficha foi recolhida.
ended-G-10 = Todas as fichas restantes ficaram em posse de gnomos.
ended-G-11 = Dez rodadas calmas encerraram a partida: cada um recolheu as fichas em posse dos seus gnomos, as livres não foram para ninguém.

# Página de aprender
learn-part-gems = { $part ->
    [name] nome
    [pair] par
    [count] número
    [points] pontos
   *[other] { $part }
 }
learn-kind-gems-token = Fichas
learn-first-gems = Revele gemas, tome posse de três iguais, recolha-as. Depois você segue livre.
learn-group-1 = Três iguais; carvão ajuda
learn-group-2 = Cinco diferentes
learn-group-3 = Uma gema combinada é uma ou outra
learn-say-gems-first-explore = Vire uma ficha para cima. A caverna está escura: aperte qualquer lugar escuro. Ninguém sabe o que há ali, nem eu.
learn-say-gems-first-claim = Uma esmeralda! Aperte-a: um dos seus cinco gnomos vai ficar em cima. Agora mais ninguém a leva.
learn-say-gems-first-again = Mais uma ação. Um turno tem exatamente três, repetidas se quiser. Explore de novo.
learn-say-gems-first-second = A sua esmeralda ainda está livre. O vizinho pegou um diamante. Tome posse da segunda esmeralda: três iguais formam um grupo.
learn-say-gems-first-dark = Falta uma. Explore mais uma vez.
learn-say-gems-first-coal = Carvão! No fim não vale nada. Mas ao recolher é a pedra de que você precisar: tome posse.
learn-say-gems-first-collect = Esmeralda, esmeralda, carvão. Aperte uma das suas esmeraldas e recolha as três fichas: vão para a sua pilha, seus gnomos voltam para a reserva.
learn-say-gems-first-combined = Uma pedra de dois tipos. É rubi ou ametista, como você precisar de cada vez. Tome posse.
learn-say-gems-first-more = Procure mais. Cinco pedras diferentes também são um grupo. Explore.
learn-say-gems-first-free = Agora você já sabe tudo. Preso com cinco gnomos fora? Recuar os devolve à reserva. Quando todas as fichas restantes estão em posse de algum gnomo, a partida acaba: gemas valem 1, diamantes 2, carvão 0, e cada três iguais 1 a mais. Um robô joga contra você.
learn-say-gems-collect-do = Dois rubis e um carvão. Você está sobre eles e sobre uma esmeralda. Recolha rubi, rubi, carvão.
learn-say-gems-collect-done = Três fichas na sua pilha. Três gnomos voltaram, o quarto fica com a esmeralda. Siga jogando se quiser.

# Folha de pontos
scorer-tokens = Fichas na pilha
scorer-combined = Gemas combinadas
scorer-combined-note = cada uma mostra dois tipos
scorer-tie-gems-tokens = { $points } cada. Decide quem tem mais fichas, carvão incluído: { $first } { $a }, { $second } { $b }.
scorer-part-gems-tokens = Fichas: { $points }
scorer-part-gems-groups = Grupos de três: { $points }
scorer-groups = { $name }: melhores grupos
scorer-groups-n = { $n -> 
    [1] 1 grupo
   *[other] { $n } grupos
 }
scorer-rest = Fora de grupos

# Editor de cartas
editor-new-pair = Nova gema combinada
editor-group-gems-token = Fichas
editor-group-gems-combined = Gemas combinadas
editor-field-count = Quantas
editor-field-pair = Dois tipos
editor-gem = Tipo { $n }
editor-token = { $count } na caverna, { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
 } cada
editor-token-combined = { $count } na caverna, vale como o tipo em que é contada

# O salão
option-empty_retreat = Pode-se esperar (Recuar sem gnomo fora)
option-coal_groups = Três carvões formam grupo
finale-gems = Grupos de gemas
about-by-gems =
    Autoria: Bruno Marquez. Desenvolvimento: Eurico Cunha, Gustavo Silveira. Ilustração: Bruno Marquez, João Victor Cramonez.
    2025. Editora: Games ForFun LLC; Edição brasileira: Calamity Games.

# Looking at a token or an action
gems-look-set = Um grupo
gems-look-set-says = Três iguais ou cinco diferentes
gems-look-coal-says = Carvão é o que você precisar; uma gema dupla é uma das duas
gems-look-points = Pontos
gems-look-points-says = Gema 1, diamante 2, carvão 0; cada três iguais na pilha dão mais 1
gems-look-act-explore = Vire uma ficha no escuro. Ela fica à vista de todos.
gems-look-act-claim = Ponha um gnomo numa ficha livre à vista: ninguém mais a leva.
gems-look-act-collect = Leve um grupo sob seus gnomos. Eles voltam com ele.
gems-look-act-retreat = Todos os seus gnomos voltam; as fichas ficam, livres. A saída quando não há grupo à vista.
gems-look-act-wait = Nenhum gnomo seu está fora: isto deixa passar uma ação. Com gnomos fora, é Recuar e traz todos de volta.
gems-look-out = Fora agora
gems-look-gnomes = { $count ->
    [one] { $count } gnomo
   *[other] { $count } gnomos
 }
gems-look-dark = No escuro
gems-look-dark-says = Uma ficha que ninguém conhece. Explorar a vira.
gems-look-left = Restam
gems-look-coal = O carvão vale por qualquer gema ao recolher. No fim não vale nada.
gems-look-combined = Uma ficha de dois tipos: conta como um deles, o que você precisar.
gems-look-gem = Tome posse com um gnomo; leve num grupo. No fim, tudo sob seus gnomos é seu.
gems-look-worth = Valor
gems-look-stand = Seus
gems-look-stand-says = { $count ->
    [0] Nenhum gnomo seu está sobre uma
    [one] { $count } gnomo seu está sobre uma
   *[other] { $count } gnomos seus estão sobre uma
 }
gems-why-theirs = O gnomo de { $name } está sobre ela. Ninguém mais pode pegá-la.
gems-look-help-collect = Recolha um grupo: os gnomos voltam.
gems-look-help-claim = Tome posse de fichas que combinem: três iguais ou cinco diferentes.
gems-look-help-explore = Explore: vire uma ficha no escuro.
gems-look-help-retreat = Recue: seus gnomos voltam, as fichas ficam livres.
gems-look-help-stuck = Os cinco gnomos estão fora e não formam grupo. Recuar os traz de volta; as fichas ficam livres.

# What just happened
gems-log-points = { $points ->
    [one] +{ $points } ponto
   *[other] +{ $points } pontos
 }, { $home ->
    [one] { $home } gnomo volta
   *[other] { $home } gnomos voltam
 }
gems-log-home = { $home ->
    [one] { $home } gnomo volta, a ficha fica livre
   *[other] { $home } gnomos voltam, as fichas ficam livres
 }
gems-say-stuck = Os cinco gnomos estão fora sem grupo: Recuar os traz de volta.

# Help at the table
guide-gems-goal = Leve para casa grupos de gemas: três iguais ou cinco diferentes. Ganha quem tiver mais pontos na pilha no fim.
guide-gems-ends = A partida acaba quando toda ficha restante está virada para cima com um gnomo. Então cada um também recolhe as fichas em que estão os seus gnomos, com ou sem grupo.
guide-gems-do-explore = Explorar: vire uma ficha escura. Bom enquanto há pouco aberto, para ter o que tomar.
guide-gems-do-claim = Tomar posse: ponha um gnomo numa gema livre, e mais ninguém a pega. Bom onde você já tem o mesmo tipo.
guide-gems-do-collect = Recolher: três iguais ou cinco diferentes sob os seus gnomos vão para a pilha, e esses gnomos voltam. São os seus pontos.
guide-gems-do-retreat = Recuar: todos os seus gnomos voltam e deixam as gemas. A saída quando os cinco estão fora e não há grupo à vista.
sign-gems-set = Um grupo são exatamente três gemas iguais, ou exatamente cinco diferentes.
sign-gems-coal = O carvão é curinga num grupo, mas não vale nada no fim.
sign-gems-points = No fim um diamante vale 2, as outras gemas 1, e três iguais mais 1.
sign-gems-double = Uma gema combinada conta como uma só: o tipo dos dois de que você precisar.
sign-gems-dark = Uma ficha escura: ninguém sabe o que é. Explorar a vira.
sign-gems-gnome = Um gnomo numa gema: tem dono. Você tem cinco; os outros esperam na reserva.
sign-gems-retreat = Recuar: todos os seus gnomos voltam sem as gemas.
sign-gems-rest = No fim recolhe-se também o resto: o que está sob os seus gnomos vai para a pilha.
# Pictures of the rules
picture-gems-idea-claim = Um gnomo fica sobre a ficha: mais ninguém a leva
picture-gems-idea-alike = Três iguais são um grupo
picture-gems-idea-five = Cinco diferentes são um grupo
picture-gems-end-all = Toda ficha que resta tem um gnomo: o fim
picture-gems-end-take = Cada um leva aquilo em que está

# O que mais teria ajudado, no fim
helped-gems-score-tokens = Mais gemas que valem { $each } teriam ajudado mais que tudo: { $name } fez { $theirs ->
    [one] { $theirs } ponto
   *[other] { $theirs } pontos
 } com elas, você { $mine }.
helped-gems-score-groups = Mais grupos de três iguais teriam ajudado mais que tudo: { $name } fez { $theirs ->
    [one] { $theirs } ponto
   *[other] { $theirs } pontos
 } com eles, você { $mine }.

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
gems-ends = Acaba com tudo em posse: { $count ->
    [1] falta 1
   *[other] faltam { $count }
 }
gems-face-down = Para baixo { $count }
gems-free = Livres { $count }
gems-quiet = { $count ->
    [1] Acaba após mais 1 rodada calma
   *[other] Acaba após mais { $count } rodadas calmas
 }
gems-say-collect = Escolha um grupo ou uma ficha.
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

# Os textos da página para Gemas & Gnomos.
gem-emerald = Esmeralda
gem-sapphire = Safira
gem-ruby = Rubi
gem-topaz = Topázio
gem-amethyst = Ametista
gem-citrine = Citrino
gem-diamond = Diamante
gem-coal = Carvão
gems-cave = A caverna: { $down } viradas para baixo, { $free } livres
gems-ends = Acaba quando tudo tem gnomo: faltam { $count }
gems-face-down = Viradas { $count }
gems-free = Livres { $count }
gems-quiet = { $count ->
    [one] Acaba em mais 1 rodada calma
   *[other] Acaba em mais { $count } rodadas calmas
 }
gems-say-collect = Escolha um grupo ou uma ficha.
gems-say-only-collect = Escolha um grupo.
gems-say-claim = Tome uma ficha ou explore.
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
    [one] 1 gnomo na reserva
   *[other] { $count } gnomos na reserva
 }
gems-pile = Pilha: { $tokens ->
    [one] 1 ficha
   *[other] { $tokens } fichas
 }, { $groups ->
    [one] 1 grupo
   *[other] { $groups } grupos
 }
gems-group = Um grupo: { $points } pontos
gems-rest = { $count ->
    [one] 1 ficha sem grupo
   *[other] { $count } fichas sem grupo
 }
gems-no-pile = Nenhuma ficha foi recolhida.
ended-G-10 = A última ficha foi tomada.
ended-G-11 = Dez rodadas calmas encerraram a partida.

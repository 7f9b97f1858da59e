# A mesa de Gnomopolis no terminal
terminal-gnomopolis-round = rodada { $round }
terminal-gnomopolis-ancient = Capital Antiga
terminal-gnomopolis-new = Nova Capital
terminal-gnomopolis-nobody = de ninguém
terminal-gnomopolis-end = o fim: mais { $buildings ->
    [1] 1 prédio
   *[other] { $buildings } prédios
 } de um jogador, ou { $gnomes ->
    [1] 1 gnomo
   *[other] { $gnomes } gnomos
 } ou { $coins ->
    [1] 1 moeda
   *[other] { $coins } moedas
 } a sair da Capital Antiga
terminal-gnomopolis-last = { $by ->
    [building] a última rodada: há um sexto prédio (P-29)
    [gnomes] a última rodada: a Capital Antiga não tem mais gnomos (P-29)
    [coins] a última rodada: a Capital Antiga não tem mais moedas (P-29)
   *[length] a última rodada: a partida ficou longa demais (P-30)
 }
terminal-gnomopolis-offer = em oferta, mais { $count } na pilha
terminal-gnomopolis-sale = { $team } constroem, { $immigrants } chegam
terminal-gnomopolis-sale-alone = { $team } constroem, ninguém chega
terminal-gnomopolis-beds = camas { $beds }
terminal-gnomopolis-beds-of = camas
terminal-gnomopolis-active = ativos
terminal-gnomopolis-mug = caneca
terminal-gnomopolis-rest = exaustos
terminal-gnomopolis-caravan = caravana
terminal-gnomopolis-home = em casa
terminal-gnomopolis-visits = no distrito de { $name }
terminal-gnomopolis-with = { $where } com { $load }
terminal-gnomopolis-built = o time { $load } construiu { $card }
terminal-gnomopolis-homeless = sem cama: { $gnomes }
terminal-gnomopolis-on-it = em cima { $load }
terminal-gnomopolis-councilor = { $count ->
    [1] conselheiro, 1 ponto
   *[other] conselheiro, { $count } pontos
 }
terminal-gnomopolis-points = { $count ->
    [1] 1 ponto
   *[other] { $count } pontos
 }
terminal-gnomopolis-in-vain = P-9 { $card }: { $reason }

# Por que uma dica propõe uma jogada; $points são pontos
hints-why = Por quê: { $why }
hints-opens = Torna isto possível: { $what }.
hints-leads = Prepara isto: { $what }.
hints-ends = Encerra a partida enquanto você lidera.
hints-points = Traz a você { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
 }.
hints-gnomopolis-score-coins = Traz moedas: { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
 }.
hints-gnomopolis-score-buildings = Seus gnomos dormem melhor: { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
 } em camas de prédios.
hints-gnomopolis-score-board = Mais gnomos seus acham cama no tabuleiro: { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
 }.
hints-gnomopolis-score-councilors = Um conselheiro vem para você: { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
 }.
hints-gnomopolis-score-homeless = Menos gnomos ficam sem cama: { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
 }.
hints-gnomeland-score-track = Você sobe na trilha: { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
 }.
hints-gnomeland-score-standard = O prédio vale pontos no fim: { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
 }.
hints-gnomeland-score-special = O prédio especial vale pontos no fim: { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
 }.
hints-gems-explore = Revela algo novo para tomar.
hints-gems-claim = Tira a gema dos outros e aproxima você de um grupo.
hints-gems-retreat = Seus gnomos estão presos; em casa podem recomeçar.
hints-gnomopolis-use = Um gnomo que ficaria parado faz algo útil.
hints-gnomopolis-caravan = Um pergaminho do próximo distrito ajuda mais que os seus.
hints-gnomopolis-visit = É o que mais ajuda você neste distrito.
hints-gnomopolis-pass = Nada melhor resta neste turno, e você saca três gnomos.
hints-gnomopolis-pay = É o gnomo de que menos precisa.
hints-gnomopolis-employ = É quem menos falta faz em outro lugar.
hints-gnomopolis-gain = Uma cama ou um time espera por este tipo.
hints-gnomopolis-search = Este gnomo é o que mais pode fazer agora.
hints-gnomeland-spend = Traz recursos que você pode usar já.
hints-gnomeland-take = É o que mais falta a você.
hints-gnomeland-hire = O que paga se perderia no fim da vez; o mercenário fica.
hints-gnomeland-end = Nada melhor resta nesta vez.
hints-gnomeland-copy = Estes recursos valem mais para você que um gnomo em casa.
hints-gnomeland-decline = Seu gnomo valerá mais depois.
hints-gnomeland-send = Esta carta vale um gnomo agora.
hints-gnomeland-build = Rende mais a cada dado daqui em diante.
hints-gnomeland-keep = Você pode usá-lo na próxima rodada.

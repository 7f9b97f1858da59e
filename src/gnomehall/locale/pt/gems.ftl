# Jogadas, como o registro as conta
gems-move-first = { $who } começa
gems-move-explore = { $who } explora a caverna
gems-move-reveal = { $token } vem à luz
gems-move-claim = { $who } toma posse de { $token }
gems-move-collect = { $who } recolhe { $tokens }
gems-move-five = { $who } recolhe cinco gemas diferentes
gems-move-retreat = { $who } recua

# Por que não?
gems-why-over = A partida acabou.
gems-why-chance = Isto cabe ao acaso.
gems-why-wait = Uma ficha está sendo virada.
gems-why-none-face-down = Não há mais fichas viradas para baixo.
gems-why-no-gnome-out = Nenhum dos seus gnomos está sobre uma ficha.
gems-why-no-reserve = Seus cinco gnomos estão fora; recolha ou recue primeiro.
gems-why-no-free-token = Nenhuma ficha { $token } está virada para cima sem gnomo.
gems-why-too-few = Cinco gemas diferentes pedem cinco gnomos sobre fichas; { $out ->
    [0] nenhum está
    [1] um está
   *[other] { $out } estão
 } fora.
gems-why-not-different = Suas cinco fichas não podem ser cinco gemas diferentes.
gems-why-not-yours = Seus gnomos não estão sobre estas três fichas.

# Pontos
gems-score-tokens = { $count ->
    [1] 1 ficha que vale
   *[other] { $count } fichas que valem
 } { $each }
gems-score-groups = { $count ->
    [1] 1 grupo de três
   *[other] { $count } grupos de três
 }

# Buttons and cards
gems-do-explore = Explorar
gems-do-claim = Tomar posse: { $token }
gems-do-collect = Recolher: { $tokens }
gems-do-five = Recolher cinco diferentes
gems-do-retreat = Recuar
gems-do-first = Primeiro jogador
gems-do-reveal = { $token }
gems-card = { $count } fichas, { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
 } cada

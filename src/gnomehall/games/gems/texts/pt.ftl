gems-title = Gemas & Gnomos
# Jogadas, como o registro as conta
gems-move-first = { $who } começa
gems-move-explore = { $who } explora a caverna
gems-move-reveal = Ficha revelada: { $token }
gems-move-claim = { $who } toma posse de { $token }
gems-move-collect = { $who } recolhe { $tokens }
gems-move-five = { $who } recolhe cinco gemas diferentes
gems-move-retreat = { $who } recua

# O mesmo, contado a quem jogou
gems-own-first = Você começa
gems-own-explore = Você explora a caverna
gems-own-claim = Você toma posse de { $token }
gems-own-collect = Você recolhe { $tokens }
gems-own-five = Você recolhe cinco gemas diferentes
gems-own-retreat = Você recua

# Onde uma dica manda olhar, pela palavra da jogada
gems-look-explore = as fichas no escuro
gems-look-claim = as fichas livres
gems-look-collect = as fichas sob os seus gnomos
gems-look-retreat = um recuo

# Por que não?
gems-why-over = A partida acabou.
gems-why-chance = Isto cabe ao acaso.
gems-why-wait = Uma ficha está sendo virada para cima.
gems-why-none-face-down = Não há mais fichas viradas para baixo.
gems-why-no-gnome-out = Nenhum dos seus gnomos está sobre uma ficha.
gems-why-no-reserve = Seus cinco gnomos estão fora; recolha ou recue primeiro.
gems-why-no-free-token = Nenhuma ficha { $card } está virada para cima e sem gnomo.
gems-why-too-few = Um grupo são três iguais, ou cinco diferentes com os cinco gnomos; { $out ->
    [0] nenhum está
    [one] { $out } está
   *[other] { $out } estão
 } fora, e não há três iguais.
gems-why-not-different = Suas cinco fichas não podem ser cinco gemas diferentes. Sem três gemas iguais, Recuar traz seus gnomos de volta.
gems-why-not-yours = Seus gnomos não estão sobre essas três fichas.
gems-why-kind-short = { $have ->
    [0] Nenhum dos seus gnomos está sobre este tipo
    [1] Só um dos seus gnomos está sobre este tipo
   *[other] Só { $have } dos seus gnomos estão sobre este tipo
 }, contando o carvão. Um grupo são três iguais, ou cinco diferentes.
gems-why-five-gnomes = Cinco gemas diferentes pedem os cinco gnomos; { $out } dos seus estão fora. Três iguais podem ser recolhidas.
gems-why-none-free = Nenhuma ficha à vista está sem gnomo: explore primeiro.
gems-why-no-group = Um grupo são exatamente três gemas iguais, ou exatamente cinco diferentes.
gems-why-write-five = Cinco gemas diferentes são todas as que estão em sua posse: escreva `collect five`.

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
gems-do-first = Jogador inicial
gems-do-reveal = { $token }
gems-card = { $count ->
    [1] 1 ficha
   *[other] { $count } fichas
 }, { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
 } cada
gems-card-either = { $count ->
    [1] 1 ficha
   *[other] { $count } fichas
 }, { $low } ou { $high } pontos cada

# Onde um conjunto de fichas difere do impresso
gems-differs-total = G-1: ao todo { $count ->
    [1] 1 ficha
   *[other] { $count } fichas
 } aqui, { $printed } no jogo impresso.
gems-differs-count = G-1: { $token }: { $count ->
    [1] 1 ficha
   *[other] { $count } fichas
 } aqui, { $printed } no jogo impresso.
gems-differs-combined = G-1: { $count ->
    [1] 1 gema combinada
   *[other] { $count } gemas combinadas
 } aqui, { $printed } no jogo impresso.
gems-differs-points = G-12: { $token }: { $count ->
    [1] 1 ponto
   *[other] { $count } pontos
 } aqui, { $printed } no jogo impresso.

# Porque uma dica propõe uma jogada
gems-hint-explore = Revela algo novo para tomar.
gems-hint-claim = Tira a gema dos outros e aproxima você de um grupo.
gems-hint-retreat = Seus gnomos estão presos; em casa podem recomeçar.

## A mesa de Gemas & Gnomos no terminal
terminal-gems-help = `explore @17` escolhe o lugar 17.
terminal-gems-cave = a caverna: { $hidden } no escuro, { $free ->
    [1] 1 à vista e livre
   *[other] { $free } à vista e livres
 }
terminal-gems-quiet = { $count ->
    [1] acaba após mais 1 rodada calma (G-11)
   *[other] acaba após mais { $count } rodadas calmas (G-11)
 }
terminal-gems-stalemate = As fichas em posse dos gnomos vão para seus donos, as livres não vão para ninguém.
terminal-gems-nothing = nada ainda
terminal-gems-home = { $gnomes } em casa
terminal-gems-actions = { $count ->
    [1] 1 ação restante
   *[other] { $count } ações restantes
 }
terminal-gems-on = em  { $tokens }
terminal-gems-has = tem { $tokens }
terminal-gems-points = { $count ->
    [1] 1 ponto
   *[other] { $count } pontos
 }
gems-goal-tokens = Recolha o máximo de fichas neste turno.
gems-goal-groups = Recolha dois grupos neste turno.
gems-goal-home = Recolha um grupo e termine este turno com os cinco gnomos em casa.
gems-goal-finish = Termine a partida neste turno, e vença.
gems-idea-look = Olhe primeiro: o que já dá para recolher espera.
gems-idea-coal = Ao recolher, o carvão é o tipo que você precisar.
gems-idea-modest = Um diamante nem sempre é a melhor pedra.
gems-idea-again = Recolha cedo: um gnomo que volta para casa pode tomar posse de outra ficha.
gems-idea-retreat = Recuar traz todos os gnomos para casa.
gems-idea-twice = Dá tempo para dois grupos em um turno.
gems-idea-combined = Uma gema combinada é de um dos seus dois tipos, à sua escolha.
gems-idea-end = Quem toma posse da última ficha livre termina a partida.

# O que os objetivos de cenários medem
gems-fact-tokens = fichas recolhidas
gems-fact-claimed = fichas sob os seus gnomos
gems-fact-home = gnomos em casa
gems-fact-coal = carvão recolhido
gems-until-hidden-at-most = Até restarem { $number } fichas viradas para baixo

# What is wrong in a card file
gems-mistake-pair = Uma gema combinada mostra dois tipos diferentes.
gems-mistake-no-token = Um conjunto tem ao menos uma ficha.

# Gnomos e coisas
gnomopolis-kind = { $kind ->
    [child] criança
    [villager] aldeão
    [soldier] soldado
    [merchant] mercador
    [artisan] artesão
    [inventor] inventor
    [assistant] Ajudante Mecânico
    [specialist] especialista
   *[any] gnomo qualquer
 }
gnomopolis-one = { $kind ->
    [child] uma criança
    [villager] um aldeão
    [soldier] um soldado
    [merchant] um mercador
    [artisan] um artesão
    [inventor] um inventor
    [assistant] um Ajudante Mecânico
    [specialist] um especialista
   *[any] um gnomo qualquer
 }
gnomopolis-kinds = { $kind ->
    [child] crianças
    [villager] aldeões
    [soldier] soldados
    [merchant] mercadores
    [artisan] artesãos
    [inventor] inventores
    [assistant] Ajudantes Mecânicos
    [specialist] especialistas
   *[any] gnomos quaisquer
 }
gnomopolis-gnomes = { $count ->
    [one] { $count } { gnomopolis-kind }
   *[other] { $count } { gnomopolis-kinds }
 }
gnomopolis-lying = { gnomopolis-gnomes }, que { $count ->
    [1] vai embora
   *[other] vão embora
 }
gnomopolis-coins = { $count ->
    [one] { $count } moeda
   *[other] { $count } moedas
 }
gnomopolis-assistants = { $count ->
    [one] { $count } Ajudante Mecânico
   *[other] { $count } Ajudantes Mecânicos
 }
gnomopolis-draw = tirar { $count ->
    [one] { $count } gnomo
   *[other] { $count } gnomos
 }
gnomopolis-search = buscar { $count ->
    [one] { $count } gnomo
   *[other] { $count } gnomos
 } à sua escolha
gnomopolis-team = Time de Construção

# Jogadas, como o diário as conta
gnomopolis-move-first = { $who } começa
gnomopolis-move-reveal = { $card } entra na Oferta de Prédios
gnomopolis-move-draw = Saque: da caneca sai { gnomopolis-one }
gnomopolis-move-pass = { $who } passa
gnomopolis-move-caravan = { $who } manda a Caravana Tatu ao próximo distrito
gnomopolis-move-visit = { $who } usa { $card } pela caravana
gnomopolis-move-use = { $who } usa { $card }
gnomopolis-move-pay = { $who } paga com { gnomopolis-one }
gnomopolis-move-gain = { $who } ganha { gnomopolis-one }
gnomopolis-move-search-mug = Busca: { $who } acha { gnomopolis-one } na caneca
gnomopolis-move-search-exhausted = Busca: { $who } acha { gnomopolis-one } entre os exaustos
gnomopolis-move-lift = Busca: { $who } manda { gnomopolis-one } para os exaustos: { $card }
gnomopolis-move-lift-lying = Busca: { $who } manda { gnomopolis-one } para a Nova Capital: { $card }
gnomopolis-move-build = { $who } constrói { $card }
gnomopolis-move-employ = { $who } põe { gnomopolis-one } no Time de Construção

# O mesmo, contado a quem jogou
gnomopolis-own-first = Você começa
gnomopolis-own-pass = Você passa
gnomopolis-own-caravan = Você manda a Caravana Tatu ao próximo distrito
gnomopolis-own-visit = Você usa { $card } pela caravana
gnomopolis-own-use = Você usa { $card }
gnomopolis-own-pay = Você paga com { gnomopolis-one }
gnomopolis-own-gain = Você ganha { gnomopolis-one }
gnomopolis-own-search-mug = Busca: você acha { gnomopolis-one } na caneca
gnomopolis-own-search-exhausted = Busca: você acha { gnomopolis-one } entre os exaustos
gnomopolis-own-lift = Busca: você manda { gnomopolis-one } para os exaustos: { $card }
gnomopolis-own-lift-lying = Busca: você manda { gnomopolis-one } para a Nova Capital: { $card }
gnomopolis-own-build = Você constrói { $card }
gnomopolis-own-employ = Você põe { gnomopolis-one } no Time de Construção

# Botões
gnomopolis-do-first = Primeiro jogador
gnomopolis-do-reveal = { $card }
gnomopolis-do-draw = Sacar { gnomopolis-one }
gnomopolis-do-pass = Passar
gnomopolis-do-caravan = Mandar a Caravana Tatu
gnomopolis-do-visit = { $card }: { $action }
gnomopolis-do-use = { $card }: { $action }
gnomopolis-do-pay = Pagar com { gnomopolis-one }
gnomopolis-do-gain = Ganhar { gnomopolis-one }
gnomopolis-do-search-mug = Buscar { gnomopolis-one } na caneca
gnomopolis-do-search-exhausted = Buscar { gnomopolis-one } entre os exaustos
gnomopolis-do-lift = Mandar { gnomopolis-one } para os exaustos: { $card }
gnomopolis-do-lift-lying = Mandar { gnomopolis-one } para a Nova Capital: { $card }
gnomopolis-do-build = Construir { $card } ({ $team })
gnomopolis-do-employ = Empregar { gnomopolis-one }

# Onde uma dica manda olhar, pela palavra da jogada
gnomopolis-look-pass = o fim do seu turno
gnomopolis-look-caravan = a sua caravana
gnomopolis-look-visit = o distrito que a sua caravana visita
gnomopolis-look-use = os pergaminhos do seu distrito
gnomopolis-look-pay = os gnomos que podem pagar
gnomopolis-look-gain = os gnomos que você pode ganhar
gnomopolis-look-search = a sua caneca e os seus gnomos exaustos
gnomopolis-look-lift = os seus gnomos que trabalham
gnomopolis-look-build = os prédios em oferta
gnomopolis-look-employ = o time de construção

# Por que não?
gnomopolis-why-over = O jogo acabou.
gnomopolis-why-chance = Isto quem decide é o acaso.
gnomopolis-why-wait = Um Saque está em curso.
gnomopolis-why-owed = Primeiro { $owed ->
    [visit] escolha um pergaminho para a sua caravana
    [pay] escolha quem paga o ícone branco
    [employ] escolha quem fica no Time de Construção
    [gain] escolha o gnomo que você ganha
   *[search] escolha o gnomo da sua Busca
 }.
gnomopolis-why-not-asked = Você não pode escolher isto agora.
gnomopolis-why-not-yours = Este pergaminho fica em outro distrito; sua caravana pode usá-lo quando o visita.
gnomopolis-why-not-there = Este pergaminho não está no distrito que a sua caravana visita.
gnomopolis-why-used = Este pergaminho está em uso até o fim do seu turno.
gnomopolis-why-lack-gnomes = Custa { $needed ->
    [1] { gnomopolis-one }
   *[other] { $needed } { gnomopolis-kinds }
 }; { $have ->
    [0] você não tem nenhum gnomo desses ativo
   *[other] você só tem { $have } em atividade
 }.
gnomopolis-why-lack-any = Custa { $needed ->
    [one] { $needed } gnomo
   *[other] { $needed } gnomos
 }; { $have ->
    [0] você não tem nenhum gnomo ativo
   *[other] você só tem { $have } em atividade
 }.
gnomopolis-why-lack-coins = Custa { $needed ->
    [one] { $needed } moeda
   *[other] { $needed } moedas
 }; você tem { $have }.
gnomopolis-why-lack-assistants = Custa { $needed ->
    [one] { $needed } Ajudante Mecânico
   *[other] { $needed } Ajudantes Mecânicos
 }; você tem { $have }.
gnomopolis-why-caravan-rests = Nesta mesa, a caravana solo fica em casa.
gnomopolis-why-no-host = Você não pode pagar nenhum pergaminho do distrito que sua caravana visita a seguir.
gnomopolis-why-built = Você já construiu neste turno; um prédio por turno.
gnomopolis-why-not-offered = Esta carta não está na Oferta de Prédios.
gnomopolis-why-lack-team = Falta no Time de Construção: { $missing }. Um Ajudante Mecânico pode substituir qualquer um.
gnomopolis-why-none-active = Você não tem { gnomopolis-one } à disposição.
gnomopolis-why-wrong-member = O lugar do Time de Construção a preencher agora não é para { gnomopolis-one }.
gnomopolis-why-none-left = Nenhuma das Capitais tem { gnomopolis-one }.
gnomopolis-why-no-choice = Aqui você não pode escolher { gnomopolis-one }.
gnomopolis-why-none-mug = Na sua caneca não há { gnomopolis-one }.
gnomopolis-why-none-exhausted = Entre os seus exaustos não há { gnomopolis-one }.
gnomopolis-why-long-turn = Um turno tem no máximo { $most } ações, e você já fez todas.
gnomopolis-why-none-there = Ali não trabalha { gnomopolis-one } assim.

# Avisos antes de uma ação em vão
gnomopolis-without-effect = { $kind ->
    [draw] Não há gnomos bastantes para o Saque.
    [search] Não há gnomos bastantes para a Busca.
    [choice] Nenhuma das Capitais tem um gnomo para escolher.
   *[gnome] Nenhuma das Capitais tem { gnomopolis-one }.
 }

# Avisos sobre um conjunto de cartas
gnomopolis-warn-endless = { $count ->
    [1] Com { $cards } um turno poderia não acabar nunca: a carta devolve tantos gnomos e lugares livres quantos leva.
   *[other] Com estas cartas juntas um turno poderia não acabar nunca, porque uma traz os gnomos e outra libera os lugares: { $cards }.
 } Um turno para nas { $most } ações (P-16).

# Pontos
gnomopolis-score-coins = { $count ->
    [one] { $count } moeda
   *[other] { $count } moedas
 }
gnomopolis-score-buildings = { $count ->
    [one] { $count } gnomo abrigado em um prédio
   *[other] { $count } gnomos abrigados em prédios
 }
gnomopolis-score-board = { $count ->
    [one] { $count } gnomo abrigado no Tabuleiro de Distrito
   *[other] { $count } gnomos abrigados no Tabuleiro de Distrito
 }
gnomopolis-score-councilors = { $count ->
    [one] { $count } conselheiro
   *[other] { $count } conselheiros
 }
gnomopolis-score-homeless = { $count ->
    [one] { $count } gnomo desabrigado
   *[other] { $count } gnomos desabrigados
 }

# Cartas
gnomopolis-card-board = Abriga { $housing }
gnomopolis-card-caravan = Use qualquer pergaminho do distrito do próximo oponente; o dono ganha 1 moeda
gnomopolis-card-councilor = { $action }. Ao chegar: { $bonus }. { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
 } no fim
gnomopolis-card-building = Time de Construção: { $team }. Imigração: { $immigration }. { $action }. Abriga { $housing }
gnomopolis-warn-buildings = Este conjunto tem { $count } construções; o manual tem { $printed } (P-3).

# Porque uma dica propõe uma jogada
gnomopolis-hint-score-coins = Traz moedas: { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
 }.
gnomopolis-hint-score-buildings = Seus gnomos dormem melhor: { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
 } em camas de prédios.
gnomopolis-hint-score-board = Mais gnomos seus acham cama no tabuleiro: { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
 }.
gnomopolis-hint-score-councilors = Um conselheiro vem para você: { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
 }.
gnomopolis-hint-score-homeless = Menos gnomos ficam sem cama: { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
 }.
gnomopolis-hint-use = Um gnomo que ficaria parado faz algo útil.
gnomopolis-hint-caravan = Um pergaminho do próximo distrito ajuda mais que os seus.
gnomopolis-hint-visit = É o que mais ajuda você neste distrito.
gnomopolis-hint-pass = Nada melhor resta neste turno, e você saca três gnomos.
gnomopolis-hint-pay = É o gnomo de que menos precisa.
gnomopolis-hint-employ = É quem menos falta faz em outro lugar.
gnomopolis-hint-gain = Uma cama ou um time espera por este tipo.
gnomopolis-hint-search = Este gnomo é o que mais pode fazer agora.

## A mesa de Gnomopolis no terminal
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
terminal-gnomopolis-without-effect = P-9 { $card }: { $reason }
gnomopolis-goal-councilor = Conquiste mais um conselheiro neste turno.
gnomopolis-goal-homes = Termine este turno sem nenhum gnomo sem cama.
gnomopolis-goal-beds = Ocupe todas as camas dos seus prédios neste turno.
gnomopolis-goal-councilor-homes = Conquiste mais um conselheiro e não deixe nenhum gnomo sem cama neste turno.
gnomopolis-goal-coins = Tenha o máximo de moedas no fim deste turno.
gnomopolis-goal-housed = Aloje o máximo de gnomos nos seus prédios neste turno.
gnomopolis-idea-free = Uma Busca pode liberar um pergaminho, para usá-lo de novo.
gnomopolis-idea-caravan = A caravana lhe dá mais um pergaminho para usar.
gnomopolis-idea-refuse = Moedas ao alcance nem sempre valem o trabalho de um gnomo.
gnomopolis-idea-assistant = Um Ajudante Mecânico no Time de Construção deixa um gnomo livre para outra coisa.

# O que os objetivos de cenários medem
gnomopolis-fact-coins = moedas
gnomopolis-fact-assistants = Ajudantes Mecânicos
gnomopolis-fact-gnomes = gnomos no distrito
gnomopolis-fact-buildings = prédios
gnomopolis-fact-councilors = conselheiros
gnomopolis-fact-homeless = gnomos sem cama
gnomopolis-fact-housed = gnomos em prédios
gnomopolis-fact-empty-beds = camas vazias nos prédios

# What is wrong in a card file
gnomopolis-mistake-no-team = Ninguém a constrói: um Time de Construção tem ao menos um gnomo (P-18).
gnomopolis-mistake-no-cost = Uma ação deve custar algo (P-6).
gnomopolis-mistake-many-gnomes = Um custo tem no máximo { $most } gnomos ao todo.
gnomopolis-mistake-many-choices = Cabem no máximo { $most } escolhas.
gnomopolis-mistake-types = Há demais deste tipo: o conjunto tem { $most } prédios de { $kind -> 
    [soldier] soldados
    [merchant] mercadores
    [artisan] artesãos
   *[other] inventores
 }. Dê outro tipo a outro prédio.
gnomopolis-mistake-councilors = Deve haver um conselheiro para cada profissão (P-21).

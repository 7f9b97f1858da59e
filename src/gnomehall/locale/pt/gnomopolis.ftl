# Gnomos e coisas
gnomopolis-kind = { $kind ->
    [child] criança
    [villager] aldeão
    [soldier] soldado
    [merchant] mercador
    [artisan] artesão
    [inventor] inventor
    [assistant] assistente
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
    [assistant] um assistente
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
    [assistant] assistentes
    [specialist] especialistas
   *[any] gnomos quaisquer
 }
gnomopolis-gnomes = { $count ->
    [one] 1 { gnomopolis-kind }
   *[other] { $count } { gnomopolis-kinds }
 }
gnomopolis-lying = { gnomopolis-gnomes } X
gnomopolis-coins = { $count ->
    [one] 1 moeda
   *[other] { $count } moedas
 }
gnomopolis-assistants = { $count ->
    [one] 1 assistente
   *[other] { $count } assistentes
 }
gnomopolis-draw = sortear { $count }
gnomopolis-search = procurar { $count }
gnomopolis-team = a equipe de construção

# Jogadas, como o diário as conta
gnomopolis-move-first = { $who } começa
gnomopolis-move-reveal = { $card } entra na oferta
gnomopolis-move-draw = Da caneca sai { gnomopolis-one }
gnomopolis-move-pass = { $who } passa
gnomopolis-move-caravan = { $who } manda a caravana ao próximo distrito
gnomopolis-move-visit = { $who } usa { $card } pela caravana
gnomopolis-move-use = { $who } usa { $card }
gnomopolis-move-pay = { $who } paga com { gnomopolis-one }
gnomopolis-move-gain = { $who } ganha { gnomopolis-one }
gnomopolis-move-search-mug = { $who } encontra { gnomopolis-one } na caneca
gnomopolis-move-search-exhausted = { $who } acorda { gnomopolis-one }
gnomopolis-move-lift = { $who } manda { gnomopolis-one } descansar: { $card }
gnomopolis-move-lift-lying = { $who } manda { gnomopolis-one } para a Nova Capital: { $card }
gnomopolis-move-build = { $who } constrói { $card }
gnomopolis-move-employ = { $who } põe { gnomopolis-one } na equipe

# Botões
gnomopolis-do-first = Primeiro jogador
gnomopolis-do-reveal = { $card }
gnomopolis-do-draw = Sortear { gnomopolis-one }
gnomopolis-do-pass = Passar
gnomopolis-do-caravan = Mandar a caravana
gnomopolis-do-visit = { $card }: { $action }
gnomopolis-do-use = { $card }: { $action }
gnomopolis-do-pay = Pagar com { gnomopolis-one }
gnomopolis-do-gain = Ganhar { gnomopolis-one }
gnomopolis-do-search-mug = Procurar { gnomopolis-one } na caneca
gnomopolis-do-search-exhausted = Procurar { gnomopolis-one } em repouso
gnomopolis-do-lift = Mandar { gnomopolis-one } descansar: { $card }
gnomopolis-do-lift-lying = Mandar { gnomopolis-one } para a Nova Capital: { $card }
gnomopolis-do-build = Construir { $card } ({ $team })
gnomopolis-do-employ = Empregar { gnomopolis-one }

# Por que não?
gnomopolis-why-over = O jogo acabou.
gnomopolis-why-chance = Isto quem decide é o acaso.
gnomopolis-why-wait = Algo está sendo sorteado.
gnomopolis-why-owed = Primeiro { $owed ->
    [visit] escolha um pergaminho para a sua caravana
    [pay] escolha quem paga o ícone branco
    [employ] escolha quem fica na equipe de construção
    [gain] escolha o gnomo que você ganha
   *[search] escolha o gnomo que você procura
 }.
gnomopolis-why-not-asked = Nada pede isto agora.
gnomopolis-why-not-yours = Este pergaminho não está no seu distrito.
gnomopolis-why-not-there = Este pergaminho não está no distrito que a sua caravana visita.
gnomopolis-why-used = Este pergaminho está em uso até o fim da sua vez.
gnomopolis-why-lack-gnomes = Custa { $needed ->
    [one] { gnomopolis-one }
   *[other] { $needed } { gnomopolis-kinds }
 }; { $have ->
    [0] você não tem nenhum gnomo desses ativo
   *[other] você só tem { $have } em atividade
 }.
gnomopolis-why-lack-any = Custa { $needed } gnomos; você só tem { $have } em atividade.
gnomopolis-why-lack-coins = Custa { $needed ->
    [one] 1 moeda
   *[other] { $needed } moedas
 }; você tem { $have }.
gnomopolis-why-lack-assistants = Custa { $needed ->
    [one] 1 assistente
   *[other] { $needed } assistentes
 }; você tem { $have }.
gnomopolis-why-caravan-rests = Nesta mesa, a caravana solo fica em casa.
gnomopolis-why-no-host = Você não pode pagar nenhum pergaminho do próximo distrito da sua caravana.
gnomopolis-why-built = Você já construiu nesta vez; um prédio por vez.
gnomopolis-why-not-offered = Esta carta não está na oferta.
gnomopolis-why-lack-team = { $missing ->
    [one] Falta um membro da equipe de construção
   *[other] Faltam { $missing } membros da equipe de construção
 }: nenhum gnomo ativo nem assistente o substitui.
gnomopolis-why-none-active = Você não tem { gnomopolis-one } à disposição.
gnomopolis-why-wrong-member = O lugar da equipe a preencher agora não é para { gnomopolis-one }.
gnomopolis-why-none-left = Nenhuma das Capitais tem { gnomopolis-one }.
gnomopolis-why-no-choice = Aqui você não pode escolher { gnomopolis-one }.
gnomopolis-why-none-mug = Na sua caneca não há { gnomopolis-one }.
gnomopolis-why-none-exhausted = No seu distrito não há { gnomopolis-one } em repouso.
gnomopolis-why-payer = É { gnomopolis-one } que pagou por esta mesma ação.
gnomopolis-why-none-there = Ali não trabalha { gnomopolis-one } assim.

# Avisos antes de uma ação em vão
gnomopolis-in-vain = { $kind ->
    [draw] Não há gnomos bastantes para sortear.
    [search] Não há gnomos bastantes para procurar.
    [choice] Nenhuma das Capitais tem um gnomo para escolher.
   *[gnome] Nenhuma das Capitais tem { gnomopolis-one }.
 }

# Pontos
gnomopolis-score-coins = { $count ->
    [one] 1 moeda
   *[other] { $count } moedas
 }
gnomopolis-score-buildings = { $count ->
    [one] 1 gnomo morando em prédio
   *[other] { $count } gnomos morando em prédios
 }
gnomopolis-score-board = { $count ->
    [one] 1 gnomo morando no Tabuleiro do Distrito
   *[other] { $count } gnomos morando no Tabuleiro do Distrito
 }
gnomopolis-score-councilors = { $count ->
    [one] 1 conselheiro
   *[other] { $count } conselheiros
 }
gnomopolis-score-homeless = { $count ->
    [one] 1 gnomo desabrigado
   *[other] { $count } gnomos desabrigados
 }

# Cartas
gnomopolis-card-board = Abriga { $housing }
gnomopolis-card-caravan = Use qualquer pergaminho do distrito do próximo oponente; o dono ganha 1 moeda
gnomopolis-card-councilor = { $action }. Ao chegar: { $bonus }. { $points ->
    [one] 1 ponto
   *[other] { $points } pontos
 } no fim
gnomopolis-card-building = Equipe: { $team }. Imigrantes: { $immigration }. { $action }. Abriga { $housing }

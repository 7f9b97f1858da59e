# Os textos da página para Gnomopolis.
gp-kind = { $kind ->
    [child] Criança
    [villager] Aldeão
    [soldier] Soldado
    [merchant] Mercador
    [artisan] Artesão
    [inventor] Inventor
    [assistant] Ajudante Mecânico
    [specialist] Especialista
   *[any] Qualquer gnomo
 }
gp-gnomes = { $kind ->
    [child] { $count ->
        [one] { $count } criança
       *[other] { $count } crianças
     }
    [villager] { $count ->
        [one] { $count } aldeão
       *[other] { $count } aldeões
     }
    [soldier] { $count ->
        [one] { $count } soldado
       *[other] { $count } soldados
     }
    [merchant] { $count ->
        [one] { $count } mercador
       *[other] { $count } mercadores
     }
    [artisan] { $count ->
        [one] { $count } artesão
       *[other] { $count } artesãos
     }
    [inventor] { $count ->
        [one] { $count } inventor
       *[other] { $count } inventores
     }
    [assistant] { $count ->
        [one] { $count } Ajudante Mecânico
       *[other] { $count } Ajudantes Mecânicos
     }
    [specialist] { $count ->
        [one] { $count } especialista
       *[other] { $count } especialistas
     }
   *[any] { $count ->
        [one] { $count } gnomo qualquer
       *[other] { $count } gnomos quaisquer
     }
 }
gp-n-gnomes = { $count ->
    [one] { $count } gnomo
   *[other] { $count } gnomos
 }
gp-n-coins = { $count ->
    [one] { $count } moeda
   *[other] { $count } moedas
 }
gp-n-buildings = { $count ->
    [one] { $count } prédio
   *[other] { $count } prédios
 }

# O que termina o jogo
gp-ends-buildings = Prédios { $built } de { $of }
gp-ends-coins = Moedas { $left } de { $of }
gp-ends-gnomes = Gnomos { $left } de { $of }
gp-last-round = { $by ->
    [building] Última rodada: um sexto prédio está de pé
    [gnomes] Última rodada: a Capital Antiga não tem gnomos
    [coins] Última rodada: a Capital Antiga não tem moedas
   *[other] Última rodada
 }
ended-P-29 = A última rodada foi jogada até o fim.
ended-P-30 = A partida ficou longa demais e foi encerrada.

# A barra do turno
gp-say-free = { $parchments ->
    [0] Nenhum pergaminho
    [one] { $parchments } pergaminho
   *[other] { $parchments } pergaminhos
 } e { $buildings ->
    [0] nenhum prédio
    [one] { $buildings } prédio
   *[other] { $buildings } prédios
 } ao seu alcance.
gp-say-long-turn = 60 ações são tudo o que um turno tem (P-16). Você ainda pode construir ou passar.
gp-say-visit = Escolha um pergaminho do distrito que a caravana visita.
gp-say-pay = { $card }: escolha quem paga.
gp-say-gain = { $card }: escolha quem vem.
gp-say-search = { $card }: escolha o gnomo da Busca.
gp-say-employ = { $card }: escolha o Time de Construção.
gp-say-immigration = { $card }: escolha quem se muda.
gp-say-bonus = { $card }: escolha o presente do conselheiro.
gp-pass = Passar e sacar 3
gp-pass-short = Passar
gp-sure-build = Você ainda pode construir neste turno. Passar mesmo assim?
gp-sure-idle = Ninguém trabalhou neste turno. Passar mesmo assim?
gp-sure-vain = Isto não daria em nada: { $parts }.
gp-vain = { $part ->
    [child] criança
    [villager] aldeão
    [soldier] soldado
    [merchant] mercador
    [artisan] artesão
    [inventor] inventor
    [choice] o gnomo a escolher
    [draw] Saque
   *[search] Busca
 }

# Escolhas
gp-ask-gain = { $card }: quem vem?
gp-ask-immigration = { $card }: quem se muda?
gp-ask-bonus = { $card }: o presente do conselheiro
gp-ask-pay = { $card }: quem paga?
gp-ask-search = { $card }: Busca, quem?
gp-ask-employ = { $card }: o lugar de { gp-kind }
gp-search = Busca: quem?
gp-jobs = { gp-kind }: fazer o quê?
gp-left = restam { $count }
gp-in-mug = na caneca
gp-in-exhausted = exausto
gp-at-work = no trabalho: { $place }

# O tabuleiro
gp-parts = Partes do tabuleiro
gp-part-district = Distrito
gp-part-offer = Oferta
gp-part-supply = Capitais
gp-offer = Oferta de Prédios
gp-offer-may = Você pode construir um neste turno
gp-offer-built = Você já construiu neste turno
gp-pile = { $count } na pilha. Todas as cartas
gp-in-pile = Na pilha
gp-ancient-capital = Capital Antiga
gp-new-capital = Nova Capital
gp-council = Conselheiros
gp-points-each = { $count ->
    [one] { $count } ponto cada
   *[other] { $count } pontos cada
 }
gp-on-table = Na mesa
gp-councilor = { gp-kind }: tem este conselheiro
gp-yours = Seu distrito
gp-district-of = Distrito de { $name }
gp-visit = Caravana Tatu com { $name }
gp-districts = De quem é o distrito à vista
gp-look = Ver o distrito de { $name }
gp-active = Ativos
gp-mug = Caneca
gp-exhausted = Exaustos
gp-nobody = Ninguém está ativo.
gp-gnome-can = { gp-kind }, ativo{ $count ->
    [0] . Nada a fazer
   *[other] . Ver o que fazer
 }
gp-board = Tabuleiro de Distrito
gp-buildings = Prédios
gp-no-buildings = Ainda nenhum prédio. A oferta tem seis.
gp-team = Time de Construção
gp-parchment = { $name }: { $action }.{ $state ->
    [can] {" "}Você pode usá-lo
    [used] {" "}Em uso
   *[no] {""}
 }
gp-type = { $type ->
    [soldier] soldado
    [merchant] mercador
    [artisan] artesão
   *[inventor] inventor
 }
gp-card = { $name }, { gp-type }. { $text }. { $source }.{ $state ->
    [can] {" "}Você pode construí-lo
    [short] {" "}{ $missing ->
        [one] Falta { $missing } do Time de Construção
       *[other] Faltam { $missing } do Time de Construção
     }
   *[no] {""}
 }
gp-caravan = Caravana Tatu, a seguir: { $name }.{ $state ->
    [can] {" "}Você pode mandá-la
    [used] {" "}Em uso
    [rests] {" "}Ela fica em casa
   *[no] {""}
 }
gp-next-yours = A sua caravana vem aqui a seguir
gp-next = A caravana vem aqui a seguir
gp-beds = { gp-kind }: { $n } de { $of } camas ocupadas
gp-house = { $n } de { $of } camas ocupadas

# As cartas e a sua origem
gp-source = { $source ->
    [rulebook] Do livro de regras
    [gnomehall] Criada pelo Gnomehall
    [owner] Inserida por quem tem o jogo
   *[mixed] Em parte do livro de regras
 }
gp-source-parts = Livro de regras: { $rulebook }. Gnomehall: { $ours }
gp-part = { $part ->
    [name] nome
    [type] tipo
    [team] Time de Construção
    [immigration] Imigração
    [action] ação
    [housing] camas
    [cost] custo
    [effect] efeito
    [bonus] bônus
    [points] pontos
    [kinds] tipos
   *[flavour] dito
 }
gp-book = Todas as cartas
gp-book-building = Prédios
gp-book-councilor = Conselheiros
gp-book-parchment = Tabuleiro de Distrito

# Pontos
gp-points-coins = { $count ->
    [one] { $count } moeda
   *[other] { $count } moedas
 }
gp-points-buildings = { $count ->
    [one] { $count } gnomo num prédio
   *[other] { $count } gnomos em prédios
 }
gp-points-board = { $count ->
    [one] { $count } gnomo no Tabuleiro
   *[other] { $count } gnomos no Tabuleiro
 }
gp-points-councilors = { $count ->
    [one] { $count } conselheiro
   *[other] { $count } conselheiros
 }
gp-points-homeless = { $count ->
    [one] { $count } gnomo desabrigado
   *[other] { $count } gnomos desabrigados
 }
gp-finale-sum = { $count ->
    [1] ponto
   *[other] pontos
 }
gp-finale-house = { $name }: { $n } de { $of } camas ocupadas, { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
 }
gp-finale-board = Tabuleiro
gp-finale-homeless = Desabrigados
gp-finale-coins = Moedas
gp-each = { $points } cada

# Opções
option-solo_caravan = Caravana solo
option-solo_caravan-own = Visita o próprio distrito
option-solo_caravan-off = Fica em casa

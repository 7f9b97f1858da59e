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
gp-say-nothing = Não há mais nada a fazer: passe.
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
gp-sure-without-effect = Isto não daria em nada: { $parts }.
gp-without-effect = { $part ->
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
gp-look-own = Ver o seu distrito
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
option-solo_caravan-own = Visita o seu próprio distrito
option-solo_caravan-off = Fica em casa

# Página de aprender
learn-part-gnomopolis = { $part ->
    [name] nome
    [cost] custo
    [effect] efeito
    [action] ação
    [type] tipo
    [team] Time de Construção
    [immigration] imigrantes
    [housing] camas
    [flavour] palavras
    [bonus] bônus
    [points] pontos
    [kinds] quem mora ali
   *[other] { $part }
 }
learn-kind-gnomopolis-board = Tabuleiro de Distrito
learn-kind-gnomopolis-parchment = Pergaminhos do tabuleiro
learn-kind-gnomopolis-councilor = Conselheiros
learn-kind-gnomopolis-building = Prédios
learn-first-gnomopolis = Ponha gnomos a trabalhar, construa o Atelier, mande a Caravana Tatu. Depois você segue livre.
learn-effect-gnomes = Ganhar gnomos
learn-effect-coins = Ganhar moedas, Ajudantes Mecânicos
learn-effect-white = Qualquer tipo: você escolhe
learn-effect-draw = Saque da caneca
learn-effect-search = Busca: escolha um
learn-card-team = O Time de Construção. Gnomos ativos destes tipos ficam aqui. Um Ajudante Mecânico pode ocupar o lugar de qualquer um.
learn-card-arrive = Quem chega. Vêm da Capital, cansados, para os seus exaustos.
learn-card-type = O tipo. Mais deste tipo, ou tantos quanto qualquer um: o conselheiro vem para você.
learn-card-parchment = O pergaminho. Seu na hora, no mesmo turno.
learn-card-beds = As camas. 2 pontos por gnomo que dorme aqui no fim.
learn-order-team = O Time de Construção fica em pé
learn-order-card = A carta é sua
learn-order-arrive = Eles chegam
learn-order-councilor = Conselheiro?
learn-order-offer = A Oferta de Prédios se completa
learn-points-coin = uma moeda
learn-points-house = num prédio
learn-points-board = no tabuleiro
learn-points-councilor = um conselheiro
learn-points-homeless = sem cama
learn-say-gnomopolis-first-grow = Ponha a criança a trabalhar. Em Crescer uma criança se deita (o × vermelho: ela vai embora) e vem um aldeão. Aperte esse pergaminho.
learn-say-gnomopolis-first-build = Construa antes de ensinar. Você tem dois aldeões, e o Atelier pede só dois. Se um aprendesse um ofício agora, iria embora. Aperte o Atelier.
learn-say-gnomopolis-first-pass = Chegaram três crianças, e um conselheiro com uma moeda. Você tem mais prédios de artesão. Ninguém está ativo: passe. Os de pé descansam, os deitados partem, e você saca três.
learn-say-gnomopolis-first-train = Faça um especialista. Aprender um ofício leva um aldeão de vez e dá um especialista à escolha. Aperte.
learn-say-gnomopolis-first-trade = Escolha o mercador. Em Negociar ele traz 2 moedas em cada turno em que você o sacar.
learn-say-gnomopolis-first-caravan = A Caravana Tatu vai ao vizinho. Com ela você usa um pergaminho dele, e ele ganha uma moeda. Aperte o tatu.
learn-say-gnomopolis-first-visit = Crescer, na casa do vizinho. A sua criança trabalha lá como se o pergaminho fosse seu.
learn-say-gnomopolis-first-end = Passe de novo. A caneca está vazia: os exaustos voltam para ela, e você saca três.
learn-say-gnomopolis-first-free = O resto é seu. Um sexto prédio, ou a Capital Antiga sem gnomos ou moedas, encerra. Na cama de um prédio um gnomo vale 2, no tabuleiro 1, fora custa 1; moeda 1, conselheiro 2. Um robô joga contra você.
learn-say-gnomopolis-trade-do = Seu mercador está ativo. Aperte Negociar: ele fica ali e traz 2 moedas da Capital Antiga.
learn-say-gnomopolis-trade-done = Duas moedas. O mercador está em pé, então continua seu: passe, e ele descansa com os exaustos.
learn-say-gnomopolis-grow-do = Uma criança está ativa. Aperte Crescer: ela se deita, um aldeão vem na hora.
learn-say-gnomopolis-grow-done = O aldeão já está exausto. A criança vai para a Nova Capital quando você passar.
learn-say-gnomopolis-atelier-do = Dois aldeões estão ativos. O Atelier pede um time de dois: aperte-o.
learn-say-gnomopolis-atelier-done = Vieram três crianças. Estão exaustas, o Time de Construção está na carta, e o pergaminho já é seu.

# Folha de pontos
scorer-only = Só contar gnomos
scorer-only-note = para o jogo impresso: nenhuma carta precisa ser informada
scorer-where = Quem mora onde
scorer-where-buildings = Em Prédios
scorer-where-board = No Tabuleiro de Distrito
scorer-where-homeless = Sem cama
scorer-where-children = Destes, crianças
scorer-coins = Moedas
scorer-councilors = Conselheiros
scorer-gnomes = Gnomos
scorer-gnomes-note = caneca, ativos e exaustos juntos
scorer-buildings = Prédios
scorer-filter = Mostrar só
scorer-all = Todos
scorer-tie-gnomopolis-children = { $points } cada. Decide quem tem mais crianças: { $first } { $a }, { $second } { $b }.
scorer-tie-gnomopolis-gnomes = { $points } cada, o mesmo número de crianças. Decide quem tem mais gnomos: { $first } { $a }, { $second } { $b }.
scorer-tie-gnomopolis-coins = { $points } cada, as mesmas crianças e gnomos. Decide quem tem mais moedas: { $first } { $a }, { $second } { $b }.
scorer-tie-gnomopolis-earlier = { $points } cada, e todo o resto é igual: { $first } jogou antes de { $second }.
scorer-part-gnomopolis-coins = Moedas: { $points }
scorer-part-gnomopolis-buildings = Prédios: { $points }
scorer-part-gnomopolis-board = Tabuleiro de Distrito: { $points }
scorer-part-gnomopolis-councilors = Conselheiros: { $points }
scorer-part-gnomopolis-homeless = Sem cama: { $points }
scorer-housing = { $name }: melhor moradia
scorer-beds = Camas para { $n } de { $of }
scorer-nobody = ninguém
scorer-no-house = Sem casa

# Editor de cartas
editor-group-gnomopolis-building = Prédios
editor-group-gnomopolis-councilor = Conselheiros
editor-group-gnomopolis-parchment = Pergaminhos do tabuleiro
editor-group-gnomopolis-board = Tabuleiro de Distrito
editor-field-type = Tipo
editor-field-team = Time de Construção
editor-note-team = quem constrói
editor-field-immigration = Chegam
editor-note-immigration = imigração
editor-note-cost = custo, efeito
editor-field-housing = Camas
editor-note-housing = moradia
editor-field-bonus = Bônus
editor-cost = custo
editor-piece = { $piece ->
    [child] Criança
    [villager] Aldeão
    [soldier] Soldado
    [merchant] Mercador
    [artisan] Artesão
    [inventor] Inventor
    [any] Qualquer gnomo
    [specialist] Qualquer especialista
    [coin] Moeda
    [assistant] Ajudante Mecânico
    [draw] Saque
    [search] Busca
   *[other] { $piece }
 }{ $lies ->
    [yes] { ", deita-se" }
   *[other] { "" }
 }
editor-field-parchment = Ação

# O salão
finale-gnomopolis = Os gnomos vão para casa
about-by-gnomopolis =
    Autoria: Igor Knop e Patrick Matheus. Ilustração: Marcelo Bastos. Design gráfico: Cristiano Cuty, Igor Knop, Marcelo Bastos.
    2018. Editora: Conclave Editora.

# Looking at a card
gp-look-team = Time
gp-look-team-ready = Todos estão prontos
gp-look-team-lacks = Faltam agora: { $who }
gp-look-newcomers = Imigrantes
gp-look-newcomers-note = Vêm da Capital Antiga, exaustos
gp-look-beds = Camas
gp-look-beds-note = No fim { $points } pontos por gnomo que dorme aqui
gp-look-councilor = Conselheiro
gp-look-councilor-type = Construção do tipo { gp-type }; com ela você tem { $count }
gp-look-councilor-now = { $state ->
    [mine] O conselheiro já é seu
    [table] Ninguém tem mais: o conselheiro vem para você, com seu presente
    [comes] Ninguém tem mais: o conselheiro vem de { $name }, com seu presente
   *[stays] { $name } tem { $count }: o conselheiro fica lá
 }
gp-look-councilor-rule = Vem para quem constrói um prédio de { gp-type } e tem tantos quanto qualquer outro. { $points } pontos no fim
gp-look-held = Com { $name }
gp-look-host = Anfitrião
gp-look-host-note = O dono do distrito visitado ganha 1 moeda
gp-look-at-once = Pode ser usada no mesmo turno
gp-look-once = Uma vez por turno
gp-look-used = Em uso até você passar
gp-look-sign-leaves = × vermelho
gp-look-leaves = Este gnomo se deita e vai embora para sempre quando você passa
gp-look-sign-works = Trabalha
gp-look-works = Fica aqui até você passar, depois descansa
gp-look-sign-draw = Caneca
gp-look-draw = Tire um gnomo da caneca; fica ativo na hora
gp-look-sign-search = Lanterna
gp-look-search = Busca: escolha um gnomo da caneca, dos exaustos ou dos que trabalham; fica ativo na hora
gp-look-sign-assistant = Ajudante Mecânico
gp-look-assistant = Substitui qualquer um num time, uma vez
gp-look-sign-any = Gnomo branco
gp-look-any = Você escolhe o tipo
gp-look-kind = { $kind ->
    [child] Uma criança cresce e vira aldeão.
    [villager] Um aldeão constrói e pode aprender um ofício.
    [assistant] Um Ajudante Mecânico substitui qualquer um num time.
   *[other] Um especialista trabalha nos pergaminhos que o mostram.
 }
gp-look-kind-home = No fim: 2 pontos numa cama de construção, 1 no tabuleiro, menos 1 sem cama
gp-or = ou
gp-look-does = { $cost }: { $effect }
gp-look-take = ganhe { $what }
gp-look-do-draw = { $count ->
    [one] tire { $count } gnomo
   *[other] tire { $count } gnomos
 }
gp-look-do-search = { $count ->
    [one] busque { $count } gnomo à sua escolha
   *[other] busque { $count } gnomos à sua escolha
 }
gp-look-pay = Trabalham aqui até você passar.
gp-look-gets = { $count ->
    [0] A construção.
    [one] A construção e um imigrante.
   *[other] A construção e { $count } imigrantes.
 }
gp-look-fixed = uma carta nova é virada. É sua única construção neste turno.
gp-look-build = Construir
gp-look-help-use = { $cards }: pode ser usado agora e talvez ajude.
gp-look-help-pass = Passe: você tira 3, e um deles pode vir.
gp-look-help-gain = { $kind ->
    [child] Construções com imigrantes trazem crianças. Trabalham a partir de um turno seguinte.
    [villager] Crescer faz de uma criança um aldeão. Ele trabalha a partir de um turno seguinte.
   *[other] Aprender um ofício faz um de um aldeão. Ele trabalha a partir de um turno seguinte.
 }
gp-look-help-coins = Negociar traz moedas.
gp-caravan-name = Caravana

# What just happened
gp-banner-last = Todos ainda jogam até completar a rodada. Causado por { $name }.
gp-banner-councilor = { $name }: conselheiro dos { $type ->
    [soldier] soldados
    [merchant] mercadores
    [artisan] artesãos
   *[inventor] inventores
 }
gp-banner-councilor-why = { $taken ->
    [yes] Deixa { $from }, pois ninguém tem mais construções assim. { $points } pontos
   *[no] Ninguém tem mais construções assim. { $points } pontos
 }
gp-banner-round = Rodada { $round }
gp-log-gain = + { $what }
gp-log-gain-of = { $name }: + { $what }
gp-log-gone = − { $what }
gp-log-host = { $name }: + 1 moeda, como anfitrião da caravana
gp-log-drawn = Tirados da caneca: { $what }
gp-log-fell = { $name }: pontos { $from } → { $to } ({ $why })
gp-sum-coins = moedas { $by }
gp-sum-buildings = camas em construções { $by }
gp-sum-board = camas no tabuleiro { $by }
gp-sum-councilors = conselheiros { $by }
gp-sum-homeless = sem cama { $by }

# Help at the table
guide-gnomopolis-goal = Ponha gnomos a trabalhar, erga prédios e dê uma cama a cada gnomo. Moedas, camas e conselheiros são pontos; ganha quem tiver mais.
guide-gnomopolis-ends = O 6º prédio de alguém, ou uma Capital Antiga sem gnomos ou sem moedas, encerra a partida com essa rodada.
guide-gnomopolis-do-use = Um pergaminho: ponha nele o que está à esquerda da seta, e acontece o que está à direita. Bom com gnomos de que não precisa para construir.
guide-gnomopolis-do-build = Um prédio: o time de gnomos ativos o ergue, chegam imigrantes, e cada cama vale 2 pontos para os tipos mostrados. Um por turno, então construa quase sempre.
guide-gnomopolis-do-caravan = A caravana: use um pergaminho do próximo distrito como se fosse seu. O dono ganha uma moeda por isso.
guide-gnomopolis-do-pass = Passar: o seu turno acaba. Gnomos em pé voltam depois, os deitados vão embora de vez, e você saca três.
guide-gnomopolis-do-pay = Escolha quem paga o ícone branco: qualquer gnomo ativo serve. Dê o de que menos precisa.
guide-gnomopolis-do-employ = Escolha quem fica no time. Um ajudante substitui qualquer um e poupa um gnomo para o trabalho.
guide-gnomopolis-do-gain = Escolha o gnomo que chega. Bom: um tipo para o qual há cama ou que falta a um time.
guide-gnomopolis-do-search = Busca: escolha o gnomo que quiser na caneca ou entre os exaustos; ele trabalha já.
sign-gnomopolis-leaves = O X vermelho: este gnomo deita-se e vai embora de vez no fim do turno.
sign-gnomopolis-search = A lanterna: Busca. Escolha um gnomo da caneca ou dos exaustos.
sign-gnomopolis-draw = A caneca com seta: Saque. Um gnomo sai da caneca por acaso.
sign-gnomopolis-white = O gnomo branco: qualquer um dos seis tipos.
sign-gnomopolis-councilor = Um conselheiro vai para quem constrói e então tem tantos prédios do tipo quanto qualquer um; traz uma moeda e vale 2 pontos.
sign-gnomopolis-caravan = A Caravana Tatu visita outro distrito. O anfitrião ganha 1 moeda da Capital: uma visita paga a você.
sign-gnomopolis-beds = Camas: no fim um gnomo num prédio vale 2 pontos, no tabuleiro 1, e sem cama −1.
sign-gnomopolis-assistant = Um Ajudante Mecânico substitui qualquer um no Time de Construção.
sign-gnomopolis-coin = Uma moeda: paga ações e vale 1 ponto no fim.
sign-gnomopolis-end = A partida acaba com a rodada em que alguém ergue o 6º prédio, ou a Capital Antiga fica sem gnomos ou moedas.
sign-gnomopolis-kinds = Os seis tipos: criança, aldeão, soldado, mercador, artesão, inventor. Os quatro últimos são especialistas.
sign-gnomopolis-mug = A sua caneca: gnomos em descanso. No fim do turno saem três por acaso.
# Pictures of the rules
picture-gnomopolis-setup-board = Um Tabuleiro de Distrito para cada um
picture-gnomopolis-setup-gnomes = Os seus primeiros gnomos
picture-gnomopolis-setup-capital = O resto é a Capital Antiga
picture-gnomopolis-caravan-goes = Segue para o distrito seguinte
picture-gnomopolis-caravan-uses = Use lá um pergaminho
picture-gnomopolis-caravan-coin = O anfitrião ganha uma moeda
picture-gnomopolis-rest-lying = Quem está deitado parte
picture-gnomopolis-rest-standing = Quem está de pé descansa
picture-gnomopolis-rest-draw = Tire três

# O que mais teria ajudado, no fim
helped-gnomopolis-score-coins = Mais moedas teriam ajudado mais que tudo: { $name } fez { $theirs ->
    [one] { $theirs } ponto
   *[other] { $theirs } pontos
 } com elas, você { $mine }.
helped-gnomopolis-score-buildings = Mais gnomos nas camas dos prédios teriam ajudado mais que tudo: { $name } fez { $theirs ->
    [one] { $theirs } ponto
   *[other] { $theirs } pontos
 } com eles, você { $mine }.
helped-gnomopolis-score-board = Mais gnomos nas camas do seu tabuleiro teriam ajudado mais que tudo: { $name } fez { $theirs ->
    [one] { $theirs } ponto
   *[other] { $theirs } pontos
 } com eles, você { $mine }.
helped-gnomopolis-score-councilors = Mais conselheiros teriam ajudado mais que tudo: { $name } fez { $theirs ->
    [one] { $theirs } ponto
   *[other] { $theirs } pontos
 } com eles, você { $mine }.
helped-gnomopolis-score-homeless = Mais camas teriam ajudado mais que tudo: { $name } perdeu { $theirs ->
    [one] { $theirs } ponto
   *[other] { $theirs } pontos
 } com gnomos sem cama, você { $mine }.

learn-title = Aprender a jogar
learn-tag = Regras
learn-lead = Qual jogo? Leia um pouco, jogue os exemplos, ou deixe um mago sentar ao seu lado na primeira partida.
learn-pick = Regras, exemplos, primeira partida
learn-contents = Conteúdo
learn-pages = Seções
learn-idea = A ideia
learn-range = { $first } a { $last }
learn-cards = Todas as cartas
learn-cards-note = Cada carta diz que partes as regras imprimem e quais são deste projeto. Se você tem o jogo, ponha os números impressos:
learn-filter = Mostrar só
learn-from-all = Todas
learn-from-rulebook = Das regras
learn-from-gnomehall = Do Gnomehall
learn-from-owner = De uma caixa impressa
learn-mixed = Regras: { $rulebook }. Nosso: { $ours }
learn-part = { $part ->
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
    [pair] par
    [count] número
    [base] lado básico
    [advanced] lado avançado
    [hire] custo de contratação
    [gives] o que dá
   *[other] { $part }
 }
learn-kind-token = Fichas
learn-kind-board = Tabuleiro de Distrito
learn-kind-parchment = Pergaminhos do tabuleiro
learn-kind-councilor = Conselheiros
learn-kind-building = Prédios
learn-kind-village = Impresso na vila
learn-kind-standard = Prédios comuns
learn-kind-special = Prédios especiais
learn-kind-mercenary = Mercenários
learn-kind-mission = Missões
learn-kind-action = Ações
learn-kind-spell = Feitiços
learn-example = Exemplo
learn-before = Antes
learn-play-it = Jogar esta posição
learn-score-it = Abrir no pontuador
learn-offline = Sem o servidor você pode ler tudo aqui. Os exemplos e a primeira partida precisam dele: são jogados numa mesa de verdade.
learn-wizard = Dez minutos, uma mesa de verdade, e só falo quando ajuda.
learn-first-title = Aprenda jogando
learn-first-start = Jogar minha primeira partida
learn-first-gems = Revele gemas, tome posse de três iguais, recolha-as. Depois você segue livre.
learn-first-gnomopolis = Ponha gnomos a trabalhar, construa o Atelier, mande a Caravana Tatu. Depois você segue livre.
learn-first-gnomeland = Gaste dados, construa uma loja, cumpra uma missão, copie um vizinho. Depois você segue livre.
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
learn-group-1 = Três iguais; carvão ajuda
learn-group-2 = Cinco diferentes
learn-group-3 = Uma gema combinada é uma ou outra
learn-copy-1 = Alguém gasta um dado
learn-copy-2 = O seu gnomo lhe traz o mesmo
learn-land-standard = comum avançado
learn-land-special = especial básico
learn-land-special-2 = especial avançado
guide = O guia
guide-first = Primeira partida
guide-example = Exemplo
guide-step = { $n } de { $of }
guide-astray = Também funciona.
guide-astray-text = É uma jogada válida, só não a desta lição. Volte atrás, ou deixe a lição e siga como quiser.
guide-back = Voltar atrás
guide-leave = Deixar a lição
guide-rules = Voltar às regras
guide-thanks = Obrigado, sigo jogando
guide-hide = Esconder o guia
guide-show = Mostrar o guia
learn-say-gems-first-explore = Vire uma ficha para cima. A caverna está escura: aperte qualquer lugar escuro. Ninguém sabe o que há ali, nem eu.
learn-say-gems-first-claim = Uma esmeralda! Aperte-a: um dos seus cinco gnomos vai ficar em cima. Agora mais ninguém a leva.
learn-say-gems-first-again = Mais uma ação. Um turno tem exatamente três, repetidas se quiser. Explore de novo.
learn-say-gems-first-second = A sua esmeralda ainda está livre. O vizinho pegou um diamante. Tome posse da segunda esmeralda: três iguais formam um grupo.
learn-say-gems-first-dark = Falta uma. Explore mais uma vez.
learn-say-gems-first-coal = Carvão! No fim não vale nada. Mas ao recolher é a pedra de que você precisar: tome posse.
learn-say-gems-first-collect = Esmeralda, esmeralda, carvão. Aperte uma das suas esmeraldas e recolha as três fichas: vão para a sua pilha, seus gnomos voltam para a reserva.
learn-say-gems-first-combined = Uma pedra de dois tipos. É rubi ou ametista, como você precisar de cada vez. Tome posse.
learn-say-gems-first-more = Procure mais. Cinco pedras diferentes também são um grupo. Explore.
learn-say-gems-first-free = Agora você já sabe tudo. Preso com cinco gnomos fora? Recuar os devolve à reserva. Quando todas as fichas restantes estão em posse de algum gnomo, a partida acaba: gemas valem 1, diamantes 2, carvão 0, e cada três iguais 1 a mais. Um robô joga contra você.
learn-say-gems-collect-do = Dois rubis e um carvão. Você está sobre eles e sobre uma esmeralda. Recolha rubi, rubi, carvão.
learn-say-gems-collect-done = Três fichas na sua pilha. Três gnomos voltaram, o quarto fica com a esmeralda. Siga jogando se quiser.
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
learn-say-gnomeland-first-spend = Gaste um dado. A fileira de baixo da vila responde aos dados: um 1 toca o Quiosque em 1-2 e traz uma moeda. Aperte o 1.
learn-say-gnomeland-first-kiosk = De novo. O 2 responde ao mesmo Quiosque: outra moeda. (O vizinho pode copiar a cada vez; hoje não.)
learn-say-gnomeland-first-build = Construa antes do último dado. A Lojinha custa 1 moeda e dá 2 por dado. Ponha-a no 3-4, onde o seu 3 vai tocar.
learn-say-gnomeland-first-shop = Funciona na hora. Gaste o 3: duas moedas.
learn-say-gnomeland-first-gnome = Mande um gnomo. A Taverna tem duas ações; um gnomo por vez. O Arrombamento traz 2 moedas.
learn-say-gnomeland-first-mission = Moedas em pontos. O Festival leva 4 moedas e dá 2 pontos. Ele fica ali para os outros.
learn-say-gnomeland-first-end = Termine a vez.
learn-say-gnomeland-first-keep = Guardar ou não. Cada Armazém pode guardar uma coisa até a sua próxima vez; o resto se perde. Você tem uma moeda: guarde-a.
learn-say-gnomeland-first-copy = Sua vez de copiar. O vizinho pegou uma arma com um 6. Um gnomo seu pode trazer o mesmo, e então se vai. Diga sim.
learn-say-gnomeland-first-no = Uma moeda não vale um gnomo. A arma espera de lado até a sua próxima vez. Recuse esta.
learn-say-gnomeland-first-no2 = Guarde os gnomos. Restam três para a Taverna e as cópias, e faltam quatro rodadas. Recuse.
learn-say-gnomeland-first-free = Cinco rodadas, esta foi a primeira. Melhore prédios, contrate mercenários, lance o feitiço e construa na fileira de cima: Castelos trazem dados a cada rodada. No fim contam a trilha e os prédios à vista. Um robô joga contra você.
learn-say-gnomeland-shop-do = Você rolou 1, 2 e 6 e guardou 2 moedas. Construa a Lojinha no 1-2.
learn-say-gnomeland-shop-one = Gaste o 1. Duas moedas.
learn-say-gnomeland-shop-two = Gaste o 2. Mais duas.
learn-say-gnomeland-shop-six = Gaste o 6. Uma arma da Torre de Vigia.
learn-say-gnomeland-shop-mission = Cumpra o Torneio. 3 moedas e a arma por 2 pontos.
learn-say-gnomeland-shop-done = Dois pontos. As duas moedas que restam cabem nos Armazéns. Siga jogando se quiser.
learn-say-gnomeland-palace-do = Pague uma moeda ao Palácio. Você ganha mais um dado, rolado na hora.
learn-say-gnomeland-palace-done = Agora transforme-o no Castelo. O espaço já funcionou nesta rodada, então não vem outro dado. Se você melhorar antes de usar, o dado do Castelo é rolado na hora.
learn-say-gnomeland-copy-do = Você é Cleo. Anna pegou mana com um 5 na Estalagem, Bram disse não. Mande um gnomo: copie.
learn-say-gnomeland-copy-done = A mais ninguém se pergunta. O mana fica de lado e entra no seu estoque quando a sua vez começa.
learn-say-gnomeland-scuffle-do = A Briga é por armas. Seus dados novos são 5, 6 e 1. O 5 toca a Torre de Vigia: uma arma.
learn-say-gnomeland-scuffle-six = O 6 também. Uma segunda arma.
learn-say-gnomeland-scuffle-one = Todos os dados devem ser gastos. O 1 traz uma moeda, que aqui não conta.
learn-say-gnomeland-scuffle-end = Duas armas e o seu gnomo na carta: 3. Termine a sua parte.
learn-say-gnomeland-scuffle-done = Agora os outros rolam. Com quatro jogadores você ganha um ponto por quem tiver menos que você.

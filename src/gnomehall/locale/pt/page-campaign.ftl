# Campanhas e cenários

# Escolher
campaign-choose-text = Uma história para cada jogo. Cada lugar tem seu começo, seus rivais e até três estrelas.
campaign-none = Ainda não há campanhas aqui.
campaign-open-file = Abrir um arquivo de cenário
campaign-begin = Começar
campaign-go-on = Seguir viagem
campaign-all = Outras campanhas
campaign-stars = { $stars } de { $most } estrelas

# O mapa
campaign-map = Mapa da campanha
campaign-place-closed = fechado até você ter { $needs ->
    [1] uma estrela
   *[other] { $needs } estrelas
 }
campaign-of-stars = de { $most } estrelas
campaign-asks = { $place } abre com { $needs ->
    [1] uma estrela
   *[other] { $needs } estrelas
 }.
campaign-have = Você tem { $stars }.
campaign-all-open = Todos os lugares estão abertos.
campaign-whole = Todas as estrelas são suas!

# Um lugar
campaign-place-of = Lugar { $n } de { $of }
campaign-is-open = { $where }, aberto agora
campaign-is-closed = { $where }, fechado
campaign-is-stars = { $where }, { $stars } de { $most } estrelas
campaign-closed = Este lugar abre quando você tiver { $needs ->
    [1] uma estrela
   *[other] { $needs } estrelas
 }. Você tem { $stars }. Ganhe mais estrelas nos lugares anteriores.
campaign-go = Ir para { $place }
campaign-differs = O que é diferente aqui
campaign-alone = Você joga sozinho.
campaign-against = Você joga contra { $names }.
campaign-goals = Metas
campaign-of-tries = em 100 tentativas
campaign-star-n = Estrela { $n }
campaign-note = Verde: esse robô consegue na maioria das vezes. Medido em pelo menos { $tries } partidas cada um.
campaign-not-tried = Nenhum robô tentou este ainda. Comece você.
campaign-play = Jogar { $place }
campaign-continue = Continuar { $place }
campaign-anew = Recomeçar do início
campaign-watch = Ver { $level } jogar
campaign-scenario = Cenário
campaign-made = Feito a partir de uma partida
campaign-cannot = Este cenário não pode ser aberto

# Na mesa
goals-now = Metas
goals-count = { $stars } de { $most } estrelas agora
goal-holds = Alcançada
goal-open = Ainda não alcançada

# Depois
campaign-result = { $stars ->
    [0] Nenhuma estrela desta vez
    [1] Uma estrela!
    [2] Duas estrelas!
   *[other] As três estrelas!
 }
campaign-shown = { $stars ->
    [0] Nenhuma estrela foi alcançada
    [1] Uma estrela foi alcançada
   *[other] { $stars } estrelas foram alcançadas
 }
campaign-only-watched = Assistir não dá estrelas. Agora é a sua vez.
campaign-helped = Um robô jogou por você, então nenhuma estrela conta. Tente sem ele.
campaign-reached = Alcançada
campaign-missed = Não alcançada
campaign-best = Seu melhor aqui é { $stars ->
    [1] uma estrela
   *[other] { $stars } estrelas
 }. Continua sendo seu.
campaign-choose-one = Escolha uma opção. Ela muda o que você encontrará depois.
campaign-chosen = Isso vai com você aos próximos lugares.
campaign-opened = { $place } está aberto agora.
campaign-next = Seguir para { $place }
campaign-try = Tentar de novo
campaign-to-map = Voltar ao mapa
campaign-to-scenario = Voltar ao cenário
campaign-match-end = Como a partida terminou

# Desafios

# Escolha
puzzle-choose-text = Um desafio por dia para cada jogo, o mesmo para todos: fácil na segunda, difícil no domingo.
puzzle-none = Ainda não há desafios aqui.
puzzle-open-file = Abrir um arquivo de desafio
puzzle-file-wrong = Este não é um arquivo de desafio.
puzzle-solve = Resolver o de hoje
puzzle-solved-today = Resolvido hoje
puzzle-row = { $count ->
    [one] { $count } dia seguido
   *[other] { $count } dias seguidos
 }
puzzle-all = Todos os desafios
puzzle-cannot = Não foi possível abrir este desafio

# O objetivo
puzzle-task = O objetivo
puzzle-number = número { $n }
puzzle-of-day = { $day }, { $number }
puzzle-made = Feito de uma partida
puzzle-difficulty = Dificuldade { $n } de 5
puzzle-found = Os robôs acertam em { $share }
puzzle-about-count = Seu turno. Você tem { $start } e pode chegar a { $value } sem sorte.
puzzle-about-expect = Seu turno. Você tem { $start }; a melhor linha leva a { $value } em média.
puzzle-about-odds = Seu turno. A melhor linha dá certo em { $odds }.
puzzle-about-turn = Seu turno. Dá para fazer, sem sorte.
puzzle-about-chance = Seu turno. Dá para fazer, venha o que vier.
puzzle-about-end = Seu turno. É certo, se você jogar bem.
puzzle-about-worth = Conte como as regras contam. Vale a primeira resposta.
puzzle-steps = Passos da resposta
puzzle-right = Certo
puzzle-wrong = Errado
puzzle-yours = Sua jogada
puzzle-closed = Ainda não encontrado
puzzle-got = { $got } de { $of } encontrados

# A barra
puzzle-move-n = Sua jogada, { $n } de { $of }
puzzle-move-open = Sua jogada, número { $n }
puzzle-solved = Resolvido!
puzzle-out-of-reach = Agora fora de alcance
puzzle-failed = O turno acabou
puzzle-not-it = Não é isso
puzzle-count-again = Conte de novo.
puzzle-reach = Agora no máximo { $reach }, não { $of }.
puzzle-reach-odds = Agora no máximo { $reach }, não { $of }.
puzzle-take-back = Desfazer é grátis.
puzzle-change = Pontuação { $change }
puzzle-not-counted = Você já viu este: não conta de novo.
puzzle-restart = Do começo
puzzle-next = Próximo
puzzle-why = Por quê?
puzzle-refutation = O melhor que resta
puzzle-answer-title = Quanto vale?
puzzle-answer-label = Seu número
puzzle-answer = É isso

# Dicas e solução
puzzle-hints = Dicas
puzzle-hint-price = cada passo custa { $price } da pontuação
puzzle-hint-free = grátis aqui
puzzle-hint-1 = Onde olhar?
puzzle-hint-2 = Qual carta?
puzzle-hint-3 = A própria jogada
puzzle-hint-later = Depois do passo { $n }: { $what }
puzzle-hint-n = Dica { $n } de { $of }
puzzle-costs = custa { $price }
puzzle-give-up = Desistir e ver a solução
puzzle-solution = A solução
puzzle-solution-title = A solução
puzzle-idea = A ideia
puzzle-solution-note = É jogada na mesa.
puzzle-solution-close = Voltar à minha tentativa

# Pontuação e dias
puzzle-aside = Dicas, pontuação e outros desafios
puzzle-rating = Sua pontuação
puzzle-rating-note = ± { $spread }, { $count ->
    [one] { $count } desafio
   *[other] { $count } desafios
 }
puzzle-rating-plot = Pontuação de { $from } a { $to }
puzzle-week = Os últimos sete dias
puzzle-day-solved = { $day }: resolvido
puzzle-day-open = { $day }: não resolvido

# Séries
puzzle-modes = Outros modos
puzzle-today = O desafio de hoje
puzzle-today-note = o mesmo para todos
puzzle-mode-free = Livre
puzzle-note-free = um depois do outro, no seu nível
puzzle-mode-streak = Sequência
puzzle-note-streak = cada vez mais difícil, até você errar
puzzle-mode-storm = Tempestade
puzzle-note-storm = o máximo em 3 minutos; um erro custa 10 s
puzzle-best = recorde
puzzle-time-left = Tempo restante
puzzle-run-solved = { $count ->
    [1] resolvido
   *[other] resolvidos
 }
puzzle-end-streak = A sequência acabou
puzzle-end-storm = O tempo acabou
puzzle-run-best = Seu recorde!
puzzle-run-record = Seu recorde: { $best }.
puzzle-again = Mais uma vez
puzzle-link = Link deste desafio
puzzle-copied = O link foi copiado.

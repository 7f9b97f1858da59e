# O jogo do dia
daily-text = O mesmo jogo para todos, hoje. Vale sua primeira partida terminada; amanhã a melhor pode ser vista.
daily-left = próximo em { $hours } h { $minutes } min
daily-way = Como jogar
daily-bots = Contra robôs
daily-against = Contra { $count ->
    [1] um robô
   *[other] { $count } robôs
 } ({ $level }), os mesmos para todos.
daily-alone = Sem adversários, por pontos.
daily-play = Jogar o de hoje
daily-continue = Continuar o de hoje
daily-again = Jogar de novo (não vale)
daily-yours = Seus pontos
daily-yours-ahead = Sua vantagem sobre o melhor dos outros ({ $points } pontos)
daily-over = { $by } melhor que o par ({ $par })
daily-under = { $by } abaixo do par ({ $par })
daily-even = exatamente o par ({ $par })
daily-rank = Lugar
daily-ahead = À frente do seguinte
daily-par = Par: { $level }
daily-thinking = ainda jogando
daily-nobody = Ninguém terminou ainda. Seja o primeiro.
daily-all = Todos os { $count }
daily-less = Menos
daily-yesterday = A solução de ontem
daily-best = { $name } fez { $points }
daily-best-bot = A melhor de { $plays } partidas fortes fez { $points }
daily-yesterday-soon = A solução de ontem está sendo preparada.
daily-end = Este foi o jogo do dia
daily-place = { $place }º lugar de { $of }.
daily-back = Voltar ao jogo do dia

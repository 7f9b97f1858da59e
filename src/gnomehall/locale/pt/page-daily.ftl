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
daily-over = { $by } melhor que o par
daily-under = { $by } abaixo do par
daily-even = exatamente o par
daily-rank = Lugar
daily-ahead = À frente do seguinte
daily-par = Par: { $level }
daily-thinking = ainda jogando
daily-nobody = Ninguém terminou ainda. Seja o primeiro.
daily-all = Todos os { $count }
daily-less = Menos
daily-yesterday = A solução de ontem
daily-best = { $name } fez { $points }
daily-best-bot = O robô fez { $points }
daily-yesterday-soon = A solução de ontem está sendo preparada.

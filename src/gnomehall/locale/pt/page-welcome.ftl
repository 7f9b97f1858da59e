# A primeira partida de um jogo: quem sou eu, contra quem
welcome-title = { $game }: é a sua primeira vez?
welcome-text = { $bots ->
    [one] { $bots } robô senta-se
   *[other] { $bots } robôs sentam-se
 } com você. Cerca de { $minutes } minutos; dá para parar e continuar depois.
welcome-whom = Contra quem?
welcome-wizard = O mago senta-se ao seu lado
welcome-wizard-text = Ele mostra as suas primeiras jogadas, um pensamento de cada vez. Dispense-o quando quiser.
welcome-once = Perguntado uma só vez. Depois, Jogar agora começa na hora; o menu muda tudo isto.
welcome-later = Agora não

# Em volta da mesa
server-seat = Lugar { $number }
server-you = Você: { $what }
server-you-start = Você começa
server-undone = Desfeito: { $move }
server-guest = Visitante
server-turn-title = É a sua vez
server-turn-body = É a sua vez em { $game }.
server-hint-look = Olhe para: { $what }
server-hint-good = Boas jogadas aqui: { $what }
server-hint-best = Melhor: { $what }

# O que foi recusado, e o que fazer
server-stale = A mesa mudou entretanto. Olhe de novo e escolha outra vez.
server-illegal = Isso não é permitido agora.
server-not-a-move = Isso não é uma jogada deste jogo.
server-not-your-turn = Não é a sua vez.
server-not-your-seat = Esse lugar não é seu.
server-not-host = Só o anfitrião da mesa pode fazer isso.
server-no-seat = Não existe esse lugar.
server-no-table = Não existe essa mesa. Confira o link ou o código.
server-no-key = Esta mesa é privada. Abra-a com o link dela.
server-not-started = A partida ainda não começou.
server-started = A partida já começou.
server-daily-stays = O jogo do dia é igual para todos: lugares, opções e cartas ficam como estão.
server-scenario-stays = O cenário decide quem se senta aqui e o que se joga: lugares, opções e cartas ficam como estão.
server-moves-before = Esta mesa continua outra partida: lugares, opções e cartas ficam como estão.
server-over = A partida terminou.
server-not-over = A partida ainda não terminou.
server-seat-taken = Esse lugar está ocupado. Escolha outro.
server-table-full = Todos os lugares desta mesa estão ocupados. Peça a quem fez o convite um link para assistir ou outra mesa.
server-table-begun = A partida desta mesa já começou. Peça a quem fez o convite um link para assistir ou um lugar na próxima partida.
server-older-rules = Esta partida começou com as regras de uma versão anterior e não pode continuar. Comece uma nova.
server-open-seats = Ainda há lugares livres. Espere, ou dê-os a robôs.
server-no-undo = Isso já não pode ser desfeito.
server-no-ask = Ninguém mais espera por esta resposta.
server-owner-is-present = Essa pessoa está presente.
server-just-left = Essa pessoa acabou de sair. Espere um momento: a ligação pode voltar logo.
server-no-level = Não existe esse robô.
server-bad-message = A mensagem não pôde ser lida: { $problem }
server-bad-table = Não se pode criar uma mesa assim: { $problem }
server-bad-cards = Este conjunto de cartas não pode ser usado: { $problem }
server-bad-scenario = Este cenário não pode ser usado: { $problem }
server-bad-record = Este registro não pode ser lido: { $problem }
server-too-fast = Coisas demais de uma vez. Espere um momento.
server-too-large = Isso é grande demais.
server-busy = O servidor está ocupado. Tente de novo em um momento.
server-unwell = { $problem ->
    [not-listening] O servidor não ouve os outros processos.
   *[other] O servidor não consegue gravar.
 }
server-wrong-origin = Esta página não pode falar com este servidor.
server-wrong-method = Isso não pode ser feito aqui.
server-not-found = Não há nada aqui.
server-too-many-tables = Você abriu muitas mesas hoje. Continue jogando nelas, ou volte amanhã.
server-too-many-reviews = Muitas partidas já foram analisadas aqui hoje. Volte amanhã.
server-too-many-browsers = Cinco navegadores já são avisados sobre este lugar. Retire um antes.
server-too-hard = Isso demora demais para calcular. Tente algo menor.
server-too-slow = Chegou devagar demais. Tente de novo.
server-only-watch = Este link só permite assistir. Para jogar, peça o código.
server-wrong-host = Este servidor não tem esse nome. Abra-o pelo endereço dele.
server-hushed = Os jogadores não querem ouvir quem assiste agora.
server-replaced = Uma pergunta mais nova tomou o lugar desta.
server-full = Gente demais assiste a esta mesa. Tente mais tarde.
server-hints-off = As dicas estão desligadas nesta mesa até que todos concordem no menu.
server-no-puzzle = { $problem ->
    [nobody] Neste momento nenhum lugar decide sobre o próprio turno.
    [ending-goal] Este objetivo vale para um turno, não para o resto da partida.
    [won] Uma partida se vence no fim: peça o resto da partida.
    [reached] O objetivo já está cumprido neste momento.
    [unreachable] O objetivo não pode ser alcançado a partir deste momento.
    [nothing] Não há nada a encontrar: todas as jogadas são iguais.
    [several] Há mais de uma resposta.
   *[large] Este momento tem linhas demais para ser provado.
 }

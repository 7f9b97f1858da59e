# Uma partida no terminal
terminal-opening = { $game }   selo do sorteio { $seal }…
terminal-plain = As regras rodam sem compilação, mais devagar: não havia compilador C na instalação.
terminal-your-move = { $who }, sua vez (? ajuda):
terminal-help = Um número faz uma jogada, e também as palavras dela em inglês, abreviadas enquanto forem claras: `{ $example }`, `{ $short }`. `undo` desfaz, `why JOGADA` diz por que uma jogada não é possível, `moves` lista as palavras das jogadas, `log` conta o que aconteceu, `save ARQUIVO` guarda a partida, `quit` sai.
terminal-undone = Desfeito: { $move }.
terminal-possible = Isso é possível agora.
terminal-saved = Salvo. Continue com: { $command }
terminal-goodbye = Até logo.

# O que não foi entendido
terminal-no-number = Escolha um número de 1 a { $last }.
terminal-unclear = Isso pode ser { $moves }.
terminal-not-a-move = “{ $text }” não é uma jogada de { $game }.
terminal-no-undo = Nada pode ser desfeito: o acaso já decidiu, ou ninguém jogou.
terminal-save-where = Salvar onde? `save minha-partida.jsonl`
terminal-cannot-write = { $file } não pode ser escrito ({ $reason }).

# O fim, e uma partida contada de novo
terminal-end = Fim ({ $rule })
terminal-place = lugar
terminal-player = jogador
terminal-points = pontos
terminal-score = { $count ->
    [1] 1 ponto
   *[other] { $count } pontos
 }
terminal-from = de onde vêm
terminal-replay = { $game }, { $players ->
    [1] 1 jogador
   *[other] { $players } jogadores
 }, { $moves ->
    [1] 1 jogada
   *[other] { $moves } jogadas
 }
terminal-not-over = A partida não acabou.

# As cartas de um jogo
terminal-cards = { $game }: cartas
terminal-kind = tipo
terminal-card = carta
terminal-says = o que diz
terminal-source = origem
terminal-source-of = { $source ->
    [rulebook] livro de regras
    [owner] do dono
   *[gnomehall] nosso
 }
terminal-kind-of = { $kind ->
    [token] ficha
    [board] tabuleiro
    [parchment] pergaminho
    [councilor] conselheiro
    [building] prédio
    [mission] missão
    [action] ação
    [spell] magia
    [mercenary] mercenário
    [village] aldeia
    [standard] comum
    [special] especial
   *[other] { $kind }
 }
terminal-part-of = { $part ->
    [name] nome
    [flavour] ditado
    [kinds] tipos
    [count] quantidade
    [pair] par
    [points] pontos
    [type] tipo
    [team] time
    [immigration] imigrantes
    [action] ação
    [housing] camas
    [cost] custo
    [effect] efeito
    [bonus] bônus
    [hire] contratação
    [gives] ganho
    [base] lado básico
    [advanced] lado avançado
    [spaces] espaços
   *[other] { $part }
 }

# O que um desafio pede, conforme o tipo e o objetivo
puzzle-turn-points = Faça o máximo de pontos neste turno.
puzzle-turn-won = Vença a partida.
puzzle-chance-points = Jogue este turno de modo a esperar o máximo de pontos.
puzzle-end-points = Chegue ao máximo de pontos até o fim da partida, façam os outros o que fizerem.
puzzle-end-won = Vença, façam os outros o que fizerem.
puzzle-worth-points = Quantos pontos este lugar tem agora?
puzzle-chance = { $task } A sorte também decide: encontre a melhor probabilidade.
# Dicas, em três passos
puzzle-hint-look = Olhe aqui: { $where }.
puzzle-hint-card = Esta carta importa: { $card }.
puzzle-hint-kind = É isto que se escolhe agora: { $what }.
puzzle-hint-move = Jogue isto: { $move }.
puzzle-hint-back = Primeiro desfaça uma jogada: a resposta está fora de alcance.
puzzle-hint-done = Não há mais nada a fazer.
puzzle-hint-worth = Conte cada parte da pontuação: a mesa mostra todas.
# What surprises in the answer
puzzle-idea-wait = Não pegue o primeiro ganho: prepare um maior.
puzzle-idea-give = Abra mão de algo para ganhar mais.

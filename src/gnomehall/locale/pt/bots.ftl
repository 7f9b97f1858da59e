# Os níveis dos robôs: um título, e como joga (uma frase que o título começa)
bots-sprout = Broto
bots-sprout-plays = vê o que está na mesa e agarra o que brilha.
bots-neighbour = Vizinho
bots-neighbour-plays = olha um passo à frente e se distrai com facilidade.
bots-tinkerer = Faz-Tudo
bots-tinkerer-plays = pesa cada jogada um passo à frente, e não mais que isso.
bots-master = Mestre
bots-master-plays = planeja a vez inteira e raramente erra.
bots-old-root = Raiz Velha
bots-old-root-plays = já viu de tudo sob a montanha e não perdoa nada.
bots-under-the-mountain = Debaixo da Montanha
bots-under-the-mountain-plays = pensa mais tempo que todos os outros.
bots-random = Ao Acaso
bots-random-plays = faz uma jogada qualquer.

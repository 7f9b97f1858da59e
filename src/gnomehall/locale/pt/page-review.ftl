# A análise de uma partida: o que as decisões custaram e o que os sorteios deram
review-offer = Quanto custou?
review-offer-text = Cada decisão ao lado da melhor, as três que pesaram, e o que os sorteios deram e tiraram. Leva no máximo um minuto.
review-running = Pesando a partida
review-progress = Decisões pesadas: { $done } de { $of }
review-longest = No máximo { $seconds } s; { $now } até agora. Enquanto isso, pode olhar a partida.
review-stop = Parar
review-stopped = A análise foi interrompida.
review-failed = A análise não deu certo. Tente de novo.
review-weighed = { $count ->
    [1] 1 decisão pesada
   *[other] { $count } decisões pesadas
 } em { $seconds } s. Tão boas quanto a melhor: { $good }; escolhendo às cegas seriam { $blind }.
review-skill-blind = Escolher ao acaso teria dado quase o mesmo desta vez.
review-skill-few = Nesta partida, poucas escolhas contaram para julgar o seu jogo.
review-skill-some = Melhor que às cegas: { $kept } % do caminho daí até às melhores escolhas ({ $low } a { $high } %).
review-skill-good = Boas escolhas: { $kept } % do caminho das escolhas às cegas até às melhores ({ $low } a { $high } %).
review-skill-master = Escolhas de mestre: { $kept } % do caminho das escolhas às cegas até às melhores ({ $low } a { $high } %).
review-turned = Você virou na vez { $n }.
review-turned-round = Você virou na rodada { $n }.
review-slipped = Escapou na vez { $n }.
review-slipped-round = Escapou na rodada { $n }.
review-led = Você liderou desde o começo.
review-never = Os outros lideraram o tempo todo.
review-mark = Você escolheu: { $move }
review-ring = Marcar na mesa
review-chosen = escolhida
review-best = melhor
review-three = Três decisões que pesaram
review-none = Nenhuma decisão foi claramente pior que a melhor.
review-go = Mostrar a decisão { $n }
review-better = Melhor:
review-then = depois { $move }
review-again = Refazer esta vez
review-points = pontos ± { $half }
review-win = chance de vencer ± { $half } %
review-all = Todas as decisões
review-costly = Só o que custou
review-is-best = a melhor
review-equal = igual à melhor
review-luck = Livro da sorte
review-luck-note = pontos; decisões contra a média da mesa
review-luck-note-alone = pontos; decisões contra a melhor
review-by-draws = por sorteio
review-by-decisions = por decisão
review-luck-even = Os sorteios foram neutros.
review-luck-for = Os sorteios ajudaram.
review-luck-against = Os sorteios foram contra você.
review-luck-even-won = { $you ->
    [yes] Os sorteios foram neutros; suas decisões venceram.
   *[no] Os sorteios foram neutros para { $name }; as decisões venceram.
 }
review-luck-for-won = { $you ->
    [yes] Os sorteios ajudaram você a vencer.
   *[no] Os sorteios ajudaram { $name } a vencer.
 }
review-luck-against-won = { $you ->
    [yes] Os sorteios foram contra você, e você venceu assim mesmo.
   *[no] Os sorteios foram contra { $name }, que venceu assim mesmo.
 }
review-luck-even-lost = { $you ->
    [yes] Os sorteios foram neutros; as decisões perderam.
   *[no] Os sorteios foram neutros para { $name }; as decisões perderam.
 }
review-luck-for-lost = { $you ->
    [yes] Os sorteios ajudaram você, e não bastou.
   *[no] Os sorteios ajudaram { $name }, e não bastou.
 }
review-luck-against-lost = { $you ->
    [yes] Os sorteios foram contra você.
   *[no] Os sorteios foram contra { $name }.
 }

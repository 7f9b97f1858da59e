# O que está errado num arquivo de cenário; o resto é dito como num arquivo de cartas (cards.ftl)
scenario-mistake-unknown = Um cenário não tem campo com este nome.
scenario-mistake-large = Um arquivo de cenário tem no máximo { $most } KiB.
scenario-mistake-strange = Contém uma data ou um número que nenhum cenário tem.
scenario-mistake-cards = Aqui deve haver { $count }, não { $value }.
scenario-mistake-table = No arquivo isto deve ser uma tabela.
scenario-mistake-list = Deve ser uma lista de textos.
scenario-mistake-option = Uma opção é uma palavra, um número inteiro, ou true ou false.
scenario-mistake-slug = Um nome curto tem letras minúsculas, algarismos e hifens simples, não { $value }.
scenario-mistake-beside = O arquivo { $name } é procurado ao lado do cenário, e não está lá.
scenario-mistake-two-starts = Um cenário começa com uma abertura ou com um registro, não com os dois.
scenario-mistake-record = Este registro não pode ser usado: { $detail }
scenario-mistake-move = “{ $move }” não pode ser jogado aqui: { $detail }
scenario-mistake-detail = { $detail }
scenario-mistake-bots = Deve haver um robô para cada outro lugar: { $count }, não { $value }.
scenario-mistake-level = Não há robô { $name }.
scenario-mistake-goal = Este objetivo não pode ser lido: { $detail }
scenario-mistake-yes-or-no = Um objetivo deve ser um sim ou não, como points >= 20.
scenario-mistake-no-words = Este objetivo precisa de um texto: é mais do que comparações ligadas por “and”.
scenario-mistake-settled = Não resta nada a jogar aqui: a partida terminou, ou o cenário já está decidido.

# Os objetivos em palavras
scenario-at-least = { $fact }: pelo menos { $number }
scenario-at-most = { $fact }: no máximo { $number }
scenario-exactly = { $fact }: exatamente { $number }
scenario-none = { $fact }: nenhum
scenario-not = não: { $fact }
scenario-fact-points = pontos
scenario-fact-lead = pontos à frente do melhor adversário
scenario-fact-place = colocação
scenario-fact-won = vencer a partida
scenario-fact-over = a partida terminou
scenario-fact-round = rodada

# Quando um cenário termina antes da partida
scenario-until-round-at-least = Até o fim da rodada { $before }

# No terminal
scenario-goal-reached = ★ { $goal }
scenario-goal-open = ☆ { $goal }
scenario-settled = O cenário está decidido: { $stars } de { $most } estrelas.
scenario-not-settled = O cenário ainda não está decidido.

editor-title = Editor de cartas
editor-my-set = Meu { $game }
editor-load = Carregar arquivo
editor-new-pair = Nova gema combinada
editor-offline = O servidor não responde. O editor de cartas precisa dele: ele confere cada carta.
editor-parts = Partes do editor
editor-tab-list = Cartas
editor-tab-form = Editar
editor-tab-view = Prévia
editor-cards = Cartas
editor-filter = Mostrar só
editor-filter-all = Todas
editor-filter-rulebook = Regras
editor-filter-gnomehall = Nossas
editor-filter-mine = Suas
editor-mark-rulebook = regras
editor-mark-mixed = em parte das regras
editor-mark-gnomehall = nossa
editor-mark-owner = da caixa
editor-mark-mine = sua
editor-mark-bad = corrigir
editor-group-building = Prédios
editor-group-councilor = Conselheiros
editor-group-parchment = Pergaminhos do tabuleiro
editor-group-board = Tabuleiro de Distrito
editor-group-token = Fichas
editor-group-combined = Gemas combinadas
editor-group-standard = Prédios comuns
editor-group-special = Prédios especiais
editor-group-mission-base = Missões, lado básico
editor-group-mission-advanced = Missões, lado avançado
editor-group-action = Ações
editor-group-spell = Feitiços
editor-group-mercenary = Mercenários
editor-as-it-was = Como era
editor-remove = Remover
editor-preview = Como ficará na mesa
editor-set-name = Nome do conjunto
editor-use = Usar numa mesa
editor-mend = Corrigir antes: { $card }
editor-download = Baixar
editor-start-over = Recomeçar
editor-state-opening = Abrindo…
editor-state-checking = O leitor está conferindo suas cartas…
editor-state-good = O leitor leu todas as cartas. Seu conjunto fica neste navegador.
editor-state-bad = O leitor recusa o conjunto: é preciso corrigir uma carta.
editor-state-offline = O servidor não responde.
editor-no-room = Este navegador não tem espaço para guardá-lo: baixe-o.
editor-field-name = Nome
editor-field-type = Tipo
editor-field-team = Time de Construção
editor-note-team = quem constrói
editor-field-immigration = Chegam
editor-note-immigration = imigração
editor-field-cost = Custo
editor-note-cost = custo, efeito
editor-field-housing = Camas
editor-note-housing = moradia
editor-field-flavour = Palavras
editor-field-bonus = Bônus
editor-field-points = Pontos
editor-field-count = Quantas
editor-field-pair = Dois tipos
editor-field-pay = Paga
editor-field-gain = Dá
editor-field-effect = Faz
editor-field-hire = Contratar por
editor-cost = custo
editor-effect = efeito
editor-piece = { $piece ->
    [child] Criança
    [villager] Aldeão
    [soldier] Soldado
    [merchant] Mercador
    [artisan] Artesão
    [inventor] Inventor
    [any] Qualquer gnomo
    [specialist] Qualquer especialista
    [coin] Moeda
    [assistant] Ajudante Mecânico
    [draw] Saque
    [search] Busca
   *[other] { $piece }
 }{ $lies ->
    [yes] { ", deita-se" }
   *[other] { "" }
 }
editor-slot = { $what }, { $n }: { $piece }
editor-add = Acrescentar a: { $what }
editor-change = Trocar por
editor-take = Tirar: { $piece }
editor-in = { $what }, { $language }
editor-gem = Tipo { $n }
editor-word = { $word ->
    [coin] Moedas
    [weapon] Armas
    [mana] Mana
    [trader] Mercadores
    [soldier] Soldados
    [wizard] Magos
    [mercenary] Qualquer mercenário
    [points] Pontos
   *[other] Nada
 }
editor-way = Opção { $n }
editor-token = { $count } na caverna, { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
 } cada
editor-token-combined = { $count } na caverna, vale como o tipo em que é contada
editor-does-gain = Dá
editor-does-choice = Dá um de
editor-does-extra_die = Mais dados
editor-does-reroll = Rolar de novo
editor-does-shift = Girar um dado
editor-does-recall = Chamar um gnomo de volta
editor-does-hex = Tira pontos de uma missão
editor-does-curse = Pegar, ou roubar
editor-does-contest = Uma disputa
editor-reroll-one = um dado
editor-reroll-any = quaisquer dados
editor-why-missing = Isto está faltando.
editor-why-range = Deve ser de { $low } a { $high }, não { $value }.
editor-why-no-team = Ninguém a constrói: um Time de Construção tem ao menos um gnomo (P-18).
editor-why-no-cost = Uma ação deve custar algo (P-6).
editor-why-no-effect = Não faz nada: uma carta deve fazer algo.
editor-why-many-gnomes = Um custo tem no máximo { $most } gnomos ao todo.
editor-why-many = Cabem no máximo { $most }.
editor-why-long = Uma linha de no máximo { $most } caracteres.
editor-why-types = Há demais deste tipo: o conjunto tem { $most } prédios de { $kind -> 
    [soldier] soldados
    [merchant] mercadores
    [artisan] artesãos
   *[other] inventores
 }. Dê outro tipo a outro prédio.
editor-why-councilors = Deve haver um conselheiro para cada profissão (P-21).
editor-why-empty = Deve conter algo.
editor-why-same-ways = As opções devem ser diferentes.
editor-why-endless = Com isto um turno poderia não acabar nunca. Encareça-a ou faça-a render menos.
editor-why-pair = Uma gema combinada mostra dois tipos diferentes.
editor-why-no-token = Um conjunto tem ao menos uma ficha.
editor-why-twice = Isto aparece duas vezes.
editor-why-toml = Isto não é um arquivo TOML ({ $detail }).
editor-why-strange = Contém uma data ou um número que nenhuma carta tem.
editor-why-large = Um arquivo de cartas tem no máximo { $most } KiB.
editor-why-number = Deve ser um número inteiro.
editor-why-text = Deve ser um texto.
editor-why-list = Deve ser uma lista de palavras.
editor-why-table = No arquivo isto deve ser uma tabela, como no conjunto padrão.
editor-why-one-of = Deve ser um destes: { $list }, não { $value }.
editor-why-id = Um id tem letras minúsculas, algarismos e _, não { $value }.
editor-why-only = Só pode conter { $list }, não { $value }.
editor-why-cards = Deve haver { $count } cartas aqui, não { $value }.
editor-why-unknown = Nenhuma carta tem um campo com este nome.
editor-why-sum = Devem somar { $sum }, não { $value }.
editor-why-reserved = { $value } é uma palavra do jogo; escolha outro id.
editor-why-one-row = Seus espaços devem ficar em uma só fileira.
editor-why-six-spaces = As casas impressas devem ocupar cada um dos seis espaços uma vez.
editor-why-one-house = Uma casa impressa, em um espaço, deve ter gnomos.
editor-why-same-id = Os dois lados de uma carta têm o mesmo id.
editor-why-five-five = Deve haver 5 prédios comuns e 5 especiais.
editor-why-one-effect = Uma carta tem só um destes: dá, dá um de, pegar ou roubar.
editor-why-shift = Deve conter +1, -1 ou ambos.
editor-field-parchment = Ação

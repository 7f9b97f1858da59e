# What is wrong in a card file: said by the loader, shown by the terminal and the editor.

card-missing = Isto está faltando.
card-range = Deve ser de { $low } a { $high }, não { $value }.
card-no-team = Ninguém a constrói: uma equipe tem ao menos um gnomo (P-18).
card-no-cost = Uma ação deve custar algo (P-6).
card-no-effect = Não faz nada: uma carta deve fazer algo.
card-many-gnomes = Um custo tem no máximo { $most } gnomos ao todo.
card-many = Cabem no máximo { $most }.
card-many-choices = Cabem no máximo { $most } escolhas.
card-long = Uma linha de no máximo { $most } caracteres.
card-types = Há demais deste tipo: o conjunto tem { $most } prédios de { $kind -> 
    [soldier] soldados
    [merchant] mercadores
    [artisan] artesãos
   *[other] inventores
 }. Dê outro tipo a outro prédio.
card-councilors = Deve haver um conselheiro para cada profissão (P-21).
card-empty = Deve conter algo.
card-same-ways = As opções devem ser diferentes.
card-pair = Uma gema combinada mostra dois tipos diferentes.
card-no-token = Um conjunto tem ao menos uma ficha.
card-twice = Isto aparece duas vezes.
card-toml = Isto não é um arquivo TOML ({ $detail }).
card-strange = Contém uma data ou um número que nenhuma carta tem.
card-large = Um arquivo de cartas tem no máximo { $most } KiB.
card-number = Deve ser um número inteiro.
card-text = Deve ser um texto.
card-list = Deve ser uma lista de palavras.
card-table = No arquivo isto deve ser uma tabela, como no conjunto padrão.
card-one-of = Deve ser um destes: { $list }, não { $value }.
card-id = Um id tem letras minúsculas, algarismos e _, não { $value }.
card-only = Só pode conter { $list }, não { $value }.
card-cards = Deve haver { $count } cartas aqui, não { $value }.
card-unknown = Nenhuma carta tem um campo com este nome.
card-sum = Devem somar { $sum }, não { $value }.
card-reserved = { $value } é uma palavra do jogo; escolha outro id.
card-one-row = Seus espaços devem ficar em uma só fileira.
card-six-spaces = As casas impressas devem ocupar cada um dos seis espaços uma vez.
card-one-house = Uma casa impressa, em um espaço, deve ter gnomos.
card-same-id = Os dois lados de uma carta têm o mesmo id.
card-three-of-each = Deve haver pelo menos 3 prédios padrão e 3 especiais.
card-one-effect = Uma carta tem um efeito, e o que se paga por ele.
card-not-both = Uma carta tem apenas um destes: { $list }.
card-deep = Listas e tabelas ficam no máximo { $most } níveis umas dentro das outras.
card-parts = Uma chave tem no máximo { $most } partes.
card-hidden = Contém caracteres que ninguém vê ou que invertem o texto.
card-no-name = Uma carta precisa de um nome.
card-same-name = Duas cartas chamam-se { $name }.

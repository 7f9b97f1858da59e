# O fim da partida: a coroa, e o que teria ajudado
end-king-you = Você é o rei dos gnomos
end-king-name = { $name } é o rei dos gnomos
end-kings = Reis dos gnomos: { $names }
end-more-than = { $points } pontos, { $margin } a mais que { $name }.
end-tie-than = { $points } pontos, como { $name }; o desempate decide.
end-you-behind = Você ficou em { $place }º, { $behind } atrás.
end-helped = O que mais teria ajudado: { $part }. { $name } fez { $theirs } pontos ali, você { $mine }.
end-well = Bem jogado.
end-acts-more = Mais
end-shelf = Voltar à estante

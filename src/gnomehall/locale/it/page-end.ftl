# La fine della partita: la corona, e che cosa avrebbe aiutato
end-king-you = Sei il re degli gnomi
end-king-name = { $name } è re degli gnomi
end-kings = Re degli gnomi: { $names }
end-more-than = { $points } punti, { $margin } più di { $name }.
end-tie-than = { $points } punti, come { $name }; decide lo spareggio.
end-you-behind = Sei al posto { $place }, a { $behind }.
end-helped = Che cosa avrebbe aiutato di più: { $part }. { $name } ci ha fatto { $theirs } punti, tu { $mine }.
end-well = Ben giocato.
end-acts-more = Altro
end-shelf = Torna allo scaffale

# La fin de la partie : la couronne, et ce qui aurait aidé
end-king-you = Vous êtes le roi des gnomes
end-king-name = { $name } est roi des gnomes
end-kings = Rois des gnomes : { $names }
end-more-than = { $points } points, { $margin } de plus que { $name }.
end-tie-than = { $points } points, comme { $name } ; le départage décide.
end-you-behind = Vous êtes numéro { $place }, à { $behind }.
end-helped = Ce qui aurait le plus aidé : { $part }. { $name } y a fait { $theirs } points, vous { $mine }.
end-well = Bien joué.
end-acts-more = Plus
end-shelf = Retour à l’étagère

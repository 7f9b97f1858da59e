# The end of a match: the crown, and what would have helped
end-king-you = You are king of the gnomes
end-king-name = { $name } is king of the gnomes
end-kings = Kings of the gnomes: { $names }
end-more-than = { $points } points, { $margin } more than { $name }.
end-tie-than = { $points } points, like { $name }; the tie-break decides.
end-you-behind = You are number { $place }, { $behind } behind.
end-helped = What would have helped most: { $part }. { $name } made { $theirs } points there, you { $mine }.
end-well = Well played.
end-acts-more = More
end-shelf = Back to the shelf

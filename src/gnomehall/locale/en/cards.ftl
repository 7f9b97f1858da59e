# What is wrong in a card file: said by the loader, shown by the terminal and the editor.

card-missing = This is missing.
card-range = It must be from { $low } to { $high }, not { $value }.
card-no-team = Nobody builds it: a team has at least one gnome (P-18).
card-no-cost = An action must cost something (P-6).
card-no-effect = It does nothing: a card must do something.
card-many-gnomes = A cost has at most { $most } gnomes in all.
card-many = There is room for { $most } at most.
card-many-choices = There is room for { $most } choices at most.
card-long = One line of at most { $most } characters.
card-types = Too many of this type: the set has { $most } buildings of { $kind -> 
    [soldier] soldiers
    [merchant] merchants
    [artisan] artisans
   *[other] inventors
 }. Give another building a different type.
card-councilors = There must be one councilor for each profession (P-21).
card-empty = It must hold something.
card-same-ways = The choices must differ.
card-pair = A combined gem shows two different kinds.
card-no-token = A set holds at least one token.
card-twice = This one is there twice.
card-toml = This is not a TOML file ({ $detail }).
card-strange = It holds a date or a number that no card has.
card-large = A card file has at most { $most } KiB.
card-number = It must be a whole number.
card-text = It must be a text.
card-list = It must be a list of words.
card-table = In the file this must be a table, as in the standard set.
card-one-of = It must be one of { $list }, not { $value }.
card-id = An id has small letters, digits and _, not { $value }.
card-only = It may hold only { $list }, not { $value }.
card-cards = There must be { $count } cards here, not { $value }.
card-unknown = No card has a field of this name.
card-sum = They must add up to { $sum }, not { $value }.
card-reserved = { $value } is a word of the game; take another id.
card-one-row = Its spaces must lie in one row.
card-six-spaces = The printed houses must fill each of the six spaces once.
card-one-house = One printed house, on one space, must hold gnomes.
card-same-id = Both sides of a card have the same id.
card-three-of-each = There must be at least 3 standard and 3 special buildings.
card-one-effect = A card has one effect, and what is paid for it.
card-not-both = A card has only one of { $list }.
card-deep = Lists and tables lie at most { $most } deep in each other.
card-parts = A key has at most { $most } parts.
card-hidden = It holds characters that nobody sees, or that turn the text around.
card-no-name = A card needs a name.
card-same-name = Two cards are called { $name }.

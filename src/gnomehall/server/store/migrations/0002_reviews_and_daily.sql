-- What was worked out once and may be worked out again: reviews, the par of a day.
CREATE TABLE kept (
    name TEXT PRIMARY KEY,
    at DOUBLE PRECISION NOT NULL,
    text TEXT NOT NULL
);
CREATE INDEX kept_at ON kept (at);

-- The daily deal: a player's first finished match of a day and game counts.
CREATE TABLE daily (
    day TEXT NOT NULL,
    deal TEXT NOT NULL,
    player TEXT NOT NULL,
    name TEXT NOT NULL,
    points BIGINT NOT NULL,
    ahead BIGINT NOT NULL,
    place INTEGER NOT NULL,
    table_id TEXT NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (day, deal, player)
);
CREATE INDEX daily_best ON daily (day, deal, ahead);

-- A table, the people around it (`about`, JSON), and the version of that: `revision`.
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    code TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    status TEXT NOT NULL,
    listed INTEGER NOT NULL,
    created DOUBLE PRECISION NOT NULL,
    touched DOUBLE PRECISION NOT NULL,
    revision BIGINT NOT NULL,
    about TEXT NOT NULL
);
CREATE INDEX tables_listed ON tables (listed, created);
CREATE INDEX tables_touched ON tables (status, touched);

-- One command and the chance that followed.  `seq` is the version of the match before it, so the
-- primary key lets only one change follow a version.
CREATE TABLE changes (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seq BIGINT NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    command TEXT NOT NULL,
    entries TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
);

CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    n BIGINT NOT NULL,
    line TEXT NOT NULL,
    PRIMARY KEY (table_id, n)
);

-- Browsers to be told when it is a seat's turn.
CREATE TABLE subscriptions (
    endpoint TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    what TEXT NOT NULL,
    PRIMARY KEY (endpoint, table_id, seat)
);

-- Old finished matches, as records.
CREATE TABLE archive (
    table_id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    ended DOUBLE PRECISION NOT NULL,
    public INTEGER NOT NULL,
    hashes TEXT NOT NULL,
    record TEXT NOT NULL
);

CREATE TABLE settings (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
);

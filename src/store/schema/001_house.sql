-- The tables of a house, who sits at them, and their journals. Times are milliseconds since 1970; hashes, nonces and
-- secrets are hexadecimal text. Every statement is understood by SQLite and PostgreSQL alike; what SQLite alone is to
-- read stands in comments that begin with its name.

CREATE TABLE tables (
  id          TEXT PRIMARY KEY,
  title       TEXT NOT NULL,
  header      TEXT NOT NULL,      -- the journal's header as docs/journal-format.md has it: setup and players
  revision    INTEGER NOT NULL,   -- of the title's rules
  version     INTEGER NOT NULL,   -- rises when anything but the journal changes
  settings    TEXT NOT NULL,
  listed      SMALLINT NOT NULL,
  commitment  TEXT NOT NULL,
  deals       INTEGER NOT NULL,
  opener_hash TEXT NOT NULL,
  watch_hash  TEXT NOT NULL,
  created     BIGINT NOT NULL,
  state       SMALLINT NOT NULL,  -- 1 gathering, 2 playing, 3 finished, 4 closed
  head        INTEGER NOT NULL,   -- entries of the journal
  change      INTEGER NOT NULL,   -- the last one
  moved       BIGINT NOT NULL,
  ended       SMALLINT NOT NULL,  -- 1: the journal is closed
  writer      TEXT NOT NULL,      -- the node that wrote last
  due         BIGINT              -- when the table must next do something by itself
);
CREATE INDEX tables_due ON tables (due);
CREATE INDEX tables_listed ON tables (listed, state, created, id);

CREATE TABLE seats (
  table_id   TEXT NOT NULL,
  seat       SMALLINT NOT NULL,
  kind       SMALLINT NOT NULL,   -- 0 free, 1 person, 2 bot
  name       TEXT NOT NULL,
  hat        TEXT NOT NULL,
  lang       TEXT NOT NULL,
  bot        TEXT NOT NULL,
  token_hash TEXT NOT NULL,
  nonce_hash TEXT NOT NULL,
  nonce      TEXT NOT NULL,
  last_seen  BIGINT NOT NULL,
  PRIMARY KEY (table_id, seat)
) /*sqlite WITHOUT ROWID*/;

CREATE TABLE entries (
  table_id   TEXT NOT NULL,
  seq        INTEGER NOT NULL,
  change     INTEGER NOT NULL,
  actor      SMALLINT NOT NULL,   -- a seat; 253 the table itself, 254 chance
  notation   TEXT NOT NULL,
  decision   INTEGER NOT NULL,
  id         BIGINT NOT NULL,     -- 64 bits without a sign, kept as a number with one; likewise the checkpoint
  checkpoint BIGINT NOT NULL,
  at         BIGINT NOT NULL,
  PRIMARY KEY (table_id, seq)
) /*sqlite WITHOUT ROWID*/;

CREATE TABLE chat (
  table_id TEXT NOT NULL,
  n        INTEGER NOT NULL,
  seat     SMALLINT NOT NULL,     -- 255: the table itself
  id       BIGINT NOT NULL,
  at       BIGINT NOT NULL,
  text     TEXT NOT NULL,
  PRIMARY KEY (table_id, n),
  UNIQUE (table_id, seat, id)
);

CREATE TABLE deals (
  table_id TEXT PRIMARY KEY,
  secret   TEXT NOT NULL
);

CREATE TABLE nodes (
  id   TEXT PRIMARY KEY,
  beat BIGINT NOT NULL
);

CREATE TABLE about (
  schema INTEGER NOT NULL,        -- number of the last migration
  epoch  TEXT NOT NULL            -- another one after every return to a backup
);


CREATE TABLE setu_meta (name text PRIMARY KEY, value bigint NOT NULL);
CREATE TABLE setu_tables (
  id text PRIMARY KEY, game text NOT NULL, stage text NOT NULL, number int NOT NULL, entries int NOT NULL,
  changed bigint NOT NULL, names text NOT NULL, pending int NOT NULL, due bigint
);
CREATE INDEX setu_tables_due ON setu_tables (due) WHERE due IS NOT NULL;
CREATE TABLE setu_events (
  table_id text NOT NULL, number int NOT NULL, body bytea NOT NULL, PRIMARY KEY (table_id, number)
);
CREATE TABLE setu_rights (
  holder bytea NOT NULL, table_id text NOT NULL, kind text NOT NULL, seat int NOT NULL, link boolean NOT NULL,
  PRIMARY KEY (holder, table_id, kind, seat)
);
CREATE INDEX setu_rights_table ON setu_rights (table_id);
CREATE TABLE setu_seen (
  holder bytea NOT NULL, table_id text NOT NULL, entry int NOT NULL, PRIMARY KEY (holder, table_id)
);
CREATE TABLE setu_outages (since bigint NOT NULL, until bigint NOT NULL);

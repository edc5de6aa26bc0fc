"""Where tables are kept: one SQLite file or PostgreSQL, copies and exports, the component files of owners."""

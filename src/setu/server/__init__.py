"""The table server: friends play in the browser, nothing is lost, nobody sees what is not theirs.

`messages` is every message as one typed schema (PROTOCOL.md explains it), `app` the routes, `tables` a table
being played, `store_sqlite` and `store_postgres` where its events are kept, `commands` the command line.
"""

"""The table server: friends play in the browser, nothing is lost, nobody sees what is not theirs.

Rooms, each of which may know those before it: `wire` (messages; PROTOCOL.md explains them), `domain` (a table as a pure
function of its events), `storage` (where they are kept), `live` (tables in memory, bots, clocks), `transport` (the
socket) and `api` (REST). Above them `app` (routes put together), `run`, `settings` and `commands`.
"""

"""The games as the tools of research know them, each behind an extra of its own.

`openspiel` registers every game with OpenSpiel (extra `openspiel`).
"""

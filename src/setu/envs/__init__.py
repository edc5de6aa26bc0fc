"""The games as the tools of research know them. A learner is given what its seat sees, and a mask of legal moves.

`arrays` many games in NumPy arrays, and `cuda` the same on a GPU; `gymnasium` one seat against random players, alone or
many at once; `pettingzoo` every seat an agent (extra `envs` for both); `openspiel` every game registered with
OpenSpiel (extra `openspiel`). `common` is what they share.

Everywhere a finished game pays the same: 1 for winning alone, -1 / (seats - 1) for not winning, ties share.
"""

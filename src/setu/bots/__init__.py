"""Players that are not people. A bot is given a hidden record and nothing else.

`players` chooses a move: at random, or greedily by what a move leads to at once.
"""

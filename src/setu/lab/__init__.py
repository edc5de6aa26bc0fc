"""The laboratory: many games by bots, and what they tell.

`simulate` plays games between bots on all cores.
"""

"""The laboratory: many games by bots, and what they tell.

`play` plays games as fixtures say and `course` notes how they went; `workers` shares the work among cores or a Ray
cluster. `simulate` plays many games, `tournament` with its `ledger` and `ratings` finds out who is stronger, `balance`
measures a game for its designer, `page` and `drawings` make that a report. `commands` are those of the command line.
"""

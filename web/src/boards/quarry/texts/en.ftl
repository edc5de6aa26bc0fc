# Quarry's board in English.

quarry-line = Stack stones across the pit and be the first to join the two quarries. Two players, no luck.
quarry-stones-left = { $count ->
    [one] one stone
   *[other] { $count } stones
}
quarry-do-place = place a stone
quarry-do-swap = take the other colour, or play on
quarry-reason-line = The two quarries are joined.
quarry-reason-stalemate = No stone fits any more.
quarry-reason-out = One player has no stone left that fits.
quarry-reason-resign = A player gave up.
quarry-score-unplayed = Points of unplayed stones
quarry-score-times = Counted how often

# The river board in English.

river-dragons-line = Plan five cards in secret, build a bridge of stones and planks, and try not to fall into the Mekong.
sunderbans-line = The same river race on the Ganges, there and back, with its own turns. Plan, build, cross, fall in, laugh.
delta-planks-left = { $count ->
    [one] one plank
   *[other] { $count } planks
}
delta-do-first = choose who begins
delta-do-program = lay five cards
delta-do-stone = place a stone
delta-do-plank = choose a plank
delta-do-place = place a plank
delta-do-remove = take a plank or a stone away
delta-do-move = walk
delta-do-jump = jump over a pawn
delta-reason-arrival = The far village is reached.
delta-reason-cap = The last round has been played.
delta-reason-agreement = The table agreed to end here.
delta-reason-resign = The others gave up.
delta-score-touched = Touched the far shore
delta-score-left = Way still to go

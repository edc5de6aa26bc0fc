# Quarry's board in English.

quarry-line = Stack stones across the pit and be the first to join the two quarries. Two players, no luck.
quarry-stones-left = { $count ->
    [one] one stone
   *[other] { $count } stones
}
quarry-points-left = { $points ->
    [one] one point
   *[other] { $points } points
}
quarry-do-place = place a stone
quarry-do-swap = take the other colour, or play on
quarry-reason-line = The two quarries are joined.
quarry-reason-stalemate = No stone fits any more.
quarry-reason-out = One player has no stone left that fits.
quarry-reason-resign = A player gave up.
quarry-score-unplayed = Points of unplayed stones
quarry-score-times = Counted (times)

quarry-black = Black
quarry-blue = Blue
quarry-stone-block = block
quarry-stone-brick = brick
quarry-stone-beam = beam
quarry-stone-span = span
quarry-stone-corner = corner
quarry-stone-post = post
quarry-stone-pillar = pillar
quarry-stone-step = step
quarry-stone-arch = arch
quarry-stone-bridge = bridge

# The racks
quarry-rack = { $who }’s stones
quarry-your-stones = Your stones
quarry-stock-of = { $stone }: { $count } left
quarry-stock-fits = { $stone }: { $count } left, { $places ->
    [0] fits nowhere
    [one] fits in one place
   *[other] fits in { $places } places
}
quarry-stock-covers = { $stone }: { $count } left, { $places ->
    [0] cannot cover { $cell }
    [one] can cover { $cell } in one way
   *[other] can cover { $cell } in { $places } ways
}
quarry-to-go = { $count ->
    [one] one more stone wins
   *[other] at least { $count } more stones
}
quarry-no-way = no way across now

# The stone in hand
quarry-hand = The stone in hand
quarry-take-a-stone = Take a stone, or tap a cell to see what fits there.
quarry-holding = A { $stone }{ $side ->
    [up] { $kind ->
        [step] , flat side down
       *[other] , legs down
    }
    [down] { $kind ->
        [step] , upside down
       *[other] , legs up
    }
   *[none] {""}
}: choose a cell.
quarry-holding-over = { $stone } { $cell }{ $side ->
    [up] { $kind ->
        [step] , flat side down
       *[other] , legs down
    }
    [down] { $kind ->
        [step] , upside down
       *[other] , legs up
    }
   *[none] {""}
}: { $fits ->
    [yes] lies at level { $level }
   *[no] does not fit
}
quarry-asked = { $count ->
    [one] One kind of stone fits on { $cell }.
   *[other] { $count } kinds of stone fit on { $cell }.
}
quarry-asked-none = None of your stones fits on { $cell }.
quarry-once-more = { $lies }. Tap again to place it.
quarry-once-more-wins = { $lies } and wins. Tap again to place it.
quarry-turn-left = Turn the stone left
quarry-turn-right = Turn the stone right
quarry-flip = Other side up
quarry-put-back = Put the stone back
quarry-none-left = You have no { $stone } left.
quarry-one-side = A { $stone } has only one side up; steps, arches and bridges have two.
quarry-not-now = It is not your turn to place a stone.
quarry-looking-back = You are looking at an earlier moment: go back to the present to play.
quarry-swap = Swap: play { $who }
quarry-keep = Keep { $who }

# Looking at the board
quarry-view-tools = Looking at the board
quarry-show-flat = Flat view from above
quarry-show-round = View in the round
quarry-no-3d = This browser cannot show the board in the round; the flat view has everything.
quarry-board-left = Turn the board left
quarry-board-right = Turn the board right
quarry-overhead = Straight from above
quarry-home = Back to my seat
quarry-spread = Lift the layers apart
quarry-lines = Show the lines from each quarry
quarry-warnings = Warn before a win
quarry-short-round = 3D
quarry-short-flat = Flat
quarry-short-board-left = Left
quarry-short-board-right = Right
quarry-short-overhead = Above
quarry-short-home = My seat
quarry-short-spread = Layers
quarry-short-lines = Lines
quarry-short-warnings = Warn
quarry-short-left = Left
quarry-short-right = Right
quarry-short-flip = Flip
quarry-short-back = Back
quarry-winning-line = The line that won
quarry-help-off = Help is switched off in the settings.
quarry-warn-wins = { $who } can win with the next stone
quarry-you-win = You can win now

# Cells
quarry-grid = Board seen from above
quarry-cell = { $cell }{ $quarry ->
    [south] , south quarry
    [north] , north quarry
   *[none] {""}
}
quarry-cell-bare = bare
quarry-cell-shows = { $who } { $stone }, height { $height }
quarry-cell-legal = the stone fits
quarry-cell-chance = wins for you
quarry-cell-threat = the other side wins here

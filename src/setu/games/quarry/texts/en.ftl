# Quarry in English.

title = Quarry

black = Black
blue = Blue

kind-block = block
kind-brick = brick
kind-beam = beam
kind-span = span
kind-corner = corner
kind-post = post
kind-pillar = pillar
kind-step = step
kind-arch = arch
kind-bridge = bridge

stone-block = a block
stone-brick = a brick
stone-beam = a beam
stone-span = a span
stone-corner = a corner
stone-post = a post
stone-pillar = a pillar
stone-step-up = a step, flat side down,
stone-step-down = a step, upside down,
stone-arch-up = an arch, legs down,
stone-arch-down = an arch, legs up,
stone-bridge-up = a bridge, legs down,
stone-bridge-down = a bridge, legs up,

places-one = { $who } places { $stone } on { $first } at level { $level }.
places-one-you = You place { $stone } on { $first } at level { $level }.
places = { $crosses ->
    [yes] { $who } places { $stone } from { $first } to { $last } at level { $level }, across the other's stones.
   *[no] { $who } places { $stone } from { $first } to { $last } at level { $level }.
}
places-you = { $crosses ->
    [yes] You place { $stone } from { $first } to { $last } at level { $level }, across the other's stones.
   *[no] You place { $stone } from { $first } to { $last } at level { $level }.
}
adds-win = which wins the game
swaps = { $who } takes the other colour.
swaps-you = You take the other colour.
keeps = { $who } keeps the colours.
keeps-you = You keep the colours.
starts = { $who } starts.
starts-you = You start.
swapped = The seats exchange colours; { $who } is to move.
swapped-you = The seats exchange colours; it is your turn.
kept = The colours stay; { $who } is to move.
kept-you = The colours stay; it is your turn.
passed = { $who } has no place for a stone and passes.
passed-you = You have no place for a stone and pass.
won = { $reason ->
    [line] { $who } joins the two quarries and wins.
    [stalemate] Nobody can place a stone; { $who } has kept more points and wins.
    [out] The other player has no place for a stone; { $who } wins.
   *[resign] { $who } wins: the other player gives up.
}
won-you = { $reason ->
    [line] You join the two quarries and win.
    [stalemate] Nobody can place a stone; you have kept more points and win.
    [out] The other player has no place for a stone; you win.
   *[resign] You win: the other player gives up.
}
drawn = { $reason ->
    [stalemate] Nobody can place a stone: a draw.
   *[out] No place for a stone: a draw.
}
points = points

unreadable = “{ $written }” is not a move in Quarry. Write the stone and its cells, like “beam d5-f5”, “post d5” or “corner d6-d5-e5”.
unknown-stone = There is no stone “{ $stone }”. The stones are: { $expected }.
wrong-shape = These cells do not fit the stone: write it like “{ $example }”.
wrong-level = You wrote level { $written }, but the stone would lie at level { $level }.
crosses-nothing = You wrote “x”, but this stone crosses nothing of the other colour.
wins-nothing = You wrote “#”, but this stone does not complete a line.
no-pass = Nobody passes by choice: as long as a stone fits, one must be placed.

not-your-turn = It is { $who }'s turn.
choose-colour-first = Choose first: “swap” or “keep” the colours.
no-colour-choice = There is no choice of colours now.
no-stock = You have no { $kind } left.
off-board = Part of the stone would lie off the board.
wrong-colour = On { $cell } the stone would rest on { $other }'s colour.
nothing-under = The end on { $cell } has nothing under it at that level.
not-level = The ends are not level: { $first } is { $height } high and { $last } is { $other } high.
blocked = { $cell } is { $height } high and in the way.
elbow-in-the-air = The elbow on { $cell } has nothing under it.
too-high = The stone would reach a height of { $reached }; { $most } is the limit.

position-disagrees = “{ $field }” does not agree with the stones that are listed.
position-stone = Stone { $number }, “{ $stone }”, cannot lie there: { $reason }
position-board = “board” needs { $rows } rows of { $width } cells, such as “. K1 B2”, north first.
position-cell = { $cell } shows “{ $found }”. Expected “.”, or K or B with a height of 1 to { $most }.
position-volume = The stones that were played have { $cubes } cubes, but the heights leave room for { $room }.
position-cover = { $who } shows on { $seen } cells, but the stones played cover at most { $most }.
position-end = A game that is over has a reason for it, and one in play has neither reason nor winner.
position-line = { $who } has a line from quarry to quarry: this game is over.

sim-stones = Stones
sim-stone = Stone
sim-used = Used per player
sim-won-with = Wins with it
sim-won-without = Wins without it

ending-line = the quarries are joined
ending-stalemate = nobody can place a stone
ending-out = a player cannot place a stone
ending-resign = a player gives up

# ---- questions: what a phase asks for, the words that ask, what they tell, and the answers

do-place = place a stone
do-swap = take the other colour, or play on

ask-cell = cell
ask-cell-about = how high a cell is, whose it is and what lies there
ask-row = row
ask-row-about = a row from west to east
ask-column = column
ask-column-about = a column from south to north
ask-level = level
ask-level-about = the stones that stand on a height
ask-mine = mine
ask-mine-about = your own stones
ask-stones = stones
ask-stones-about = the stones that both have left
ask-line = line
ask-line-about = how far each colour has come from either quarry
ask-gap = gap
ask-gap-about = how many stones each colour is missing at least
ask-threat = threat, threats
ask-threat-about = who can win with the next stone, and how
ask-fits = fits
ask-fits-about = which of your stones could cover a cell now
ask-score = score
ask-score-about = the stones that are left, and what they count
told-cell = { $who ->
    [none] { $cell } is bare.
   *[other] { $cell } is { $who }, height { $height }.
}
told-layer = From height { $bottom } to { $top }: { $stone } ({ $who }) on { $cells }.
told-stone = { $stone } ({ $who }) on { $cells }.
told-row = { $quarry ->
    [south] Row { $row }, south quarry: { $cells }.
    [north] Row { $row }, north quarry: { $cells }.
   *[none] Row { $row }: { $cells }.
}
told-column = Column { $column }: { $cells }.
told-run = { $last ->
    [none] { $who ->
        [none] { $first } bare
       *[other] { $first } { $who } height { $height }
    }
   *[other] { $who ->
        [none] { $first } to { $last } bare
       *[other] { $first } to { $last } { $who } height { $height }
    }
}
told-no-stones = No stone stands on height { $level }.
told-count = { $stone } { $count }
told-stock = { $who } has left: { $stones }; { $points ->
    [one] one point
   *[other] { $points } points
}.
told-stock-you = You have left: { $stones }; { $points ->
    [one] one point
   *[other] { $points } points
}.
told-line = { $quarry ->
    [south] { $cell ->
        [none] { $who }: nothing in the south quarry yet.
       *[other] { $who }: the line from the south quarry reaches { $cell }, cells: { $count }.
    }
   *[north] { $cell ->
        [none] { $who }: nothing in the north quarry yet.
       *[other] { $who }: the line from the north quarry reaches { $cell }, cells: { $count }.
    }
}
told-line-you = { $quarry ->
    [south] { $cell ->
        [none] You: nothing in the south quarry yet.
       *[other] You: the line from the south quarry reaches { $cell }, cells: { $count }.
    }
   *[north] { $cell ->
        [none] You: nothing in the north quarry yet.
       *[other] You: the line from the north quarry reaches { $cell }, cells: { $count }.
    }
}
told-gap = { $count ->
    [0] { $who }: no way across now.
    [one] { $who } wins with one more stone.
   *[other] { $who }: at least { $count } more stones.
}
told-gap-you = { $count ->
    [0] No way across for you now.
    [one] You win with one more stone.
   *[other] You need at least { $count } more stones.
}
told-threat = { $who } can win with the next stone, for example { $move }.
told-threat-you = You can win with one stone, for example { $move }.
told-no-threat = Nobody can win with the next stone.
told-placement = { $stone } { $cells }
told-fits = { $stone }: { $count ->
    [one] one way
   *[other] { $count } ways
}: { $ways }.
told-ways-more = { $count } more
told-fits-nothing = None of your stones can cover { $cell } now.
told-over = The game is over.
no-such-cell = There is no cell “{ $found }”; the last one is { $last }.
no-such-row = There is no row “{ $found }”; there are 1 to { $last }.
no-such-column = There is no column “{ $found }”; there are a to { $last }.
no-such-level = Stones stand on heights 0 to { $last }, not on “{ $found }”.

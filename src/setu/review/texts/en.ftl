# Looking back, in English.

help-review = Look back at a finished game: chances to win, luck, decisions, and the turning points.
help-iterations = How long to think about each decision; as an expert does, if left out.
help-json = Also write all of it to a file.

reviewing = Looking back
title = { $title }: { $names }
column-entry = No.
column-who = Who
column-move = Move
column-chances = Chances before it
column-label = Judged
column-decision = Decision
column-luck = Luck
column-late = Seen late
column-better = Better was
at-the-end = At the end
what-is-late = “Seen late” is what Setu itself understood only a move later.
first-chances = The first chances are right give or take { $doubt }.
label-best = best
label-good = good
label-slip = slip
label-blunder = blunder
turning-points = Turning points for { $name }:
turning-luck = { $entry }. Luck after { $name }'s { $move }: { $change }
turning-late = { $entry }. Seen late, after { $name }'s { $move }: { $change }
turning-own = { $entry }. Own decision, { $move }: { $change }
turning-other = { $entry }. { $name }'s decision, { $move }: { $change }
percent = { $number }%
written = Written to { $file }.
cannot-write = { $file } cannot be written: { $reason }

begun-from = This game goes on from an earlier one, after its move { $entry }. What was dealt and shuffled lies as it lay; the luck to come is new.
begun-from-position = This game begins from a given position, not from the set-up: what was played and drawn before it is not checked.
seat-gave-up = This seat had given up by then.

help-html = Write one file that replays the game by itself in a browser, without the internet.
help-onlooker = Whose cards the file shows: a seat, counted from 1. Left out: nobody’s.
help-sender = Who sends the file: it says so below the game.
no-such-seat = There are { $seats } seats: choose one from 1 to { $seats }.
page-not-built = A replay file is made of parts of the page, and the page has not been built here. Run “make page” first.

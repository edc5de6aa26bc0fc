# Looking back at a finished game, and the file that replays it.

review = Review the game
review-short = Review
review-of = Review: { $title }
review-to-table = To the table
review-not-yet = This game cannot be reviewed

## Going through it

review-moments = Moments of the game
review-at = { $at ->
    [0] Before the first move
   *[other] Move { $at } of { $last }
}
review-at-told = { $at ->
    [0] Before the first move
   *[other] Move { $at } of { $last }: { $told }
}
review-play = Play by itself
review-pause = Pause
review-last = To the end
review-eyes = Seen by
review-eyes-nobody = Somebody beside the table

## Chances

review-thinking = Setu is thinking the game over …
review-thinking-at = { $done } of { $of } moves
review-ready = The review is ready.
review-chances = Chance to win
review-graph = The chance to win of each player from move to move. The table below says it in numbers.
review-as-table = The same as a table
review-move = Move
review-change = Change
review-start = The start
review-played = Played
review-better = Better
review-better-show = Show it on the board
review-better-hide = Back to the move that was made
review-not-so-far = Setu has not come this far yet.
review-label-best = Best move
review-label-good = Good move
review-label-slip = Slip
review-label-blunder = Blunder
review-told-chances = Chance to win: { $chances }.
review-told-chance = { $change ->
    [none] { $name } { $chance }
   *[other] { $name } { $chance } ({ $change })
}
review-told-better = Better: { $sentence }
review-luck = Luck { $change }
review-late = Seen late { $change }
review-decision = Decision { $change }

## Luck and decisions

review-decisions = Decisions
review-account = What moved the chances
review-account-start = At the start
review-account-luck = Luck
review-account-own = Own decisions
review-account-others = Others’ decisions
review-account-late = Seen late
review-account-end = At the end
review-account-for = in their favour
review-account-against = against them
review-account-how = Shares of all that moved a player’s chance; ▲ in the end in their favour, ▼ against them.
review-account-doubt = The first chances are right give or take { $doubt }.
review-account-what-is-late = “Seen late” is what Setu itself understood only a move later.
review-player = Player

## Turning points

review-turning = { $count ->
    [0] No turning point of yours
    [1] Your turning point
    [2] Your two turning points
   *[other] Your three turning points
}
review-turning-of = { $count ->
    [0] No turning point for { $name }
    [1] The turning point for { $name }
    [2] The two turning points for { $name }
   *[other] The three turning points for { $name }
}
review-turning-luck = Luck
review-turning-late = Seen late
review-turning-own = Own decision
review-turning-other = Decision of { $name }
review-turning-none = No move changed the chances by much.
review-turning-wait = Turning points
review-turning-later = They come once the whole game has been thought over.

## Playing on, sharing

review-play-on = Play on from here
review-play-on-text = A new table begins with this very position. The game that was played stays as it is.
review-play-on-seat = You play
review-play-on-over = Here the game is over. Go back to an earlier moment to play on from there.
review-picture = Share a picture
review-picture-of = The table at this moment
picture-heading = { $title }: { $result }
review-picture-svg = Save as SVG
review-picture-png = Save as PNG
review-file = Save as a replay file
review-file-text = One file for your browser that shows the whole game again, without the internet.
review-saved = Saved.

## The replay file

replay-by = Replayed by Setu. This file needs no internet.
replay-from = { $name } sends you this game.

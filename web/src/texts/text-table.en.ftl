# The table in words.

text-table = Text table
text-board = Board instead of the text table
text-skip = To the command field
text-setting = Text table: headings, lists and a command field instead of the board
text-turn = The turn
text-result = Result
text-choices = Your choices
text-command = Command
text-command-hint = A number, a move, words to search, or “help”
text-do = Do it
text-help = What can be typed
text-help-number = A number of the list below plays that move: 1
text-help-notation = A move as the game writes it plays it: { $example }
text-help-words = Words look for moves. If only one is left, Enter shows it, and Enter once more plays it.
text-help-why = { $word } and a move says why it cannot be played, with the rule.
text-help-undo = { $word } takes your last move back, or asks the table.
text-help-log = { $word } goes to what happened.
text-help-result = { $word } goes to the result.
text-word-help = help
text-word-why = why
text-word-undo = undo
text-word-log = log
text-word-result = result
text-match = { $count ->
    [0] No move matches
    [one] One move matches
   *[other] { $count } moves match
}
text-one-match = One move matches: { $sentence } Enter plays it.
text-no-number = There is no number { $number } on the list.
text-no-result = The game is not over yet.
text-legal = This move can be played.
text-seat = { $called ->
    [none] { $name }
   *[other] { $name } ({ $called })
}
text-seat-you = that is you
text-seat-decides-you = you are to decide
text-seat-waits-you = you are waiting
text-seat-ready-you = you have chosen
text-seat-waits = waits
text-seat-ready = has chosen
text-log-all = { $count ->
    [one] Show one earlier line
   *[other] Show { $count } earlier lines
}
text-look-back = Look back at an earlier moment
text-place = { $points ->
    [yes] { $place }: { $name }, score { $score }
   *[no] { $place }: { $name }
}

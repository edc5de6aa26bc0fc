# The table in words.

text-table = Text table
text-board = Board instead of the text table
text-skip = To the command field
text-setting = Text table: headings, lists and a command field instead of the board
text-turn = The turn
text-result = Result
text-choices = Your choices
text-command = Command
text-command-hint = A number, a move, words to search, a question, or “help”
text-do = Do it
text-help = What can be typed
text-help-number = A number alone is always a number of the list below and plays that move, never a place or a card: 12 is move 12, i12 a place.
text-help-notation = A move as the game writes it plays it: { $example }
text-help-words = Words look for moves. If only one has them, Enter plays it; of several, the first are named with their numbers.
text-help-help = { $word } shows what can be typed.
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
text-plain-match = The plain one: { $sentence } Enter plays it.
text-unknown = “{ $written }” is neither a move nor a word of the table nor a question. “?” says what can be asked, “{ $help }” what can be typed.
text-no-number = There is no number { $number } on the list. A number alone is one of the list; a place has its letter.
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
text-help-ask = A question is answered below the field: “turn”, “last 3”, “since”. “?” lists all of them.
text-help-hint = { $word } says what a good player would do, against bots alone or at a training table.
text-help-say = { $word } and a phrase says it to all.
text-help-keys = “/” leads to this field from anywhere, F2 says again what was said last, Up brings back what was typed, Escape empties the field.
text-word-hint = hint
text-word-say = say
text-answer = Answer
text-numbered = { $number }: { $sentence }
text-no-hint = There is no hint here.
text-no-phrase = One of these can be said:
held = More has happened. Enter in the empty field goes on.
go-on-table = { $count ->
    [one] Go on: one thing has happened
   *[other] Go on: { $count } things have happened
}
wait-setting = Wait for me: the table goes on when I say so, unless clocks run
spoken-setting = Spoken
spoken-full = Everything
spoken-short = Moves alone
spoken-mine = Only what concerns me
spoken-back = Taken back: { $sentence }
spoken-you = you your yours
text-help-review = { $word } goes to the review, once the game is over.
text-word-review = review
text-asks = A question: Enter answers it
text-more-match = { $count ->
    [one] And one more
   *[other] And { $count } more
}
text-hint = Hint: { $sentence }
text-gone-help = What can be typed is open below. “/” leads back to the field.
text-gone-log = To what happened, the latest first. “/” leads back to the field.
text-gone-result = To the result. “/” leads back to the field.
text-no-review = A game can be reviewed once it is over.
text-nobody-there = In a lesson nobody is there to hear it.
spoken-side = You are { $called }.

# The engine in English.

unknown-game = There is no game “{ $name }”. The games are: { $expected }.
option-unknown = There is no option “{ $option }”. The options are: { $expected }.
option-value = “{ $option }” cannot be “{ $value }”. Expected: { $expected }.
series-none = { $title } is not played in tournaments.
series-length = A tournament is a number of games or a race to a number of points, at least 1 and at most { $most }.
series-starter = “{ $value }” cannot start a tournament. Expected: { $expected }.
series-governs = In a tournament “{ $option }” is not chosen for one game: the tournament says it.
series-over = The tournament is over.
series-unfinished = This game is not over yet.
preset-unknown = There is no preset “{ $preset }”. The presets are: { $expected }.
preset-none = There is no preset “{ $preset }”: this game has none.
preset-box = as in the box
preset-assisted = assisted
standing-printed = printed
standing-ruling = ruling
standing-house = house rule
marks-twice = “{ $option }”: two players cannot both have { $mark }.
marks-seats = “{ $option }” names { $found } seats, but there are { $seats }.
marks-unless = “{ $option }” cannot be chosen together with { $other }={ $value }.
names = Expected { $seats } names, one for each seat, none of them empty.
key-length = A key has 32 bytes, not { $found }.
key-hex = A key is written as 64 hexadecimal digits.

game-is-over = The game is over.
player-number = Player { $number }
move-adds = { $move }, { $adds }.
resigns = { $who } gives up.
resigns-you = You give up.
nothing-to-undo = There is no move to take back.
move-shape = A move is a notation, a number or a Move, not a { $found }.
move-number = There is no move { $move }. Moves are numbered from 0 to { $last }.

position-shape = A position is a table of named values, not a { $found }.
position-game = This is a position of { $found }, not of { $expected }.
position-drawn = “drawn” is how many random numbers were drawn: 0 or more.
position-events = “events” is a short list of rows of five small whole numbers.
position-field = A position has no “{ $field }”. Expected: { $expected }.
position-value = “{ $field }” cannot be “{ $found }”. Expected: { $expected }.

components-unreadable = The component file { $file } cannot be read: { $reason }
components-syntax = { $file }, line { $line }: this is neither good TOML nor good JSON: { $reason }
components-fault = { $file }, line { $line }, { $entry }: { $expected }
components-missing = this entry is missing.
components-integer = expected a whole number from { $least } to { $most }, found { $found }.
components-table = expected these entries: { $known }.
components-sum = expected { $least } to { $most } in all, found { $found }.

record-unreadable = This is not a game record: { $reason }
record-format = This record is of format { $found }; this Setu reads format { $expected }.
record-rules = This game was played under the rules { $found }; this Setu plays { $expected }.
record-missing = The record has no “{ $field }”.
record-field = “{ $field }” makes no sense in a record. Expected: { $expected }.
record-move = Move { $number }, “{ $move }”: { $reason }
record-seat = Move { $number } is said to be by { $found }, but { $expected } was to move.
record-chance = Move { $number }: chance gave “{ $found }” by the key, but the record says “{ $written }”.
record-commitment = The key does not match the commitment: this is not the luck that was promised.
record-promise = The key does not follow from the server's promised secret and the players' shares.
record-no-key = The record has no key yet, so its luck cannot be replayed. Keys are shown when a game is over.
record-result = The record claims another result than its moves have.
record-series = The record belongs to a tournament that was decided before this game.
record-stopped = The rules can make nothing of this record.
record-line = line { $line } cannot be read: { $found }

batch-device = There is no device “{ $device }”. Expected: cpu or cuda.
batch-no-cuda = No CUDA device can be used here: { $reason } Install the extra “setu-games[cuda]” on a machine with an NVIDIA GPU, or use the CPU.
batch-bots = On { $device } only bots that do not search can play, and no cluster; leave the rest to the CPU.

# ---- questions: the words that ask (any of them, with commas between), what they tell, and the answers

ask-turn = turn
ask-turn-about = whose turn it is, and what is asked
ask-last = last
ask-last-about = the last lines of what happened
ask-since = since
ask-since-about = what happened since your last move
ask-who = who
ask-who-about = who sits where
ask-score = score
ask-score-about = the score
ask-time = time
ask-time-about = the clocks
ask-moves = moves
ask-moves-about = the possible moves that contain these words
ask-rules = rules
ask-rules-about = what the rules say about these words or this rule number
ask-questions = ?, questions
ask-questions-about = everything that can be asked
told-lacking = Say about what, for example “{ $typed }”.
told-question = { $typed }: { $about }.
list-none = none
list-comma = { $first }, { $last }
list-and = { $first } and { $last }
told-your-turn = { $task ->
    [none] It is your turn
   *[other] It is your turn: { $task }
}. { $count ->
    [0] No move is possible.
    [one] One move is possible.
   *[other] { $count } moves are possible.
}
told-waited-for = { $count ->
    [one] { $names } is to decide.
   *[other] { $names } are to decide.
}
told-begins = The game begins.
told-nothing-since = Nothing has happened since your last move.
told-seat = Seat { $number }: { $person }{ $called ->
    [none] { "" }
   *[other] { " " }({ $called })
}{ $own ->
    [yes] , that is you
   *[no] { "" }
}{ $note ->
    [none] { "" }
   *[other] , { $note }
}.
told-no-score = The game is not over: nothing is counted yet.
told-place = { $points ->
    [yes] Place { $place }: { $who }, { $score ->
        [one] one point
       *[other] { $score } points
    }.
   *[no] Place { $place }: { $who }.
}
told-place-you = { $points ->
    [yes] Place { $place }: you, { $score ->
        [one] one point
       *[other] { $score } points
    }.
   *[no] Place { $place }: you.
}
told-no-clock = There is no clock at this table.
told-no-moves = You have nothing to decide now.
told-moves = { $count ->
    [0] No possible move contains that.
    [one] One possible move:
   *[other] { $count } possible moves; the first:
}
told-numbered = { $number }: { $said }
told-more-moves = { $count ->
    [one] And one more.
   *[other] And { $count } more.
}
cell-headed = { $heading }: { $said }
cell-next = { $row }; { $cell }
told-rule = { $said }
told-no-rule = The short rules do not speak of “{ $written }”.
told-more-rules = { $count ->
    [one] One more passage speaks of it.
   *[other] { $count } more passages speak of it.
}

# The command line in English.

help-app = Setu: a table and a laboratory for board games.
help-version = Say which version this is.
help-games = List the games, or the options of one.
help-play = Play a game in the terminal against bots or with friends.
help-series = Several games that count together: “race=250” or “games=5”, with “starter=loser” behind a comma.
help-replay = Play a written game again, move by move.
help-verify = Check a written game: its luck, its moves and its result.
help-simulate = Let bots play many games and count.
help-tournament = Let bots play a tournament and rate them; the same command goes on after an interruption.
help-balance = Write a designer’s report on one or more games: seats, length, choices, use of pieces, leads, luck.
help-cluster = A Ray cluster that plays: its address, or “local” to start one here.
help-tournament-games = Games of each pair, rounded up so that everybody sits everywhere.
help-ladder = Each bot plays only the next one.
help-several = Several, with commas between them, are compared.
help-balance-games = Different deals; a quarter of them is played three times more.
help-balance-out = Where the report goes; if not said, a file named after the games, here.
help-rules = Read the short rules of a game.

column-game = Game
column-title = Title
column-seats = Seats
column-designer = Designed by
column-option = Option
column-rule = Rule
column-values = Values (the usual one first)
column-preset = Preset
column-options = Options
standings = Printed: as the book says. Ruling: ours, where the book is silent. House rule: neither.

terminal-only = To play in the browser: setu serve --open. To play here, add --terminal.
option-form = Write an option as name=value, not “{ $written }”.
no-rules-text = There is no rules text in “{ $language }”. Languages: { $expected }.

welcome = { $title }. Type a move, or ? for help.
you-are = You are { $who }.
turn = { $who } to move.
bot-wakes = The bots are waking up … (the first time, the rules are compiled: some seconds)
prompt = { $who }>
curtain = Pass the device to { $name }, who presses Enter.
help =
    Type a move in the notation of the game, or its number in “m”. Also:
      m [words]   legal moves that contain these words
      why MOVE    may this move be made, and if not, why
      b           the table again
      hint        what a good player would do
      log         what has happened
      undo        take back your last move
      rules       the rules
      save FILE   write the game down
      resign      give up
      q           leave
word-help = help
word-hint = hint
word-why = why
word-undo = undo
word-log = log
moves-found = { $count ->
    [0] No legal move contains that.
    [one] One legal move:
   *[other] { $count } legal moves:
}
moves-more = … and { $count } more: add words to narrow them down, like “m { $example }”.
is-legal = That move may be made.
nothing-to-undo = There is no move of yours to take back.
saved = Written to { $file }.
cannot-save = { $file } cannot be written: { $reason }
goodbye = Goodbye.
result = Result
place-line = { $points ->
    [yes] { $place }. { $who }: { $score } points
   *[no] { $place }. { $who }
}
series-game = { $race ->
    [0] Tournament of { $games ->
        [one] one game
       *[other] { $games } games
    }: game { $number }.
   *[other] Tournament, race to { $race } points: game { $number }.
}
series-standing = The tournament after { $games ->
    [one] one game:
   *[other] { $games } games:
}
series-total = { $who }: { $total } points
series-won = { $who } wins the tournament.
series-won-you = You win the tournament.
series-shared = The tournament is shared.
series-starts = { $who } starts the next game.
series-starts-you = You start the next game.
series-lots = Chance decides who starts the next game.
series-next = Enter for the next game, q to leave:
humans = There are { $seats } seats, so between 0 and { $seats } people can play.

replay-title = { $title }: { $names }
replay-move = { $number }. { $who }: { $move }
verified = This game checks out: { $moves ->
    [one] one move
   *[other] { $moves } moves
}, every result of chance and the final result follow from the key, and the key is the one promised.
verified-unfinished = This game checks out as far as it goes; it is not over, so its key is not shown.

playing = Playing
preparing = Preparing the rules (the first time takes some seconds) …
sim-title = { $title }: { $games } games, { $bots }
sim-seat = Seat
sim-bot = Bot
sim-first = First place
sim-score = Mean score
sim-length = Moves a game: median { $median }, from { $low } to { $high } (10–90 %).
sim-ends = Ends: { $ends }.
sim-speed = { $moves } moves in { $seconds } s: { $rate } moves/s.
sim-games = The number of games must be at least 1.
sender-without-file = “--from” says who sends a file: write one with --html OUT.html.

# The page in English.

close = Close
cancel = Cancel
yes = Yes
no = No
menu = Menu
settings = Settings
rules = Rules
players = Players
actions = Your actions
unreachable = The server does not answer just now. Your tables are safe; please try again in a moment.
incomplete = A part of the page did not come. The server may have been brought up to date.
load-again = Load the page again

## Status line

status-loading = One moment …
status-gathering = The table is being set
status-you = Your turn
status-you-task = Your turn: { $task }
status-again-task = Again: { $task }
status-again = Your turn again
status-was-you = It was your turn here
status-sending = Playing your move …
status-ending = The last move is being played …
status-others = { $count ->
    [one] { $names } is choosing
   *[other] Waiting for { $names }
}
status-you-won = You have won!
status-won = { $name } has won
status-shared = { $names } share the victory
title-table = { $status } – { $title }

## Players

open-seat = Open seat
between-facts = {"; "}
place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
to-decide = is to decide
is-bot = is a bot
is-away = is away
clock-left = { $left } left
you-watch = You are watching
watchers = { $count ->
    [one] One person is watching
   *[other] { $count } people are watching
}

## Board, log, looking back

board-of = The board of { $game }
log = What happened
log-short = Log
log-start = The game begins.
log-notation = Notation
log-secret = { $count ->
    [one] { $names } has chosen in secret.
   *[other] { $names } have chosen in secret.
}
looking-back = Looking at move { $entry } of { $last }
back-to-now = Back to now
step-first = To the start
step-back = One move back
step-forward = One move on

## Actions

play-move = Play
undo = Undo
undo-ask = Ask to undo
undo-none = There is no move of yours to take back.
undo-greyed = Undo is not possible: { $why }
what-can-i-do = What can I do?
see-result = Result
speak = Say
speak-title = Say something
speak-before = Said before
speak-own = In your own words
speak-faces = Faces and signs
moves-filter = Search these moves
moves-count = { $count ->
    [0] No move contains these words.
    [one] One move is possible.
   *[other] { $count } moves are possible.
}
moves-more = Show more ({ $count } left)
moves-shown-first = What you choose is shown on the board first.
moves-none = It is not your turn. You may look around, look back, and read the rules.
moves-not-now = There is nothing to play just now.
why-not = Why not “{ $move }”?
read-rule = Read rule { $rule }
ask-waiting = { $count ->
    [one] waiting for one answer
   *[other] waiting for { $count } answers
}

## Menu

resign = Give up
resign-sure = Do you really want to give this game up? Whoever gives up loses.
gave-up = You have given up.
gave-up-others = The others play on: watch to the end, or leave.
leave = Leave the table
leave-sure = Leave for good? A bot will play on for you. To come back later, just close the page instead.
pause = Ask for a pause
go-on = Let the clocks run
to-home = To the home page
to-home-stays = Home page (your seat stays yours)

## Connection

connection-waiting = Reconnecting …
why-later = Why this cannot be is told as soon as the server answers again.
connection-elsewhere = Open elsewhere
connection-kicked = This seat was emptied by the host

## Invitations

invite = Invite
invite-kind = What may they do?
invite-join = Play
invite-watch = Watch
invite-seat = My other device
invite-join-text = Whoever opens this link may take an open seat.
invite-watch-text = Whoever opens this link sees what anybody beside the table could see, and no more.
invite-seat-text = This link is your own seat. Open it on your other device; give it to nobody.
invite-alone = This link opens on this computer only. For other devices, open this page by the computer’s own address in your network and invite from there.
invite-link = The link
invite-qr = The link as a QR code
copy-link = Copy the link
copied = Copied
share = Share

## Settings

language = Language
theme = Appearance
theme-system = As the system
theme-light = Light
theme-dark = Dark
theme-contrast = High contrast
motion = Motion
motion-system = As the system
motion-full = On
motion-none = Off
pace = Pace of reveals
pace-slow = Slow
pace-normal = Normal
pace-fast = Fast
volume = Sound
show-help = Show hints on the board (legal targets, warnings)
use-keys = Keys outside the board: arrows step through the log, ? lists my moves

## Result

how-it-ended = How the game ended
score = Score
reason-agreed = The table agreed to end here.
reason-over = The game is over.
reason-time = Time ran out.
fair-revealed = The luck of this game has been revealed and can be checked by anyone.
watch-again = Watch again
save-record = Save the game
check-game = Check a game
rematch = Play again
to-rematch = To the next game

## Home

pages = Pages
welcome = Five games, one table
welcome-by-ear = Playing without sight? Every table can be had in words, with a field for moves and questions.
welcome-text = Play with friends far away, with the people beside you, or against bots. No account, nothing to install.
games = Games
about = Setu means bridge. The games are their designers’; the pictures and words here are our own. No tracker, nothing from elsewhere.
about-others = Fonts and libraries by others, with their licences
beside-title = Beside the table
beside-link = A friend sent you a link? Just open it: you sit down, or you watch.
beside-device = One device for everybody? Choose “With people”: a curtain hides your secrets when it is passed on.
beside-check = Every finished game can be saved as a small file, and anyone can check that its luck was fair.
opening-slow = Setting the table … (the very first game takes a little longer)
players-count = { $range ->
    [yes] { $least } to { $most } players
   *[no] { $least } players
}
designed-by = by { $designer }
play-now = Play now
play-now-game = Play now: { $title }, against bots
with-people = With people
with-people-game = With people: { $title }
learn = Rules
learn-game = Rules: { $title }
my-tables = My tables
all-tables = Show all { $count }
delete-table = Delete this table
delete-table-of = Delete this table: { $title }
delete-table-sure = Delete “{ $title }” for good? Your seat is given up. What you did there can no longer be looked at from here, and with the last player the whole table is gone.
delete-table-yes = Delete
stage-open = not begun
stage-playing = going on
stage-over = finished
stage-earlier = earlier rules
news = { $count ->
    [one] one new move
   *[other] { $count } new moves
}
is-you = (you)
guest = Guest
lost = There is no such page.
no-such-game = There is no game called “{ $game }” here.

## A new table

new-of = New table: { $title }
new-way = Who plays?
new-friends = Friends, by link
new-friends-text = Everybody on their own device
new-device = All at this device
new-device-text = Pass it on; a curtain hides your secrets
new-bots = Only bots and me
new-bots-text = Choose how strong they are
new-count = How many players?
new-bot = How strong?
new-more = Clock and special rules
new-clock = Clock
new-clock-none = No clock
new-clock-minutes = { $minutes } minutes each, and 10 seconds a move; running out does not lose the game
new-components = What the box prints
new-components-none = reconstructed values
new-preset = Which rules?
preset-usual = As usual at a new table
preset-change = { $option }: { $value }
preset-changed = Other than “{ $title }”: { $changes }
option-value = { $value } ({ $standing })
option-usual = Usually { $values }
standing-printed = printed
standing-ruling = ruling
standing-house = house rule
new-own-pace = Everybody plays when they like, over days
new-talk = Talk freely
new-talk-text = Whoever sits here may write in their own words, not only the prepared sentences.
new-talk-here = At this table one may also write in one’s own words.
new-open = Open the table
new-start = Start
your-name = Your name
player-number = Player { $number }

## Before the start

table-closed = This table cannot be opened
invited = { $name } invites you to { $game }
invited-learn = Learn by playing while you wait
invited-learn-beside = Five minutes, in a tab of its own: this table stays open here.
lobby-open = { $count ->
    [one] One seat is still open.
   *[other] { $count } seats are still open.
}
lobby-full = Everybody is here.
is-host = is the host
sit = Sit here
seat-bot = Give to a bot …
seat-level = How strong is { $name }?
mark-any = Any that is left
mark-of = What stands for { $name }
empty-seat = Empty the seat of { $name }
start = Start the game
start-needs = { $count ->
    [one] Fill the open seat with a friend or a bot first.
   *[other] Fill the { $count } open seats with friends or bots first.
}
start-waits = The host starts the game when everybody is seated.
full-you-watch = All seats are taken: you are watching. The host starts the game.
fair-promise = The luck of this game is already fixed and sealed. When the game is over the seal is opened and anyone can check it. Seal:

## One device, several people

curtain-pass = Pass the device to { $name }
curtain-text = Nobody else looks, please. When { $name } is ready, the table appears.
curtain-lift = I am { $name }
curtain-enter = Enter lifts the curtain.
notice-says = { $name } says:

## Checking a game

check-text = Open the file of a finished game, or paste it. Setu plays it again: every move, every throw and every deal must follow from the luck that was sealed before the start.
check-file = A game file
check-paste = Or its text
check-now = Check it
check-true = This game checks out.
check-true-so-far = This game checks out as far as it goes.
check-untrue = This game does not check out.
check-found = { $title }, { $names }: { $count ->
    [one] one move.
   *[other] { $count } moves.
}
check-promised = Its luck is the one that was sealed before the first move.
check-promised-pure = What was sealed before the first move was kept.

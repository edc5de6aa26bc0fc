# The server in English.

## Who may do what

no-right = There is no table here that this browser may see. Open the link you were given.
not-yours = This seat is not yours.
host-only = Only the host can do that.
link-ended = This link does not work any more. Ask for a new one.
link-person = A link to a seat is given only to the person in it, or by the host while nobody sits there.
kicked = The host has sent you away from this table.
person-present = This person is at the table. Only somebody who has been away for a minute can be replaced or sent away.
one-seat = You have a seat already. The host can give you a link to a second one.
one-hand = You play in this game already: the bot’s seat is for somebody else.
pace-hard = Others play by this clock, too. Propose a pause: it begins when all agree.
pace-hard-live = Others play by this clock, too. Propose to let it run: it does when all agree.
enter-first = Open the link first, then sit down.
wrong-origin = This request came from another page, so it was not carried out.
metrics-token = The numbers of this server are shown only to those who run it.

## When

stale = The table has gone on meanwhile. Look again and choose.
not-started = The game has not begun yet.
already-started = The game has begun.
game-over = The game is over.
not-over = The game is not over yet.
table-sick = This table cannot be opened: its log has something that cannot be read. Nothing is lost; those who run this server see it in their logs.
table-deleted = This table has been deleted.
earlier-rules = This table was played by earlier rules ({ $found }; today's are { $today }). What happened here is kept and listed, and its record tells each move by its number; but it cannot be played on, replayed or reviewed. Another game with the same people begins by today's rules.
already-so = Nothing to change.
already-asked = This has been asked already; the others are still thinking.
nothing-asked = There is nothing open that you could answer.
bot-plays = A bot plays for this seat. Take the seat back first.
bot-needed = A game goes on with a bot in an empty seat.
out-of-time = The time of this seat is used up.
no-clocks = There are no clocks at this table.
no-entry = The log does not go so far yet.
nobody-there = Nobody sits there.
kick-self = You cannot send yourself away; leave instead.
seats-open = Some seats are still open: invite somebody or let a bot play.
seat-taken = Somebody sits there already.
name-taken = Somebody at this table is called { $name } already.
no-such-mark = This cannot stand for a player here. Expected: { $expected }.
mark-taken = Somebody at this table has { $mark } already.
nonce-given = This seat has already added its random number.
seal-first = At this table shares of the luck are sealed first and opened after the start.
seal-other = This is not the share that was sealed.
shares-open = The game is about to begin: the shares of the luck are being opened.
shares-given = Shares of the luck have been given already, so the seats stay as they are.
components-here = Played with { $name }.
components-gone = Played with { $name }. The file is no longer at this server; the table keeps its own copy.
components-unknown = There is no file { $name } for this game at this server.
components-twice = Two files are called { $name }; nobody could tell them apart.

## Messages that cannot be used

no-such-seat = This table has { $seats } seats, numbered from 0.
reorder-all = Name each of the { $seats } seats once.
name-empty = A name needs at least one letter.
say-one = Say one of the prepared sentences, or one text.
chat-off = At this table nobody chats.
chat-presets = At this table one speaks in prepared sentences only.
message-unreadable = This message cannot be read: { $reason }
json-expected = The body of this request must be application/json.
body-long = This message is too long: at most { $most } bytes.
hello-first = The first message at a socket is “hello”.
protocol = This page is of another version than the server (expected { $expected }). Reload it.
record-components = A game with a component file of its own can be checked with “setu verify”, not here.

## Limits and faults

limit = That was very fast. Please wait { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
limit-sockets = More than { $most } tables are open from this address.
closing = The server restarts. Your table is safe; it will be back in a moment.
store-fault = This could not be saved, so nothing was changed. Please try again.
fault = Something went wrong here. Nothing was changed.
no-table = There is no such table.
no-page = There is nothing here.
no-method = That cannot be done here.
page-description = Five board games on one table: River Dragons, Sunderbans, Sangram, Rama’s Bridge and Quarry, with friends far away or beside you, or against bots. No account, nothing to install.
page-invites = { $name } invites you to { $game }
page-invites-how = Open the link and take a seat: no account, nothing to install.
page-not-built = The server is running, but its page has not been built yet: run “make page”.
bye-slow = This connection is too slow; come back when it is better.
bye-kicked = The host has given your seat to somebody else.
bye-left = You have left this table. To come back, open a link to it.

## Taking back

undo-free = Take back your last move.
undo-nothing = There is no move of yours to take back.
undo-not-playing = There is nothing to take back now.
undo-others-acted = Somebody else has moved since: the table will be asked.
undo-learned = Something came to light by it: the table will be asked.
undo-final = By the rules this stays as it is: the table will be asked.
undo-alone = Only bots are at the table, and they do not mind.

## Notices

notice-sat = { $name } sits down.
notice-sat-you = You sit down.
notice-renamed = { $old } is now called { $name }.
notice-renamed-you = { $old }: from now on you are called { $name }.
notice-left = { $name } has left.
notice-kicked = The host has taken the seat of { $name }.
notice-bot = A bot ({ $bot }) plays for { $name }.
notice-bot-you = A bot ({ $bot }) plays for you.
notice-bot-absent = { $name } has been away for more than a minute: the host lets a bot ({ $bot }) play.
notice-bot-absent-you = You have been away for more than a minute: the host lets a bot ({ $bot }) play for you.
notice-unbot = { $name } plays again.
notice-unbot-you = You play again.
notice-reordered = The host has changed the order of the seats.
notice-withheld = { $name } did not open the sealed share of the luck within ten seconds: it was left out.
notice-withheld-you = Your sealed share of the luck was not opened within ten seconds: it was left out.
notice-host = { $name } is the host now.
notice-host-you = You are the host now.
notice-pace-live = Everybody plays live; the clocks run.
notice-pace-own = Everybody plays when they like; the clocks are stopped.
notice-undone = { $name } has taken back a move.
notice-undone-you = You have taken back.
notice-agrees = { $name } agrees.
notice-agrees-you = You agree.
notice-declines = { $name } would rather not.
notice-declines-you = You would rather not.
notice-not-awaited = { $name } has been away for more than a minute: the table goes on without an answer.
notice-not-awaited-you = You have been away for more than a minute: the table goes on without your answer.
notice-ended = The table has agreed to end the game here.
notice-paused = The clocks stand still.
notice-goes-on = The clocks run again.
notice-away = The server was away for a moment; no clock ran meanwhile.
notice-ran-out = The time of { $name } is used up; a bot plays on.
notice-ran-out-you = Your time is used up; a bot plays on.
notice-rematch = A new game has been laid out.
kept-move = { $name } made a move.
kept-move-you = You made a move.
kept-resigned = { $name } gave up.
kept-resigned-you = You gave up.
asks-undo = { $name } would like to take back a move.
asks-undo-you = You would like to take back.
asks-end = { $name } proposes to end the game here.
asks-end-you = You propose to end the game here.
asks-pause = { $name } proposes to stop the clocks.
asks-pause-you = You propose to stop the clocks.
asks-go-on = { $name } proposes to let the clocks run.
asks-go-on-you = You propose to let the clocks run.

## Prepared sentences

preset-hello = Hello!
preset-good-luck = Good luck!
preset-well-played = Well played!
preset-thanks = Thank you!
preset-oops = Oops!
preset-nice = Nice move!
preset-one-moment = One moment, please.
preset-back = I am back.
preset-your-turn = It is your turn.
preset-again = Another game?
preset-goodbye = Goodbye!
bot-asha = Asha
bot-louis = Louis
bot-meera = Meera
bot-margot = Margot
bot-kabir = Kabir
bot-chloe = Chloé
bot-arjun = Arjun
bot-jules = Jules
bot-leela = Leela
bot-simone = Simone
bot-ravi = Ravi
bot-lucie = Lucie
bot-linh = Linh
bot-khamla = Khamla
bot-sokha = Sokha
bot-bao = Bao
bot-mai = Mai
bot-tien = Tien
bot-mouli = Mouli
bot-shyamal = Shyamal
bot-rupa = Rupa
bot-tapan = Tapan
bot-jhuma = Jhuma
bot-nobin = Nobin
bot-tara = Tara
bot-zorawar = Zorawar
bot-zeenat = Zeenat
bot-daulat = Daulat
bot-gauri = Gauri
bot-veer = Veer
bot-saman = Saman
bot-nila = Nila
bot-anbu = Anbu
bot-chandra = Chandra
bot-petra = Petra
bot-flint = Flint
bot-mica = Mica
bot-jasper = Jasper
bot-opal = Opal
bot-garnet = Garnet

## Bots


## For those who run the server

setting-workers = Several worker processes need a PostgreSQL database.
setting-value = “{ $value }” will not do for { $name }: { $meaning }.
setting-is-host = address to listen on
setting-is-port = port to listen on
setting-is-database = a SQLite file, or postgresql://…
setting-is-components = component files of those who own the boxes, separated like PATH: each is a choice when a table is laid
setting-is-origins = other origins whose pages may use this server, separated by commas
setting-is-trust-proxy = believe X-Forwarded-For and X-Forwarded-Proto: true or false
setting-is-workers = number of processes (more than one only with PostgreSQL)
setting-is-bot-threads = how many bots may think at once, 0: one for each core
setting-is-bot-processes = whether bots think in processes of their own where there is more than one core: true or false
setting-is-bot-pace-ms = milliseconds that a bot takes at least over a move
setting-is-idle-s = seconds after which a table without visitors leaves the memory
setting-is-sockets-per-address = how many tables may be open from one network address
setting-is-limits = 1: the usual limits on requests, 2: twice as many, 0: none
setting-is-backup-hours = hours between automatic backups of a SQLite file, 0: none
setting-is-metrics-token = the token that opens /metrics; without one only this machine may read them
setting-is-keep-days = days after which a table at which nothing happens is deleted, with all that was said there; 0: never
setting-is-security-contact = where to report a weakness (mailto:… or https://…), told in /.well-known/security.txt
setting-database = The database is a file, or postgresql://user:password@host/name. What was given is neither.
port-taken = { $address } cannot be listened on: { $reason }
setting-is-log-level = debug, info, warning or error
store-newer = { $file } was written by a newer Setu (form { $found }; this one knows { $known }). Update Setu.
store-foreign = { $file } is a database, but not one of Setu's.
store-unreachable = The database cannot be reached ({ $reason }).
store-missing = There is no file { $file }.
store-damaged = { $file } is damaged: { $reason }
store-unusable = { $file } cannot be used as a database: { $reason }.
cannot-start = The server could not start: something went wrong ({ $fault }). The log says where.
store-locked = Another Setu server is using { $file }. Stop it first.
only-sqlite = This command is for a SQLite file. For PostgreSQL use its own tools, or “setu export”.
import-line = Line { $line } is not a table that can have been played: { $reason }
help-serve = Let friends play in the browser.
help-warm = Compile the games and bots now, so that nobody waits for it later.
warm-done = { $games }: ready after { $seconds } s.
help-backup = Copy the database while the server runs.
help-restore = Put a copy back in place of the database.
help-export = Write all tables to a file, or with --records the finished games to a folder.
help-import = Take in tables that were exported.
help-doctor = Check the database and every table in it.
help-schema = Print the messages of the server as JSON Schema or TypeScript.
backup-done = Copied to { $file }.
restore-done = { $file } has been restored.
restore-kept = What was there before is in { $file }.
export-done = { $count } written to { $file }.
export-earlier = { $count ->
    [one] One of them was played by earlier rules: its moves are
   *[other] { $count } of them were played by earlier rules: their moves are
} written down by number, as they were kept.
import-done = { $new ->
    [one] One table taken in
   *[other] { $new } tables taken in
}; { $known } were there already.
doctor-file = { $file } is sound.
doctor-tables = { $count ->
    [one] One table
   *[other] { $count } tables
}, { $sick } of them not in order.
doctor-sick = Table { $table } does not add up: { $reason }
doctor-earlier = { $count ->
    [one] One table was played by earlier rules: it is kept and shown, but does not go on.
   *[other] { $count } tables were played by earlier rules: they are kept and shown, but do not go on.
}
doctor-page = The page is built.
listening = The table is set: { $address }

## Training tables: hints, and bots that say why

no-training = Among people, hints are given at training tables only.
nothing-to-decide = There is nothing for you to decide just now.
still-thinking = A hint is being thought of already.

hint-only = This is the only move there is.
hint-alone = Nothing else seemed worth a thought.
hint-clear = It stands out: { $chance } % to win, the next best move { $other } %.
hint-close = Several moves are about as good; this one looked a little better.

seen-better = From what everybody can see, this wins about { $chance } % of the time, my other moves about { $other } %.
seen-worse = I know a little more than can be seen: from outside this wins about { $chance } % of the time, my other moves about { $other } %.
seen-forced = As everybody can see, there was no other move.

# ---- what the server knows besides when a question is typed

note-bot = a bot
note-away = away
told-clock = { $person }: { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
} { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.

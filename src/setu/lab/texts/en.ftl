# The laboratory in English.

no-ray = A cluster needs Ray: install the extra “setu-games[lab]”.
no-compiler = Without a compiler these games go on slowly: with the extra “setu-games[lab]” installed they are many times as quick.
no-parquet = Parquet files need pyarrow: install the extra “setu-games[lab]”, or write a .json file.
no-cluster = The cluster at “{ $address }” does not answer: { $reason }
other-version = The cluster has another version of Setu; its games would not be comparable. Install the same one there.
out-form = Results are written to a file that ends in { $expected }, not “{ $file }”.
cannot-write = { $file } cannot be written: { $reason }
players-form = The number of players is a whole number, or several with commas between them, not “{ $written }”.

tournament-bots = A tournament needs at least two bots, each named once, like --bots random,greedy.
tournament-games = Each pair must play at least one game.
ledger-folder = The folder { $folder } cannot be used: { $reason }
ledger-busy = Another run is playing this tournament in { $folder } now.
ledger-title = { $file } does not say which tournament this is: { $reason }
ledger-other = { $folder } holds a tournament with other settings ({ $names }). Use the same settings to go on with it, or another folder.
ledger-line = { $file }, line { $line }: this is not one finished game, or it stands here twice.

balance-games = A study needs at least { $least } games.

percent = { $number }%
ratings = { $title }, { $players } players: { $games } games
rank = Rank
bot = Bot
rating = Rating
interval = 95% interval
games = Games
meetings = Meetings
meeting = Meeting
first = First places
fair = Fair share
against = { $bot } against { $other }
alone-among = { $bot } alone among { $other }
resumed = { $done } of { $games } games are there already; the others are played now.
stopped = Stopped. { $done } of { $games } games are kept in { $folder }; the same command goes on from there.
kept = Everything is kept in { $folder }.
written = Written to { $file }.

page-title = { $titles }: the balance report
page-lead = { $games } games between equal bots, played by Setu’s own rules. Every number has a 95% interval: what it would be if as many other games had been played, nineteen times out of twenty.
page-compare = Side by side
page-study = { $title }, { $players } players, { $bot }
page-meta = { $games } games of different deals, { $again } games of deals played again. Rules { $rules }, seed { $seed }, options: { $options }.
page-defaults = as usual at a table
as-for-studies = As the laboratory has it unless asked otherwise: { $options }.
page-notice = What to notice
page-foot = An orange mark means that the interval does not contain the fair value. Among twenty fair values, one will do so by chance. The same command with the same seed gives the same numbers, on any machine:
page-figure = { $what } (plot; the table has the same numbers)

notice-seats-fair = No seat is favoured: every interval contains the fair share of { $fair }.
notice-seat = Seat { $seat }, { $name }, comes first in { $first } of the games; { $fair } would be fair.
notice-opener = Who decides first comes first in { $first } of the games; { $fair } would be fair.
notice-length = A game has { $median } decisions, from { $low } to { $high } in eight games out of ten.
notice-leads = The lead changes { $changes } times a game, and { $leader } of those who lead at half-time win.
notice-luck = { $luck } of who wins lies in the deal and the dice alone.
notice-piece = The winner’s part in all uses of { $piece } is { $part }; of all uses together it is { $average }.
notice-pieces-even = Winners and others use everything alike: every interval contains the winner’s part in all uses, { $average }.

seats = Seats
seats-text = How often each seat comes first; a first place shared by two counts as half. The dashed line is the fair share of { $fair }.
seat = Seat
all-numbers = All numbers
opener-figure = First places of whoever is the first to decide something alone
colours-figure = First places by colour; colours change seats in this game
seats-figure = First places by seat
seat-name = { $seat }, { $name }
colour = Colour
score = Mean score
opener = First to decide

length = Length and ends
length-text = How many decisions a game has, of all players together.
length-figure = Games by their number of decisions
decisions-a-game = Decisions
end = End
share = Share

decisions = Decisions and choices
decisions-text = A player has { $mean } real decisions a game ({ $low } to { $high }); { $forced } of all decisions leave no choice.
choices-figure = Decisions by the number of possible moves
choices = Possible moves

pieces-text = How often a player uses each in a game, and which part of all its uses was the winner’s, as if all seats won equally often. The dashed line is the winner’s part of all uses together, { $average }.
piece = What
uses = Uses by a player
winners-part = The winner’s part

told = What else these games tell

leads = Leads and comebacks
leads-text = Who leads is judged after every decision by the estimate that the bots play by; a lead is at least five points of chance. In { $comebacks } of the games with one winner, that winner’s chance had once been below half of the fair one.
leads-figure = Games by how often the lead changed
changes = Changes of the lead
moment = After { $part } of the game
leader-wins = The leader wins
leader-figure = How often the leader wins

luck = Share of luck
luck-text = The share of luck is that part of the variance of first places which lies between deals, when the same deal is played { $times } times with other choices: 0 % if the deal decides nothing, 100 % if it decides everything.
luck-row = In the deal and the dice

median = Median length
mean-changes = Lead changes
half-time = Leader at half-time wins
widest = Most favoured seat

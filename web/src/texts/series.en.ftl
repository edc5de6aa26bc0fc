# Several games that count together.

series-race = Race to { $race } points, game { $number }
series-games = { $games ->
    [one] Tournament of { $games } game, game { $number }
   *[other] Tournament of { $games } games, game { $number }
}
series-total = { $name } { $total }
series-next = { $name } begins the next game
series-next-you = You begin the next game
series-next-lots = Chance decides who begins the next game
series-won = { $name } has won the tournament
series-you-won = You have won the tournament!
series-shared = The tournament is shared by { $names }
series-row = Tournament
next-game = Next game
new-series-again = New tournament

new-series = Tournament
new-series-one = No, one game
new-series-some = A number of games
new-series-points = A race for points
new-series-games = Number of games
new-series-race = Points to reach
new-series-book = The book names { $numbers }.

# Plusieurs parties qui comptent ensemble.

series-race = Course à { $race } points, partie { $number }
series-games = { $games ->
    [one] Tournoi en { $games } partie, partie { $number }
   *[other] Tournoi en { $games } parties, partie { $number }
}
series-total = { $name } { $total }
series-next = { $name } commence la partie suivante
series-next-you = Vous commencez la partie suivante
series-next-lots = Le hasard décide qui commence la partie suivante
series-won = { $name } a gagné le tournoi
series-you-won = Vous avez gagné le tournoi !
series-shared = Le tournoi est partagé entre { $names }
series-row = Tournoi
next-game = Partie suivante
new-series-again = Nouveau tournoi

new-series = Tournoi
new-series-one = Non, une seule partie
new-series-some = Un nombre de parties
new-series-points = Une course aux points
new-series-games = Nombre de parties
new-series-race = Points à atteindre
new-series-book = Le livret nomme { $numbers }.

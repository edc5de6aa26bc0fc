# The journey in words.

rama-told-own = Your journey
rama-told-pawn = Pawn: { $place }.
rama-told-no-pawn = The pawn is not on the map yet.
rama-told-pamban = { $foot ->
    [one] To Pamban: one step by road or boat, { $air } with planes.
   *[other] To Pamban: { $foot } steps by road or boat, { $air } with planes.
}
rama-told-by-air = { $steps } with planes
rama-told-card = { $label }; { $facts }.
rama-told-ways = Ways from here
rama-told-way = { $by ->
    [boat] By boat to { $town }: { $steps ->
        [one] one step
       *[other] { $steps } steps
    }
   *[road] By road to { $town }: { $steps ->
        [one] one step
       *[other] { $steps } steps
    }
}{ $state ->
    [cow] , closed by the sacred cow.
    [pawn] ; { $name } stands there.
   *[free] .
}
rama-told-flights = By plane, one step: { $towns }.
rama-told-score-row = { $row } { $points }
rama-told-score = { $rows ->
    [none] { $total } if the game ended now.
   *[other] { $total } if the game ended now: { $rows }.
}
rama-told-theme = { $bonus ->
    [yes] { $theme } (bonus)
   *[no] { $theme }
}
rama-told-laid = Laid: { $cards }.
rama-told-none-laid = Nothing laid yet.
rama-told-open = Still to be reached: { $themes }.
rama-told-gone = Has left the game.
rama-told-table = The table
rama-told-round = Round { $round }.
rama-told-cow = The sacred cow: { $place }. That town is closed.
rama-told-finish = The bridge is finished in { $town }.
rama-told-piles = Bonus piles
rama-told-net = All towns and what lies next to them
rama-told-neighbour = { $by ->
    [boat] { $town } { $steps } by boat
   *[road] { $town } { $steps }
}
rama-told-town = { $neighbours ->
    [none] { $town } ({ $facts }).
   *[other] { $town } ({ $facts }): { $neighbours }.
}
rama-told-group-bonus = Take a bonus destination
rama-told-group-give = Give bad karma
rama-told-group-go = { $way ->
    [paid] With a paid ticket
    [free] By plane without cost
   *[foot] Without a ticket
}

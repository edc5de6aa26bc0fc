# The river in words.

delta-told-own = You play { $colour }
delta-told-player = { $name }, { $colour }
delta-told-pawn-village = Pawn: in village { $village }.
delta-told-pawn-plank = Pawn on a plank: { $plank }.
delta-told-goal = { $touched ->
    [yes] Goal: village { $village }. The far shore has been touched.
   *[no] Goal: village { $village }.
}
delta-told-reserve = Planks in reserve: { $planks }.
delta-told-plank = { $colour } { $number } ({ $name })
delta-told-first = Has the first-player marker.
delta-told-out = Is out of the game.
delta-told-ready = Is ready: five cards lie face down.
delta-told-card = { $name } ({ $code }): { $help }
delta-told-card-short = { $name } ({ $code })
delta-told-river = The river
delta-told-now = { $left ->
    [0] { $who } plays: { $card }.
    [one] { $who } plays: { $card }; one still to do.
   *[other] { $who } plays: { $card }; { $left } still to do.
}
delta-told-tried = Tried: { $plank } from { $a } to { $b } is too short.
delta-told-lost = Out of the game: { $planks }.
delta-told-size = Places are told as across and down: the river is { $across } across and { $down } down.
delta-told-lengths = The planks 1 to 6 are this long: { $lengths }.
delta-told-villages = Villages
delta-told-village = { $village }; at { $x } across, { $y } down; opposite { $opposite }.
delta-told-stones = Stones
delta-told-no-stones = No stone lies in the river.
delta-told-stone = { $stone }{ $carried ->
    [none] {""}
   *[other] : { $carried }
}; at { $x } across, { $y } down.{ $near ->
    [none] {""}
   *[other] {" "}Within reach: { $near }.
}
delta-told-near = { $spot } with plank { $number }
delta-told-planks = Planks on the river
delta-told-no-planks = No plank lies on the river.
delta-told-fits = Where a plank fits now
delta-told-fit = { $number ->
    [6] From { $a } to { $b }: plank 6.
   *[other] From { $a } to { $b }: plank { $number } or longer.
}
delta-told-islets = Bare islets
delta-told-islet = { $name }; at { $x } across, { $y } down.{ $near ->
    [none] {""}
   *[other] {" "}Within reach: { $near }.
}
delta-told-group-stone = Place a stone
delta-told-group-plank = Choose a plank
delta-told-group-place = Place the plank
delta-told-group-walk = Walk
delta-told-group-end = End the game

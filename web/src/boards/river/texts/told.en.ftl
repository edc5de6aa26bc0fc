# The river in words.

river-told-own = You play { $colour }
river-told-player = { $name }, { $colour }
river-told-pawn-village = Pawn: in village { $village }.
river-told-pawn-plank = Pawn on a plank: { $plank }.
river-told-goal = { $touched ->
    [yes] Goal: village { $village }. The far shore has been touched.
   *[no] Goal: village { $village }.
}
river-told-reserve = Planks in reserve: { $planks }.
river-told-plank = { $colour } { $number } ({ $name })
river-told-first = Has the first-player marker.
river-told-out = Is out of the game.
river-told-ready = Is ready: five cards lie face down.
river-told-card = { $name } ({ $code }): { $help }
river-told-card-short = { $name } ({ $code })
river-told-river = The river
river-told-now = { $left ->
    [0] { $who } plays: { $card }.
    [one] { $who } plays: { $card }; one still to do.
   *[other] { $who } plays: { $card }; { $left } still to do.
}
river-told-tried = Tried: { $plank } from { $a } to { $b } is too short.
river-told-lost = Out of the game: { $planks }.
river-told-size = Places are told as across and down: the river is { $across } across and { $down } down.
river-told-lengths = The planks 1 to 6 are this long: { $lengths }.
river-told-villages = Villages
river-told-village = { $village }; at { $x } across, { $y } down; opposite { $opposite }.
river-told-stones = Stones
river-told-no-stones = No stone lies in the river.
river-told-stone = { $stone }{ $carried ->
    [none] {""}
   *[other] : { $carried }
}; at { $x } across, { $y } down.{ $near ->
    [none] {""}
   *[other] {" "}Within reach: { $near }.
}
river-told-no-slots = You have laid no card yet.
river-told-near = { $spot } with plank { $number }
river-told-near-eye = { $spot } at about { $far }
river-told-planks = Planks on the river
river-told-no-planks = No plank lies on the river.
river-told-fits = Where a plank fits now
river-told-fit = { $number ->
    [6] From { $a } to { $b }: plank 6.
   *[other] From { $a } to { $b }: plank { $number } or longer.
}
river-told-islets = Bare islets
river-told-islet = { $name }; at { $x } across, { $y } down.{ $near ->
    [none] {""}
   *[other] {" "}Within reach: { $near }.
}
river-told-group-stone = Place a stone
river-told-group-plank = Choose a plank
river-told-group-place = Place the plank
river-told-group-walk = Walk
river-told-group-end = End the game

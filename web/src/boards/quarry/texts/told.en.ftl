# The pit in words.

quarry-told-own = You play { $colour }
quarry-told-player = { $name }, { $colour }
quarry-told-count = { $stone } { $count }
quarry-told-stock = Stones left: { $stones }; { $points }.
quarry-told-no-stock = No stone is left.
quarry-told-line = { $quarry ->
    [south] { $cell ->
        [none] Nothing lies in the south quarry yet.
       *[other] The line from the south quarry reaches { $cell }; cells in it: { $count }.
    }
   *[north] { $cell ->
        [none] Nothing lies in the north quarry yet.
       *[other] The line from the north quarry reaches { $cell }; cells in it: { $count }.
    }
}
quarry-told-missing = Until the quarries are joined: { $missing }.
quarry-told-won = The quarries are joined by { $cells }.
quarry-told-size = Columns a to { $last } from west to east, rows 1 to { $rows } from south to north. South quarry: rows 1 to { $south }; north quarry: rows { $north } to { $rows }. Nothing is higher than { $height }.
quarry-told-row = { $quarry ->
    [south] Row { $row }, south quarry: { $cells }.
    [north] Row { $row }, north quarry: { $cells }.
   *[none] Row { $row }: { $cells }.
}
quarry-told-run = { $to ->
    [none] { $who ->
        [none] { $from } bare
       *[other] { $from } { $who }, height { $height }
    }
   *[other] { $who ->
        [none] { $from } to { $to } bare
       *[other] { $from } to { $to } { $who }, height { $height }
    }
}
quarry-told-level = Stones that stand on height { $level }
quarry-told-stone = { $who } { $stone }{ $side ->
    [up] { $kind ->
        [step] , flat side down
       *[other] , legs down
    }
    [down] { $kind ->
        [step] , upside down
       *[other] , legs up
    }
   *[none] {""}
}: { $cells }.
quarry-told-part = { $cell } from { $bottom } to { $top }
quarry-told-cell = { $who ->
    [none] { $place }, bare
   *[other] { $place }, { $who }, height { $height }
}

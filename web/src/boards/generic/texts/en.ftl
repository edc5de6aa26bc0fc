# A game without a board of its own.
generic-table = On the table
generic-picture = The table as it stands; in words it is in the text table
generic-moves = What can be played
generic-many =
    { $count ->
        [one] One move can be played. “What can I do?” shows it.
       *[other] { $count } moves can be played. “What can I do?” lists them all.
    }

# The war in words.

sangram-told-own = Your kingdom: { $called }
sangram-told-player = { $name }, { $called }
sangram-told-chosen = Face down on the battlefield: { $card }.
sangram-told-played = Played this round: { $card }.
sangram-told-card = { $card }: { $does }{ $total ->
    [-1] {""}
   *[other] {" "}Played, it would leave a Total of { $total }.
}{ $idle ->
    [yes] {" "}As things stand it would do nothing.
   *[no] {""}
}
sangram-told-grown = A full hand is { $size } cards.
sangram-told-table = The table
sangram-told-copies = { $who } copies the card of { $other }.
sangram-told-swap = { $card ->
    [none] { $who } swaps a card with { $other }.
   *[other] { $who } swaps a card with { $other } and has taken { $card }.
}
sangram-told-no-volunteers = There are no Volunteers just now.
sangram-told-volunteer = { $whole } Recruited: { $tokens ->
    [0] no Britishers
    [one] one Britisher
   *[other] { $tokens } Britishers
  } and a Total of { $least ->
    [yes] at least { $total }
   *[no] { $total }
  }{ $trains ->
    [yes] .
   *[no] , without training.
  }
sangram-told-deck = { $count ->
    [one] Deck: one card.
   *[other] Deck: { $count } cards.
}
sangram-told-top = Discard pile, from the top: { $cards }.
sangram-told-below = Below them: { $cards }.
sangram-told-unseen = { $warrior }: { $numbers }
sangram-told-group-play = Play a card face down
sangram-told-group-recruit = Recruit a Volunteer
sangram-told-group-give = Give a card
sangram-told-group-take = Take a discard
sangram-told-group-retreat = Send an opponent home
sangram-told-group-pull = Bring a Crown down
sangram-told-group-copy = Copy a card
sangram-told-group-swap = Swap a card
sangram-told-group-gift = Give Britishers
sangram-told-group-drop = Return Britishers

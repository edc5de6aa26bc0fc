# The pictures in English.

deck = Deck
discard = Discard
round = Round { $round }
volunteers = Volunteers

# Sangram's board in English.

sangram-line = Choose a warrior in secret, reveal together, and have the strongest army once somebody reaches 18.
sangram-level = level { $level }
sangram-tokens = { $count ->
    [one] one Britisher
   *[other] { $count } Britishers
}
sangram-do-play = choose a card to play face down
sangram-do-act = use your warrior’s activity, or decline it
sangram-do-give = choose the card you give in return
sangram-do-recruit = take a Volunteer
sangram-reason-strength = An army has reached strength 18.
sangram-reason-rounds = The last round has been played.
sangram-reason-resign = A player gave up, and the game ended there.
sangram-score-level = Level of the Crown
sangram-score-hand = Strength of the hand
sangram-score-tokens = Britishers
sangram-score-highest = Highest card

# the warriors
sangram-acharya = Acharya
sangram-maharaja = Maharaja
sangram-shoorveer = Shoorveer
sangram-senapati = Senapati
sangram-mantri = Mantri
sangram-maharani = Maharani
sangram-guptchar = Guptchar
sangram-yuvaraj = Yuvaraj
sangram-vyapari = Vyapari
sangram-sarthi = Sarthi
sangram-vaidik = Vaidik
sangram-card = { $warrior } { $number }
sangram-card-whole = { $britishers ->
    [0] { $card }, strength { $strength }, no Britishers
    [one] { $card }, strength { $strength }, one Britisher
   *[other] { $card }, strength { $strength }, { $britishers } Britishers
}
sangram-does-acharya = an opponent who has not acted yet is sent home: no activity and no recruit this round.
sangram-does-maharaja = return up to 4 of your Britishers.
sangram-does-shoorveer = your recruit of this round brings no Britishers.
sangram-does-senapati = return up to 6 of your Britishers.
sangram-does-mantri = give 1 or 2 of your Britishers to an opponent.
sangram-does-maharani = your Crown goes up one level.
sangram-does-guptchar = an opponent’s Crown goes down one level.
sangram-does-yuvaraj = do what an opponent’s card of this round does.
sangram-does-vyapari = swap a card with an opponent; you take yours unseen.
sangram-does-sarthi = turn up the top card of the deck and do what it does.
sangram-does-vaidik = take one of the top five discards instead of recruiting.
sangram-explained = { $card }: { $does }
sangram-idle-now = { $explained } As things stand it would do nothing.

# the table
sangram-stand = { $phase ->
    [play] Round { $round }: everybody chooses a card in secret.
    [act] Round { $round }: the warriors act, the highest number first.
    [give] Round { $round }: a swap is being made.
    [recruit] Round { $round }: the Volunteers are recruited in the same order.
   *[other] The game is over: all hands are open.
}
sangram-track = The track of Crowns
sangram-lane = { $who }: Crown on level { $level }. { $total }
sangram-gate-0 = 5 cards
sangram-gate-1 = 6 cards
sangram-gate-2 = end
sangram-total-label = Total
sangram-total = Total { $total }.
sangram-total-range = Total between { $least } and { $most }.
sangram-camps = The opponents
sangram-camp = { $who }, { $name }: level { $level }, { $tokens ->
    [0] no Britishers
    [one] one Britisher
   *[other] { $tokens } Britishers
  }, { $cards ->
    [one] one card
   *[other] { $cards } cards
  }.
sangram-camp-blocked = Too many Britishers to train.
sangram-camp-known = Known: { $cards }.
sangram-camp-target = { $camp } Can be chosen.
sangram-battlefield = The battlefield
sangram-stands = { $who } plays { $card }, number { $place } in order.
sangram-stands-turn = It is their turn.
sangram-stands-down = { $who } has put a card face down.
sangram-stands-none = { $who } has not chosen yet.
sangram-face-down = face down
sangram-turned-up = turned up
sangram-drawn = Turned up from the deck: { $card }
sangram-mark-acted = acted
sangram-mark-retreated = retreated
sangram-mark-shield = shield
sangram-mark-no-recruit = no recruit
sangram-mark-acted-long = Has acted.
sangram-mark-retreated-long = Has retreated and cannot be chosen.
sangram-mark-shield-long = Recruits without Britishers.
sangram-mark-no-recruit-long = Does not recruit this round.
sangram-volunteers = The Volunteers
sangram-volunteer-target = { $card }. You would have { $tokens ->
    [0] no Britishers
    [one] one Britisher
   *[other] { $tokens } Britishers
  } and a Total of { $total }{ $trains ->
    [yes] .
   *[no] , without training.
  }
sangram-piles = Deck, discard pile and supply
sangram-deck = Deck
sangram-deck-long = { $count ->
    [one] Deck: one card. What do I know?
   *[other] Deck: { $count } cards. What do I know?
}
sangram-discard = Discards
sangram-discard-long = { $count ->
    [0] Discard pile: empty. Look through it
    [one] Discard pile: one card, { $top }. Look through it
   *[other] Discard pile: { $count } cards, { $top } on top. Look through it
}
sangram-discard-empty = Nothing has been discarded yet.
sangram-discard-rest = Below them
sangram-discard-covered = { $count ->
    [one] One more card lies covered.
   *[other] { $count } more cards lie covered.
}
sangram-top-five = The top five
sangram-supply = Supply
sangram-supply-long = { $count ->
    [endless] Britishers without end in the supply
    [one] One Britisher in the supply
   *[other] { $count } Britishers in the supply
}
sangram-winning-army = The strongest army
sangram-once-more = Tap again to do it.
sangram-hand = Your hand
sangram-hand-target = { $card }. Can be chosen.
sangram-hand-play = { $card }. Played, it would leave a Total of { $total }.
sangram-hand-taken = { $card }. Just taken in the swap.
sangram-taken = taken
sangram-reckoning-long = Your Total is { $total }: level { $level } and { $hand } in the hand. The next gate is { $gate }.
sangram-own-tokens = { $trains ->
    [yes] { $count ->
        [0] You have no Britishers.
        [one] You have one Britisher.
       *[other] You have { $count } Britishers.
    }
   *[no] You have { $count } Britishers: your army does not train.
}
sangram-no-training = no training

# what the warrior in charge asks
sangram-orders = Your warrior
sangram-order-acharya = Choose an opponent to send home.
sangram-order-maharaja = How many Britishers do you return?
sangram-order-shoorveer = Recruit without Britishers this round?
sangram-order-senapati = How many Britishers do you return?
sangram-order-mantri = How many Britishers, and to whom?
sangram-order-maharani = Move your Crown up one level?
sangram-order-guptchar = Choose an opponent whose Crown goes down.
sangram-order-yuvaraj = Choose an opponent whose card you copy.
sangram-order-vyapari = Choose an opponent to swap a card with.
sangram-order-sarthi = Turn up the top card and use it?
sangram-order-vaidik = Take one of these instead of recruiting?
sangram-order-closed = Open the top five discards? Then you must take one instead of recruiting.
sangram-order-copied = (copied from { $who })
sangram-order-drawn = (from the deck)
sangram-order-give = You took { $card } from { $who }: which card do you give?
sangram-order-give-unseen = Which card do you give to { $who }? You take one unseen.
sangram-drop-group = Britishers to return
sangram-drop = { $tokens ->
    [one] Return { $tokens } Britisher
   *[other] Return { $tokens } Britishers
}
sangram-gift-group = Britishers to give
sangram-gift = { $tokens ->
    [one] Give { $tokens } Britisher
   *[other] Give { $tokens } Britishers
}
sangram-take-target = { $card }. Brings { $tokens ->
    [0] none
    [one] one
   *[other] { $tokens }
  } now. Can be chosen.
sangram-use-shield = Raise the shield
sangram-use-rise = Crown up
sangram-use-draw = Turn up
sangram-use-open = Open the top five
sangram-decline = Decline

# the herald
sangram-herald = The herald
sangram-told-reveal = All cards are turned up: the highest number acts first.
sangram-told-training = Armies with at most four Britishers train.
sangram-pause = Pause
sangram-go-on = Go on
sangram-next = Next
sangram-skip = Skip to now

# who knows what
sangram-known-title = What you know
sangram-known-off = This table keeps no memory for its players: remember for yourselves.
sangram-known-over = All hands are open.
sangram-known-hands = In the hands
sangram-known-backs = { $count ->
    [one] (one card unknown)
   *[other] ({ $count } cards unknown)
}
sangram-known-doubt = { $count ->
    [one] { $cards } is with { $who }.
   *[other] { $cards } are with { $who }.
}
sangram-known-unseen = { $count ->
    [one] One card not seen yet; { $deck } in the deck
   *[other] { $count } cards not seen yet; { $deck } in the deck
}

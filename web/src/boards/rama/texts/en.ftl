# Rama's Bridge's board in English.

ramas-bridge-line = Travel India and Sri Lanka by road, boat and plane to nine places of your own, and finish at the bridge.
rama-laid = { $count ->
    [one] one card laid
   *[other] { $count } cards laid
}
rama-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# ---- what the status line says

rama-do-place = place the pawn of whoever plays after you
rama-do-cow = move the sacred cow
rama-do-move = travel
rama-do-tickets = say how many tickets you take
rama-do-give_up = keep waiting, or give up
rama-do-commit = answer the eco-planet offer
rama-do-bonus = take a bonus destination, or not
rama-do-karma = give your bad karma away, or keep it
rama-do-again = play again, or stop

# ---- the result

rama-reason-pamban = A traveller has finished the bridge in Pamban.
rama-reason-stall = Nobody got any further.
rama-reason-max_rounds = The last round has been played.
rama-reason-resign = All but one gave up.
rama-score-destinations = Destinations
rama-score-tickets = Plane tickets
rama-score-deity = The deity’s answer
rama-score-open = Cards still in hand
rama-score-eco_transport = Eco-planet: transport
rama-score-eco_material = Eco-planet: material
rama-score-bonus = Bonus destinations
rama-score-bridge = First at the bridge
rama-total = Total
rama-score-sheet = Score sheet
rama-if-over-now = If the game ended now:
rama-final = The final count:
rama-begin-below = Each card in your hand costs { $cost } points until you have been to its town; then it brings { $gain }. Everybody holds { $cards } and so begins at −{ $total }.

# ---- themes and karma

rama-theme-bridge = Bridge
rama-theme-architecture = Architecture
rama-theme-material = Material
rama-theme-food = Food
rama-theme-spice = Spice
rama-theme-language = Language
rama-theme-transport = Transport
rama-theme-festival = Festival
rama-theme-deity = Deity
rama-karma-cow = Sacred cow
rama-karma-monsoon = Monsoon
rama-karma-cricket = Cricket
rama-karma-maldives = Maldives

# ---- the map

rama-map = Map of towns, roads, boat lines and airports
rama-map-keys = Arrow keys go from place to place, Page Down and Page Up from one legal place to the next, Home to your pawn; Enter chooses. Plus and minus look closer or farther, 0 shows the whole map.
rama-looking = Look at the map
rama-closer = Closer
rama-farther = Farther
rama-whole-map = Whole map
rama-my-pawn = My pawn
rama-winning-way = The journey that won
rama-on-road = { $steps ->
    [one] One step from { $start } towards { $end }
   *[other] { $steps } steps from { $start } towards { $end }
}
rama-at-sea = { $steps ->
    [one] At sea, one step from { $start } towards { $end }
   *[other] At sea, { $steps } steps from { $start } towards { $end }
}
rama-square = square { $square }
rama-is-airport = airport
rama-is-port = port
rama-cow-here = closed by the sacred cow
rama-pawn-here = { $name } stands here
rama-my-card-here = your card: { $name }
rama-my-bonus-here = your bonus card: { $name }
rama-may-foot = you may choose it
rama-may-free = you may choose it, by plane without cost
rama-may-paid = you may choose it, by plane for points
rama-once-more = tap again to go there

# ---- the turn

rama-die = The die shows { $face }
rama-threw = { $name } threw a { $face }.
rama-ask-place = Put { $name }’s pawn on a starting space: any but an airport.
rama-ask-cow = A 6: first move the sacred cow to another town. It closes that town to everybody.
rama-ask-move = { $throw ->
    [one] Go one space, or stay. After a 1 you may play again.
   *[other] Go up to { $throw } spaces, or stay. A town of yours on the way makes you stop.
}
rama-ask-travel = { $throw ->
    [one] Go one space towards the goal of your journey. After a 1 you may play again.
   *[other] Go up to { $throw } spaces towards the goal of your journey. Towns of yours do not stop you.
}
rama-ask-tickets = There is more than one way to get there. How many plane tickets do you take?
rama-ask-again = You threw a 1. Play again?
rama-ask-give-up = Not released yet. Giving up costs { $points } points, and you throw to move at once.
rama-ask-commit = Eco-planet for your { $kind } card: stay until you throw { $faces } ({ $chances } chances in 6 each turn) for { $points } points. After three failed turns you may give up.
rama-ask-bonus = You may still take a bonus destination.
rama-ask-karma-cow = Sacred cow: whoever gets it must travel to the cow before laying any more cards.
rama-ask-karma-monsoon = Monsoon: whoever gets it loses the food card, laid or not, and draws another.
rama-ask-karma-cricket = Cricket: whoever gets it must watch a match in Kolkata or Kandy before laying any more cards.
rama-ask-karma-maldives = Maldives: whoever gets it must fly from Colombo to Malé before laying any more cards.
rama-stay = Stay here
rama-take-bonus = Bonus…
rama-give-to = To { $name }
rama-answer-tickets = { $count ->
    [0] No ticket
    [one] One ticket
   *[other] { $count } tickets
}
rama-answer-again = Play again
rama-answer-done = End my turn
rama-answer-enough = No more bonus
rama-answer-commit = I commit myself
rama-answer-decline = No, thank you
rama-answer-giveup = Give up
rama-answer-wait = Keep waiting
rama-answer-keep = Keep it
rama-bonus-about = A bonus destination brings 200 points once you have been there, and costs 50 if you never get there. You need it for your bridge. At most two in a game.

# ---- the desk

rama-desk = My desk
rama-drawer-cards = Cards
rama-drawer-route = Route
rama-drawer-scores = Scores
rama-my-cards = My destinations
rama-bonus = bonus
rama-is-laid = laid
rama-label-laid = { $theme }: { $name }, { $town }; laid
rama-label-open = { $steps ->
    [-1] { $theme }: { $name }, { $town }
    [one] { $theme }: { $name }, { $town }; one step away
   *[other] { $theme }: { $name }, { $town }; { $steps } steps away
}
rama-label-bonus = { $steps ->
    [-1] Bonus, { $theme }: { $name }, { $town }
    [one] Bonus, { $theme }: { $name }, { $town }; one step away
   *[other] Bonus, { $theme }: { $name }, { $town }; { $steps } steps away
}
rama-label-karma = Bad karma in your hand: { $kind }
rama-karma-held = bad karma to give
rama-karma-when = You may give it away at the end of any turn of yours, once, to somebody who has not been given one yet.
rama-show-on-map = Show on the map
rama-go-there = Go there now
rama-god-table = The deity’s answer to each face of the die
rama-god-face = { $face }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
rama-leg = { $foot ->
    [one] One step by road or boat, { $air } with planes
   *[other] { $foot } steps by road or boat, { $air } with planes
}

# ---- the route

rama-route-private = Your own notes, kept in this browser: nobody else sees them.
rama-route-total = { $steps ->
    [one] One step
   *[other] { $steps } steps
} by road and boat to Pamban: about { $turns ->
    [one] one turn
   *[other] { $turns } turns
}.
rama-route-moved = { $town } is now number { $place }.
rama-earlier = { $town } earlier
rama-later = { $town } later
rama-suggest-foot = Shortest on foot
rama-suggest-air = Shortest with planes

# ---- the travellers

rama-bridge-of = { $name }’s bridge
rama-stone-laid = { $theme }: { $name }
rama-stone-open = { $theme }: not laid yet
rama-free-there = free ticket
rama-free-used = free ticket used
rama-paid = { $count ->
    [one] one paid ticket
   *[other] { $count } paid tickets
}
rama-god-gave = thrown for the deity, { $face }: { $points }
rama-bridge-done = bridge finished
rama-holds-karma = holds bad karma
rama-was-given = was given: { $kind }
rama-either = { $one } or { $other }
rama-journey-cow = On the way to the sacred cow in { $goal }.
rama-journey-maldives = On the way to { $goal } by way of Colombo.
rama-journey-cricket = On the way to the match in { $goal }.
rama-journey-rule = { $way ->
    [land] No card is laid before you arrive; you go by land: every move must bring you nearer by road and boat.
    [air] No card is laid before you arrive; you go by air: every move must bring you nearer, flights counted.
   *[open] No card is laid before you arrive; every move must bring you nearer.
}
rama-eco-pending = { $turns ->
    [0] { $kind }: waiting for { $faces }.
    [one] { $kind }: waiting for { $faces }; one turn so far.
   *[other] { $kind }: waiting for { $faces }; { $turns } turns so far.
}
rama-eco-kept = { $kind }: promise kept ({ $faces }).
rama-eco-broken = { $kind }: promise given up.
rama-left-open = Still in hand:
rama-stock = On the table
rama-tickets-left = Tickets: { $count }
rama-karma-left = Bad karma: { $count }
rama-eco-left = Eco-planet: { $count }
rama-pile = { $theme }: { $count }

# ---- the post

rama-post = What just happened
rama-post-read = Close
rama-post-more = +{ $count }

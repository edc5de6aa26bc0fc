# Rama's Bridge's board in English.

ramas-bridge-line = Travel India and Sri Lanka by road, boat and plane to nine places of your own, and finish at the bridge.
rama-laid = { $count ->
    [one] one card laid
   *[other] { $count } cards laid
}
rama-do-place = place a pawn
rama-do-cow = move the sacred cow
rama-do-move = travel
rama-do-goal = choose a goal
rama-do-give_up = give up a card
rama-do-commit = answer the eco offer
rama-do-bonus = take a bonus destination, or not
rama-do-karma = play a karma card, or not
rama-do-again = play again, or stop
rama-reason-pamban = A traveller has finished in Pamban.
rama-reason-stall = Nobody got any further.
rama-reason-max_rounds = The last round has been played.
rama-reason-resign = The others gave up.
rama-score-destinations = Destinations
rama-score-tickets = Plane tickets
rama-score-deity = The god’s gift
rama-score-open = Cards still in hand
rama-score-eco_transport = Eco transport
rama-score-eco_material = Eco material
rama-score-bonus = Bonus destinations
rama-score-bridge = Finished at the bridge

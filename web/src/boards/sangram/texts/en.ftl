# Sangram's board in English.

sangram-line = Choose a warrior in secret, reveal together, and raise an army of strength 18 before your rivals do.
sangram-level = level { $level }
sangram-tokens = { $count ->
    [one] one Britisher
   *[other] { $count } Britishers
}
sangram-do-play = choose a card to play face down
sangram-do-act = use your warrior’s activity, or decline it
sangram-do-give = choose the card you give in return
sangram-do-recruit = take a volunteer
sangram-reason-strength = An army has reached strength 18.
sangram-reason-rounds = The last round has been played.
sangram-reason-resign = The others gave up.
sangram-score-level = Level of the Crown
sangram-score-hand = Strength of the hand
sangram-score-tokens = Britishers
sangram-score-highest = Highest card

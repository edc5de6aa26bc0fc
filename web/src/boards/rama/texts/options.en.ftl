# What may be chosen before a game of Rama's Bridge.

rama-option-rules = Rules
rama-option-rules-voyage = the journey (simple)
rama-option-rules-strategie = journey and strategy (karma, eco)
rama-option-male-links = Flights to Malé
rama-option-male-links-colombo = from Colombo only
rama-option-male-links-all = from every airport
rama-option-tickets = Plane tickets of a move
rama-option-tickets-fewest = as few as will do
rama-option-tickets-chosen = as many as the traveller likes
rama-option-cow-on-any-six = The cow moves
rama-option-cow-on-any-six-off = on a six thrown to travel
rama-option-cow-on-any-six-on = on every six thrown
rama-option-bonus-window = Bonus destinations are taken
rama-option-bonus-window-before-move = before moving
rama-option-bonus-window-also-after-move = after every throw
rama-option-karma-window = Karma cards are played
rama-option-karma-window-after-move = after moving
rama-option-karma-window-any-time = at any time
rama-option-pamban-shared = Pamban, for a traveller who has finished
rama-option-pamban-shared-off = must be free
rama-option-pamban-shared-on = may be shared
rama-option-cricket-wait-turns = Turns missed at a cricket match
rama-option-max-rounds = Rounds at most
rama-option-stall-rounds = Rounds without progress that end the game
rama-option-stay-limit = Turns a pawn may stay in a town (0: as long as it likes)

# Game night: one big screen, phones as hands.

new-night = Game night
new-night-text = One big screen for all, phones as hands
night-screen = Show on a big screen
night-join = Scan to sit down
night-not-host = The code stands on the host’s screen.
night-chooses = chooses …
night-ready = ready
night-rematch = Again? Any player may start it on their phone, in the result.
night-hand = Your hand
night-nothing = You have no seat here. The board tells everything.
night-in-words = In words
night-show-board = Show the board
night-show-hand = Show my hand
night-group = { $heading } ({ $count })

# Training tables, in English.

training = Training
training-text = Everybody may ask for a hint, and the bots say why they made a move.
hint = Hint
hint-thinking = Thinking of a good move …
hint-chance = { $chance } % to win
hint-percent = { $chance } %
hint-instead = Instead of
hint-show = Show on the board
why-played = Why: { $reason }

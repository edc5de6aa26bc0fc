# What may be chosen before a game of Quarry.

quarry-option-board = Board
quarry-option-board-standard = Standard
quarry-option-board-long = Long
quarry-option-board-lengthwise = Lengthwise: quarries at the ends of the ten
quarry-option-line = A line may run
quarry-option-line-orthogonal = from side to side
quarry-option-line-diagonal = also across corners
quarry-option-elbow = The elbow of a corner
quarry-option-elbow-free = may hang
quarry-option-elbow-rest = must lie on something
quarry-option-swap = After the first stone
quarry-option-swap-off = play goes on
quarry-option-swap-on = the second player may take its colour
quarry-option-out = Who has no stone that fits
quarry-option-out-continue = passes
quarry-option-out-draw = ends the game in a draw
quarry-option-out-loses = loses
quarry-option-stalemate = If nobody can place a stone
quarry-option-stalemate-draw = it is a draw
quarry-option-stalemate-points = points decide
quarry-option-starter = Who begins
quarry-option-starter-random = chance decides
quarry-option-starter-black = Black
quarry-option-starter-blue = Blue

# Ce qui se dit quand il n’y a rien à enseigner.

no-lesson = Il n’y a pas encore de première partie guidée pour { $game }.

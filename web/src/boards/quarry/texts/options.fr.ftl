# Ce qu’on peut choisir avant une partie de Quarry.

quarry-option-board = Plateau
quarry-option-board-standard = Normal
quarry-option-board-long = Long
quarry-option-board-lengthwise = En long : carrières aux bouts des dix
quarry-option-line = Une ligne peut passer
quarry-option-line-orthogonal = de côté à côté
quarry-option-line-diagonal = aussi par les coins
quarry-option-elbow = Le coude d’une équerre
quarry-option-elbow-free = peut rester en l’air
quarry-option-elbow-rest = doit reposer sur quelque chose
quarry-option-swap = Après la première pierre
quarry-option-swap-off = on continue
quarry-option-swap-on = le second joueur peut prendre sa couleur
quarry-option-out = Qui ne peut plus poser de pierre
quarry-option-out-continue = passe
quarry-option-out-draw = termine par une partie nulle
quarry-option-out-loses = perd
quarry-option-stalemate = Si personne ne peut plus poser
quarry-option-stalemate-draw = la partie est nulle
quarry-option-stalemate-points = les points décident
quarry-option-starter = Qui commence
quarry-option-starter-random = le hasard décide
quarry-option-starter-black = Noir
quarry-option-starter-blue = Bleu

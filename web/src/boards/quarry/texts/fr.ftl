# Le plateau de Quarry en français.

quarry-line = Empilez des pierres au-dessus du vide et soyez le premier à relier les deux carrières. Deux joueurs, aucun hasard.
quarry-stones-left = { $count ->
    [one] une pierre
   *[other] { $count } pierres
}
quarry-do-place = posez une pierre
quarry-do-swap = prenez l’autre couleur ou continuez
quarry-reason-line = Les deux carrières sont reliées.
quarry-reason-stalemate = Plus aucune pierre ne trouve sa place.
quarry-reason-out = Un joueur n’a plus de pierre qui convienne.
quarry-reason-resign = Un joueur a abandonné.
quarry-score-unplayed = Points des pierres non jouées
quarry-score-times = Nombre de fois comptés

# Le plateau du fleuve en français.

river-dragons-line = Préparez cinq cartes en secret, bâtissez un pont de pierres et de planches, et ne tombez pas dans le Mékong.
sunderbans-line = La même course sur le Gange, aller et retour, avec ses propres détours. Prévoir, bâtir, passer, tomber, rire.
delta-planks-left = { $count ->
    [one] { $count } planche
   *[other] { $count } planches
}
delta-do-first = choisissez qui commence
delta-do-program = posez cinq cartes
delta-do-stone = posez une pierre
delta-do-plank = choisissez une planche
delta-do-place = posez une planche
delta-do-remove = retirez une planche ou une pierre
delta-do-move = avancez
delta-do-jump = sautez par-dessus un pion
delta-reason-arrival = Le village d’en face est atteint.
delta-reason-cap = La dernière manche est jouée.
delta-reason-agreement = La table s’est accordée pour finir ici.
delta-reason-resign = Les autres ont abandonné.
delta-score-touched = A touché l’autre rive
delta-score-left = Chemin restant

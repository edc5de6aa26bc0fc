# Le plateau de Sangram en français.

sangram-line = Choisissez un guerrier en secret, révélez ensemble, et levez une armée de force 18 avant vos rivaux.
sangram-level = niveau { $level }
sangram-tokens = { $count ->
    [one] { $count } Britannique
   *[other] { $count } Britanniques
}
sangram-do-play = choisissez une carte à jouer face cachée
sangram-do-act = utilisez l’action de votre guerrier ou renoncez-y
sangram-do-give = choisissez la carte que vous donnez en échange
sangram-do-recruit = prenez un volontaire
sangram-reason-strength = Une armée a atteint la force 18.
sangram-reason-rounds = La dernière manche est jouée.
sangram-reason-resign = Les autres ont abandonné.
sangram-score-level = Niveau de la Couronne
sangram-score-hand = Force de la main
sangram-score-tokens = Britanniques
sangram-score-highest = Carte la plus haute

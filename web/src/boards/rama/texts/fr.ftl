# Le plateau du Pont de Rama en français.

ramas-bridge-line = Parcourez l’Inde et le Sri Lanka par la route, en bateau et en avion vers neuf lieux à vous, et finissez au pont.
rama-laid = { $count ->
    [one] { $count } carte posée
   *[other] { $count } cartes posées
}
rama-do-place = placez un pion
rama-do-cow = déplacez la vache sacrée
rama-do-move = voyagez
rama-do-goal = choisissez un but
rama-do-give_up = renoncez à une carte
rama-do-commit = répondez à l’offre écologique
rama-do-bonus = prenez une destination bonus, ou non
rama-do-karma = jouez une carte karma, ou non
rama-do-again = rejouez, ou arrêtez-vous
rama-reason-pamban = Un voyageur a terminé à Pamban.
rama-reason-stall = Plus personne n’avançait.
rama-reason-max_rounds = La dernière manche est jouée.
rama-reason-resign = Les autres ont abandonné.
rama-score-destinations = Destinations
rama-score-tickets = Billets d’avion
rama-score-deity = Le don du dieu
rama-score-open = Cartes encore en main
rama-score-eco_transport = Transport écologique
rama-score-eco_material = Matériau écologique
rama-score-bonus = Destinations bonus
rama-score-bridge = Arrivée au pont

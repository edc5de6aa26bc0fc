# Soirée jeux : un grand écran, les téléphones pour les mains.

new-night = Soirée jeux
new-night-text = Un grand écran pour tous, les téléphones pour les mains
night-screen = Montrer sur un grand écran
night-join = Scannez pour vous asseoir
night-not-host = Le code est sur l’écran de l’hôte.
night-chooses = choisit …
night-ready = prêt
night-rematch = Encore une ? Chacun peut la lancer sur son téléphone, dans le résultat.
night-hand = Votre main
night-nothing = Vous n’avez pas de place ici. Le plateau dit tout.
night-show-board = Montrer le plateau
night-show-hand = Montrer ma main
night-group = { $heading } ({ $count })

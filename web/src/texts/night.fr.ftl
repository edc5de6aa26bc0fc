# Soirée jeux : un grand écran, et chacun ses cartes sur son téléphone.

new-night = Soirée jeux
new-night-text = Un grand écran pour tous, et chacun ses cartes sur son téléphone
night-screen = Montrer sur un grand écran
night-join = Scannez pour vous asseoir
night-not-host = Le code est sur l’écran de l’hôte.
night-chooses = choisit …
night-ready = c’est prêt
night-rematch = Encore une ? Chacun peut la lancer sur son téléphone, dans le résultat.
night-hand = Votre main
night-nothing = Vous n’avez pas de place ici. Le plateau dit tout.
night-in-words = En mots
night-show-board = Voir le plateau
night-show-hand = Voir ma main
night-group = { $heading } ({ $count })

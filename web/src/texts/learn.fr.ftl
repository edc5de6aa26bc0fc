# Apprendre un jeu : la leçon et les règles.

learn-by-playing = Apprendre en jouant (5 minutes)
learn-by-playing-game = Apprendre en jouant (5 minutes) : { $title }
learn-read = Lire les règles
rules-find = Chercher dans les règles
rules-found = { $count ->
    [0] Rien trouvé
    [one] { $count } section trouvée
   *[other] { $count } sections trouvées
}
rules-contents = Sommaire
lesson = Votre première partie
lesson-step = Étape { $step } sur { $steps }
lesson-back = Retour
lesson-next = Suite
lesson-show = Montrez-moi
lesson-leave = Quitter
lesson-again = Encore une fois
lesson-play = Jouer votre première vraie partie
lesson-other = Bonne idée ! Mais pour l’instant, essayez ceci : { $move }
lesson-try-first = Bonne idée ! Mais essayez d’abord ce que dit la leçon.
lesson-met = Voilà comment la table répond. Touchez le numéro dans sa réponse pour lire la règle.
lesson-shown = Ce coup : { $move }

# La table en mots.

text-table = Table en texte
text-board = Plateau au lieu de la table en texte
text-skip = Au champ de commande
text-setting = Table en texte : titres, listes et un champ de commande à la place du plateau
text-turn = Le tour
text-result = Résultat
text-choices = Vos choix
text-command = Commande
text-command-hint = Un numéro, un coup, des mots à chercher, ou « aide »
text-do = Jouer
text-help = Ce qu’on peut écrire
text-help-number = Un numéro de la liste ci-dessous joue ce coup : 1
text-help-notation = Écrivez un coup dans la notation du jeu pour le jouer : { $example }
text-help-words = Des mots cherchent parmi les coups. S’il n’en reste qu’un, Entrée le montre, et Entrée encore une fois le joue.
text-help-why = { $word } suivi d’un coup dit pourquoi il est impossible, avec la règle.
text-help-undo = { $word } reprend votre dernier coup, ou en demande la permission.
text-help-log = { $word } mène à ce qui s’est passé.
text-help-result = { $word } mène au résultat.
text-word-help = aide
text-word-why = pourquoi
text-word-undo = reprendre
text-word-log = journal
text-word-result = résultat
text-match = { $count ->
    [0] Aucun coup ne correspond
    [one] Un coup correspond
   *[other] { $count } coups correspondent
}
text-one-match = Un coup correspond : { $sentence } Entrée le joue.
text-no-number = La liste n’a pas de numéro { $number }.
text-no-result = La partie n’est pas encore finie.
text-legal = Ce coup peut être joué.
text-seat = { $called ->
    [none] { $name }
   *[other] { $name } ({ $called })
}
text-seat-you = c'est vous
text-seat-decides-you = à vous de décider
text-seat-waits-you = vous attendez
text-seat-ready-you = vous avez choisi
text-seat-waits = attend
text-seat-ready = a choisi
text-log-all = { $count ->
    [one] Montrer { $count } ligne plus ancienne
   *[other] Montrer { $count } lignes plus anciennes
}
text-look-back = Revoir un moment passé
text-place = { $points ->
    [yes] { $place } : { $name }, score { $score }
   *[no] { $place } : { $name }
}

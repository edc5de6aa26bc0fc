# La table en mots.

text-table = Table en texte
text-board = Plateau au lieu de la table en texte
text-skip = Au champ de commande
text-setting = Table en texte : titres, listes et un champ de commande à la place du plateau
text-turn = Le tour
text-result = Résultat
text-choices = Vos choix
text-command = Commande
text-command-hint = Un numéro, un coup, des mots à chercher, une question, ou « aide »
text-do = Jouer
text-help = Ce qu’on peut écrire
text-help-number = Un nombre seul est toujours un numéro de la liste ci-dessous et joue ce coup, jamais un lieu ni une carte : 12 est le coup 12, i12 un lieu.
text-help-notation = Écrivez un coup dans la notation du jeu pour le jouer : { $example }
text-help-words = Des mots cherchent parmi les coups. Si un seul les contient, Entrée le joue ; sinon les premiers sont dits avec leur numéro.
text-help-help = { $word } montre ce qu’on peut écrire.
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
text-plain-match = Le plus simple : { $sentence } Entrée le joue.
text-unknown = « { $written } » n’est ni un coup, ni un mot de la table, ni une question. « ? » dit ce qu’on peut demander, « { $help } » ce qu’on peut écrire.
text-no-number = La liste n’a pas de numéro { $number }. Un nombre seul est un numéro de la liste ; un lieu a sa lettre.
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
text-help-ask = Une question trouve sa réponse sous le champ : « tour », « dernier 3 », « depuis ». « ? » les donne toutes.
text-help-hint = { $word } dit ce que jouerait un bon joueur, contre des bots seuls ou à une table d’entraînement.
text-help-say = { $word } suivi d’une phrase la dit à toute la table.
text-help-keys = « / » mène à ce champ de partout, F2 répète ce qui a été dit, Haut reprend ce qui a été tapé, Échap vide le champ.
text-word-hint = conseil
text-word-say = dire
text-answer = Réponse
text-numbered = { $number } : { $sentence }
text-no-hint = Il n’y a pas de conseil ici.
text-no-phrase = On peut dire une de ces phrases :
held = Il s’est passé autre chose. Entrée dans le champ vide continue.
go-on-table = { $count ->
    [one] Continuer : { $count } événement attend
   *[other] Continuer : { $count } événements attendent
}
wait-setting = M’attendre : la table continue quand je le dis, sauf s’il y a une pendule
spoken-setting = Ce qui est dit
spoken-full = Tout
spoken-short = Les coups seuls
spoken-mine = Seulement ce qui me concerne
spoken-back = Repris : { $sentence }
spoken-you = vous votre vos vôtre
text-help-review = { $word } mène à la revue de la partie, une fois qu’elle est finie.
text-word-review = revoir
text-asks = Une question : Entrée y répond
text-more-match = { $count ->
    [one] Et { $count } autre
   *[other] Et { $count } autres
}
text-hint = Conseil : { $sentence }
text-gone-help = Ce qu’on peut écrire s’ouvre ci-dessous. « / » ramène au champ.
text-gone-log = À ce qui s’est passé, le plus récent d’abord. « / » ramène au champ.
text-gone-result = Au résultat. « / » ramène au champ.
text-no-review = On peut revoir une partie une fois qu’elle est finie.
text-nobody-there = Dans une leçon, personne n’est là pour l’entendre.
spoken-side = Vous êtes : { $called }.

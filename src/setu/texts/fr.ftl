# La ligne de commande en français.

help-app = Setu : une table et un laboratoire pour jeux de plateau.
help-version = Dire de quelle version il s’agit.
help-games = La liste des jeux, ou les options de l’un d’eux.
help-play = Jouer dans le terminal contre des robots ou entre amis.
help-series = Plusieurs parties qui comptent ensemble : « race=250 » ou « games=5 », avec « starter=loser » après une virgule.
help-replay = Rejouer une partie notée, coup par coup.
help-verify = Vérifier une partie notée : son hasard, ses coups et son résultat.
help-simulate = Faire jouer beaucoup de parties à des robots et compter.
help-tournament = Faire jouer un tournoi à des robots et les coter ; la même commande reprend après une interruption.
help-balance = Écrire le rapport d’un ou de plusieurs jeux pour leur auteur : places, durée, choix, emploi des pièces, avances, hasard.
help-cluster = Une grappe Ray qui joue : son adresse, ou « local » pour en lancer une ici.
help-tournament-games = Parties de chaque paire, arrondies pour que chacun s’assoie partout.
help-ladder = Chaque robot ne joue que le suivant.
help-several = Plusieurs, séparés par des virgules, sont comparés.
help-balance-games = Donnes différentes ; un quart d’entre elles est joué trois fois de plus.
help-balance-out = Où va le rapport ; sans indication, ici, dans un fichier qui porte le nom des jeux.
help-rules = Lire les règles d’un jeu en bref.

column-game = Jeu
column-title = Titre
column-seats = Joueurs
column-designer = Auteur
column-option = Option
column-rule = Règle
column-values = Valeurs (l’habituelle d’abord)
column-preset = Variante
column-options = Options
standings = Imprimé : comme le dit le livret. Décision : la nôtre, là où le livret se tait. Règle maison : ni l’un ni l’autre.

terminal-only = Pour jouer dans le navigateur : setu serve --open. Pour jouer ici, ajoutez --terminal.
option-form = Une option s’écrit nom=valeur et non « { $written } ».
no-rules-text = Il n’y a pas de règles en « { $language } ». Langues : { $expected }.

welcome = { $title }. Tapez un coup, ou ? pour l’aide.
you-are = Vous jouez : { $who }.
turn = C’est à { $who } de jouer.
bot-wakes = Les robots se réveillent … (la première fois, les règles sont compilées : quelques secondes)
prompt = { $who }>
curtain = Passez l’appareil à { $name }, qui appuie sur Entrée.
help =
    Tapez un coup dans la notation du jeu, ou son numéro dans « m ». Et aussi :
      m [mots]    les coups permis qui contiennent ces mots
      pourquoi COUP  ce coup est-il permis, et sinon, pourquoi
      b           revoir la table
      conseil     ce que jouerait un bon joueur
      journal     ce qui s’est passé
      reprendre   reprendre votre dernier coup
      rules       les règles
      save FICHIER  noter la partie
      resign      abandonner
      q           quitter
word-help = aide
word-hint = conseil
word-why = pourquoi
word-undo = reprendre
word-log = journal
moves-found = { $count ->
    [0] Aucun coup permis ne contient cela.
    [one] Un coup permis :
   *[other] { $count } coups permis :
}
moves-more = … et { $count } de plus : ajoutez des mots pour choisir, par exemple « m { $example } ».
is-legal = Ce coup est permis.
nothing-to-undo = Vous n’avez pas de coup à reprendre.
saved = Partie notée dans { $file }.
cannot-save = Impossible d’écrire { $file } : { $reason }
goodbye = Au revoir.
result = Résultat
place-line = { $points ->
    [yes] { $place }. { $who } : { $score } points
   *[no] { $place }. { $who }
}
series-game = { $race ->
    [0] Tournoi en { $games ->
        [one] une partie
       *[other] { $games } parties
    } : partie { $number }.
   *[other] Tournoi, course à { $race } points : partie { $number }.
}
series-standing = Le tournoi après { $games ->
    [one] une partie :
   *[other] { $games } parties :
}
series-total = { $who } : { $total } points
series-won = { $who } gagne le tournoi.
series-won-you = Vous gagnez le tournoi.
series-shared = Le tournoi est partagé.
series-starts = { $who } commence la partie suivante.
series-starts-you = Vous commencez la partie suivante.
series-lots = Le hasard décide qui commence la partie suivante.
series-next = Entrée pour la partie suivante, q pour partir :
humans = Nombre de personnes à cette table : de 0 à { $seats }.

replay-title = { $title } : { $names }
replay-move = { $number }. { $who } : { $move }
verified = Cette partie est authentique : { $moves ->
    [one] son coup
   *[other] ses { $moves } coups
}, chaque résultat du hasard et le résultat final découlent de la clé, et la clé est celle qui était promise.
verified-unfinished = Cette partie est authentique jusqu’ici ; elle n’est pas finie, sa clé n’est donc pas montrée.

playing = En jeu
preparing = Préparation des règles (quelques secondes la première fois) …
sim-title = { $games ->
    [one] { $title } : { $games } partie, { $bots }
   *[other] { $title } : { $games } parties, { $bots }
}
sim-seat = Place
sim-bot = Robot
sim-first = Premier rang
sim-score = Score moyen
sim-length = Coups par partie : médiane { $median }, de { $low } à { $high } (10–90 %).
sim-ends = Fins : { $ends }.
sim-speed = Coups : { $moves } en { $seconds } s, soit { $rate } par seconde.
sim-games = Il faut au moins une partie.
sender-without-file = « --from » dit qui envoie un fichier : écrivez-en un avec --html OUT.html.

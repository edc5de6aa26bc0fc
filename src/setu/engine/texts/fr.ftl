# Le moteur en français.

unknown-game = Il n’y a pas de jeu « { $name } ». Les jeux sont : { $expected }.
option-unknown = Il n’y a pas d’option « { $option } ». Les options sont : { $expected }.
option-value = « { $option } » ne peut pas valoir « { $value } ». Attendu : { $expected }.
series-none = { $title } ne se joue pas en tournoi.
series-length = Un tournoi est un nombre de parties ou une course à un nombre de points, au moins 1 et au plus { $most }.
series-starter = « { $value } » ne peut pas commencer un tournoi. Attendu : { $expected }.
series-governs = Dans un tournoi, « { $option } » ne se choisit pas pour une seule partie : le tournoi le dit.
series-over = Le tournoi est fini.
series-unfinished = Cette partie n’est pas encore finie.
preset-unknown = Il n’y a pas de variante « { $preset } ». Les variantes sont : { $expected }.
preset-none = Il n’y a pas de variante « { $preset } » : ce jeu n’en a aucune.
preset-box = comme dans la boîte
preset-assisted = avec aide
standing-printed = imprimé
standing-ruling = décision
standing-house = règle maison
marks-twice = « { $option } » : deux joueurs ne peuvent pas avoir { $mark } tous les deux.
marks-seats = « { $option } » nomme { $found } places, mais il y en a { $seats }.
marks-unless = « { $option } » ne peut pas se choisir avec { $other }={ $value }.
names = Il faut un nom par place ({ $seats }), et aucun vide.
key-length = Une clé a 32 octets et non { $found }.
key-hex = Une clé s’écrit avec 64 chiffres hexadécimaux.

game-is-over = La partie est finie.
player-number = Joueur { $number }
move-adds = { $move }, { $adds }.
resigns = Abandon : { $who }.
resigns-you = Vous abandonnez.
nothing-to-undo = Il n’y a pas de coup à reprendre.
move-shape = Un coup est une notation, un numéro ou un Move, pas un { $found }.
move-number = Il n’y a pas de coup { $move }. Les coups sont numérotés de 0 à { $last }.

position-shape = Une position est un tableau de valeurs nommées, pas un { $found }.
position-game = Cette position est d’un autre jeu : { $found }. Attendu : { $expected }.
position-drawn = « drawn » dit combien de nombres ont été tirés au sort : 0 ou plus.
position-events = « events » est une courte liste de rangées de cinq petits nombres entiers.
position-field = « { $field } » ne fait pas partie d’une position. Attendu : { $expected }.
position-value = « { $field } » ne peut pas valoir « { $found } ». Attendu : { $expected }.

components-unreadable = Le fichier de matériel { $file } est illisible : { $reason }
components-syntax = { $file }, ligne { $line } : ce n’est ni du TOML ni du JSON correct : { $reason }
components-fault = { $file }, ligne { $line }, { $entry } : { $expected }
components-missing = cette entrée manque.
components-integer = il faut un nombre entier de { $least } à { $most }, et non { $found }.
components-table = les entrées attendues sont : { $known }.
components-sum = il en faut { $least } à { $most } en tout, et non { $found }.

record-unreadable = Ce n’est pas une partie notée : { $reason }
record-format = Cette partie est notée au format { $found } ; ce Setu lit le format { $expected }.
record-rules = Cette partie a été jouée selon les règles { $found } ; ce Setu joue { $expected }.
record-missing = Il manque « { $field } » à cette partie notée.
record-field = « { $field } » n’a pas de sens dans une partie notée. Attendu : { $expected }.
record-move = Coup { $number }, « { $move } » : { $reason }
record-seat = Coup { $number } : la partie notée dit { $found }, mais quelqu’un d’autre devait jouer ({ $expected }).
record-chance = Coup { $number } : selon la clé, le hasard a donné « { $found } », mais la partie notée dit « { $written } ».
record-commitment = La clé ne correspond pas à l’engagement : ce n’est pas le hasard promis.
record-promise = La clé ne découle pas du secret promis par le serveur et des parts des joueurs.
record-no-key = La clé n’est pas encore dans la partie notée : son hasard ne peut pas être rejoué. Les clés sont montrées à la fin des parties.
record-result = La partie notée annonce un autre résultat que celui de ses coups.
record-series = La partie notée appartient à un tournoi qui était décidé avant elle.
record-stopped = Les règles ne savent que faire de cette partie notée.
record-line = la ligne { $line } est illisible : { $found }

batch-device = Il n’y a pas d’appareil « { $device } ». Attendu : cpu ou cuda.
batch-no-cuda = Aucun appareil CUDA n’est utilisable ici : { $reason } Installez l’extra « setu-games[cuda] » sur une machine avec une carte NVIDIA, ou utilisez le processeur.
batch-bots = Sur { $device } ne jouent que les robots qui ne cherchent pas, et sans grappe ; laissez le reste au processeur.

# ---- questions : les mots qui les posent (séparés par des virgules), ce qu’elles disent, et les réponses

ask-turn = tour, trait
ask-turn-about = à qui de jouer, et ce qui est demandé
ask-last = dernier, derniers
ask-last-about = les dernières lignes du journal
ask-since = depuis
ask-since-about = ce qui s’est passé depuis votre dernier coup
ask-who = qui
ask-who-about = qui est assis où
ask-score = score
ask-score-about = le score
ask-time = temps, pendule
ask-time-about = les pendules
ask-moves = coups
ask-moves-about = les coups possibles qui contiennent ces mots
ask-rules = règles, regles
ask-rules-about = ce que la règle dit de ces mots ou de ce numéro
ask-questions = ?, questions
ask-questions-about = tout ce que l’on peut demander
told-lacking = Dites de quoi il s’agit, par exemple « { $typed } ».
told-question = { $typed } : { $about }.
list-none = rien
list-comma = { $first }, { $last }
list-and = { $first } et { $last }
told-your-turn = { $task ->
    [none] C’est à vous
   *[other] C’est à vous : { $task }
}. { $count ->
    [0] Aucun coup n’est possible.
    [1] Un coup est possible.
   *[other] { $count } coups sont possibles.
}
told-waited-for = { $count ->
    [one] Décision attendue : { $names }.
   *[other] Décisions attendues : { $names }.
}
told-begins = La partie commence.
told-nothing-since = Rien ne s’est passé depuis votre dernier coup.
told-seat = Place { $number } : { $person }{ $called ->
    [none] { "" }
   *[other] { " " }({ $called })
}{ $own ->
    [yes] , c’est vous
   *[no] { "" }
}{ $note ->
    [none] { "" }
   *[other] , { $note }
}.
told-no-score = La partie n’est pas finie : rien n’est encore compté.
told-place = { $points ->
    [yes] Place { $place } : { $who }, { $score ->
        [0] 0 point
        [1] 1 point
       *[other] { $score } points
    }.
   *[no] Place { $place } : { $who }.
}
told-place-you = { $points ->
    [yes] Place { $place } : vous, { $score ->
        [0] 0 point
        [1] 1 point
       *[other] { $score } points
    }.
   *[no] Place { $place } : vous.
}
told-no-clock = Il n’y a pas de pendule à cette table.
told-no-moves = Vous n’avez rien à décider pour l’instant.
told-moves = { $count ->
    [0] Aucun coup possible ne contient cela.
    [1] Un coup possible :
   *[other] { $count } coups possibles ; les premiers :
}
told-numbered = { $number } : { $said }
told-more-moves = { $count ->
    [one] Et { $count } autre.
   *[other] Et { $count } autres.
}
cell-headed = { $heading } : { $said }
cell-next = { $row } ; { $cell }
told-rule = { $said }
told-no-rule = La règle en bref ne dit rien sur « { $written } ».
told-more-rules = { $count ->
    [1] Un autre passage en parle.
   *[other] { $count } autres passages en parlent.
}

# Le laboratoire en français.

no-ray = Une grappe a besoin de Ray : installez l’extra « setu-games[lab] ».
no-parquet = Les fichiers Parquet ont besoin de pyarrow : installez l’extra « setu-games[lab] », ou écrivez un fichier .json.
no-cluster = La grappe à « { $address } » ne répond pas : { $reason }
other-version = La grappe a une autre version de Setu ; ses parties ne seraient pas comparables. Installez-y la même.
out-form = Les résultats s’écrivent dans un fichier qui finit par { $expected }, pas « { $file } ».
cannot-write = Impossible d’écrire { $file } : { $reason }
players-form = Le nombre de joueurs est un nombre entier, ou plusieurs séparés par des virgules, pas « { $written } ».

tournament-bots = Un tournoi demande au moins deux robots, chacun nommé une fois, par exemple --bots random,greedy.
tournament-games = Chaque paire doit jouer au moins une partie.
ledger-folder = Le dossier { $folder } ne peut pas servir : { $reason }
ledger-busy = Ce tournoi est déjà en cours dans { $folder }.
ledger-title = { $file } ne dit pas de quel tournoi il s’agit : { $reason }
ledger-other = { $folder } contient un tournoi avec d’autres réglages ({ $names }). Reprenez les mêmes réglages pour le continuer, ou un autre dossier.
ledger-line = { $file }, ligne { $line } : ce n’est pas une partie finie, ou elle y est deux fois.

balance-games = Une étude demande au moins { $least } parties.

percent = { $number } %
ratings = { $title }, { $players } joueurs : { $games } parties
rank = Rang
bot = Robot
rating = Cote
interval = Intervalle à 95 %
games = Parties
meetings = Rencontres
meeting = Rencontre
first = Premières places
fair = Part équitable
against = { $bot } contre { $other }
alone-among = { $bot } seul parmi { $other }
resumed = { $done } parties sur { $games } sont déjà là ; les autres se jouent maintenant.
stopped = Arrêté. { $done } parties sur { $games } sont gardées dans { $folder } ; la même commande reprend là.
kept = Tout est gardé dans { $folder }.
written = Écrit dans { $file }.

page-title = { $titles } : le rapport d’équilibre
page-lead = { $games } parties entre robots égaux, jouées avec les règles mêmes de Setu. Chaque nombre a son intervalle à 95 % : ce qu’il serait si autant d’autres parties avaient été jouées, dix-neuf fois sur vingt.
page-compare = Côte à côte
page-study = { $title }, { $players } joueurs, { $bot }
page-meta = { $games } parties de donnes différentes, { $again } parties de donnes rejouées. Règles { $rules }, graine { $seed }, options : { $options }.
page-defaults = celles des règles
page-notice = À remarquer
page-foot = Une marque orange dit que l’intervalle ne contient pas la valeur équitable. Sur vingt valeurs équitables, une le fera par hasard. La même commande avec la même graine donne les mêmes nombres, sur toute machine :
page-figure = { $what } (graphique ; le tableau a les mêmes nombres)

notice-seats-fair = Aucun siège n’est favorisé : chaque intervalle contient la part équitable de { $fair }.
notice-seat = Le siège { $seat }, { $name }, arrive premier dans { $first } des parties ; { $fair } serait équitable.
notice-opener = Qui décide d’abord arrive premier dans { $first } des parties ; { $fair } serait équitable.
notice-length = Une partie a { $median } décisions, de { $low } à { $high } dans huit parties sur dix.
notice-leads = La tête change { $changes } fois par partie, et { $leader } de ceux qui mènent à la mi-temps gagnent.
notice-luck = { $luck } de la victoire tiennent à la donne et aux dés seuls.
notice-piece = La part du gagnant dans tous les emplois de { $piece } est { $part } ; dans tous les emplois ensemble, { $average }.
notice-pieces-even = Gagnants et autres emploient tout de même façon : chaque intervalle contient la part du gagnant dans tous les emplois, { $average }.

seats = Sièges
seats-text = Combien de fois chaque siège arrive premier ; une première place partagée à deux compte pour moitié. Le trait pointillé est la part équitable de { $fair }.
seat = Siège
all-numbers = Tous les nombres
opener-figure = Premières places de qui est le premier à décider seul de quelque chose
colours-figure = Premières places par couleur ; dans ce jeu les couleurs changent de siège
seats-figure = Premières places par siège
seat-name = { $seat }, { $name }
colour = Couleur
score = Score moyen
opener = Premier à décider

length = Durée et fins
length-text = Combien de décisions compte une partie, tous joueurs ensemble.
length-figure = Les parties selon leur nombre de décisions
decisions-a-game = Décisions
end = Fin
share = Part

decisions = Décisions et choix
decisions-text = Un joueur a { $mean } vraies décisions par partie ({ $low } à { $high }) ; { $forced } de toutes les décisions ne laissent pas de choix.
choices-figure = Les décisions selon le nombre de coups possibles
choices = Coups possibles

pieces-text = Combien de fois un joueur emploie chacune dans une partie, et quelle part de tous ses emplois revient au gagnant, comme si tous les sièges gagnaient autant. Le trait pointillé est la part du gagnant dans tous les emplois ensemble, { $average }.
piece = Quoi
uses = Emplois par joueur
winners-part = Part du gagnant

told = Ce que disent encore ces parties

leads = Tête et retours
leads-text = Qui mène se juge après chaque décision par l’estimation avec laquelle jouent les robots ; il faut au moins cinq points de chance d’avance. Dans { $comebacks } des parties à un seul gagnant, la chance de celui-ci avait été une fois sous la moitié de la chance équitable.
leads-figure = Les parties selon le nombre de changements de tête
changes = Changements de tête
moment = Après { $part } de la partie
leader-wins = Le premier gagne
leader-figure = Combien de fois gagne celui qui mène

luck = Part du hasard
luck-text = La part du hasard est la part de la variance des premières places qui se trouve entre les donnes, quand la même donne est jouée { $times } fois avec d’autres choix : 0 % si la donne ne décide de rien, 100 % si elle décide de tout.
luck-row = Dans la donne et les dés

median = Durée médiane
mean-changes = Changements de tête
half-time = Qui mène à la mi-temps gagne
widest = Siège le plus favorisé

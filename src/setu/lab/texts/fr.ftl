# Le laboratoire en français.

no-ray = Une grappe a besoin de Ray : installez l’extra « setu-games[lab] ».
no-compiler = Sans compilateur, ces parties avancent lentement : installez l’extra « setu-games[lab] », elles iront bien plus vite.
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

balance-games = Une étude demande plus de parties : au moins { $least }.

percent = { $number } %
ratings = { $games ->
    [one] { $title } à { $players } : { $games } partie
   *[other] { $title } à { $players } : { $games } parties
}
rank = Rang
bot = Robot
rating = Cote
interval = Intervalle à 95 %
games = Parties
meetings = Rencontres
meeting = Rencontre
first = Premier rang
fair = Part équitable
against = { $bot } contre { $other }
alone-among = { $bot } seul parmi { $other }
resumed = Parties déjà là : { $done } sur { $games } ; les autres se jouent maintenant.
stopped = Arrêt. Parties gardées dans { $folder } : { $done } sur { $games } ; la même commande reprend là.
kept = Tout est gardé dans { $folder }.
written = Écrit dans { $file }.

page-title = { $titles } : le rapport d’équilibre
page-lead = Parties entre robots égaux : { $games }, jouées avec les règles mêmes de Setu. Chaque nombre a son intervalle à 95 % : ce qu’il serait si autant d’autres parties avaient été jouées, dix-neuf fois sur vingt.
page-compare = Côte à côte
page-study = { $title } à { $players }, { $bot }
page-meta = Parties de donnes différentes : { $games } ; de donnes rejouées : { $again }. Règles { $rules }, graine { $seed }, options : { $options }.
page-defaults = les habituelles
as-for-studies = Comme le laboratoire les prend, sauf demande contraire : { $options }.
page-notice = À remarquer
page-foot = Une marque orange dit que l’intervalle ne contient pas la valeur équitable. Sur vingt valeurs équitables, une le fera par hasard. La même commande avec la même graine donne les mêmes nombres, sur toute machine :
page-figure = { $what } (graphique ; le tableau a les mêmes nombres)

notice-seats-fair = Aucune place n’est favorisée : chaque intervalle contient la part équitable de { $fair }.
notice-seat = La place { $seat }, { $name }, arrive au premier rang dans { $first } des parties ; { $fair } serait équitable.
notice-opener = Qui décide en premier arrive au premier rang dans { $first } des parties ; { $fair } serait équitable.
notice-length = Décisions dans une partie : { $median }, et de { $low } à { $high } dans huit parties sur dix.
notice-leads = Changements de tête par partie : { $changes } ; à la mi-partie, qui mène gagne dans { $leader } des cas.
notice-luck = La donne et les dés seuls décident de { $luck } de la victoire.
notice-piece = Emplois ({ $piece }) : la part du gagnant est { $part } ; dans tous les emplois ensemble, { $average }.
notice-pieces-even = Gagnants et autres emploient tout de même façon : chaque intervalle contient la part du gagnant dans tous les emplois, { $average }.

seats = Places
seats-text = Combien de fois chaque place arrive au premier rang ; un premier rang partagé à deux compte pour moitié. Le trait pointillé est la part équitable de { $fair }.
seat = Place
all-numbers = Tous les nombres
opener-figure = Premier rang de qui décide en premier de quelque chose, sans les autres
colours-figure = Premier rang par couleur ; dans ce jeu les couleurs changent de place
seats-figure = Premier rang par place
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
decisions-text = Vraies décisions par joueur et par partie : { $mean } ({ $low } à { $high }) ; { $forced } de toutes les décisions ne laissent pas de choix.
choices-figure = Les décisions selon le nombre de coups possibles
choices = Coups possibles

pieces-text = Combien de fois un joueur emploie chacune dans une partie, et quelle part de tous ses emplois revient au gagnant, comme si toutes les places gagnaient autant. Le trait pointillé est la part du gagnant dans tous les emplois ensemble, { $average }.
piece = Quoi
uses = Emplois par joueur
winners-part = Part du gagnant

told = Ce que disent encore ces parties

leads = Avances et retournements
leads-text = Qui mène se juge après chaque décision par l’estimation avec laquelle jouent les robots ; il faut au moins cinq points de chance d’avance. Dans { $comebacks } des parties à un seul gagnant, la chance de celui-ci avait été une fois sous la moitié de la chance équitable.
leads-figure = Les parties selon le nombre de changements de tête
changes = Changements de tête
moment = Après { $part } de la partie
leader-wins = Qui mène gagne
leader-figure = Combien de fois gagne celui qui mène

luck = Part du hasard
luck-text = La part du hasard est la part de la variance des premiers rangs qui se trouve entre les donnes, quand la même donne est jouée { $times } fois avec d’autres choix : 0 % si la donne ne décide de rien, 100 % si elle décide de tout.
luck-row = Dans la donne et les dés

median = Durée médiane
mean-changes = Changements de tête
half-time = Qui mène à la mi-partie gagne
widest = Place la plus favorisée

# Le retour sur la partie, en français.

help-review = Revoir une partie terminée : chances de gagner, hasard, décisions et tournants.
help-iterations = Combien réfléchir à chaque décision ; sans indication, autant qu’un expert.
help-json = Écrire aussi le tout dans un fichier.

reviewing = Retour sur la partie
title = { $title } : { $names }
column-entry = N°
column-who = Qui
column-move = Coup
column-chances = Chances avant
column-label = Jugement
column-decision = Décision
column-luck = Hasard
column-late = Vu après coup
column-better = Mieux valait
at-the-end = À la fin
what-is-late = « Vu après coup » : ce que Setu lui-même n’a compris qu’un coup plus tard.
first-chances = Les premières chances sont justes à { $doubt } près.
label-best = le meilleur coup
label-good = bon coup
label-slip = imprécision
label-blunder = gaffe
turning-points = Tournants pour { $name } :
turning-luck = { $entry }. Hasard après { $move } ({ $name }) : { $change }
turning-late = { $entry }. Vu après coup, après { $move } ({ $name }) : { $change }
turning-own = { $entry }. Sa propre décision, { $move } : { $change }
turning-other = { $entry }. Décision adverse ({ $name }), { $move } : { $change }
percent = { $number } %
written = Écrit dans { $file }.
cannot-write = Impossible d’écrire { $file } : { $reason }

begun-from = Cette partie reprend une partie antérieure après son coup { $entry }. Ce qui était distribué et mélangé reste en place ; le hasard à venir est nouveau.
begun-from-position = Cette partie commence à une position donnée, pas à la mise en place : ce qui a été joué et tiré auparavant n’est pas vérifié.
seat-gave-up = Cette place avait déjà abandonné à ce moment.

help-html = Écrire un seul fichier qui rejoue la partie tout seul dans un navigateur, sans internet.
help-onlooker = De qui le fichier montre les cartes : une place, comptée à partir de 1. Sans cela : de personne.
help-sender = Qui envoie le fichier : il le dit sous la partie.
no-such-seat = Cette place n’existe pas : choisissez-en une de 1 à { $seats }.
page-not-built = Un fichier à revoir est fait de parties de la page, et la page n’a pas été construite ici. Lancez d’abord « make page ».

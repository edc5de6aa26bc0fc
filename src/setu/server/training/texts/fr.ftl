# Tables d’entraînement, en français.

no-training = Les conseils ne sont donnés qu’aux tables d’entraînement.
nothing-to-decide = Vous n’avez rien à décider pour le moment.
still-thinking = Un conseil est déjà en préparation.

hint-only = C’est le seul coup possible.
hint-alone = Rien d’autre ne semblait mériter réflexion.
hint-clear = Il se détache : { $chance } % de chances de gagner, contre { $other } % pour le meilleur des autres coups.
hint-close = Plusieurs coups se valent à peu près ; celui-ci paraissait un peu meilleur.

seen-better = D’après ce que tout le monde voit, ce coup gagne environ { $chance } fois sur 100, mes autres coups environ { $other } fois.
seen-worse = J’en sais un peu plus que ce qui se voit : de l’extérieur, ce coup gagne environ { $chance } fois sur 100, mes autres coups environ { $other } fois.
seen-forced = Tout le monde le voit : il n’y avait pas d’autre coup.

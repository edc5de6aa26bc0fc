# Ce qu’on peut choisir avant une partie du Pont de Rama.

rama-option-rules = Règles
rama-option-rules-voyage = n° 1, voyage (simple)
rama-option-rules-strategie = n° 2, voyage et stratégie (bad karma, éco-planète)
rama-option-male-links = Vols vers Malé
rama-option-male-links-colombo = depuis Colombo seulement
rama-option-male-links-all = depuis tous les aéroports
rama-option-tickets = Tickets d’avion d’un déplacement
rama-option-tickets-fewest = le moins possible
rama-option-tickets-chosen = autant que le voyageur veut
rama-option-cow-on-any-six = La vache bouge
rama-option-cow-on-any-six-off = sur un six lancé pour voyager
rama-option-cow-on-any-six-on = sur chaque six lancé
rama-option-bonus-window = On prend les destinations bonus
rama-option-bonus-window-before-move = avant de bouger
rama-option-bonus-window-also-after-move = après chaque lancer du dé
rama-option-karma-window = On remet les cartes bad karma
rama-option-karma-window-after-move = après avoir bougé
rama-option-karma-window-any-time = à tout moment
rama-option-pamban-shared = Pamban, pour qui a terminé
rama-option-pamban-shared-off = doit être libre
rama-option-pamban-shared-on = peut se partager
rama-option-cricket-wait-turns = Tours passés à un match de cricket
rama-option-max-rounds = Tours au plus
rama-option-stall-rounds = Tours sans progrès qui terminent la partie
rama-option-stay-limit = Tours qu’un pion peut rester dans une ville (0 : autant qu’il veut)

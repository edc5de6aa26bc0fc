# Le plateau du Pont de Rama en français.

ramas-bridge-line = Parcourez l’Inde et le Sri Lanka par la route, en bateau et en avion vers neuf lieux à vous, et finissez au pont.
rama-laid = { $count ->
    [one] { $count } carte posée
   *[other] { $count } cartes posées
}
rama-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# ---- ce que dit la ligne d'état

rama-do-place = placez le pion de qui joue après vous
rama-do-cow = déplacez la vache sacrée
rama-do-move = voyagez
rama-do-tickets = dites combien de tickets vous prenez
rama-do-give_up = attendez encore, ou renoncez
rama-do-commit = répondez à l’offre éco-planète
rama-do-bonus = prenez une destination bonus, ou non
rama-do-karma = remettez votre carte bad karma, ou gardez-la
rama-do-again = rejouez, ou arrêtez-vous

# ---- le résultat

rama-reason-pamban = Un pont a été terminé à Pamban.
rama-reason-stall = Plus personne n’avançait.
rama-reason-max_rounds = Le dernier tour est joué.
rama-reason-resign = Les autres ont abandonné.
rama-score-destinations = Destinations
rama-score-tickets = Tickets d’avion
rama-score-deity = Divinité
rama-score-open = Cartes encore en main
rama-score-eco_transport = Éco-planète : transport
rama-score-eco_material = Éco-planète : matériau
rama-score-bonus = Destinations bonus
rama-score-bridge = Réalisation du pont
rama-total = Total
rama-score-sheet = Tableau des scores
rama-if-over-now = Si la partie s’arrêtait maintenant :
rama-final = Le décompte final :
rama-begin-below = Chaque carte en main coûte { $cost } points tant que sa ville n’est pas visitée ; ensuite, elle en rapporte { $gain }. Chacun en tient { $cards } et commence donc à −{ $total }.

# ---- thèmes et karma

rama-theme-bridge = Pont
rama-theme-architecture = Architecture
rama-theme-material = Matériau
rama-theme-food = Alimentation
rama-theme-spice = Épice
rama-theme-language = Langue
rama-theme-transport = Transport
rama-theme-festival = Fête
rama-theme-deity = Divinité
rama-karma-cow = Vache sacrée
rama-karma-monsoon = Mousson
rama-karma-cricket = Cricket
rama-karma-maldives = Maldives

# ---- la carte

rama-map = Carte des villes, routes, lignes de bateau et aéroports
rama-map-keys = Les flèches vont d’un lieu à l’autre, Page suivante et Page précédente d’un lieu permis au suivant, Origine à votre pion ; Entrée choisit. Plus et moins rapprochent ou éloignent, 0 montre toute la carte.
rama-looking = Regarder la carte
rama-closer = Plus près
rama-farther = Plus loin
rama-whole-map = Toute la carte
rama-my-pawn = Mon pion
rama-winning-way = Le voyage gagnant
rama-on-road = Route { $start }–{ $end }, case { $steps }
rama-at-sea = En mer, { $start }–{ $end }, case { $steps }
rama-square = repère { $square }
rama-is-airport = aéroport
rama-is-port = port
rama-cow-here = fermée par la vache sacrée
rama-pawn-here = { $name } se trouve ici
rama-my-card-here = votre carte : { $name }
rama-my-bonus-here = votre carte bonus : { $name }
rama-may-foot = vous pouvez la choisir
rama-may-free = vous pouvez la choisir, en avion sans frais
rama-may-paid = vous pouvez la choisir, en avion contre des points
rama-once-more = touchez encore pour y aller

# ---- le tour

rama-die = Le dé montre { $face }
rama-threw = Dé : { $face } ({ $name })
rama-ask-place = Pion à poser : { $name }. Choisissez une case de départ, partout sauf un aéroport.
rama-ask-cow = Un 6 : menez d’abord la vache sacrée dans une autre ville. Elle la ferme à tout le monde.
rama-ask-move = { $throw ->
    [1] Avancez d’une case, ou restez. Après un 1 vous pouvez rejouer.
   *[other] Avancez de { $throw } cases au plus, ou restez. Si une de vos villes est sur le chemin, il faut s’y arrêter.
}
rama-ask-travel = { $throw ->
    [1] Avancez d’une case vers le but de votre voyage. Après un 1, vous pouvez rejouer.
   *[other] Avancez de { $throw } cases au plus vers le but de votre voyage. Vos villes ne vous arrêtent pas.
}
rama-ask-tickets = Plusieurs chemins y mènent. Combien de tickets d’avion prenez-vous ?
rama-ask-again = Vous avez fait 1 : voulez-vous rejouer ?
rama-ask-give-up = Vous ne pouvez pas encore repartir. Renoncer coûte des points ({ $points }), et vous lancez aussitôt pour avancer.
rama-ask-commit = Éco-planète pour votre carte { $kind } : restez jusqu’à faire { $faces } ({ $chances ->
    [one] { $chances } chance
   *[other] { $chances } chances
} sur 6 à chaque tour). Points à gagner : { $points }. Après trois tours manqués vous pouvez renoncer.
rama-ask-bonus = Vous pouvez encore prendre une destination bonus.
rama-ask-karma-cow = Vache sacrée : qui la reçoit doit rejoindre la vache avant de poser d’autres cartes.
rama-ask-karma-monsoon = Mousson : qui la reçoit perd sa carte alimentation, posée ou non, et en pioche une autre.
rama-ask-karma-cricket = Cricket : qui la reçoit doit voir un match à Kolkata ou à Kandy avant de poser d’autres cartes.
rama-ask-karma-maldives = Maldives : qui la reçoit doit voler de Colombo à Malé avant de poser d’autres cartes.
rama-stay = Rester ici
rama-take-bonus = Bonus…
rama-give-to = À { $name }
rama-answer-tickets = { $count ->
    [0] Aucun ticket
    [one] Un ticket
   *[other] { $count } tickets
}
rama-answer-again = Rejouer
rama-answer-done = Finir mon tour
rama-answer-enough = Pas d’autre bonus
rama-answer-commit = Je m’engage
rama-answer-decline = Non merci
rama-answer-giveup = Renoncer
rama-answer-wait = Attendre encore
rama-answer-keep = La garder
rama-bonus-about = Une destination bonus rapporte 200 points une fois visitée, et en coûte 50 si vous n’y allez jamais. Elle est nécessaire à votre pont. Deux au plus par partie.

# ---- le bureau

rama-desk = Mon bureau
rama-drawer-cards = Cartes
rama-drawer-route = Trajet
rama-drawer-scores = Scores
rama-my-cards = Mes destinations
rama-bonus = bonus
rama-is-laid = posée
rama-label-laid = { $theme } : { $name }, { $town } ; posée
rama-label-open = { $steps ->
    [-1] { $theme } : { $name }, { $town }
    [one] { $theme } : { $name }, { $town } ; à { $steps } case
   *[other] { $theme } : { $name }, { $town } ; à { $steps } cases
}
rama-label-bonus = { $steps ->
    [-1] Bonus, { $theme } : { $name }, { $town }
    [one] Bonus, { $theme } : { $name }, { $town } ; à { $steps } case
   *[other] Bonus, { $theme } : { $name }, { $town } ; à { $steps } cases
}
rama-label-karma = Carte bad karma en main : { $kind }
rama-karma-held = bad karma à remettre
rama-karma-when = Vous pouvez remettre cette carte à la fin d’un de vos tours, une fois, à quelqu’un qui n’en a pas encore reçu.
rama-show-on-map = Montrer sur la carte
rama-go-there = Y aller maintenant
rama-god-table = Le barème de la divinité, face par face du dé
rama-god-face = { $points ->
    [one] { $face } : { $points } point
   *[other] { $face } : { $points } points
}
rama-leg = { $foot ->
    [one] À { $foot } case par la route ou en bateau, { $air } avec l’avion
   *[other] À { $foot } cases par la route ou en bateau, { $air } avec l’avion
}

# ---- le trajet

rama-route-private = Vos propres notes, gardées dans ce navigateur : personne d’autre ne les voit.
rama-route-total = { $steps ->
    [one] { $steps } case
   *[other] { $steps } cases
} par la route et en bateau jusqu’à Pamban : environ { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}.
rama-route-moved = { $town } porte maintenant le numéro { $place }.
rama-earlier = { $town } plus tôt
rama-later = { $town } plus tard
rama-suggest-foot = Le plus court sans avion
rama-suggest-air = Le plus court en avion

# ---- les voyageurs

rama-bridge-of = Pont : { $name }
rama-stone-laid = { $theme } : { $name }
rama-stone-open = { $theme } : pas encore posée
rama-free-there = ticket gratuit
rama-free-used = ticket gratuit utilisé
rama-paid = { $count ->
    [one] { $count } ticket payé
   *[other] { $count } tickets payés
}
rama-god-gave = divinité, { $face } au dé : { $points }
rama-bridge-done = pont terminé
rama-holds-karma = a une carte bad karma
rama-was-given = a reçu : { $kind }
rama-either = { $one } ou { $other }
rama-journey-cow = En route vers la vache sacrée à { $goal }.
rama-journey-maldives = En route vers { $goal } par Colombo.
rama-journey-cricket = En route vers le match à { $goal }.
rama-journey-rule = { $way ->
    [land] Aucune carte n’est posée avant l’arrivée ; vous voyagez par terre : chaque déplacement doit vous rapprocher par la route et le bateau.
    [air] Aucune carte n’est posée avant l’arrivée ; vous voyagez par les airs : chaque déplacement doit vous rapprocher, vols compris.
   *[open] Aucune carte n’est posée avant l’arrivée ; chaque déplacement doit rapprocher du but.
}
rama-eco-pending = { $turns ->
    [0] { $kind } : attend { $faces }.
    [one] { $kind } : attend { $faces } ; { $turns } tour déjà.
   *[other] { $kind } : attend { $faces } ; { $turns } tours déjà.
}
rama-eco-kept = { $kind } : engagement tenu ({ $faces }).
rama-eco-broken = { $kind } : engagement abandonné.
rama-left-open = Encore en main :
rama-stock = Sur la table
rama-tickets-left = Tickets : { $count }
rama-karma-left = Bad karma : { $count }
rama-eco-left = Éco-planète : { $count }
rama-pile = { $theme } : { $count }

# ---- le courrier

rama-post = Ce qui vient d’arriver
rama-post-read = Fermer
rama-post-more = +{ $count }

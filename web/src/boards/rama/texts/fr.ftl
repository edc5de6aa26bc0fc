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

rama-do-place = placez un pion
rama-do-cow = déplacez la vache sacrée
rama-do-move = voyagez
rama-do-goal = choisissez où voir le match
rama-do-give_up = attendez encore, ou renoncez
rama-do-commit = répondez à l’offre éco-planète
rama-do-bonus = prenez une destination bonus, ou non
rama-do-karma = donnez votre mauvais karma, ou gardez-le
rama-do-again = rejouez, ou arrêtez-vous

# ---- le résultat

rama-reason-pamban = Un voyageur a terminé le pont à Pamban.
rama-reason-stall = Plus personne n’avançait.
rama-reason-max_rounds = La dernière manche est jouée.
rama-reason-resign = Tous sauf un ont abandonné.
rama-score-destinations = Destinations
rama-score-tickets = Billets d’avion
rama-score-deity = La réponse du dieu
rama-score-open = Cartes encore en main
rama-score-eco_transport = Éco-planète : transport
rama-score-eco_material = Éco-planète : matériau
rama-score-bonus = Destinations bonus
rama-score-bridge = Premier au pont
rama-total = Total
rama-score-sheet = Feuille de score
rama-if-over-now = Si la partie s’arrêtait maintenant :
rama-final = Le décompte final :

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
rama-on-road = { $steps ->
    [1] À un pas de { $start } vers { $end }
   *[other] À { $steps } pas de { $start } vers { $end }
}
rama-at-sea = { $steps ->
    [1] En mer, à un pas de { $start } vers { $end }
   *[other] En mer, à { $steps } pas de { $start } vers { $end }
}
rama-square = carré { $square }
rama-is-airport = aéroport
rama-is-port = port
rama-cow-here = fermée par la vache sacrée
rama-pawn-here = { $name } se trouve ici
rama-my-card-here = votre carte : { $name }
rama-my-bonus-here = votre carte bonus : { $name }
rama-may-foot = vous pouvez la choisir
rama-may-free = vous pouvez la choisir, en avion sans frais
rama-may-paid = vous pouvez la choisir, en avion contre des points

# ---- le tour

rama-die = Le dé montre { $face }
rama-threw = { $name } a fait { $face }.
rama-ask-place = Posez le pion de { $name } sur une case de départ : partout sauf un aéroport.
rama-ask-cow = Un 6 : menez d’abord la vache sacrée dans une autre ville. Elle la ferme à tout le monde.
rama-ask-move = { $throw ->
    [1] Avancez d’une case, ou restez. Après un 1 vous pouvez rejouer.
   *[other] Avancez de { $throw } cases au plus, ou restez. Une ville à vous sur le chemin vous arrête.
}
rama-ask-goal = Cricket ! Choisissez où vous verrez le match.
rama-ask-again = Vous avez fait 1. Encore un coup ?
rama-ask-give-up = Pas encore libre. Renoncer coûte { $points } points, et vous lancez aussitôt pour avancer.
rama-ask-commit = Éco-planète pour votre carte { $kind } : restez jusqu’à faire { $faces } ({ $chances } chances sur 6 à chaque tour) pour { $points } points. Après trois tours manqués vous pouvez renoncer.
rama-ask-bonus = Vous pouvez encore prendre une destination bonus.
rama-ask-karma-cow = Vache sacrée : qui la reçoit doit rejoindre la vache avant de poser d’autres cartes.
rama-ask-karma-monsoon = Mousson : qui la reçoit perd sa carte alimentation, posée ou non, et en pioche une autre.
rama-ask-karma-cricket = Cricket : qui le reçoit doit voir un match à Kolkata ou à Kandy avant de poser d’autres cartes.
rama-ask-karma-maldives = Maldives : qui la reçoit doit voler de Colombo à Malé avant de poser d’autres cartes.
rama-stay = Rester ici
rama-take-bonus = Bonus…
rama-give-to = À { $name }
rama-answer-again = Rejouer
rama-answer-done = Finir mon tour
rama-answer-enough = Plus de bonus
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
    [one] { $theme } : { $name }, { $town } ; à { $steps } pas
   *[other] { $theme } : { $name }, { $town } ; à { $steps } pas
}
rama-label-bonus = { $steps ->
    [-1] Bonus, { $theme } : { $name }, { $town }
    [one] Bonus, { $theme } : { $name }, { $town } ; à { $steps } pas
   *[other] Bonus, { $theme } : { $name }, { $town } ; à { $steps } pas
}
rama-label-karma = Mauvais karma dans votre main : { $kind }
rama-karma-held = mauvais karma à donner
rama-karma-when = Vous pouvez le donner à la fin d’un de vos tours, une fois, à quelqu’un qui n’en a pas encore reçu.
rama-show-on-map = Montrer sur la carte
rama-go-there = Y aller maintenant
rama-god-table = La réponse du dieu à chaque face du dé
rama-god-face = { $face } : { $points } points
rama-leg = { $foot ->
    [one] À { $foot } pas par la route ou en bateau, { $air } avec l’avion
   *[other] À { $foot } pas par la route ou en bateau, { $air } avec l’avion
}

# ---- le trajet

rama-route-private = Vos propres notes, gardées dans ce navigateur : personne d’autre ne les voit.
rama-route-total = { $steps } pas par route et bateau jusqu’à Pamban : environ { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}.
rama-route-moved = { $town } porte maintenant le numéro { $place }.
rama-earlier = { $town } plus tôt
rama-later = { $town } plus tard
rama-suggest-foot = Le plus court à pied
rama-suggest-air = Le plus court en avion

# ---- les voyageurs

rama-bridge-of = Le pont de { $name }
rama-stone-laid = { $theme } : { $name }
rama-stone-open = { $theme } : pas encore posée
rama-free-there = billet gratuit
rama-free-used = billet gratuit utilisé
rama-paid = { $count ->
    [one] { $count } billet payé
   *[other] { $count } billets payés
}
rama-god-gave = le dieu a fait { $face } : { $points }
rama-bridge-done = pont terminé
rama-holds-karma = tient un mauvais karma
rama-was-given = a reçu : { $kind }
rama-journey-cow = En route vers la vache sacrée à { $goal }.
rama-journey-maldives = En route vers { $goal } par Colombo.
rama-journey-cricket = En route vers le match à { $goal }.
rama-journey-cricket-open = En route vers un match de cricket.
rama-journey-rule = Aucune carte n’est posée avant l’arrivée ; chaque coup doit rapprocher.
rama-eco-pending = { $turns ->
    [0] { $kind } : attend { $faces }.
    [one] { $kind } : attend { $faces } ; { $turns } tour déjà.
   *[other] { $kind } : attend { $faces } ; { $turns } tours déjà.
}
rama-eco-kept = { $kind } : promesse tenue ({ $faces }).
rama-eco-broken = { $kind } : promesse abandonnée.
rama-left-open = Encore en main :
rama-stock = Sur la table
rama-tickets-left = Billets : { $count }
rama-karma-left = Mauvais karma : { $count }
rama-eco-left = Éco-planète : { $count }
rama-pile = { $theme } : { $count }

# ---- le courrier

rama-post = Ce qui vient d’arriver
rama-post-read = Fermer
rama-post-more = +{ $count }

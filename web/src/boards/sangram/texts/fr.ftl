# Le plateau de Sangram en français.

sangram-line = Choisissez un guerrier en secret, révélez-le tous en même temps, et ayez l’armée la plus forte quand quelqu’un atteint 18.
sangram-level = niveau { $level }
sangram-tokens = { $count ->
    [one] { $count } Britannique
   *[other] { $count } Britanniques
}
sangram-do-play = choisissez une carte à jouer face cachée
sangram-do-act = utilisez l’action de votre guerrier ou renoncez-y
sangram-do-give = choisissez la carte que vous donnez en échange
sangram-do-recruit = prenez un Volontaire
sangram-reason-strength = Une armée a atteint la force 18.
sangram-reason-rounds = La dernière manche est jouée.
sangram-reason-resign = Un joueur a abandonné, et la partie s’est arrêtée là.
sangram-score-level = Niveau de la Couronne
sangram-score-hand = Force de la main
sangram-score-tokens = Britanniques
sangram-score-highest = Carte la plus haute

# les guerriers
sangram-acharya = Acharya
sangram-maharaja = Maharaja
sangram-shoorveer = Shoorveer
sangram-senapati = Senapati
sangram-mantri = Mantri
sangram-maharani = Maharani
sangram-guptchar = Guptchar
sangram-yuvaraj = Yuvaraj
sangram-vyapari = Vyapari
sangram-sarthi = Sarthi
sangram-vaidik = Vaidik
sangram-card = { $warrior } { $number }
sangram-card-whole = { $britishers ->
    [0] { $card }, force { $strength }, sans Britannique
    [one] { $card }, force { $strength }, un Britannique
   *[other] { $card }, force { $strength }, { $britishers } Britanniques
}
sangram-does-acharya = un adversaire qui n’a pas encore agi se retire : ni action ni recrue dans cette manche.
sangram-does-maharaja = rendez jusqu’à 4 de vos Britanniques.
sangram-does-shoorveer = votre recrue de cette manche n’amène aucun Britannique.
sangram-does-senapati = rendez jusqu’à 6 de vos Britanniques.
sangram-does-mantri = donnez 1 ou 2 de vos Britanniques à un adversaire.
sangram-does-maharani = votre Couronne monte d’un niveau.
sangram-does-guptchar = la Couronne d’un adversaire descend d’un niveau.
sangram-does-yuvaraj = faites ce que fait la carte jouée par un adversaire.
sangram-does-vyapari = échangez une carte avec un adversaire ; vous prenez la sienne sans la voir.
sangram-does-sarthi = retournez la première carte de la pioche et faites ce qu’elle fait.
sangram-does-vaidik = prenez une des cinq cartes du dessus de la défausse au lieu de recruter.
sangram-explained = { $card } : { $does }
sangram-idle-now = { $explained } En l’état, cela ne ferait rien.

# la table
sangram-stand = { $phase ->
    [play] Manche { $round } : chacun choisit une carte en secret.
    [act] Manche { $round } : les guerriers agissent, le plus grand numéro en premier.
    [give] Manche { $round } : un échange est en cours.
    [recruit] Manche { $round } : on recrute les Volontaires dans le même ordre.
   *[other] La partie est finie : toutes les mains sont visibles.
}
sangram-track = La piste des Couronnes
sangram-lane = { $who } : Couronne au niveau { $level }. { $total }
sangram-gate-0 = 5 cartes
sangram-gate-1 = 6 cartes
sangram-gate-2 = fin
sangram-total-label = Total
sangram-total = Total { $total }.
sangram-total-range = Total entre { $least } et { $most }.
sangram-camps = Les adversaires
sangram-camp = { $who }, { $name } : niveau { $level }, { $tokens ->
    [0] aucun Britannique
    [one] un Britannique
   *[other] { $tokens } Britanniques
  }, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  }.
sangram-camp-blocked = Trop de Britanniques pour s’entraîner.
sangram-camp-known = Connues : { $cards }.
sangram-camp-target = { $camp } Peut être choisi.
sangram-battlefield = Le champ de bataille
sangram-stands = { $who } : { $card }, à la place { $place } dans l’ordre.
sangram-stands-turn = C’est son tour.
sangram-stands-down = { $who } : une carte face cachée.
sangram-stands-none = { $who } : pas encore de carte.
sangram-face-down = cachée
sangram-turned-up = retournée
sangram-drawn = Retournée de la pioche : { $card }
sangram-mark-acted = a agi
sangram-mark-retreated = retiré
sangram-mark-shield = bouclier
sangram-mark-no-recruit = sans recrue
sangram-mark-acted-long = A agi.
sangram-mark-retreated-long = S’est retiré et ne peut pas être choisi.
sangram-mark-shield-long = Recrute sans Britannique.
sangram-mark-no-recruit-long = Ne recrute pas dans cette manche.
sangram-volunteers = Les Volontaires
sangram-volunteer-target = { $card }. Vous auriez { $tokens ->
    [0] aucun Britannique
    [one] un Britannique
   *[other] { $tokens } Britanniques
  } et un Total de { $total }{ $trains ->
    [yes] .
   *[no] , sans entraînement.
  }
sangram-piles = Pioche, défausse et réserve
sangram-deck = Pioche
sangram-deck-long = { $count ->
    [one] Pioche : { $count } carte. Que sais-je ?
   *[other] Pioche : { $count } cartes. Que sais-je ?
}
sangram-discard = Défausse
sangram-discard-long = { $count ->
    [0] Défausse : vide. La parcourir
    [one] Défausse : une carte, { $top }. La parcourir
   *[other] Défausse : { $count } cartes, { $top } sur le dessus. La parcourir
}
sangram-discard-empty = Rien n’a encore été défaussé.
sangram-discard-rest = En dessous
sangram-discard-covered = { $count ->
    [one] { $count } autre carte reste couverte.
   *[other] { $count } autres cartes restent couvertes.
}
sangram-top-five = Les cinq du dessus
sangram-supply = Réserve
sangram-supply-long = { $count ->
    [endless] Britanniques en nombre illimité dans la réserve
    [one] { $count } Britannique dans la réserve
   *[other] { $count } Britanniques dans la réserve
}
sangram-winning-army = L’armée la plus forte
sangram-once-more = Touchez encore pour confirmer.
sangram-hand = Votre main
sangram-hand-target = { $card }. Peut être choisie.
sangram-hand-play = { $card }. Jouée, elle laisserait un Total de { $total }.
sangram-hand-taken = { $card }. Vient d’être prise dans l’échange.
sangram-taken = prise
sangram-reckoning-long = Votre Total est { $total } : niveau { $level } et { $hand } en main. La prochaine porte est { $gate }.
sangram-own-tokens = { $trains ->
    [yes] { $count ->
        [0] Vous n’avez aucun Britannique.
        [one] Vous avez un Britannique.
       *[other] Vous avez { $count } Britanniques.
    }
   *[no] Trop de Britanniques ({ $count }) : votre armée ne s’entraîne pas.
}
sangram-no-training = non entraînée

# ce que demande le guerrier
sangram-orders = Votre guerrier
sangram-order-acharya = Choisissez un adversaire à renvoyer.
sangram-order-maharaja = Combien de Britanniques rendez-vous ?
sangram-order-shoorveer = Recruter sans Britannique dans cette manche ?
sangram-order-senapati = Combien de Britanniques rendez-vous ?
sangram-order-mantri = Combien de Britanniques, et à qui ?
sangram-order-maharani = Monter votre Couronne d’un niveau ?
sangram-order-guptchar = Choisissez un adversaire dont la Couronne descend.
sangram-order-yuvaraj = Choisissez un adversaire dont vous copiez la carte.
sangram-order-vyapari = Choisissez un adversaire avec qui échanger une carte.
sangram-order-sarthi = Retourner la première carte et l’utiliser ?
sangram-order-vaidik = En prendre une au lieu de recruter ?
sangram-order-closed = Ouvrir les cinq cartes du dessus ? Il faudra alors en prendre une au lieu de recruter.
sangram-order-copied = (carte copiée : { $who })
sangram-order-drawn = (de la pioche)
sangram-order-give = Vous avez pris { $card } ({ $who }) : quelle carte donnez-vous ?
sangram-order-give-unseen = Quelle carte donnez-vous ({ $who }) ? Vous en prenez une sans la voir.
sangram-drop-group = Britanniques à rendre
sangram-drop = { $tokens ->
    [one] Rendre { $tokens } Britannique
   *[other] Rendre { $tokens } Britanniques
}
sangram-gift-group = Britanniques à donner
sangram-gift = { $tokens ->
    [one] Donner { $tokens } Britannique
   *[other] Donner { $tokens } Britanniques
}
sangram-take-target = { $card }. En amène { $tokens ->
    [0] aucun
    [one] un
   *[other] { $tokens }
  } maintenant. Peut être choisie.
sangram-use-shield = Lever le bouclier
sangram-use-rise = Monter
sangram-use-draw = Retourner
sangram-use-open = Ouvrir les cinq du dessus
sangram-decline = Renoncer

# le héraut
sangram-herald = Le héraut
sangram-told-reveal = Toutes les cartes sont retournées : le plus grand numéro agit en premier.
sangram-told-training = Les armées d’au plus quatre Britanniques s’entraînent.
sangram-pause = Pause
sangram-go-on = Continuer
sangram-next = Suivant
sangram-skip = Aller au présent

# qui sait quoi
sangram-known-title = Ce que vous savez
sangram-known-off = À cette table, le jeu ne retient rien : à vous de vous souvenir.
sangram-known-over = Toutes les mains sont visibles.
sangram-known-hands = Dans les mains
sangram-known-backs = { $count ->
    [one] ({ $count } carte inconnue)
   *[other] ({ $count } cartes inconnues)
}
sangram-known-doubt = { $count ->
    [one] { $cards } : carte en main ({ $who }).
   *[other] { $cards } : cartes en main ({ $who }).
}
sangram-known-unseen = { $count ->
    [one] { $count } carte pas encore vue ; { $deck } dans la pioche
   *[other] { $count } cartes pas encore vues ; { $deck } dans la pioche
}

# Le plateau de Quarry en français.

quarry-line = Empilez des pierres au-dessus du vide et reliez les deux carrières avant l’autre. Deux joueurs, aucun hasard.
quarry-stones-left = { $count ->
    [one] { $count } pierre
   *[other] { $count } pierres
}
quarry-points-left = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
quarry-do-place = posez une pierre
quarry-do-swap = prenez l’autre couleur ou continuez
quarry-reason-line = Les deux carrières sont reliées.
quarry-reason-stalemate = Plus aucune pierre ne trouve sa place.
quarry-reason-out = Un joueur ne peut plus poser de pierre.
quarry-reason-resign = Un joueur a abandonné.
quarry-score-unplayed = Points des pierres non jouées
quarry-score-times = Multiplicateur

quarry-black = Noir
quarry-blue = Bleu
quarry-stone-block = bloc
quarry-stone-brick = brique
quarry-stone-beam = poutre
quarry-stone-span = travée
quarry-stone-corner = équerre
quarry-stone-post = poteau
quarry-stone-pillar = pilier
quarry-stone-step = marche
quarry-stone-arch = arche
quarry-stone-bridge = pont

# Les réserves
quarry-rack = Pierres : { $who }
quarry-your-stones = Vos pierres
quarry-stock-of = { $stone } : reste { $count }
quarry-stock-fits = { $stone } : reste { $count }, { $places ->
    [0] aucune place
    [one] une place possible
   *[other] { $places } places possibles
}
quarry-stock-covers = { $stone } : reste { $count }, { $places ->
    [0] ne peut pas couvrir { $cell }
    [one] peut couvrir { $cell } d’une façon
   *[other] peut couvrir { $cell } de { $places } façons
}
quarry-to-go = { $count ->
    [1] encore une pierre pour gagner
   *[other] encore { $count } pierres au moins
}
quarry-no-way = pas de passage pour l’instant

# La pierre en main
quarry-hand = La pierre en main
quarry-take-a-stone = Prenez une pierre, ou touchez une case pour voir ce qui y tient.
quarry-holding = En main : { $stone }{ $side ->
    [up] { $kind ->
        [step] , côté plat dessous
       *[other] , pieds en bas
    }
    [down] { $kind ->
        [step] , renversée
       *[other] , pieds en haut
    }
   *[none] {""}
}. Choisissez une case.
quarry-holding-over = { $stone } { $cell }{ $side ->
    [up] { $kind ->
        [step] , côté plat dessous
       *[other] , pieds en bas
    }
    [down] { $kind ->
        [step] , renversée
       *[other] , pieds en haut
    }
   *[none] {""}
} : { $fits ->
    [yes] repose au niveau { $level }
   *[no] ne tient pas
}
quarry-asked = { $count ->
    [1] Une sorte de pierre tient en { $cell }.
   *[other] { $count } sortes de pierres tiennent en { $cell }.
}
quarry-asked-none = Aucune de vos pierres ne tient en { $cell }.
quarry-once-more = { $lies }. Touchez encore pour la poser.
quarry-once-more-wins = { $lies } et gagne. Touchez encore pour la poser.
quarry-turn-left = Tourner la pierre à gauche
quarry-turn-right = Tourner la pierre à droite
quarry-flip = Retourner la pierre
quarry-put-back = Reposer la pierre
quarry-none-left = Il ne vous reste pas de pierre de cette sorte ({ $stone }).
quarry-one-side = Cette pierre ({ $stone }) n’a qu’un seul dessus ; marches, arches et ponts en ont deux.
quarry-not-now = Ce n’est pas à vous de poser une pierre.
quarry-looking-back = Vous regardez un moment passé : revenez au présent pour jouer.
quarry-swap = Échanger : jouer { $who }
quarry-keep = Garder { $who }

# Regarder le plateau
quarry-view-tools = Regarder le plateau
quarry-show-flat = Vue à plat, du dessus
quarry-show-round = Vue en relief
quarry-no-3d = Ce navigateur ne peut pas montrer le relief ; la vue à plat contient tout.
quarry-board-left = Tourner le plateau à gauche
quarry-board-right = Tourner le plateau à droite
quarry-overhead = Juste au-dessus
quarry-home = Revenir à ma place
quarry-spread = Écarter les étages
quarry-lines = Montrer les lignes depuis chaque carrière
quarry-warnings = Prévenir avant une victoire
quarry-short-round = Relief
quarry-short-flat = À plat
quarry-short-board-left = Gauche
quarry-short-board-right = Droite
quarry-short-overhead = Dessus
quarry-short-home = Ma place
quarry-short-spread = Étages
quarry-short-lines = Lignes
quarry-short-warnings = Alertes
quarry-short-left = Gauche
quarry-short-right = Droite
quarry-short-flip = Retourner
quarry-short-back = Reposer
quarry-winning-line = La ligne gagnante
quarry-help-off = L’aide est désactivée dans les réglages.
quarry-warn-wins = { $who } peut gagner à la prochaine pierre
quarry-you-win = Vous pouvez gagner maintenant

# Les cases
quarry-grid = Plateau vu du dessus
quarry-cell = { $cell }{ $quarry ->
    [south] , carrière sud
    [north] , carrière nord
   *[none] {""}
}
quarry-cell-bare = vide
quarry-cell-shows = { $who }, { $stone }, hauteur { $height }
quarry-cell-legal = la pierre tient
quarry-cell-chance = vous fait gagner
quarry-cell-threat = fait gagner l’adversaire

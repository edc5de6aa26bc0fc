# Quarry en français.

title = Quarry

black = Noir
blue = Bleu

kind-block = bloc
kind-brick = brique
kind-beam = poutre
kind-span = travée
kind-corner = équerre
kind-post = poteau
kind-pillar = pilier
kind-step = marche
kind-arch = arche
kind-bridge = pont

stone-block = un bloc
stone-brick = une brique
stone-beam = une poutre
stone-span = une travée
stone-corner = une équerre
stone-post = un poteau
stone-pillar = un pilier
stone-step-up = une marche, côté plat dessous,
stone-step-down = une marche, renversée,
stone-arch-up = une arche, pieds en bas,
stone-arch-down = une arche, pieds en haut,
stone-bridge-up = un pont, pieds en bas,
stone-bridge-down = un pont, pieds en haut,

places-one = { $who } pose { $stone } en { $first } au niveau { $level }.
places-one-you = Vous posez { $stone } en { $first } au niveau { $level }.
places = { $crosses ->
    [yes] { $who } pose { $stone } en { $first }–{ $last } au niveau { $level }, par-dessus les pierres adverses.
   *[no] { $who } pose { $stone } en { $first }–{ $last } au niveau { $level }.
}
places-you = { $crosses ->
    [yes] Vous posez { $stone } en { $first }–{ $last } au niveau { $level }, par-dessus les pierres adverses.
   *[no] Vous posez { $stone } en { $first }–{ $last } au niveau { $level }.
}
adds-win = ce qui gagne la partie
swaps = { $who } prend l’autre couleur.
swaps-you = Vous prenez l’autre couleur.
keeps = { $who } garde les couleurs.
keeps-you = Vous gardez les couleurs.
starts = { $who } commence.
starts-you = Vous commencez.
swapped = Les joueurs échangent leurs couleurs ; c’est à { $who } de jouer.
swapped-you = Les joueurs échangent leurs couleurs ; c’est à vous de jouer.
kept = Les couleurs restent ; c’est à { $who } de jouer.
kept-you = Les couleurs restent ; c’est à vous de jouer.
passed = { $who } ne peut poser aucune pierre et passe.
passed-you = Vous ne pouvez poser aucune pierre et passez.
won = { $reason ->
    [line] { $who } relie les deux carrières et gagne.
    [stalemate] Plus personne ne peut poser ; { $who } a gardé plus de points et gagne.
    [out] L’adversaire ne peut poser aucune pierre ; { $who } gagne.
   *[resign] { $who } gagne : l’adversaire abandonne.
}
won-you = { $reason ->
    [line] Vous reliez les deux carrières et gagnez.
    [stalemate] Plus personne ne peut poser ; vous avez gardé plus de points et gagnez.
    [out] L’adversaire ne peut poser aucune pierre ; vous gagnez.
   *[resign] Vous gagnez : l’adversaire abandonne.
}
drawn = { $reason ->
    [stalemate] Plus personne ne peut poser : partie nulle.
   *[out] Il n’y a plus de place pour une pierre : partie nulle.
}
points = points

unreadable = « { $written } » n’est pas un coup de Quarry. Écrivez la pierre et ses cases, par exemple « beam d5-f5 », « post d5 » ou « corner d6-d5-e5 ».
unknown-stone = Il n’y a pas de pierre « { $stone } ». Les pierres sont : { $expected }.
wrong-shape = Ces cases ne conviennent pas à la pierre : écrivez par exemple « { $example } ».
wrong-level = Vous avez écrit le niveau { $written }, mais la pierre serait au niveau { $level }.
crosses-nothing = Vous avez écrit « x », mais cette pierre ne franchit rien de l’autre couleur.
wins-nothing = Vous avez écrit « # », mais cette pierre n’achève aucune ligne.
no-pass = On ne passe pas par choix : tant qu’une pierre trouve sa place, il faut en poser une.

not-your-turn = C’est à { $who } de jouer.
choose-colour-first = Choisissez d’abord : « swap » pour échanger les couleurs ou « keep » pour les garder.
no-colour-choice = On ne choisit pas les couleurs maintenant.
no-stock = Il ne vous reste plus de pierre de cette sorte ({ $kind }).
off-board = Une partie de la pierre serait hors du plateau.
wrong-colour = En { $cell }, la pierre reposerait sur l’autre couleur ({ $other }).
nothing-under = L’extrémité en { $cell } n’a rien sous elle à ce niveau.
not-level = Les extrémités ne sont pas au même niveau : hauteur { $height } en { $first }, { $other } en { $last }.
blocked = { $cell } a une hauteur de { $height } et barre le passage.
elbow-in-the-air = Le coude en { $cell } n’a rien sous lui.
too-high = La pierre atteindrait une hauteur de { $reached } ; la limite est { $most }.

position-disagrees = « { $field } » contredit la liste des pierres.
position-stone = La pierre { $number }, « { $stone } », ne peut pas être là : { $reason }
position-board = « board » demande des rangées ({ $rows }) de même largeur ({ $width }), comme « . K1 B2 », le nord d’abord.
position-cell = { $cell } montre « { $found } ». Attendu : « . », ou K ou B avec une hauteur de 1 à { $most }.
position-volume = Cubes des pierres jouées : { $cubes } ; mais les hauteurs en contiennent { $room } au plus.
position-cover = Cases où l’on voit { $who } : { $seen } ; mais les pierres jouées en couvrent { $most } au plus.
position-end = Une partie finie a une raison ; une partie en cours n’a ni raison ni gagnant.
position-line = { $who } a une ligne d’une carrière à l’autre : cette partie est finie.

sim-stones = Pierres
sim-stone = Pierre
sim-used = Jouées par joueur
sim-won-with = Victoires avec
sim-won-without = Victoires sans

ending-line = les carrières sont reliées
ending-stalemate = personne ne peut poser de pierre
ending-out = un joueur ne peut plus poser
ending-resign = un joueur abandonne

# ---- questions : ce qu’une phase demande, les mots qui les posent, ce qu’elles disent, et les réponses

do-place = posez une pierre
do-swap = prenez l’autre couleur ou continuez

ask-cell = case
ask-cell-about = la hauteur d’une case, à qui elle est et ce qui s’y trouve
ask-row = rangée, rangee
ask-row-about = une rangée d’ouest en est
ask-column = colonne
ask-column-about = une colonne du sud au nord
ask-level = niveau
ask-level-about = les pierres posées à une hauteur
ask-mine = miennes, mes pierres
ask-mine-about = vos propres pierres
ask-stones = pierres
ask-stones-about = les pierres qui restent aux deux
ask-line = ligne
ask-line-about = jusqu’où chaque couleur va depuis chaque carrière
ask-gap = manque
ask-gap-about = combien de pierres manquent au moins à chaque couleur
ask-threat = menace, menaces
ask-threat-about = qui peut gagner à la prochaine pierre, et comment
ask-fits = convient
ask-fits-about = lesquelles de vos pierres pourraient couvrir une case maintenant
ask-score = score
ask-score-about = les pierres qui restent et ce qu’elles comptent
told-cell = { $who ->
    [none] { $cell } est vide.
   *[other] { $cell } : { $who }, hauteur { $height }.
}
told-layer = De la hauteur { $bottom } à { $top } : { $stone } ({ $who }) en { $cells }.
told-stone = { $stone } ({ $who }) en { $cells }.
told-row = { $quarry ->
    [south] Rangée { $row }, carrière sud : { $cells }.
    [north] Rangée { $row }, carrière nord : { $cells }.
   *[none] Rangée { $row } : { $cells }.
}
told-column = Colonne { $column } : { $cells }.
told-run = { $last ->
    [none] { $who ->
        [none] { $first } vide
       *[other] { $first } { $who } hauteur { $height }
    }
   *[other] { $who ->
        [none] { $first } à { $last } vides
       *[other] { $first } à { $last } { $who } hauteur { $height }
    }
}
told-no-stones = Aucune pierre n’est posée à la hauteur { $level }.
told-count = { $stone } { $count }
told-stock = { $who }, pierres restantes : { $stones } ; { $points ->
    [0] 0 point
    [1] 1 point
   *[other] { $points } points
}.
told-stock-you = Il vous reste : { $stones } ; { $points ->
    [0] 0 point
    [1] 1 point
   *[other] { $points } points
}.
told-line = { $quarry ->
    [south] { $cell ->
        [none] { $who } : rien encore dans la carrière sud.
       *[other] { $who } : la ligne de la carrière sud va jusqu’à { $cell } ; cases : { $count }.
    }
   *[north] { $cell ->
        [none] { $who } : rien encore dans la carrière nord.
       *[other] { $who } : la ligne de la carrière nord va jusqu’à { $cell } ; cases : { $count }.
    }
}
told-line-you = { $quarry ->
    [south] { $cell ->
        [none] Vous : rien encore dans la carrière sud.
       *[other] Vous : la ligne de la carrière sud va jusqu’à { $cell } ; cases : { $count }.
    }
   *[north] { $cell ->
        [none] Vous : rien encore dans la carrière nord.
       *[other] Vous : la ligne de la carrière nord va jusqu’à { $cell } ; cases : { $count }.
    }
}
told-gap = { $count ->
    [0] { $who } : pas de passage pour l’instant.
    [1] { $who } gagne avec une pierre de plus.
   *[other] { $who } : encore { $count } pierres au moins.
}
told-gap-you = { $count ->
    [0] Pas de passage pour vous pour l’instant.
    [1] Vous gagnez avec une pierre de plus.
   *[other] Il vous manque au moins { $count } pierres.
}
told-threat = { $who } peut gagner à la prochaine pierre, par exemple : { $move }.
told-threat-you = Vous pouvez gagner avec une pierre, par exemple : { $move }.
told-no-threat = Personne ne peut gagner à la prochaine pierre.
told-placement = { $stone } { $cells }
told-fits = { $stone } : { $count ->
    [0] aucune façon
    [1] une façon
   *[other] { $count } façons
} : { $ways }.
told-ways-more = { $count ->
    [1] une autre
   *[other] { $count } autres
}
told-fits-nothing = Aucune de vos pierres ne peut couvrir { $cell } maintenant.
told-over = La partie est finie.
no-such-cell = La case « { $found } » n’existe pas ; la dernière est { $last }.
no-such-row = La rangée « { $found } » n’existe pas ; elles vont de 1 à { $last }.
no-such-column = La colonne « { $found } » n’existe pas ; elles vont de a à { $last }.
no-such-level = Les pierres sont posées aux hauteurs 0 à { $last }, pas à « { $found } ».

# La carrière en mots.

quarry-told-own = Vous jouez { $colour }
quarry-told-player = { $name }, { $colour }
quarry-told-count = { $stone } { $count }
quarry-told-stock = Pierres restantes : { $stones } ; { $points }.
quarry-told-no-stock = Il ne reste aucune pierre.
quarry-told-line = { $quarry ->
    [south] { $cell ->
        [none] La carrière sud est encore vide.
       *[other] La ligne de la carrière sud va jusqu’à { $cell } ; cases : { $count }.
    }
   *[north] { $cell ->
        [none] La carrière nord est encore vide.
       *[other] La ligne de la carrière nord va jusqu’à { $cell } ; cases : { $count }.
    }
}
quarry-told-missing = Pour relier les carrières : { $missing }.
quarry-told-won = Les carrières sont reliées par { $cells }.
quarry-told-size = Colonnes a à { $last } d’ouest en est, rangées 1 à { $rows } du sud au nord. Carrière sud : rangées 1 à { $south } ; carrière nord : rangées { $north } à { $rows }. Rien ne dépasse la hauteur { $height }.
quarry-told-row = { $quarry ->
    [south] Rangée { $row }, carrière sud : { $cells }.
    [north] Rangée { $row }, carrière nord : { $cells }.
   *[none] Rangée { $row } : { $cells }.
}
quarry-told-run = { $to ->
    [none] { $who ->
        [none] { $from } vide
       *[other] { $from } { $who }, hauteur { $height }
    }
   *[other] { $who ->
        [none] { $from } à { $to } vides
       *[other] { $from } à { $to } { $who }, hauteur { $height }
    }
}
quarry-told-level = Pierres posées à la hauteur { $level }
quarry-told-stone = { $who }, { $stone }{ $side ->
    [up] { $kind ->
        [step] , côté plat dessous
       *[other] , pieds en bas
    }
    [down] { $kind ->
        [step] , renversée
       *[other] , pieds en haut
    }
   *[none] {""}
} : { $cells }.
quarry-told-part = { $cell } de { $bottom } à { $top }
quarry-told-cell = { $who ->
    [none] { $place }, vide
   *[other] { $place }, { $who }, hauteur { $height }
}

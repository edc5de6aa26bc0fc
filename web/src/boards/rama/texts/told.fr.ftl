# Le voyage en mots.

rama-told-own = Votre voyage
rama-told-pawn = Pion : { $place }.
rama-told-no-pawn = Le pion n’est pas encore sur la carte.
rama-told-pamban = { $foot ->
    [one] Jusqu’à Pamban : { $foot } case par la route ou en bateau, { $air } avec l’avion.
   *[other] Jusqu’à Pamban : { $foot } cases par la route ou en bateau, { $air } avec l’avion.
}
rama-told-by-air = { $steps } avec l’avion
rama-told-card = { $label } ; { $facts }.
rama-told-ways = Chemins à partir d’ici
rama-told-way = { $by ->
    [boat] En bateau vers { $town } : { $steps ->
        [one] { $steps } case
       *[other] { $steps } cases
    }
   *[road] Par la route vers { $town } : { $steps ->
        [one] { $steps } case
       *[other] { $steps } cases
    }
}{ $state ->
    [cow] , fermée par la vache sacrée.
    [pawn] {"\u202F"}; { $name } s’y trouve.
   *[free] .
}
rama-told-flights = En avion, une case : { $towns }.
rama-told-score-row = { $row } { $points }
rama-told-score = { $rows ->
    [none] { $total } si la partie finissait maintenant.
   *[other] { $total } si la partie finissait maintenant : { $rows }.
}
rama-told-theme = { $bonus ->
    [yes] { $theme } (bonus)
   *[no] { $theme }
}
rama-told-laid = Posées : { $cards }.
rama-told-none-laid = Rien n’est encore posé.
rama-told-open = Encore à atteindre : { $themes }.
rama-told-gone = A quitté la partie.
rama-told-table = La table
rama-told-round = Tour { $round }.
rama-told-cow = La vache sacrée : { $place }. Cette ville est fermée.
rama-told-finish = Le pont s’achève à { $town }.
rama-told-piles = Tas de destinations bonus
rama-told-net = Toutes les villes et leurs voisines
rama-told-neighbour = { $by ->
    [boat] { $town } { $steps } en bateau
   *[road] { $town } { $steps }
}
rama-told-town = { $neighbours ->
    [none] { $town } ({ $facts }).
   *[other] { $town } ({ $facts }) : { $neighbours }.
}
rama-told-group-bonus = Prendre une destination bonus
rama-told-group-give = Remettre la carte bad karma
rama-told-group-go = { $way ->
    [paid] Avec un ticket payant
    [free] En avion sans frais
   *[foot] Sans ticket
}

# Revoir une partie terminée, et le fichier qui la rejoue.

review = Revoir la partie
review-short = Revoir
review-of = Revoir : { $title }
review-to-table = À la table
review-not-yet = Cette partie ne peut pas être revue

## La parcourir

review-moments = Moments de la partie
review-at = { $at ->
    [0] Avant le premier coup
   *[other] Coup { $at } sur { $last }
}
review-at-told = { $at ->
    [0] Avant le premier coup
   *[other] Coup { $at } sur { $last } : { $told }
}
review-play = Dérouler
review-pause = Pause
review-last = À la fin
review-eyes = Vue par
review-eyes-nobody = Quelqu’un à côté de la table

## Les chances

review-thinking = Setu repense toute la partie …
review-thinking-at = Coup { $done } sur { $of }
review-ready = La relecture est prête.
review-chances = Chances de gagner
review-graph = Les chances de gagner de chacun, coup après coup. Le tableau ci-dessous les donne en chiffres.
review-as-table = La même chose en tableau
review-move = Coup
review-change = Changement
review-start = Le début
review-played = Joué
review-better = Mieux
review-better-show = Le voir sur le plateau
review-better-hide = Retour au coup joué
review-not-so-far = Setu n’est pas encore arrivé jusque-là.
review-label-best = Meilleur coup
review-label-good = Bon coup
review-label-slip = Imprécision
review-label-blunder = Gaffe
review-told-chances = Chances de gagner : { $chances }.
review-told-chance = { $change ->
    [none] { $name } { $chance }
   *[other] { $name } { $chance } ({ $change })
}
review-told-better = Mieux : { $sentence }
review-luck = Hasard { $change }
review-late = Vu après coup { $change }
review-decision = Décision { $change }

## Hasard et décisions

review-decisions = Décisions
review-account = Ce qui a changé les chances
review-account-start = Au début
review-account-luck = Hasard
review-account-own = Ses décisions
review-account-others = Décisions des autres
review-account-late = Vu après coup
review-account-end = À la fin
review-account-for = en sa faveur
review-account-against = à ses dépens
review-account-how = Parts de tout ce qui a changé les chances de chacun ; ▲ au total en sa faveur, ▼ à ses dépens.
review-account-doubt = Les premières chances sont justes à { $doubt } près.
review-account-what-is-late = « Vu après coup » : ce que Setu lui-même n’a compris qu’un coup plus tard.
review-player = Joueur

## Tournants

review-turning = { $count ->
    [0] Aucun tournant pour vous
    [1] Votre tournant
    [2] Vos deux tournants
   *[other] Vos trois tournants
}
review-turning-of = { $count ->
    [0] Aucun tournant pour { $name }
    [1] Le tournant pour { $name }
    [2] Les deux tournants pour { $name }
   *[other] Les trois tournants pour { $name }
}
review-turning-luck = Hasard
review-turning-late = Vu après coup
review-turning-own = Sa propre décision
review-turning-other = Décision adverse ({ $name })
review-turning-none = Aucun coup n’a beaucoup changé les chances.
review-turning-wait = Tournants
review-turning-later = Ils viennent quand toute la partie a été examinée.

## Rejouer, partager

review-play-on = Rejouer à partir d’ici
review-play-on-text = Une nouvelle table commence dans cette position même. La partie jouée reste telle quelle.
review-play-on-seat = Vous jouez
review-play-on-over = Ici la partie est finie. Revenez à un moment antérieur pour rejouer à partir de là.
review-picture = Partager une image
review-picture-of = La table à ce moment
picture-heading = { $title } : { $result }
review-picture-svg = Enregistrer en SVG
review-picture-png = Enregistrer en PNG
review-file = Enregistrer un fichier à revoir
review-file-text = Un seul fichier pour votre navigateur, qui montre à nouveau toute la partie, sans internet.
review-saved = Enregistré.

## Le fichier à revoir

replay-by = Revu avec Setu. Ce fichier n’a pas besoin d’internet.
replay-from = { $name } vous envoie cette partie.

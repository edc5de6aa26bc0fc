# Vérifier une partie, en français.

check-this-game = Vérifier cette partie
check-to-table = Retour à la table
check-another = Vérifier une autre partie
check-working = La partie est rejouée selon les règles…
check-who = Qui a fait quoi : les calculs – les sceaux, la clé et chaque nombre tiré – ont été faits par cette page elle-même, à partir du fichier de la partie. Ce que chaque nombre décide, dé ou donne, et le fait que chaque coup était permis ont été établis par le serveur, qui a rejoué la partie selon les règles. « setu verify » fait de même sur votre propre ordinateur.

check-mark-true = C’est exact.
check-mark-untrue = Ce n’est pas exact.
check-mark-sealed = C’est encore scellé.
check-mark-absent = Il n’y en a pas.
check-mark-unasked = Cela n’a pas été examiné.
check-mark-alone = C’est au serveur seul.
check-mark-withheld = Une part n’a pas compté.
check-mark-working = Examen en cours.

check-step-promise = 1. La promesse faite avant la partie
check-promise-true = Avant le premier coup, le serveur a montré un sceau. Il correspond au secret ouvert après la partie : le serveur n’a donc pas changé d’avis.
check-promise-untrue = Le sceau montré avant le premier coup ne correspond pas à ce secret. L’un des deux a été modifié.
check-promise-sealed = La partie n’est pas finie, le secret du serveur est encore scellé.
check-promise-absent = Cette partie n’a pas été jouée sur un serveur, personne n’a donc rien promis.
check-seen = Ce navigateur y était : il a vu le même sceau avant le début, et sa propre part est dans le fichier.
check-seen-other = Ce navigateur y était, et se souvient d’un autre sceau ou d’une autre part que ceux de ce fichier.

check-step-shares = 2. Les parts des joueurs
check-shares-true = Le secret du serveur et une part de chaque joueur donnent la clé de la partie ; personne ne pouvait donc la choisir seul.
check-shares-untrue = Le secret et ces parts ne donnent pas cette clé. L’un d’eux a été modifié.
check-shares-sealed = La partie n’est pas finie ; ce que donnent le secret et les parts n’est pas encore montré.
check-shares-absent = Sans promesse, il n’y a pas de parts.
check-shares-alone = Aucun joueur n’a donné de part : la clé a été faite par le serveur seul, avant la partie.
check-shares-withheld = La clé est la bonne, mais une part scellée n’a pas été ouverte : elle n’a pas compté.

check-step-key = 3. La clé
check-key-true = C’est la clé dont le sceau a été montré au début de la partie.
check-key-untrue = Ce n’est pas la clé dont le sceau a été montré au début de la partie.
check-key-sealed = La partie n’est pas finie, sa clé est encore scellée.

check-step-draws = 4. Chaque dé et chaque donne
check-draws-true = { $count ->
    [0] Rien n’a été laissé au hasard, et chaque coup et le résultat suivent les règles.
    [1] Le seul nombre tiré découle de la clé, et chaque coup et le résultat suivent les règles.
   *[other] Les { $count } nombres tirés découlent de la clé, l’un après l’autre et sans trou, et chaque coup et le résultat suivent les règles.
}
check-draws-untrue = Avec cette clé, la partie n’a pas pu se passer ainsi.
check-draws-sealed = La partie n’est pas finie et sa clé encore scellée ; chaque coup a suivi les règles jusqu’ici.
check-draws-unasked = On ne peut encore rien en dire : il faut d’abord que les étapes précédentes soient justes et que le serveur réponde.
check-draws-working = La partie est rejouée selon les règles…

check-numbers = Les nombres
check-number-seal = Sceau montré avant la partie
check-number-secret = Secret ouvert après la partie
check-number-shares = Parts, place par place
check-number-share-seals = Sceaux des parts, place par place
check-number-key = Clé
check-number-key-seal = Sceau de la clé

check-every-draw = Chaque tirage
check-entry-start = La mise en place
check-entry = Coup { $entry }, { $name } : { $move }
check-drawn = { $count ->
    [one] { $count } nombre tiré
   *[other] { $count } nombres tirés
}
check-drawn-one = tiré : { $number } sur { $below }
check-of = { $number } sur { $below }
check-block = Place dans le flux
check-by-rules = Les règles ont tiré
check-by-page = Cette page tire
check-begun = Elle reprend une position antérieure : ce qui a été joué et tiré avant n’en fait pas partie et n’a pas été vérifié.

# Vérifier le hasard d’une partie, en français.

step-promise-true = La promesse : le sceau montré avant la partie correspond au secret ouvert après elle.
step-promise-untrue = La promesse : le sceau montré avant la partie ne correspond pas à ce secret.
step-promise-sealed = La promesse : la partie n’est pas finie, son secret est encore scellé.
step-promise-absent = La promesse : il n’y en a pas. Cette partie n’a pas été jouée sur un serveur, personne n’a donc promis son hasard.

step-shares-true = Les parts : le secret et les parts des joueurs donnent la clé ; personne ne l’a donc choisie seul.
step-shares-untrue = Les parts : le secret et ces parts des joueurs ne donnent pas cette clé.
step-shares-sealed = Les parts : la partie n’est pas finie, ce qu’elles donnent n’est pas encore montré.
step-shares-absent = Les parts : il n’y en a pas, puisque personne n’a rien promis.
step-shares-alone = Les parts : aucun joueur n’en a donné ; la clé a donc été faite par le serveur seul, avant la partie.
step-shares-withheld = Les parts : la clé est la bonne, mais { $count ->
    [one] la part d’un joueur a été retenue et n’a pas compté
   *[other] { $count } parts ont été retenues et n’ont pas compté
}.

step-key-true = La clé : c’est celle dont le sceau a été montré au début de la partie.
step-key-untrue = La clé : ce n’est pas celle dont le sceau a été montré au début de la partie.
step-key-sealed = La clé : la partie n’est pas finie, elle est encore scellée.

step-draws-true = Chaque dé et chaque donne : { $count ->
    [0] rien n’a été tiré, et chaque coup et le résultat suivent les règles.
    [one] l’unique tirage découle de la clé, et chaque coup et le résultat suivent les règles.
   *[other] les { $count } tirages découlent de la clé, et chaque coup et le résultat suivent les règles.
}
step-draws-untrue = Chaque dé et chaque donne : la partie n’a pas pu se passer ainsi.
step-draws-unasked = Chaque dé et chaque donne : on ne peut rien en dire, car une étape précédente a échoué.
step-draws-earlier = Chaque dé et chaque donne : ils découlent de règles antérieures, que ce Setu ne connaît pas.

odd-draw = Ce qui a été tiré au coup { $entry } (bloc { $block } du flux) ne découle pas de la clé de cette partie.

draw-move = { $number }. { $who } : { $move }
draw-set-up = Mise en place
draw-line = bloc { $block } : { $number } sur { $below }

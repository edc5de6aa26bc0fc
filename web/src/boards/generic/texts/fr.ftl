# Un jeu sans plateau à lui.
generic-table = Sur la table
generic-picture = La table telle qu’elle est ; la table en texte la dit en mots
generic-moves = Ce qui peut être joué
generic-many =
    { $count ->
        [one] { $count } coup est possible. « Que puis-je faire ? » le donne.
       *[other] { $count } coups sont possibles. « Que puis-je faire ? » les donne tous.
    }

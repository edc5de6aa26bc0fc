# Ceux contre qui l’on joue, en français : comment est chacun, dans une phrase qui ne nomme personne.

character-about = Qui est { $name } ?
character-bot = Pas une personne : un programme de la maison.
first-time = Vous découvrez ce jeu ? La leçon dure cinq minutes, et vos premiers adversaires sont indulgents.
opponents = Adversaires

manner-linh = Compte chaque planche deux fois avant le premier pas.
manner-khamla = Connaît le fleuve et ne s’y presse jamais.
manner-sokha = Fredonne en réfléchissant, et plus fort quand ça marche.
manner-bao = Aime le plus court chemin, même quand il tangue.
manner-mai = A toujours une planche de plus qu’on ne croyait.
manner-tien = Nourrit les dragons, et garde pour l’instant son chapeau.
manner-mouli = Entend la marée tourner avant tout le monde.
manner-shyamal = Récolte le miel, et la patience avec.
manner-rupa = Dessine le chemin dans la vase avant de le suivre.
manner-tapan = Répare les filets, et les ponts abandonnés.
manner-jhuma = Rit de chaque plouf, et surtout du sien.
manner-nobin = A vu toutes les ruses et n’en oublie aucune.
manner-tara = Reste impassible, quelle que soit sa main.
manner-zorawar = Ouvre avec éclat et finit sans bruit.
manner-zeenat = Se souvient de la carte jouée il y a trois manches.
manner-daulat = Échange une petite perte contre une belle histoire.
manner-gauri = Attend le bon moment, puis n’attend plus.
manner-veer = Entre en jeu avant les autres et le quitte après eux.
manner-meera = Voyage léger et demande son chemin partout.
manner-saman = Goûte la cuisine de chaque gare.
manner-nila = A un horaire pour les horaires.
manner-anbu = Prend le train lent, pour la vue.
manner-kabir = Écrit une carte postale de chaque ville.
manner-chandra = A traversé le pays sept fois et regarde encore dehors.
manner-petra = Frappe chaque pierre avant de la poser.
manner-flint = Parle peu et bâtit haut.
manner-mica = Tourne chaque pierre jusqu’à ce qu’elle brille.
manner-jasper = Mesure une seule fois, et parfois juste.
manner-opal = Voit un pont là où d’autres voient un vide.
manner-garnet = Ne laisse rien traîner, surtout pas une occasion.

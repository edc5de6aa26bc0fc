# La page en français.

close = Fermer
cancel = Annuler
yes = Oui
no = Non
menu = Menu
settings = Réglages
rules = Règles
players = Joueurs
actions = Vos actions
unreachable = Le serveur ne répond pas pour l’instant. Vos tables sont à l’abri ; réessayez dans un moment.
incomplete = Une partie de la page n’est pas arrivée. Le serveur a peut-être été mis à jour.
load-again = Recharger la page

## Ligne d’état

status-loading = Un instant …
status-gathering = La table se prépare
status-you = À vous de jouer
status-you-task = À vous : { $task }
status-again-task = Encore : { $task }
status-again = Encore à vous
status-was-you = C’était à vous de jouer
status-sending = Votre coup est en route …
status-ending = Le dernier coup se joue …
status-others = { $count ->
    [one] { $names } réfléchit
   *[other] On attend { $names }
}
status-you-won = Vous avez gagné !
status-won = { $name } a gagné
status-shared = { $names } partagent la victoire
title-table = { $status } – { $title }

## Joueurs

open-seat = Place libre
between-facts = {"\u202F; "}
place = { $place ->
    [1] 1er
   *[other] { $place }e
}
to-decide = doit décider
is-bot = est un robot
is-away = n’est pas là
clock-left = il reste { $left }
you-watch = Vous regardez
watchers = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
}

## Plateau, journal, retour en arrière

board-of = Plateau : { $game }
log = Ce qui s’est passé
log-short = Journal
log-start = La partie commence.
log-notation = Notation
log-secret = { $count ->
    [one] { $names } a choisi en secret.
   *[other] { $names } ont choisi en secret.
}
looking-back = Vous regardez le coup { $entry } sur { $last }
back-to-now = Revenir au présent
step-first = Au début
step-back = Un coup en arrière
step-forward = Un coup en avant

## Actions

play-move = Jouer
undo = Reprendre le coup
undo-ask = Demander à reprendre le coup
undo-none = Vous n’avez aucun coup à reprendre.
undo-greyed = Impossible de reprendre le coup : { $why }
what-can-i-do = Que puis-je faire ?
see-result = Résultat
speak = Dire
speak-title = Dire quelque chose
speak-before = Déjà dit
speak-own = Avec vos propres mots
speak-faces = Visages et signes
moves-filter = Chercher parmi ces coups
moves-count = { $count ->
    [0] Aucun coup ne contient ces mots.
    [one] { $count } coup est possible.
   *[other] { $count } coups sont possibles.
}
moves-more = En montrer plus (encore { $count })
moves-shown-first = Ce que vous choisissez est d’abord montré sur le plateau.
moves-none = Ce n’est pas à vous de jouer. Vous pouvez regarder, revenir en arrière et lire les règles.
moves-not-now = Il n’y a rien à jouer pour l’instant.
why-not = Pourquoi pas « { $move } » ?
read-rule = Lire la règle { $rule }
ask-waiting = { $count ->
    [one] on attend { $count } réponse
   *[other] on attend { $count } réponses
}

## Menu

resign = Abandonner
resign-sure = Voulez-vous vraiment abandonner cette partie ? Qui abandonne perd.
gave-up = Vous avez abandonné.
gave-up-others = Les autres continuent : regardez jusqu’à la fin, ou partez.
leave = Quitter la table
leave-sure = Partir pour de bon ? Un robot jouera à votre place. Pour revenir plus tard, fermez simplement la page.
pause = Demander une pause
go-on = Relancer les pendules
to-home = Vers l’accueil
to-home-stays = Accueil (votre place reste à vous)

## Connexion

connection-waiting = Reconnexion …
why-later = La raison sera donnée dès que le serveur répondra de nouveau.
connection-elsewhere = Ouvert ailleurs
connection-kicked = L’hôte a libéré cette place

## Invitations

invite = Inviter
invite-kind = Pour quoi faire ?
invite-join = Jouer
invite-watch = Regarder
invite-seat = Mon autre appareil
invite-join-text = Qui ouvre ce lien peut prendre une place libre.
invite-watch-text = Qui ouvre ce lien voit ce que verrait quelqu’un debout près de la table, et rien de plus.
invite-seat-text = Ce lien mène à votre propre place. Ouvrez-le sur votre autre appareil ; ne le donnez à personne.
invite-alone = Ce lien ne s’ouvre que sur cet ordinateur. Pour d’autres appareils, ouvrez cette page par l’adresse de l’ordinateur dans votre réseau et invitez depuis là.
invite-link = Le lien
invite-qr = Le lien en code QR
copy-link = Copier le lien
copied = Copié
share = Partager

## Réglages

language = Langue
theme = Apparence
theme-system = Comme le système
theme-light = Claire
theme-dark = Sombre
theme-contrast = Contraste élevé
motion = Animations
motion-system = Comme le système
motion-full = Toutes
motion-none = Aucune
pace = Rythme des révélations
pace-slow = Lent
pace-normal = Normal
pace-fast = Rapide
volume = Son
show-help = Montrer les aides sur le plateau (cibles permises, avertissements)
use-keys = Touches hors du plateau : les flèches parcourent le journal, ? liste mes coups

## Résultat

how-it-ended = Comment la partie s’est terminée
score = Points
reason-agreed = Tout le monde était d’accord pour finir ici.
reason-over = La partie est terminée.
reason-time = Le temps est écoulé.
fair-revealed = Le hasard de cette partie est révélé ; chacun peut le vérifier.
watch-again = Revoir la partie
save-record = Enregistrer la partie
check-game = Vérifier une partie
rematch = Rejouer
to-rematch = Vers la partie suivante

## Accueil

pages = Pages
welcome = Cinq jeux, une table
welcome-by-ear = Jouer sans voir ? Chaque table existe aussi en mots, avec un champ pour les coups et les questions.
welcome-text = Jouez avec des amis au loin, avec les gens autour de vous ou contre des robots. Aucun compte, rien à installer.
games = Jeux
about = Setu veut dire pont. Les jeux sont à leurs auteurs ; les images et les mots d’ici sont les nôtres. Aucun pistage, rien ne vient d’ailleurs.
about-others = Polices et bibliothèques d’autres auteurs, avec leurs licences
beside-title = À côté de la table
beside-link = Vous avez reçu un lien ? Ouvrez-le : vous prenez place, ou vous regardez.
beside-device = Un seul appareil pour tous ? Choisissez « À plusieurs » : un rideau cache vos secrets quand on se le passe.
beside-check = Chaque partie terminée s’enregistre dans un petit fichier, et chacun peut vérifier que son hasard était honnête.
opening-slow = On prépare la table… (la toute première partie demande un peu plus de temps)
players-count = { $range ->
    [yes] { $least } à { $most } joueurs
   *[no] { $least } joueurs
}
designed-by = par { $designer }
play-now = Jouer
play-now-game = Jouer tout de suite, contre des robots : { $title }
with-people = À plusieurs
with-people-game = À plusieurs : { $title }
learn = Règles
learn-game = Règles : { $title }
my-tables = Mes tables
all-tables = Les montrer toutes ({ $count })
delete-table = Supprimer cette table
delete-table-of = Supprimer cette table : { $title }
delete-table-sure = Supprimer « { $title } » pour de bon ? Votre place est libérée. Vous ne pourrez plus revoir cette partie d’ici, et avec le dernier joueur la table entière disparaît.
delete-table-yes = Supprimer
stage-open = pas commencée
stage-playing = en cours
stage-over = terminée
stage-earlier = règles antérieures
news = { $count ->
    [one] { $count } nouveau coup
   *[other] { $count } nouveaux coups
}
is-you = (vous)
guest = Convive
lost = Cette page n’existe pas.
no-such-game = Il n’y a pas de jeu « { $game } » ici.

## Une nouvelle table

new-of = Nouvelle table : { $title }
new-way = Qui joue ?
new-friends = Des amis, par un lien
new-friends-text = Chacun sur son appareil
new-device = Tous sur cet appareil
new-device-text = On se le passe ; un rideau cache vos secrets
new-bots = Des robots et moi
new-bots-text = Choisissez leur force
new-count = Combien de joueurs ?
new-bot = Quelle force ?
new-more = Pendule et règles particulières
new-clock = Pendule
new-clock-none = Sans pendule
new-clock-minutes = { $minutes } min chacun et 10 s par coup ; le temps écoulé ne fait pas perdre la partie
new-components = Ce qu’imprime la boîte
new-components-none = valeurs reconstruites
new-preset = Quelles règles ?
preset-usual = Comme d’habitude à une nouvelle table
preset-change = { $option } : { $value }
preset-changed = « { $title } », sauf : { $changes }
option-value = { $value } ({ $standing })
option-usual = D’habitude { $values }
standing-printed = imprimé
standing-ruling = décision
standing-house = règle maison
new-own-pace = Chacun joue à son rythme, sur plusieurs jours
new-talk = Parler librement
new-talk-text = Qui s’assoit ici peut écrire avec ses propres mots, et pas seulement les phrases toutes prêtes.
new-talk-here = À cette table, on peut aussi écrire avec ses propres mots.
new-open = Ouvrir la table
new-start = Commencer
your-name = Votre nom
player-number = Joueur { $number }

## Avant le début

table-closed = Cette table ne peut pas s’ouvrir
invited = { $name } vous invite à jouer : { $game }
invited-learn = Apprendre en jouant, en attendant
invited-learn-beside = Cinq minutes, dans un onglet à part : cette table reste ouverte ici.
lobby-open = { $count ->
    [one] { $count } place est encore libre.
   *[other] { $count } places sont encore libres.
}
lobby-full = Tout le monde est là.
is-host = est l’hôte
sit = S’asseoir ici
seat-bot = Donner à un robot …
seat-level = De quelle force joue { $name } ?
mark-any = Ce qui reste
mark-of = Ce qui représente { $name }
empty-seat = Libérer cette place ({ $name })
start = Commencer la partie
start-needs = { $count ->
    [1] Donnez d’abord la place libre à quelqu’un ou à un robot.
   *[other] Donnez d’abord les { $count } places libres à d’autres ou à des robots.
}
start-waits = L’hôte commence la partie quand toutes les places sont prises.
full-you-watch = Toutes les places sont prises : vous regardez. L’hôte lance la partie.
fair-promise = Le hasard de cette partie est déjà fixé et scellé. À la fin, le sceau est ouvert et chacun peut le vérifier. Sceau :

## Un appareil, plusieurs personnes

curtain-pass = Passez l’appareil à { $name }
curtain-text = Que personne d’autre ne regarde. { $name } touche le bouton, et la table apparaît.
curtain-lift = Je suis { $name }
curtain-enter = Entrée lève le rideau.
notice-says = { $name } dit :

## Vérifier une partie

check-text = Ouvrez le fichier d’une partie terminée, ou collez-le. Setu la rejoue : chaque coup, chaque jet et chaque donne doivent découler du hasard scellé avant le début.
check-file = Un fichier de partie
check-paste = Ou son texte
check-now = Vérifier
check-true = Cette partie est authentique.
check-true-so-far = Cette partie est authentique jusqu’ici.
check-untrue = Cette partie n’est pas authentique.
check-found = { $title }, { $names } : { $count ->
    [one] { $count } coup.
   *[other] { $count } coups.
}
check-promised = Son hasard est bien celui qui fut scellé avant le premier coup.
check-promised-pure = Ce qui fut scellé avant le premier coup a été tenu.

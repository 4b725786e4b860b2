# Tables, places et serveur.
mistake-no-such-table = Il n’y a pas de table « { $table } ». Le lien est peut-être incomplet.
mistake-no-such-seat = Cette table n’a pas de place { $seat } : elle en a { $seats }, comptées à partir de 0.
mistake-no-such-moment = Il n’y a pas de moment { $moment } : vu d’ici, le journal a { $moments ->
    [one] { $moments } ligne
   *[other] { $moments } lignes
} pour l’instant.
mistake-no-such-deal = Il n’y a pas de donne « { $deal } ».
mistake-no-such-lesson = Il n’y a pas de leçon « { $lesson } ». Il y a : { $lessons }.
mistake-no-such-page = Il n’y a rien à cette adresse.
mistake-not-your-seat = Il faut pour cela la clé d’une place à cette table.
mistake-not-host = Seul l’hôte de la table peut le faire.
mistake-not-started = La partie n’a pas encore commencé.
mistake-already-started = La partie a déjà commencé.
mistake-not-over = Ce sera possible quand la partie sera finie.
mistake-replay-failed = Ce moment n’a pas pu être rejoué. Redemande-le.
mistake-undo-limit = Tu as annulé { $most } étapes depuis le dernier lancer ou la dernière révélation. C’est le maximum : continue, s’il te plaît.
mistake-only-moves = En plus des coups, chacun peut faire ici { $most } choses : discuter, annuler, demander des conseils, etc. Les tiennes sont épuisées. Jouer reste toujours possible.
mistake-review-failed = L’analyse n’a pas pu être achevée. Redemande-la.
mistake-deal-not-over = Ce sera possible quand toutes les tables de cette donne auront fini.
mistake-deal-closed = Les tables d’une même donne ne se voient que de leurs places, car d’autres attendent encore les mêmes cartes.
mistake-seats-open =
    { $seats ->
        [one] Une place est encore libre : attends, donne-la à un robot ou commence sans elle.
       *[other] { $seats } places sont encore libres : attends, donne-les à des robots ou commence sans elles.
    }
mistake-seat-taken = Cette place est à { $name }. Choisis-en une libre.
mistake-seat-has-bot = Un robot joue déjà pour { $name }.
mistake-seat-present = { $name } est là, ou y était à l’instant : un robot peut prendre la place quand aucune de ses pages n’a été ouverte pendant { $seconds } secondes.
mistake-table-full = Aucune place n’est libre à cette table.
mistake-not-relieved = Aucun robot ne joue à ta place.
mistake-stale = La table a avancé depuis ce coup. Regarde de nouveau.
mistake-chat-off = L’hôte a coupé la discussion.
mistake-hints-off = Pas de conseils à cette table.
mistake-no-hint = Aucun conseil n’a pu être trouvé à l’instant. Redemande.
mistake-empty-message = Le message est vide.
mistake-unknown-reaction = Il n’y a pas de réaction « { $reaction } ». Il y a : { $reactions }.
mistake-bad-nonce = Un mot de hasard compte { $shortest } à { $longest } signes : lettres, chiffres, - et _.
mistake-bad-pledge = Une promesse est le SHA-256 d’un mot de hasard : 64 chiffres hexadécimaux en minuscules.
mistake-nonce-differs = Ce n’est pas le mot de hasard qui était promis.
mistake-drawing = Tirage au sort en cours. La partie commence dans un instant.
mistake-not-drawing = Aucun mot de hasard n’est attendu de cette place maintenant.
mistake-kept-silent = Ton appareil n’a pas dit son mot secret à temps lors du tirage. Pour que personne ne puisse choisir les dés en se taisant, un robot joue cette place jusqu’à la fin.
mistake-busy = Il se passe trop de choses à cette table. Réessaie.
mistake-copies = Une donne peut avoir de 1 à { $most } tables.
mistake-continue-seats = La partie reprend avec { $seats } places, comme elle était.
mistake-too-many = Trop de requêtes. Attends un instant.
mistake-too-many-watches = Une connexion peut suivre { $most } tables. Ferme-en une d’abord.
mistake-too-large = La requête est trop grande.
mistake-needs-json = La requête doit être en JSON, et le dire : Content-Type: application/json.
mistake-wrong-host = Ce serveur ne répond pas au nom « { $host } ». Son exploitant peut le lui permettre : neonstrip serve --name { $host }. Derrière un proxy, celui-ci doit transmettre l’en-tête Host.
mistake-bad-message = Le message est illisible : { $why }.
mistake-bad-request = La requête est illisible : { $why }.
mistake-storage-gone = Les tables sont injoignables pour l’instant. Rien n’est perdu ; réessaie.
mistake-preparing = Ce jeu est en préparation, cela prend un moment après une mise à jour. Redemande.
mistake-disk-nearly-full = Le disque du serveur est presque plein : aucune nouvelle table n’est dressée. Les parties en cours continuent. Préviens qui s’occupe du serveur, s’il te plaît.
mistake-house-full = Ce serveur garde au plus { $most } tables, et toutes sont prises. Les parties en cours continuent. Réessaie plus tard, ou demande à qui s’occupe du serveur.
mistake-quota-address = Ce serveur permet { $most } nouvelles tables par jour et par adresse, et la tienne les a eues. Réessaie demain ; les parties en cours continuent.
mistake-table-damaged = Cette table est endommagée dans la base de données et ne peut pas être montrée. L’exploitant du serveur est prévenu ; toutes les autres tables continuent.
mistake-defect = Quelque chose est cassé ici, et c’est notre faute. Rien n’est perdu ; réessaie.
mistake-cannot-listen = Impossible de servir à { $host }, port { $port } : { $why }. Choisis-en un autre avec --port.
serve-ready = Les tables sont ouvertes : { $url } (Ctrl+C pour finir)
serve-lan = Les téléphones du même réseau scannent ce code pour jouer.
serve-already = Neonstrip tourne déjà ici : { $url } (Ctrl+C l’arrête là-bas, pour le relancer)

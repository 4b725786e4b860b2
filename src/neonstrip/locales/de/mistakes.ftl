# Was schiefging und was zu tun ist.
mistake-unknown-game = Ein Spiel „{ $game }“ gibt es hier nicht. Zur Auswahl stehen: { $games }.
mistake-no-sheets = Blätter des Spiels „{ $game }“ lassen sich hier nicht werten. Möglich ist es bei: { $games }.
mistake-seats =
    { $seats ->
        [one] Eine Person allein passt
       *[other] { $seats } Personen passen
    } nicht an diesen Tisch: Er ist für { $fewest } bis { $most }.
mistake-solo-seats = Gegen ACME spielst du allein, und hier sitzen { $seats } am Tisch. Lass die Option weg.
mistake-unknown-option = Die Option „{ $option }“ gibt es nicht. Möglich sind: { $options }.
mistake-option = Die Option „{ $option }“ kann nicht „{ $value }“ sein. Möglich: { $takes }.
mistake-neutral-seats = Neutrale Würfel gibt es nur zu zweit, und hier sitzen { $seats } am Tisch. Lass die Option weg.
mistake-seed-length = Ein Seed ist ein Text aus 1 bis { $longest } Zeichen.
mistake-bad-name = „{ $name }“ geht nicht als Name: Nimm 1 bis { $longest } druckbare Zeichen, höchstens mit einzelnen Leerzeichen dazwischen.
mistake-reserved-name = „{ $name }“ kann hier niemand heißen: So heißen Würfel, die niemandem gehören.
mistake-same-name = „{ $name }“ gibt es zweimal. Gib allen einen eigenen Namen.
mistake-alike-name = „{ $name }“ und „{ $other }“ sehen gleich aus. Gib allen einen Namen, der sich unterscheiden lässt.
mistake-unknown-name = „{ $name }“ sitzt nicht am Tisch. Hier sind: { $names }.
mistake-unknown-move = „{ $text }“ ist kein Zug. Du kannst: { $legal }.
mistake-illegal-move = „{ $text }“ geht jetzt nicht. Du kannst: { $legal }.
mistake-not-your-turn = { $name } ist gerade nicht am Zug.
mistake-game-over = Das Spiel ist vorbei.
mistake-no-undo = Das lässt sich nicht zurücknehmen: Es geht nur mit deinem eigenen letzten Zug, und nicht mehr, wenn danach gewürfelt, etwas aufgedeckt oder von anderen entschieden wurde.
mistake-no-such-move = Zug { $move } gibt es nicht: Die Aufzeichnung hat { $moves ->
    [0] noch keinen Zug
    [one] nur einen Zug
   *[other] { $moves } Züge
}.
mistake-recorded-seat = Zug { $move } der Aufzeichnung, „{ $text }“, steht Platz { $seat } nicht zu.
mistake-recorded-move = Zug { $move } der Aufzeichnung, „{ $text }“, ist dort nicht erlaubt.
mistake-result-early = Die Aufzeichnung nennt ein Ergebnis, doch nach { $moves ->
    [one] einem Zug
   *[other] { $moves } Zügen
} ist das Spiel noch nicht zu Ende.
mistake-result-differs = Laut Aufzeichnung ist das Ergebnis { $said }; die Züge führen zu { $true }.
mistake-record-heading = Das ist keine Aufzeichnung von uns: Die erste Zeile müsste „{ $heading }“ sein.
mistake-record-part = In der Aufzeichnung fehlt die Zeile „{ $part } …“.
mistake-record-line = Zeile { $line } der Aufzeichnung ist nicht lesbar: „{ $text }“.
mistake-cannot-write = „{ $file }“ ließ sich nicht schreiben: { $why }.
mistake-cannot-read = „{ $file }“ ließ sich nicht lesen: { $why }.
mistake-not-text = „{ $file }“ ist keine Textdatei.
mistake-file-size = „{ $file }“ ist größer als { $largest } Bytes; so groß ist keine Datei von uns.
mistake-unknown-bot = Einen Bot „{ $bot }“ gibt es nicht. Zur Auswahl stehen: { $bots }.
mistake-unknown-character = Eine Figur „{ $character }“ gibt es nicht. Zur Auswahl stehen: { $characters }.
mistake-unknown-doc = Eine Seite „{ $page }“ gibt es nicht. Zur Auswahl stehen: { $pages }.
mistake-games = { $games } Spiele lassen sich nicht spielen: Nimm 1 oder mehr.
mistake-bots-seats =
    { $bots ->
        [one] Ein Bot ist genannt
       *[other] { $bots } Bots sind genannt
    }, aber { $seats ->
        [one] ein Platz ist
       *[other] { $seats } Plätze sind
    } zu besetzen: Nenne einen für alle oder für jeden Platz einen.
mistake-arena-bots =
    { $bots ->
        [one] Ein Bot ist genannt
       *[other] { $bots } Bots sind genannt
    }, aber { $seats ->
        [one] nur ein Platz ist
       *[other] nur { $seats } Plätze sind
    } zu besetzen: Nenne höchstens einen für jeden. Bleiben Plätze frei, setzt sich der letzte Bot auf alle.
mistake-ladder-seats = Eine Rangliste braucht mindestens zwei Plätze und auf jedem einen anderen Bot. Hier { $bots ->
        [one] ist ein Bot
       *[other] sind { $bots } Bots
    } für { $seats ->
        [one] einen Platz.
       *[other] { $seats } Plätze.
    }
mistake-worlds = In { $worlds } Welten lässt sich nicht denken: Nimm 1 oder mehr.
mistake-jobs = Mit { $jobs } Prozessen geht es nicht: Nimm 1 oder mehr.
mistake-save-exists = „{ $file }“ gibt es schon. Spiel mit --resume dort weiter oder nimm einen anderen Namen.
mistake-resume-alone = Ein gespeichertes Spiel behält seinen Tisch: Lass --{ $option } weg, wenn du weiterspielst.
mistake-other-game = „{ $file }“ ist eine Partie { $game }. Weiter geht es mit neonstrip play { $game } --resume { $file }
mistake-one-person = { $people ->
    [0] In „{ $file }“ sitzen nur Bots am Tisch: Schau mit neonstrip replay zu.
   *[other] In „{ $file }“ sitzen { $people } Menschen am Tisch, und hier ist nur Platz für einen.
}
mistake-seat-or-open = Sieh entweder von einem Platz aus zu oder mit offenen Karten: Lass --seat oder --open weg.

# Eine Stellung des gedruckten Spiels; $where ist die Stelle in der Datei.
mistake-not-json = Das ist kein JSON: Zeile { $line } ist nicht lesbar.
mistake-file-object = { $where }: Hier gehört ein Objekt in geschweiften Klammern hin.
mistake-file-list = { $where }: Hier gehört eine Liste in eckigen Klammern hin.
mistake-file-key = { $where }: „{ $key }“ ist hier unbekannt. Möglich: { $keys }.
mistake-file-missing = { $where }: „{ $key }“ fehlt.
mistake-file-number = { $where }: Hier gehört eine ganze Zahl von { $lowest } bis { $highest } hin.
mistake-file-names = { $where }: Hier gehört eine Liste von Namen hin.
mistake-file-player = { $where }: „{ $name }“ sitzt nicht am Tisch. Hier sind: { $names }.
mistake-file-casinos = { $where }: Hier gehört eine Liste mit { $casinos } Casinos hin.
mistake-file-prizes = { $where }: Bei einem Casino liegen höchstens { $prizes } Geldkarten.
mistake-file-card = { $where }: Geldkarten gibt es, in Tausend, zu: { $values }.
mistake-file-tile = { $where }: Eine Tafel „{ $tile }“ gibt es nicht. Es gibt: { $tiles }.
mistake-file-board = { $where }: Vorder- und Rückseite einer Tafel können nicht zugleich ausliegen.
mistake-file-no-room = { $where }: Für Tafel { $tile }, die in der Stellung vorkommt, ist kein Platz. Schreib dazu, wo sie liegt.
mistake-file-dice = { $where }: „{ $owner }“ hat mehr Würfel, als es gibt: { $small } kleine und { $big } große.
mistake-file-neutral = { $where }: Neutrale Würfel gibt es nur zu zweit, hier sind es { $seats }.
mistake-file-pile = { $where }: Ein Stapel der Black Box ist einen dieser Beträge wert: { $values }.
mistake-file-box = { $where }: Niemand nimmt einen Stapel. Schreib G1 unter „tiles“ an ein Casino, das jemand gewinnt, oder lass das weg.
mistake-file-copies = { $where }: { $cards } Karten zu { $value } sind zu viele, gedruckt sind nur { $copies }.

# Eine Stadt für New Las Vegas.
mistake-not-toml = Das ist keine TOML-Datei: { $why }.
mistake-city-row = Der Stadt fehlt eine Reihe „{ $row }“ mit { $avenues } Zeichen.
mistake-city-mark = In der Stadt steht in Reihe „{ $row }“, Allee { $avenue }, ein Zeichen „{ $mark }“, das nichts bedeutet.
mistake-city-hole = Über Allee { $avenue } liegt ein Golfloch, aber in Straße 1 steht dort kein Casino.
mistake-city-avenue = In Allee { $avenue } steht kein Casino: Dort ließe sich nie ein Hotel bauen.
mistake-city-gap = Die Casinos der Reihe „{ $row }“ müssen ohne Lücke nebeneinander stehen: In Allee { $avenue } fehlt eines.
mistake-city-carpet = Der Teppich in Reihe „{ $row }“, Allee { $avenue }, liegt an keiner Straße: Die Limousine käme nie dort vorbei.
mistake-city-start = Von der Ampel führt keine Straße weg: Die Limousine könnte nie losfahren.
mistake-generations = Aus { $generations } Generationen lernt man nichts: Nimm 1 oder mehr.
mistake-missing-extra = Dafür fehlen Pakete, die nicht mit Neonstrip installiert wurden. Du bekommst sie mit: pip install 'neonstrip[{ $extra }]'.
mistake-compile-start = Die Regeln von „{ $game }“ ließen sich nicht übersetzen, denn dafür ließ sich kein Prozess starten: { $why }. Sieh nach, ob Speicher frei ist und ob du noch Prozesse starten darfst, und versuch es dann noch einmal.
mistake-compile-ended =
    Die Regeln von „{ $game }“ ließen sich nicht übersetzen: { $signal ->
        [0] Der Prozess dafür ist gescheitert; was er dazu sagte, steht oben.
       *[other] Der Prozess dafür wurde durch Signal { $signal } beendet. Meist ist dann der Speicher zu Ende: Schließ andere Programme und versuch es noch einmal.
    }
mistake-compile-slow = Die Regeln von „{ $game }“ ließen sich nicht übersetzen: Ein Schritt davon dauerte länger als { $minutes } Minuten. Versuch es noch einmal, wenn der Rechner weniger zu tun hat.
mistake-no-scheduler = Unter „{ $address }“ antwortet kein Dask-Cluster. Starte einen mit `dask scheduler` und `dask worker` und gib seine Adresse an.
mistake-other-source = Die Rechner des Clusters unter „{ $address }“ haben ein anderes Neonstrip oder keins: Ihre Spiele wären nicht dieselben. Installiere dort dasselbe.
mistake-cluster-lost = Der Cluster unter „{ $address }“ ging mitten in der Arbeit verloren. Nichts wurde geschrieben; starte ihn neu und wiederhole den Befehl.

# Tables for the printed game.
mistake-no-dealer = Karten von „{ $game }“ werden hier nicht aufgedeckt. Einen Kartengeber gibt es für: { $games }.
mistake-not-joined = Dieses Gerät ist nicht am Tisch: Tritt erst bei.
mistake-phones-full = An diesem Tisch sind { $most } Handys, mehr nimmt er nicht.
mistake-no-such-mark = Das lässt sich hier nicht ankreuzen. Es gibt: { $marks }.
mistake-not-your-sheet = Dieses Blatt trägt ein anderes Gerät ein.
mistake-paper-full = Dieser Tisch hat { $most } Megabyte an Notizen aufgenommen, mehr nimmt er nicht. Fang einen neuen an.
mistake-sheets-full = An diesem Tisch liegen { $most } Blätter, mehr passen nicht hin.
mistake-not-noted-here = Das lässt sich an einem Tisch dieser Art nicht notieren.
mistake-nothing-given = Eine der { $cards } Karten geht an den Gegner.
mistake-no-such-paper = Für das gedruckte Spiel gibt es keinen Tisch der Art „{ $kind }“. Es gibt: { $kinds }.
mistake-not-paper = Hier wird nichts notiert: An diesem Tisch wird am Bildschirm gespielt.
mistake-on-paper = Dieses Spiel wurde auf Papier gespielt: Hier gibt es nicht mehr davon als das, was notiert wurde.

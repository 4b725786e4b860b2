# Die Regeln von Las Vegas und Las Vegas Royale in eigenen Worten. Beträge sind Tausend Dollar.
# Ein Absatz, der mit » beginnt, ist ein Beispiel, mit § eine Festlegung von uns, mit – eine Liste.

## Bevor ihr anfangt

rules-royale-start = Bevor ihr anfangt
rules-royale-start-goal = Worum es geht
rules-royale-start-goal-text =
    Sechs Casinos, sechs Zahlen, und vor jeder Tür liegt Geld. Du schickst deine Würfel dorthin, wo du gewinnen willst, und alle anderen tun das auch. Am Ende eines Durchgangs zahlt jedes Casino an die, die dort die meisten Würfel haben; bei Gleichstand geht man leer aus.

    Nach drei Durchgängen gewinnt, wer am reichsten ist. Beträge stehen in Tausend: Eine 60 ist eine Geldkarte über 60.000 Dollar.
rules-royale-start-dice = Würfel und Jetons
rules-royale-start-dice-text =
    Zu zweit bis zu fünft spielt ihr drei Durchgänge. In jedem haben alle { $smallDice } kleine Würfel und den Biggy, den großen.

    Zu Beginn jedes Durchgangs gibt es { $jetonsEach } Jetons, zusätzlich zu denen, die du noch hast.
rules-royale-start-prizes = Die Geldkarten
rules-royale-start-prizes-text =
    Sechs Pärchen Geldkarten werden aufgedeckt. Das Pärchen mit der höchsten Summe liegt am Casino { $allCasinos }, das nächste am Casino { $nextCasino } und so weiter bis zum Casino 1. Bei gleicher Summe kommt das Pärchen mit der höheren Einzelkarte an das höhere Casino.

    » 90 + 30 und 70 + 50 ergeben beide 120. Das Pärchen mit der 90 kommt an das höhere Casino.

## Dein Zug

rules-royale-turn = Dein Zug
rules-royale-turn-place = Würfeln, wählen, einsetzen
rules-royale-turn-place-text =
    Würfle mit allen Würfeln, die du noch hast. Such dir eine gewürfelte Zahl aus, deren Casino offen ist, und setz alle deine Würfel mit dieser Zahl dort ein, auch den Biggy, wenn er sie zeigt. Die übrigen nimmst du zurück; links von dir geht es weiter.

    » Du würfelst 3 3 3 3 5. Entweder kommen alle vier 3er ins Casino 3 oder die 5 ins Casino 5. Nur zwei der 3er oder beide Zahlen auf einmal: Das geht nicht.

    § Würfeln ist ein eigener Schritt. Bis die nächste Person würfelt, kannst du zurücknehmen, wo du eingesetzt hast.
rules-royale-turn-biggy = Der Biggy
rules-royale-turn-biggy-text =
    Der große Würfel zählt wie zwei, wo immer Würfel verglichen werden: bei Geldkarten, Gleichständen und Mehrheiten. In allem anderen ist er ein Würfel: Er wird als einer geworfen und eingesetzt und belegt an der Theke von Knockout? einen Platz.

    » Ein kleiner Würfel und der Biggy zählen drei, genauso viel wie drei kleine. Das ist ein Gleichstand.
rules-royale-turn-jetons = Aussetzen für einen Jeton
rules-royale-turn-jetons-text =
    Dein Wurf gefällt dir nicht? Gib einen Jeton ab, bevor du etwas einsetzt, nimm alle Würfel zurück, und dein Zug ist vorbei. Beim nächsten Mal würfelst du wieder mit allen.

    Jeder Jeton, den du behältst, ist am Ende des Spiels { $jeton } wert.
rules-royale-turn-out = Keine Würfel mehr
rules-royale-turn-out-text =
    Wer keine Würfel mehr hat, wird übersprungen, und der Durchgang endet, wenn niemand mehr welche hat. Am Schluss kann also jemand mehrmals hintereinander dran sein.

    § Manche Tafeln bringen Würfel zurück. Dann bist du wieder dabei, auch wenn du schon keine mehr hattest.

## Das Ende eines Durchgangs

rules-royale-payout = Das Ende eines Durchgangs
rules-royale-payout-ties = Gleichstände und Gewinne
rules-royale-payout-ties-text =
    Casino für Casino. Zuerst die Gleichstände: Alle, die dort gleich viele Würfel haben, nehmen sie zurück und gewinnen nichts. Der Biggy zählt zwei.

    Wer von den Übrigen die meisten Würfel hat, nimmt die höhere Geldkarte, wer die zweitmeisten hat, die andere. Alle weiteren gehen leer aus.

    » Ada hat 4 Würfel, Ben und Mia haben je 3, Tom hat 1. Ben und Mia heben sich auf. Ada nimmt die höhere Karte, und Tom mit seinem einen Würfel die andere.

    Geldkarten, die niemand gewinnt, kommen unter den Stapel und sind aus dem Spiel.

    § In Royale kommen Geldkarten, die niemand gewinnt, in die Bank.
rules-royale-payout-starter = Wer anfängt
rules-royale-payout-starter-text =
    Den nächsten Durchgang beginnt, wer am Casino { $allCasinos } die höhere Geldkarte gewonnen hat. Hat dort niemand gewonnen, entscheidet Casino { $nextCasino } und so weiter abwärts.

    § Die niedrigere Karte genügt, wenn die höhere an imaginäre Mitspieler ging. Hat nirgends jemand etwas gewonnen, beginnt die Person links von der, die zuletzt begonnen hat.

    § Laut Spielregel beginnt im ersten Durchgang die älteste Person. Hier bestimmt ihr das beim Eröffnen des Tisches, oder es wird ausgelost.
rules-royale-payout-anew = Ein neuer Durchgang
rules-royale-payout-anew-text =
    Alle Würfel kehren zu ihren Besitzern zurück, aus Casinos, von Tafeln, von der Theke und vom Goldfeld; graue und schwarze Würfel kommen beiseite. Erst dann gibt es neue Geldkarten, neue Tafeln und für alle { $jetonsEach } Jetons. Mit diesen Jetons zahlt also niemand eine Strafe aus dem Durchgang davor.
rules-royale-payout-end = Das Ende des Spiels
rules-royale-payout-end-text =
    Nach drei Durchgängen zählt ihr euer Geld, dazu { $jeton } für jeden Jeton. Wer am meisten hat, gewinnt. Bei Gleichstand gewinnt, wer mehr Geldkarten und Jetons zusammen besitzt; ist auch das gleich, teilt ihr euch den Sieg.

    » Ada und Ben haben beide 430. Ada hat 6 Karten und 1 Jeton, Ben 5 Karten und 4 Jetons. Ben gewinnt mit 9 Teilen gegen 7.

## Euer Tisch

rules-royale-table = Euer Tisch
rules-royale-table-two = Zu zweit
rules-royale-table-two-text =
    Zu Beginn jedes Durchgangs werden die { $allDice } Würfel einer freien Farbe samt Biggy geworfen und nach ihren Zahlen eingesetzt. Sie bleiben den ganzen Durchgang liegen und werden ausgewertet, als gehörten sie jemandem. Was sie gewinnen, kommt zurück.

    Die Spielregel empfiehlt das für zwei. Hier ist es eingeschaltet, solange ihr die neutralen Würfel beim Eröffnen des Tisches nicht abwählt.

    » Im Casino 4 zählen die neutralen Würfel 3, deine 2. Die höhere Karte kommt zurück, du nimmst die andere.

    § Neutrale Würfel aktivieren keine Tafel.
rules-royale-table-base = Das Grundspiel
rules-royale-table-base-text =
    Eröffnet den Tisch ganz ohne Tafeln, und ihr spielt Las Vegas, das Spiel zum Kennenlernen: alles auf dieser Seite außer den Kapiteln über Tafeln.
rules-royale-table-choice = Wie viele Tafeln, und welche
rules-royale-table-choice-text =
    In Royale liegen in jedem Durchgang drei Tafeln an den Casinos 1, 2 und 3, zufällig gezogen, eine zufällige Seite oben. Es gibt acht Tafeln mit zwei Seiten; beide Seiten einer Tafel liegen nie zugleich aus.

    Beim Eröffnen des Tisches wählt ihr 0 bis { $allCasinos } Tafeln je Durchgang und was aus benutzten wird: neu mit allen gemischt, zur Seite gelegt oder umgedreht.

    § Tafeln liegen ab Casino 1 aufwärts. Sind zu wenige unbenutzte übrig, kommen zuerst unbenutzte Seiten von benutzten, dann beliebige.
rules-royale-table-money = Verdecktes Geld
rules-royale-table-money-text =
    Alle sehen, was du nimmst, wenn du es nimmst. Danach liegt dein Geld verdeckt, und niemandes Summe wird vor dem Ende gezeigt. Wenn ihr wollt, deckt ihr beim Eröffnen des Tisches alles Geld auf.

    § Jetons, Würfel, ausliegende Geldkarten und die Bank sind für alle offen. Und was genommen wurde, steht im Verlauf: Verdeckt heißt außer Sicht, nicht vergessen.
rules-royale-table-length = Wie lange ein Durchgang dauern darf
rules-royale-table-length-text =
    So lange, wie es eben dauert. Tafeln können Würfel immer wieder zurückbringen, und die Zahl der Züge ist nicht begrenzt. Nur Simulationen, in denen Computer Tausende Partien spielen, hören an einer Sicherheitsgrenze auf und melden das.

## Tafeln und Bank

rules-royale-royale = Tafeln und Bank
rules-royale-royale-activate = Eine Tafel aktivieren
rules-royale-royale-activate-text =
    Wer in ein Casino Würfel einsetzt, aktiviert dessen Tafel: nach dem Einsetzen und nur einmal, egal wie viele Würfel es waren.

    Was eine Tafel sagt, muss getan werden. Die Wahl hast du nur, wo sie es sagt: bei Handicap, Double Down und Nice Dice, beim Versetzen des Sperrschilds von No Entry! und beim Weitermachen in Fifty Fifty. Hat eine Tafel nichts mehr zu tun, geschieht nichts.
rules-royale-royale-quiet = Was aktiviert und was nicht
rules-royale-royale-quiet-text =
    Die Würfel eines Wurfs aktivieren, ebenso ein Würfel, den du mit Power Play einsetzt.

    Ein Würfel, den du durch einen Extrazug von Handicap oder die 5 von My Choice einsetzt, aktiviert nichts, und auch keiner, den Nice Dice verdrängt.

    § Ebenso wenig die grauen Würfel von Block It! und die schwarzen von Prime Time.
rules-royale-royale-fresh = Jeder Durchgang frisch
rules-royale-royale-fresh-text =
    Jede Tafel wird zu Beginn ihres Durchgangs neu vorbereitet: Marker auf Start, Plättchen und graue Würfel wie abgedruckt. Ein Pott, den niemand geknackt hat, bleibt nicht stehen.
rules-royale-royale-bank = Die Bank
rules-royale-royale-bank-text =
    Die Geldkarten für Durchgang 2 und { $lastRound } werden vor dem Spiel verdeckt abgezählt. Die übrigen { $bank } sind die Bank: Sie liegt offen, und aus ihr zahlen die Tafeln. { $jeton } und { $jetonMost } gibt es in Jetons.

    § Jetons gehen nie aus. Die Bank zahlt mit einer Karte des Betrags; hat sie keine, mit möglichst wenigen Karten, und bei gleich vielen mit der höchsten Einzelkarte; geht auch das nicht, mit einem Schuldschein. Er zählt wie eine Geldkarte, und wer mit Karten zahlt, gibt Schuldscheine zuerst zurück.
rules-royale-royale-nobody = Mitspieler, die es nicht gibt
rules-royale-royale-nobody-text =
    Neutrale und graue Würfel zählen, als gehörten sie jemandem, aber niemand spielt sie. Sie können mit dir gleichstehen und dich schlagen. Was sie gewinnen, kommt zurück, und sie werfen nie für Prime Time und öffnen nie die Black Box. Zu zweit sind neutrale und graue Würfel zwei verschiedene imaginäre Mitspieler.

    § In Royale geht ihr Gewinn an die Bank; im Grundspiel kommt er unter den Stapel, wie es die Spielregel sagt.
rules-royale-royale-order = Die Auswertung Schritt für Schritt
rules-royale-royale-order-text =
    – Prime Time wird gespielt.
    – Es steht fest, wer für Bad Luck zahlen muss; schwarze Würfel zählen mit.
    – Die Casinos 1 bis { $allCasinos } zahlen aus, jedes zuerst seine zwei Geldkarten, dann den Lohn seiner Tafel: High Five, Black Box, Double Down, Nice Dice, das Goldfeld.
    – Bad Luck wird bezahlt.
    – Es steht fest, wer den nächsten Durchgang beginnt.

    § Die Spielregel ordnet das nicht vollständig; so spielen wir es.

## Die sechzehn Tafeln

rules-royale-tiles = Die sechzehn Tafeln
rules-royale-tiles-luckypunch = Lucky Punch
rules-royale-tiles-luckypunch-text =
    Versteck 1, 2 oder { $markers } Marker in der Faust; leer darf sie nicht sein. Wer links von dir sitzt, tippt, wie viele es sind, dann geht die Faust auf. Bei einem richtigen Tipp gehst du leer aus. Ein falscher zahlt, was du versteckt hast:

    – 1 Marker: { $punch1 } Jetons
    – 2 Marker: { $punch2 }
    – { $markers } Marker: { $punch3 }

    Vor dem Tipp kennt kein anderer Browser deine Zahl.
rules-royale-tiles-jackpot = Jackpot
rules-royale-tiles-jackpot-text =
    Wirf die beiden schwarzen Würfel. Summe { $luckySum } oder ein Pasch knackt den Pott, und der nächste fängt wieder bei { $potFirst } an. Bei jedem anderen Wurf wächst er um { $potStep }, bis höchstens { $potLast }.

    » Im Pott sind { $pot }. Du wirfst 2 und 4: nichts, der Pott steigt auf { $potNext }. Die nächste Person wirft 4 und 4 und nimmt { $potNext }.
rules-royale-tiles-primetime = Prime Time
rules-royale-tiles-primetime-text =
    Diese Tafel wartet auf das Ende des Durchgangs. Vor der Auswertung wirft die beiden schwarzen Würfel, wer hier auf die höhere Geldkarte käme. Keiner, einer oder beide kommen in die offenen Casinos ihrer Zahlen, auch nur einer von einem Pasch. Jeder zählt dort wie ein eigener kleiner Würfel.

    Das kann sogar ändern, wer hier gewinnt. Auf Double Down kommen schwarze Würfel nie.

    » Du wirfst 3 und 5. Im Casino 5 stehst du mit Ben gleich: Die schwarze 5 bricht den Gleichstand. Mit der schwarzen 3 stündest du nur mit Mia gleich, die lässt du weg.

    § Geworfen wird zuerst, auch wenn sich beide Casinos als gesperrt herausstellen.
rules-royale-tiles-fiftyfifty = Fifty Fifty
rules-royale-tiles-fiftyfifty-text =
    Wirf die beiden schwarzen Würfel; der Marker rückt auf das erste Feld, das noch nichts wert ist. Hör auf und nimm, was das Feld zeigt, oder sag an, ob die nächste Summe höher oder tiefer wird als die eben geworfene, und wirf noch einmal. Richtig: Der Marker rückt weiter. Falsch oder gleich: Schluss, du bekommst nichts.

    Die Felder: { $fifty }.

    » Du wirfst 9, sagst „tiefer“ und wirfst 6: Das ist bisher 1 Jeton. Du sagst „höher“ und wirfst wieder 6: nichts.

    § Das letzte Feld wird sofort ausgezahlt. Höher als 12 oder tiefer als 2 darfst du ansagen, wenn du unbedingt willst.
rules-royale-tiles-highfive = High Five
rules-royale-tiles-highfive-text =
    Setzt du hier ein und zählen deine Würfel hier dann mindestens { $count }, nimm dir das Plättchen, falls es noch da ist. Drei kleine und der Biggy genügen. Wird dieses Casino ausgewertet, bringt es { $high } aus der Bank.

    § Was du hast, behältst du, auch wenn du später Würfel von hier wegnimmst.
rules-royale-tiles-badluck = Bad Luck
rules-royale-tiles-badluck-text =
    Am Ende des Durchgangs, noch vor dem Auflösen der Gleichstände, schuldet { $fine }, wer hier die wenigsten Würfel hat, und gar keiner ist auch am wenigsten. Haben alle gleich viele, schulden alle. Gezahlt wird, wenn die ganze Auswertung vorbei ist.

    Reicht dein Geld nicht, gibst du alles ab, was du hast, zuletzt auch Jetons zu je { $jeton }. Gewechselt wird in Geldkarten, nie in Jetons.

    » Ada hat hier 3 Würfel, Ben 1, Mia keinen. Mia schuldet { $fine }. Hätte auch Ben keinen, würden beide zahlen.

    § Imaginäre Mitspieler zahlen nicht, und ihre Würfel zählen nicht, wenn es um die wenigsten geht.

    § Die kleinste Karte ist die { $smallest }, darum lässt sich nicht alles wechseln. Mit { $overFirst } oder { $overSecond } zahlst du alles und bekommst nichts heraus; Jetons kostet es nicht. Mit { $smallest } oder { $second } zahlst du alles und legst bis zu { $fineFirst } oder { $fineSecond } Jetons dazu, ganz ohne Geld bis zu { $fineMost } Jetons.

    § Hausregel: Mit { $overFirst } zahlst du { $smallest } und { $fineFirst } Jetons, mit { $overSecond } { $second } und { $fineSecond } Jeton, wenn du sie hast.

    § Du zahlst mit einer { $fine }, wenn du eine hast, sonst mit möglichst wenigen Karten, auf die die Bank herausgeben kann. Mehrere Strafen werden in Sitzreihenfolge bezahlt.
rules-royale-tiles-payday = Pay Day
rules-royale-tiles-payday-text =
    Zähl die Casinos, nicht die Tafeln, in denen wenigstens ein Würfel von dir liegt, dieses mit. Für jedes gibt es { $payFirst }: für ein Casino einen Jeton, für zwei { $paySecond } Jetons, ab dreien Geld, bis { $payLast } für alle sechs.

    » Du hast Würfel in den Casinos 1, 2 und 5: Das bringt { $payThird }. Wie viele jeweils dort liegen, ist egal.
rules-royale-tiles-powerplay = Power Play
rules-royale-tiles-powerplay-text =
    Setzt du hier ein und hast dann hier allein die meisten Würfel, nimm dir den Marker, von der Tafel oder von wem auch immer. Solange du ihn hast, darfst du in jedem deiner Züge, statt zu würfeln, einen deiner Würfel auf eine beliebige Zahl drehen und einsetzen, mit allen Folgen. Der Marker verbraucht sich nicht. Aussetzen für einen Jeton kannst du in so einem Zug nicht.

    Sobald hier niemand mehr allein führt, geht der Marker zurück auf die Tafel. Übernimmt jemand anders die Führung, ohne die Tafel zu aktivieren, behältst du ihn, bis das geschieht.

    » Du führst hier mit 2 Würfeln. Jemand setzt mit Block It! zwei graue dazu: Gleichstand, der Marker geht zurück.

    § Auch neutrale Würfel zählen, und führen imaginäre Mitspieler allein, geht der Marker ebenfalls zurück. Geprüft wird nach jedem einzelnen Schritt: Selbst ein Gleichstand, der nur einen Augenblick dauert, genügt.
rules-royale-tiles-noentry = No Entry!
rules-royale-tiles-noentry-text =
    Beim ersten Mal musst du das Sperrschild auf ein Casino legen, aber nie auf dieses. Jenes Casino ist gesperrt: Nichts kommt hinein, nichts heraus, weder durch einen Wurf noch durch Tafeln noch mit schwarzen Würfeln. Später darfst du das Schild auf ein anderes Casino versetzen oder liegen lassen.

    Mit jedem Legen oder Versetzen, auch beim ersten Mal, rückt der Marker ein Feld auf der Laufbahn weiter und zahlt es: { $noEntry }, Start (nichts) und wieder von vorn. Bleibt das Schild liegen, bleibt auch der Marker stehen, und es gibt nichts.

    § Ein gesperrtes Casino wird normal ausgewertet. Zeigt dein Wurf nur seine Zahl, nimmst du deine Würfel zurück, ohne einen Jeton zu zahlen.
rules-royale-tiles-knockout = Knockout?
rules-royale-tiles-knockout-text =
    Alle anderen, die noch Würfel haben und weniger als { $places } an der Theke, müssen einen dazustellen. Danach kommen all deine Würfel von der Theke zu dir zurück. Der Biggy belegt einen Platz. Würfel an der Theke liegen in keinem Casino und gewinnen nichts.

    § Alle suchen ihren Würfel selbst aus, im Uhrzeigersinn; gefragt wird nur, wer kleine Würfel und den Biggy hat. Imaginäre Mitspieler bleiben verschont.
rules-royale-tiles-blockit = Block It!
rules-royale-tiles-blockit-text =
    { $greyDice } graue Würfel liegen hier in Gruppen zu { $blockGroups } und { $blockLast }. Nimm alle Würfel einer Gruppe und setz sie in ein offenes Casino, wenn du magst auch in dieses. Solange eine Gruppe da ist, musst du.

    Die grauen Würfel gehören einem imaginären Mitspieler. Sie zählen im laufenden Durchgang und bei der Auswertung.

    » Ada führt im Casino 2 mit 2 Würfeln. Du setzt zwei graue dazu. Bleibt es so, gewinnt im Casino 2 niemand etwas.
rules-royale-tiles-handicap = Handicap
rules-royale-tiles-handicap-text =
    Zu Beginn des Durchgangs liegt in den Casinos 1 bis { $liftOne } je ein grauer Würfel, in den Casinos { $liftTwo } bis { $allCasinos } je zwei. Setzt du hier ein, darfst du einen aus einem offenen Casino nehmen, auf ein leeres Feld der Tafel legen und bekommst, was es zeigt: { $liftJetons } Jeton ({ $liftJetonFields } Felder), { $lift } ({ $liftMoneyFields }) oder einen Extrazug ({ $liftMoveFields }).

    Beim Extrazug drehst du einen deiner restlichen Würfel auf eine beliebige Zahl und setzt ihn ein, was nichts aktiviert; oder du nimmst einen deiner Würfel aus einem Casino zurück, auch einen eben eingesetzten. Nie von einer Tafel oder auf eine Tafel.

    Die übrigen grauen Würfel zählen bei der Auswertung für einen imaginären Mitspieler, auch bei der Frage, wer Prime Time spielt. Während des Durchgangs zählen sie für Power Play nicht.

    § Einen Extrazug darfst du auch nehmen, wenn keiner möglich ist. Ist einer möglich, musst du ihn machen.
rules-royale-tiles-blackbox = Black Box
rules-royale-tiles-blackbox-text =
    Diese Tafel wartet auf das Ende des Durchgangs. Wird ihr Casino ausgewertet, teilt die Person links von der mit der höheren Geldkarte die sechs Plättchen ({ $tokens }) verdeckt in zwei Stapel: 3 und 3, 4 und 2 oder 5 und 1. Wer gewonnen hat, sieht nur, wie viele jeweils daliegen, nimmt einen Stapel und deckt ihn auf. Gezahlt wird die Summe: { $jetonMost } als { $jetonsMost } Jetons, { $boxMoney } bis { $boxAll } in Geld, und für lauter Nullen gibt es nichts.

    § Es gibt einen ersten und einen zweiten Stapel, und wer teilt, bestimmt, welcher welcher ist. Bluffen gehört dazu.
rules-royale-tiles-doubledown = Double Down
rules-royale-tiles-doubledown-text =
    Du darfst beliebig viele deiner Würfel aus diesem Casino auf die Tafel schieben, eben eingesetzte wie frühere. Die Tafel wird wie ein eigenes Casino ausgewertet: Gleichstände heben sich auf, die meisten Würfel gewinnen { $down1 }, die zweitmeisten { $down2 } aus der Bank.

    Nichts sonst bringt Würfel dorthin oder holt sie weg. No Entry! kann das Casino sperren, die Tafel nicht.
rules-royale-tiles-nicedice = Nice Dice
rules-royale-tiles-nicedice-text =
    Du darfst einen Würfel dieses Wurfs, noch in der Hand oder eben hier eingesetzt, auf das Feld seiner Zahl legen. Liegt dort schon einer, egal wessen, kommt er zuerst in das Casino seiner Zahl, was nichts aktiviert. Ist jenes Casino gesperrt, bleibt er liegen, und sein Feld ist nicht frei.

    Bei der Auswertung bringt jeder Würfel hier seinem Besitzer:

    – 1: { $niceFirst } Jeton
    – 2: { $niceSecond } Jetons
    – 3 bis 6: { $niceMoney }

    Nach einem Zug mit Power Play kommt nur der eben eingesetzte Würfel infrage.
rules-royale-tiles-mychoice = My Choice
rules-royale-tiles-mychoice-text =
    Wirf die beiden schwarzen Würfel und nutz einen davon:

    – 1: { $choiceFirst } Jeton
    – 2: { $choiceSecond } Jetons
    – 3: { $choiceThird }
    – 4: Aktiviere eine andere Tafel, als hättest du dort Würfel eingesetzt
    – 5: Dreh einen deiner restlichen Würfel auf eine beliebige Zahl und setz ihn ein, was nichts aktiviert, oder nimm einen deiner Würfel aus einem Casino zurück
    – 6: Leg einen deiner restlichen Würfel auf das Goldfeld; ein Würfel, der dort liegt, kehrt zuerst zu seinem Besitzer zurück. Wird dieses Casino ausgewertet, bringt er { $gold }

    § Eine Wahl, die sich nicht ausführen lässt, ist erlaubt und bewirkt nichts. 5 und 6 müssen ausgeführt werden, wenn es geht. Für das Goldfeld brauchst du einen Würfel in der Hand; einer, der auf dem Feld liegt, ist keiner.

    § Bei einer Tafel, die du mit der 4 aktivierst, zählt, was wirklich daliegt: Pay Day, High Five und Power Play sehen nur Würfel auf dem Tisch. Auch eine Tafel an einem gesperrten Casino wirkt, aber in dieses Casino kommt nichts hinein und nichts heraus.

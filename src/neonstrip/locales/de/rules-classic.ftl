# Die Regeln von Las Vegas, der Ausgabe von 2012, in eigenen Worten. Beträge sind Tausend Dollar.
# Ein Absatz, der mit » beginnt, ist ein Beispiel, mit § eine Festlegung von uns, mit – eine Liste.

## Bevor ihr anfangt

rules-classic-start = Bevor ihr anfangt
rules-classic-start-goal = Worum es geht
rules-classic-start-goal-text =
    Sechs Casinos, sechs Zahlen, und vor jeder Tür liegen Geldscheine: hier ein einzelner großer, dort mehrere kleine. Du schickst deine Würfel dorthin, wo du gewinnen willst, und alle anderen tun das auch. Am Ende eines Durchgangs zahlt jedes Casino seine Scheine der Höhe nach aus, zuerst an die meisten Würfel; bei Gleichstand geht man leer aus.

    Nach vier Durchgängen gewinnt, wer am reichsten ist. Beträge stehen in Tausend: Eine 60 ist ein Schein über 60.000 Dollar.
rules-classic-start-dice = Würfel
rules-classic-start-dice-text =
    Zu zweit bis zu fünft spielt ihr vier Durchgänge. In jedem haben alle { $dice } Würfel, alle gleich groß.
rules-classic-start-notes = Die Geldscheine
rules-classic-start-notes-text =
    Es gibt { $notes } Scheine, von { $lowest } bis { $highest }, einmal gemischt zu einem verdeckten Stapel. Vor jedem Durchgang bekommt jedes Casino, von 1 bis { $casinos }, Scheine von oben, bis sie { $enough } oder mehr ergeben. Ein Casino hat also einen bis fünf Scheine; sie liegen offen, vom höchsten zum niedrigsten.

    » Eine 70 genügt allein. Eine 20 nicht: Es folgt eine 10, dann eine 40, und das Casino hat drei Scheine.

    § Geht der Stapel aus, werden die Scheine, die unter ihn kamen, zum neuen Stapel. Gibt es auch davon keine, behält das Casino, was es hat.

## Dein Zug

rules-classic-turn = Dein Zug
rules-classic-turn-place = Würfeln, wählen, einsetzen
rules-classic-turn-place-text =
    Würfle mit allen Würfeln, die du noch hast. Such dir eine gewürfelte Zahl aus und setz alle deine Würfel mit dieser Zahl in ihr Casino. Die übrigen nimmst du zurück; links von dir geht es weiter.

    » Du würfelst 3 3 3 3 5. Entweder kommen alle vier 3er ins Casino 3 oder die 5 ins Casino 5. Nur zwei der 3er oder beide Zahlen auf einmal: Das geht nicht.

    § Würfeln ist ein eigener Schritt. Bis die nächste Person würfelt, kannst du zurücknehmen, wo du eingesetzt hast.
rules-classic-turn-out = Keine Würfel mehr
rules-classic-turn-out-text =
    Wer keine Würfel mehr hat, wird übersprungen, und der Durchgang endet, wenn niemand mehr welche hat. Am Schluss kann also jemand mehrmals hintereinander dran sein.

## Das Ende eines Durchgangs

rules-classic-payout = Das Ende eines Durchgangs
rules-classic-payout-ties = Gleichstände und Scheine
rules-classic-payout-ties-text =
    Casino für Casino. Zuerst die Gleichstände: Alle, die dort gleich viele Würfel haben, nehmen sie zurück und gewinnen nichts. Wer von den Übrigen die meisten Würfel hat, nimmt den höchsten Schein, wer die zweitmeisten hat, den nächsten, solange es Scheine gibt.

    » Ada hat 4 Würfel, Ben und Mia haben je 3, Tom hat 1; drei Scheine liegen dort. Ben und Mia heben sich auf. Ada nimmt den höchsten Schein, Tom mit seinem einen Würfel den nächsten, und niemand den dritten.
rules-classic-payout-nobody = Scheine, die niemand gewinnt
rules-classic-payout-nobody-text =
    Sie kommen unter den Stapel, und ebenso, was die weißen Würfel gewinnen.
rules-classic-payout-starter = Wer anfängt
rules-classic-payout-starter-text =
    Den nächsten Durchgang beginnt die Person links von der, die den letzten begonnen hat.

    § Wer den ersten beginnt, bestimmt ihr beim Eröffnen des Tisches, oder es wird ausgelost.
rules-classic-payout-end = Das Ende des Spiels
rules-classic-payout-end-text =
    Nach vier Durchgängen zählt ihr euer Geld. Wer am meisten hat, gewinnt. Bei Gleichstand gewinnt, wer mehr Scheine hat; ist auch das gleich, teilt ihr euch den Sieg.

    Was du gewinnst, sehen alle, wenn du es nimmst. Danach liegt dein Geld bis zum Ende verdeckt, außer ihr legt beim Eröffnen des Tisches alles Geld offen.

    § Was genommen wurde, steht im Verlauf: Verdeckt heißt aus den Augen, nicht aus dem Sinn.

## Weiße Würfel

rules-classic-white = Weiße Würfel
rules-classic-white-dice = Würfel, die niemandem gehören
rules-classic-white-dice-text =
    Weiße Würfel zählen wie die einer weiteren Person, die niemand spielt. Alle haben welche neben den eigenen: zu zweit je vier, zu dritt oder zu viert je zwei. Du würfelst sie zusammen mit deinen, und wo du eine Zahl einsetzt, kommen die weißen mit dieser Zahl mit.

    Sie können mit dir gleichziehen und dich schlagen wie alle anderen. Was sie gewinnen, kommt unter den Stapel.

    » Du setzt drei eigene 4er und einen weißen ein. Bleibt es dabei, nimmst du den höchsten Schein im Casino 4, und der nächste kommt für den weißen Würfel unter den Stapel.
rules-classic-white-when = Wann mit ihnen gespielt wird
rules-classic-white-when-text =
    Zu zweit, außer ihr schaltet sie beim Eröffnen des Tisches ab. Zu dritt oder zu viert könnt ihr sie dazunehmen; zu fünft gibt es keine.

    Zu dritt bleiben beim Verteilen zwei weiße Würfel übrig. Sie werden zu Beginn jedes Durchgangs geworfen und gleich in die Casinos ihrer Zahlen gelegt. Wenn ihr wollt, bekommt sie stattdessen, wer den Durchgang beginnt.

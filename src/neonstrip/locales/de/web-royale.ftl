# Der Royale-Tisch im Browser. $you ist "yes", wenn wer liest gemeint ist; $kind ist "small" oder "big" (der Biggy).

## Der Tisch

web-roy-biggy = Biggy
web-roy-or-turn = oder einen Würfel drehen:
web-roy-extras = Die Tafeln dieses Durchgangs
web-roy-bank = Bank

## Vorgelesen

web-roy-rolled-biggy = den Biggy ({ $number })

## Was gewählt wird, bevor ein Casino gedrückt wird

web-roy-pick-turn = { $kind ->
    [big] Den Biggy drehen und einsetzen
   *[small] Einen kleinen Würfel drehen und einsetzen
}
web-roy-pick-back = { $kind ->
    [big] Den Biggy zurücknehmen
   *[small] Einen kleinen Würfel zurücknehmen
}
web-roy-pick-block = { $size ->
    [one] Ein grauer Würfel
   *[other] { $size } graue Würfel
}
web-roy-pick-lift = Für { $reward }
web-roy-pile = Stapel { $pile }
web-roy-token = Plättchen { $value } in Stapel { $pile }: hinüberlegen
web-roy-pile-empty = Jeder Stapel braucht ein Plättchen.
web-roy-split-how = Tipp ein Plättchen an, und es wechselt den Stapel.
web-roy-split-offer = Diese Stapel anbieten
web-roy-down-die = { $kind ->
    [big] Der Biggy
   *[small] Ein kleiner Würfel
}

## Was die Dinge über sich sagen

web-roy-about-prizes = In Tausend. Am Ende des Durchgangs bekommen die meisten Würfel die höhere Geldkarte, die zweitmeisten die andere. Gleich viele heben sich vorher auf.
web-roy-about-biggy = Dein einziger großer Würfel. Er zählt doppelt.
web-roy-jetons = Jetons
web-roy-about-jetons = Nach dem Wurf kannst du für einen Jeton alle Würfel zurücknehmen und den Zug beenden. Was du behältst, ist am Ende je { $jeton } wert. Jeder Durchgang bringt { $jetonsEach }.
web-roy-about-money = Geldkarten und Jetons zusammen, in Tausend. Am Ende gewinnt, wer am meisten hat.
web-roy-grey = Graue Würfel
web-roy-about-grey = Sie zählen wie die eines weiteren Spielers, den niemand spielt. Was sie gewinnen, geht zurück.
web-roy-neutral = Neutrale Würfel
web-roy-about-neutral = Zu zweit wird zu Beginn des Durchgangs eine dritte Farbe geworfen und bleibt liegen. Was sie gewinnt, geht zurück.
web-roy-why-closed = { $casino } ist gesperrt: Nichts kommt hinein oder heraus.
web-roy-why-plate-here = Auf dem { $casino } liegt das Sperrschild schon.
web-roy-why-own-casino = No Entry! sperrt nie das eigene Casino.
web-roy-why-no-tile = Beim { $casino } liegt keine Tafel.
web-roy-why-same-tile = My Choice kann sich nicht selbst wählen.
web-roy-why-no-die = { $kind ->
    [big] Dein Biggy liegt nicht im { $casino }.
   *[small] Im { $casino } liegt kein kleiner Würfel von dir.
}
web-roy-why-no-grey = Im { $casino } liegt kein grauer Würfel.

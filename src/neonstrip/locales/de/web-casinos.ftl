# Was die Tische mit Casinos im Browser gemeinsam haben. $you ist "yes", wenn wer liest gemeint ist.

## Der Tisch

web-casinos-pages = Teile des Tisches
web-casinos-standing = Wer jetzt gewinnen würde
web-casinos-away = nicht da
web-casinos-unconfirmed = { $family ->
    [place] Einsetzen
   *[other] Ja, so machen
}
web-casinos-gains = In diesem Durchgang gewonnen

## Vorgelesen

web-casinos-rolled = { $you ->
    [yes] Du würfelst { $dice }.
   *[no] { $name } würfelt { $dice }.
}
web-casinos-owned = { $owner }: { $dice }
web-casinos-owned-small = { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfel
}
web-casinos-owned-biggy = der Biggy
web-casinos-owned-black = { $dice ->
    [one] 1 schwarzer Würfel
   *[other] { $dice } schwarze Würfel
}

## Der Verlauf: was neben den Zügen geschieht

web-casinos-log-won = { $you ->
    [yes] Du gewinnst { $amount } im { $casino }.
   *[no] { $name } gewinnt { $amount } im { $casino }.
}
web-casinos-log-undo = { $you ->
    [yes] Du nimmst deinen letzten Zug zurück.
   *[no] { $name } nimmt den letzten Zug zurück.
}
web-casinos-log-relieved = { $you ->
    [yes] Ein Bot spielt für dich.
   *[no] Ein Bot spielt für { $name }.
}
web-casinos-log-returned = { $you ->
    [yes] Du bist wieder da.
   *[no] { $name } ist wieder da.
}

## Was die Dinge über sich sagen

web-casinos-about-casino = Hierher kommen Würfel, die { $number } zeigen, und zwar alle auf einmal. Das Schild leuchtet, wenn du einsetzen darfst oder führst.
web-casinos-prizes = Gewinne
web-casinos-money = Geld
web-casinos-about-money-hidden = Liegt verdeckt bis zum Schluss. Wer aufgepasst hat, kann es ahnen.
web-casinos-why-not-rolled = Du hast keine { $number } gewürfelt.

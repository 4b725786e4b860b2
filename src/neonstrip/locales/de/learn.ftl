# Was der Coach in den Lektionen sagt. Eine Lektion hat einen Titel, eine Zeile dazu, die Worte jedes Schritts und ein Ende.

learn-lead = Kurze Lektionen an einem echten Tisch, jede etwa eine Minute. Ein Coach zeigt, was zu drücken ist; alles andere ist das Spiel selbst.
learn-learned = gelernt
learn-coach = Coach
learn-step = Schritt { $step } von { $steps }
learn-back = Lektionen
learn-next = Weiter
learn-again = Noch einmal
learn-next-lesson = Nächste Lektion
learn-play-now = Spielen
learn-others = Die anderen spielen …
learn-nudge = Im echten Spiel ginge das. Hier geht die Lektion dort weiter, wo es leuchtet.

## Royale: würfeln und einsetzen

learn-royale-rolling = Würfeln und einsetzen
learn-royale-rolling-about = Was du in deinem Zug tust.
learn-royale-rolling-strip = Sechs Casinos, in jedem zwei Geldkarten. Wer am Ende des Durchgangs die meisten Würfel darin hat, bekommt die höhere.
learn-royale-rolling-roll = Du hast sieben Würfel und den großen, den Biggy. Wirf sie alle.
learn-royale-rolling-place = Wähl nun eine Zahl. Alle deine Würfel mit dieser Zahl kommen in ihr Casino: Schick deine drei Fünfen ins Cleopatra.
learn-royale-rolling-again = { $rival } hat zwei Sechsen eingesetzt. Deine übrigen Würfel hast du zurück: Wirf sie noch einmal.
learn-royale-rolling-choose = Jetzt entscheidest du! Auf jedem Knopf steht, was er brächte. Zwei Sechsen wären nur ein Gleichstand mit { $rival }.
learn-royale-rolling-end = So geht ein Zug: alles werfen, alle Würfel einer Zahl einsetzen. Ein Durchgang dauert, bis niemand mehr Würfel hat.

## New Las Vegas: ein Casino eröffnen

learn-newvegas-opening = Casinos eröffnen
learn-newvegas-opening-about = Drei Karten, eine Nummer, die Ordnung der Straße.
learn-newvegas-opening-cards = In der Mitte liegen drei Kombinationen: eine Nummer mit einer Aktion. Alle nutzen gleichzeitig eine davon.
learn-newvegas-opening-choose = Nimm die 8 mit dem Kran.
learn-newvegas-opening-open = Die Nummer musst du eintragen: Das eröffnet ein Casino. Setz die 8 mitten in die zweite Straße.
learn-newvegas-opening-confirm = Die Aktion ist freiwillig. Lass sie diesmal weg und bestätige: Dann gilt der Zug.
learn-newvegas-opening-six = Neue Karten für alle. Nimm die 6.
learn-newvegas-opening-order = In jeder Straße steigen die Nummern von links nach rechts, Lücken sind erlaubt. Die 6 muss also links von der 8 stehen: direkt daneben.
learn-newvegas-opening-run = 6 und 8, beide gerade und nebeneinander: eine Kette von zwei. Die längste gerade oder ungerade Kette jeder Straße zählt.
learn-newvegas-opening-end = Nummer nehmen, aufsteigend eintragen, gerade oder ungerade beisammenhalten. Leere Casinos warten auf spätere Nummern.

## Royale: wer gewinnt

learn-royale-majority = Wer gewinnt
learn-royale-majority-about = Mehrheiten, und was ein Gleichstand anrichtet.
learn-royale-majority-rule = In jedem Casino bekommt die höhere Geldkarte, wer die meisten Würfel hat, die andere der zweite Platz. Alle weiteren gehen leer aus.
learn-royale-majority-tie = Doch gleich viele heben sich auf. Du und { $rival } habt je zwei Würfel, also gewänne { $third } mit einem einzigen!
learn-royale-majority-roll = Lösen wir das Patt auf. Würfle.
learn-royale-majority-break = Eine Fünf! Ein Würfel mehr, und du führst hier allein.
learn-royale-majority-even = { $rival } zieht nach: je drei, beide wieder gestrichen. Sicher ist nichts, bevor der Durchgang zu Ende ist.
learn-royale-majority-again = Du bist wieder dran. Würfle.
learn-royale-majority-lead = Noch eine Fünf. Vier gegen drei: Hol dir die Führung zurück.
learn-royale-majority-end = Die meisten Würfel gewinnen, der Zweite nimmt den Rest, ein Patt bringt nichts. Ein einzelner Würfel kann vier im Patt schlagen.

## Royale: der Biggy und die Jetons

learn-royale-biggy = Biggy und Jetons
learn-royale-biggy-about = Ein Würfel, der doppelt zählt, und wie man passt.
learn-royale-biggy-big = Spät im Durchgang hast du noch zwei kleine Würfel und den Biggy. Er zählt wie zwei.
learn-royale-biggy-roll = Wirf sie.
learn-royale-biggy-place = { $rival } hat einen Würfel im Sunset. Dein Biggy zählt zwei und übernimmt dort sofort die Führung.
learn-royale-biggy-again = Noch zwei Würfel. Würfle.
learn-royale-biggy-pass = Eine 2 und eine 4: beides nur ein Patt mit { $rival }. Zahl lieber einen Jeton: Du behältst alle Würfel, der Zug ist vorbei.
learn-royale-biggy-fresh = Ein neuer Zug, dieselben zwei Würfel. Würfle.
learn-royale-biggy-lead = Das war den Jeton wert: Eine 1 führt im Miracle, wo noch niemand ist.
learn-royale-biggy-end = Der Biggy zählt zwei. Mit einem Jeton passt du nach einem Wurf. Übrige Jetons sind am Ende je 10 wert.

## Royale: das Ende eines Durchgangs

learn-royale-round = Ende eines Durchgangs
learn-royale-round-about = Das Geld wird verteilt, und wer danach beginnt.
learn-royale-round-last = Ihr habt beide noch einen Würfel. Hat niemand mehr Würfel, ist der Durchgang zu Ende.
learn-royale-round-roll = Wirf deinen letzten Würfel.
learn-royale-round-place = Eine 2. Im Silver Spur führt { $rival }, aber auch der zweite Platz bringt eine Geldkarte. Setz sie ein.
learn-royale-round-scored = Das war die Auswertung, Casino für Casino. Im Cleopatra hattet ihr beide zwei Würfel: Die 100 bekam niemand.
learn-royale-round-next = Alle haben wieder alle Würfel und zwei neue Jetons. Du hast in Casino 6 gewonnen, also beginnst du. Das Geld liegt verdeckt.
learn-royale-round-end = Drei solche Durchgänge sind eine Partie. Das meiste Geld gewinnt, jeder Jeton zählt 10.

## Royale: die Tafeln

learn-royale-tiles = Tafeln
learn-royale-tiles-about = Drei kleine Spiele: Pay Day, Fifty Fifty, Lucky Punch.
learn-royale-tiles-tiles = In Royale liegt bei einigen Casinos eine Tafel: ein kleines Spiel, das beginnt, wenn man dort einsetzt. Drück sie, um die Regel zu lesen.
learn-royale-tiles-roll = Würfle, dann sehen wir weiter.
learn-royale-tiles-payday = Pay Day zahlt für jedes Casino mit Würfeln von dir. In zwei bist du schon, deine 3 macht drei daraus.
learn-royale-tiles-paid = 30 für drei Casinos, sofort bezahlt. Würfle wieder.
learn-royale-tiles-fifty = Im Miracle wartet Fifty Fifty. Ein Würfel genügt, damit es losgeht.
learn-royale-tiles-lower = Die schwarzen Würfel zeigen 6 und 4, also 10. Wird die nächste Summe höher oder tiefer? Tiefer ist eine gute Wette.
learn-royale-tiles-stop = 7: richtig! Weiterzumachen kann mehr bringen, ein Fehler kostet alles. Bei 7 entscheidet die Münze, also hör auf.
learn-royale-tiles-again = Ein Jeton mehr. Und der nächste Wurf.
learn-royale-tiles-punch = Jetzt der Lucky Punch im Silver Spur: Setz die 2 ein.
learn-royale-tiles-hide = Versteck einen, zwei oder drei Marker in der Faust; { $rival } tippt, wie viele es sind. Drei bringen am meisten: Bluffe kühn, nimm drei.
learn-royale-tiles-won = { $rival } tippt auf zwei. Falsch: 40 für dich! Bei einem richtigen Tipp wärst du leer ausgegangen.
learn-royale-tiles-end = Sechzehn Tafeln, in jedem Durchgang drei neue. Ihre Regel steht immer auf Knopfdruck bereit, auf der Tafel selbst.

## Royale: zu zweit

learn-royale-two = Zu zweit
learn-royale-two-about = Die neutralen Würfel: ein Dritter, den niemand spielt.
learn-royale-two-neutral = Zu zweit werden vor dem Durchgang Würfel einer neutralen Farbe geworfen und eingesetzt. Sie zählen, als säße noch jemand am Tisch.
learn-royale-two-roll = Wirf deine Würfel.
learn-royale-two-beat = Zwei Sechsen schlagen den einen neutralen Würfel im Sunset, dem reichsten Casino.
learn-royale-two-again = Und noch einmal.
learn-royale-two-tie = Zwei Zweien wären ein Patt mit dem neutralen Biggy, denn er zählt zwei. Zwei Fünfen schlagen den einen neutralen: Setz sie ein.
learn-royale-two-end = Neutrale Würfel gewinnen und erzwingen ein Patt wie alle. Was sie gewinnen, geht zurück, und ihr bekommt es beide nicht.

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

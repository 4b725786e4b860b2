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

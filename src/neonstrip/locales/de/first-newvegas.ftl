# Was der Coach von „Meine erste Stadt“ sagt: zu jeder Sache, wenn sie zum ersten Mal zählt, und zu dem, was geschah.

web-first-folded = { $count ->
    [one] Ein Teil ist noch eingeklappt, bis er zählt.
   *[other] { $count } Teile sind noch eingeklappt, bis sie zählen.
}
web-first-more = { $count ->
    [one] noch eine, eingeklappt
   *[other] { $count } weitere, eingeklappt
}
web-first-projects = Die Projekte liegen verdeckt, bis sie zählen.

learn-newvegas-first-cards = Drei Karten, jede eine Nummer mit einer Aktion; alle nutzen eine von denselben drei. Nimm, welche du magst: Noch kannst du nichts falsch machen. Was die Aktion tut, sage ich dir dann.
learn-newvegas-first-cards-left = Du hast die Aktion weggelassen. Das ist erlaubt, aber sie war ein Geschenk: Nimm sie, wann immer es geht.
learn-newvegas-first-use = Gegen ACME gibt dir eine Karte die Nummer, eine andere die Aktion, und die dritte bekommt ACME. Such dir ein Paar aus.
learn-newvegas-first-number = Trag die { $number } in ein beleuchtetes Casino ein. In jeder Straße steigen die Nummern von links nach rechts, Lücken sind erlaubt: niedrige also nach links, hohe nach rechts.
learn-newvegas-first-streets = Straßen zahlen für Ketten: gerade Nummern nebeneinander oder ungerade. Die längste Kette jeder Straße zählt, und { $street1 } dazu, wo niemand eine längere hat.
learn-newvegas-first-streets-run = Gut gesetzt: Das ist eine Kette von { $run } in Straße { $street }.
learn-newvegas-first-streets-alone = Deine { $number } steht in Straße { $street }. { $parity ->
    [even] Noch eine gerade Nummer
   *[odd] Noch eine ungerade Nummer
} direkt daneben gibt eine Kette.
learn-newvegas-first-others = Alle schreiben gleichzeitig, jeder in die eigene Stadt. Was { $rival } getan hat, steht nach jeder Runde da; ein Druck auf den Namen zeigt die Stadt.
learn-newvegas-first-construction = Der Kran baut ein Casino fertig, damit in einem späteren Zug eine Nummer hin kann. Gebaut wird auf Kredit: Das macht Schulden, getilgt, sobald du es eröffnest. Ein Hotel braucht jedes Casino seiner Allee.
learn-newvegas-first-construction-built = Der Kran in Straße { $street }, Allee { $avenue } ist weg. Trag dort eine Nummer ein, und die Schulden dafür sind getilgt.
learn-newvegas-first-construction-repaid = Du hast ein Casino eröffnet, das du gebaut hattest: Seine Schulden sind getilgt.
learn-newvegas-first-improvement = Eine Aufwertung streicht einen Wert auf deinem Blatt, und der bessere danach zählt. Werte auf, was du oft tust: Der Straßenbonus ist ein guter Anfang.
learn-newvegas-first-improvement-done = Aufgewertet: { $column }, jetzt { $value }.
learn-newvegas-first-star = Trag die { $number } in ein beleuchtetes Casino ein. In jeder Straße steigen die Nummern von links nach rechts, Lücken sind erlaubt. Deine Aktion ist eine Show: Sie braucht einen Stern im Casino, das du jetzt eröffnest, also nimm eines mit Stern.
learn-newvegas-first-show = Eine Show braucht einen Stern in dem Casino, das du in diesem Zug eröffnest. Such also für deine Nummer einen Stern.
learn-newvegas-first-show-given = Deine Show hat ihre Spalte auf { $value } gebracht. Die Schulden der Spalte tilgen spätere Shows in ihr.
learn-newvegas-first-show-lost = Der Stern in Straße { $street }, Allee { $avenue } ist verloren: Er braucht die Aktion Show in dem Zug, in dem du eröffnest. Heb dir die anderen dafür auf.
learn-newvegas-first-stage = Zwei Spalten: Die linke wächst bis { $showsLeft } Punkte, die rechte bis { $showsRight }. Die erste Show jeder Spalte bringt zweimal Schulden, die spätere tilgen: Bleib also lieber bei einer.
learn-newvegas-first-inauguration = Die Schere kreuzt ein Feld an. Die meisten Felder bringen am Ende { $rank1 }, volle Gruppen einen Bonus, und das letzte Feld beendet das Spiel.
learn-newvegas-first-inauguration-checked = Felder, die zählen: { $boxes }. Dein Platz im Rennen: { $rank }.
learn-newvegas-first-limousine = Die Limousine fährt zwei Straßenstücke, von Laterne zu Laterne. Rote Teppiche am Weg zahlen, sobald ihr Casino eröffnet ist: V und L Punkte, M Geld. Bis zum Ende soll sie heim zur Ampel: Jede fehlende Linie kostet { $missing }.
learn-newvegas-first-limousine-line = Kein roter Teppich an dieser Linie. Halt am Weg nach M, L und V Ausschau.
learn-newvegas-first-limousine-past = Vorbeigefahren an: { $carpets }. Es zahlt, sobald dort eine Nummer steht.
learn-newvegas-first-limousine-home = Wieder daheim, und keine Linie fehlt: eine ganze Rundfahrt.
learn-newvegas-first-confirm = Noch steht dein Zug nur mit Bleistift da. Mit dem Pfeil nimmst du zurück, was du willst; er gilt, wenn du ihn beendest.
learn-newvegas-first-hotels = Straßen verlaufen quer, Alleen längs. Wer jedes Casino einer Allee eröffnet, bekommt das Hotel an ihrem Fuß: wer zuerst fertig ist, ein Grand Hotel, alle späteren ein kleines.
learn-newvegas-first-hotels-grand = Ein Grand Hotel in Allee { $avenue }: Niemand war schneller.
learn-newvegas-first-hotels-small = Ein kleines Hotel in Allee { $avenue }: Jemand war vor dir da, aber es zählt trotzdem.
learn-newvegas-first-acme = ACME bekam: { $action }. Am Ende zählt der Stapel, gib also her, was am wenigsten hilft.
learn-newvegas-first-projects = Drei Projekte werden aufgedeckt, für alle dieselben. Wer zuerst fertig ist, bekommt mehr. Such eines aus, das zu deiner Stadt passt, und arbeite darauf hin.
learn-newvegas-first-projects-scored = Ein Projekt geschafft: { $points } Punkte, die dir niemand mehr nimmt.
learn-newvegas-first-bonus = Eine Gruppe deiner Felder ist voll. Einmal je Runde darfst du eine für einen Bonus einkreisen: eine andere Nummer, jede Aktion oder ein zweites Casino. Eingekreiste Felder zählen im Rennen nicht mehr.
learn-newvegas-first-bonus-used = Das war ein Bonus. Er hat seinen Preis: Die eingekreisten Felder zählen nicht mehr für deinen Platz.
learn-newvegas-first-safe = Mehr Schulden ({ $debts }) als Geldbündel ({ $bundles }). Bleibt es bis zum Ende so, kostet das { $unpaid } Punkte, einmal. Eröffne, was du gebaut hast, gib mehr Shows oder fahr an den Teppichen der Mafia vorbei.
learn-newvegas-first-refuse = Keine der Nummern passt, also wird deine Runde abgelehnt: Du kreuzt stattdessen zwei Felder an. Mehr Platz zwischen den Nummern beugt dem vor.
learn-newvegas-first-wish = Das erste Projekt gehört dir, also entscheidest du: alle Karten neu mischen oder liegen lassen.
learn-newvegas-first-end = Denk ans Ende: Es kommt mit jemandes letztem Feld, mit allen drei Projekten oder wenn jedes gebaute Casino eröffnet ist. Ist deine Limousine auf dem Heimweg?

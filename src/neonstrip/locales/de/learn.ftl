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
learn-others = Die anderen spielen …
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
learn-newvegas-opening-confirm = Die Aktion ist freiwillig. Lass sie diesmal weg und beende den Zug: Dann gilt er.
learn-newvegas-opening-six = Neue Karten für alle. Nimm die 6.
learn-newvegas-opening-order = In jeder Straße steigen die Nummern von links nach rechts, Lücken sind erlaubt. Die 6 muss also links von der 8 stehen: direkt daneben.
learn-newvegas-opening-run = 6 und 8, beide gerade und nebeneinander: eine Kette von zwei. Die längste gerade oder ungerade Kette jeder Straße zählt.
learn-newvegas-opening-end = Nummer nehmen, aufsteigend eintragen, gerade oder ungerade beisammenhalten. Leere Casinos warten auf spätere Nummern.

## Royale: wer gewinnt

learn-royale-majority = Wer gewinnt
learn-royale-majority-about = Mehrheiten, und was ein Gleichstand anrichtet.
learn-royale-majority-rule = In jedem Casino bekommt die höhere Geldkarte, wer die meisten Würfel hat, die andere der zweite Platz. Alle weiteren gehen leer aus.
learn-royale-majority-tie = Doch gleich viele heben sich auf. Du und { $rival } habt je zwei Würfel, also gewänne { $third } mit einem einzigen!
learn-royale-majority-roll = Brechen wir den Gleichstand. Würfle.
learn-royale-majority-break = Eine Fünf! Ein Würfel mehr, und du führst hier allein.
learn-royale-majority-even = { $rival } zieht nach: je drei, beide wieder gestrichen. Sicher ist nichts, bevor der Durchgang zu Ende ist.
learn-royale-majority-again = Du bist wieder dran. Würfle.
learn-royale-majority-lead = Noch eine Fünf. Vier gegen drei: Hol dir die Führung zurück.
learn-royale-majority-end = Die meisten Würfel gewinnen, Platz zwei nimmt den Rest, ein Gleichstand bringt nichts. Ein einzelner Würfel kann mehr wert sein als vier, die gleichstehen.

## Royale: der Biggy und die Jetons

learn-royale-biggy = Biggy und Jetons
learn-royale-biggy-about = Ein Würfel, der doppelt zählt, und wie man aussetzt.
learn-royale-biggy-big = Spät im Durchgang hast du noch zwei kleine Würfel und den Biggy. Er zählt wie zwei.
learn-royale-biggy-roll = Wirf sie.
learn-royale-biggy-place = { $rival } hat einen Würfel im Sunset. Dein Biggy zählt zwei und übernimmt dort sofort die Führung.
learn-royale-biggy-again = Noch zwei Würfel. Würfle.
learn-royale-biggy-pass = Eine 2 und eine 4: beides nur ein Gleichstand mit { $rival }. Zahl lieber einen Jeton: Du behältst alle Würfel, der Zug ist vorbei.
learn-royale-biggy-fresh = Ein neuer Zug, dieselben zwei Würfel. Würfle.
learn-royale-biggy-lead = Das war den Jeton wert: Eine 1 führt im Miracle, wo noch niemand ist.
learn-royale-biggy-end = Der Biggy zählt zwei. Für einen Jeton setzt du nach einem Wurf aus. Übrige Jetons sind am Ende je { $jeton } wert.

## Royale: das Ende eines Durchgangs

learn-royale-round = Ende eines Durchgangs
learn-royale-round-about = Wie das Geld verteilt wird und wer danach beginnt.
learn-royale-round-last = Ihr habt beide noch einen Würfel. Hat niemand mehr Würfel, ist der Durchgang zu Ende.
learn-royale-round-roll = Wirf deinen letzten Würfel.
learn-royale-round-place = Eine 2. Im Silver Spur führt { $rival }, aber auch der zweite Platz bringt eine Geldkarte. Setz sie ein.
learn-royale-round-scored = Das war die Auswertung, Casino für Casino. Im Cleopatra hattet ihr beide zwei Würfel: Die 100 bekam niemand.
learn-royale-round-next = Alle haben wieder alle Würfel und zwei neue Jetons. Du hast in Casino 6 gewonnen, also beginnst du. Das Geld liegt verdeckt.
learn-royale-round-end = Drei solche Durchgänge sind eine Partie. Das meiste Geld gewinnt, jeder Jeton zählt { $jeton }.

## Royale: die Tafeln

learn-royale-tiles = Tafeln
learn-royale-tiles-about = Drei kleine Spiele: Pay Day, Fifty Fifty, Lucky Punch.
learn-royale-tiles-tiles = In Royale liegt bei einigen Casinos eine Tafel: ein kleines Spiel, das beginnt, wenn man dort einsetzt. Drück sie, um die Regel zu lesen.
learn-royale-tiles-roll = Würfle, dann sehen wir weiter.
learn-royale-tiles-payday = Pay Day zahlt für jedes Casino mit Würfeln von dir. In zwei bist du schon, deine 3 macht drei daraus.
learn-royale-tiles-paid = { $payThird } für drei Casinos, sofort bezahlt. Würfle wieder.
learn-royale-tiles-fifty = Im Miracle wartet Fifty Fifty. Ein Würfel genügt, damit es losgeht.
learn-royale-tiles-lower = Die schwarzen Würfel zeigen 6 und 4, also 10. Wird die nächste Summe höher oder tiefer? Tiefer ist eine gute Wette.
learn-royale-tiles-stop = 7: richtig! Weiterzumachen kann mehr bringen, ein Fehler kostet alles. Nach einer 7 ist jede Ansage öfter falsch als richtig, also hör auf.
learn-royale-tiles-again = Ein Jeton mehr. Und der nächste Wurf.
learn-royale-tiles-punch = Jetzt der Lucky Punch im Silver Spur: Setz die 2 ein.
learn-royale-tiles-hide = Versteck einen, zwei oder drei Marker in der Faust; { $rival } tippt, wie viele es sind. Drei bringen am meisten: Bluffe kühn, nimm drei.
learn-royale-tiles-won = { $rival } tippt auf zwei. Falsch: { $punch3 } für dich! Bei einem richtigen Tipp wärst du leer ausgegangen.
learn-royale-tiles-end = Sechzehn Tafeln, in jedem Durchgang drei neue. Ihre Regel steht immer auf Knopfdruck bereit, auf der Tafel selbst.

## Royale: zu zweit

learn-royale-two = Zu zweit
learn-royale-two-about = Die neutralen Würfel: ein Dritter, den niemand spielt.
learn-royale-two-neutral = Zu zweit werden vor dem Durchgang Würfel einer neutralen Farbe geworfen und eingesetzt. Sie zählen, als säße noch jemand am Tisch.
learn-royale-two-roll = Wirf deine Würfel.
learn-royale-two-beat = Zwei Sechsen schlagen den einen neutralen Würfel im Sunset, dem reichsten Casino.
learn-royale-two-again = Und noch einmal.
learn-royale-two-tie = Zwei Zweien wären ein Gleichstand mit dem neutralen Biggy, denn er zählt zwei. Zwei Fünfen schlagen den einen neutralen: Setz sie ein.
learn-royale-two-end = Neutrale Würfel stehen mit dir gleich oder schlagen dich wie alle anderen. Was sie gewinnen, geht zurück, und ihr bekommt es beide nicht.

## New Las Vegas: Casinos im Bau

learn-newvegas-construction = Kräne
learn-newvegas-construction-about = Ein Casino fertig bauen, dann eröffnen.
learn-newvegas-construction-crane = Casinos mit Kran sind noch im Bau: Dort darf keine Nummer hin. Die Aktion Neubau nimmt einen Kran weg.
learn-newvegas-construction-choose = Nimm die 7 mit Neubau.
learn-newvegas-construction-open = Zuerst kommt immer die Nummer. Trag die 7 hier ein, in der vierten Straße.
learn-newvegas-construction-build = Dann die Aktion, wenn du magst: Bau zwei Türen weiter das Casino fertig.
learn-newvegas-construction-debt = Gebaut auf Kredit: In deinem Tresor stehen nun Schulden, bis das Casino eröffnet ist.
learn-newvegas-construction-confirm = Beende den Zug.
learn-newvegas-construction-twelve = Der Kran ist weg. Nimm die 12.
learn-newvegas-construction-repay = Eröffne das gebaute Casino: Damit sind seine Schulden getilgt.
learn-newvegas-construction-end = Gebaut in diesem Zug, eröffnet in einem späteren. Ein Kran unterbricht keine Kette, aber seine Allee bekommt kein Hotel.

## New Las Vegas: Aufwertung

learn-newvegas-improvement = Aufwerten
learn-newvegas-improvement-about = Ein Bereich des Wertungsblatts wird mehr wert.
learn-newvegas-improvement-values = Jeder Bereich deines Wertungsblatts hat eine Reihe Werte. Am Ende zählt der erste, der nicht gestrichen ist.
learn-newvegas-improvement-choose = Nimm die 7 mit Aufwertung.
learn-newvegas-improvement-open = Trag die 7 in der dritten Straße ein.
learn-newvegas-improvement-improve = In dieser Straße hast du die längste Kette: Das bringt { $street1 } als Bonus. Mach { $street2 } daraus.
learn-newvegas-improvement-crossed = Die { $street1 } ist gestrichen, die { $street2 } zählt. Jede Straße, in der du führst, bringt sie: Werte auf, was du oft tust.
learn-newvegas-improvement-end = Hotels, Straßen, Golf, Limousine, Einweihung: Aufgewertet wird der Reihe nach, der letzte Wert bleibt immer stehen.

## New Las Vegas: Shows

learn-newvegas-shows = Shows
learn-newvegas-shows-about = Sterne, zwei Spalten und ihre Schulden.
learn-newvegas-shows-choose = Manche Casinos haben einen Stern. Nimm die 9 mit der Show.
learn-newvegas-shows-open = Eine Show braucht einen Stern im Casino, das du in diesem Zug eröffnest. Trag die 9 hier ein.
learn-newvegas-shows-columns = Es gibt zwei Spalten für Shows. Die erste wächst bis { $showsLeft }, die zweite bis { $showsRight }, doch ihre Schulden sind früher getilgt.
learn-newvegas-shows-show = Nur Mut: Beginn die erste Spalte.
learn-newvegas-shows-debts = Die erste Show einer Spalte bringt zweimal Schulden. Die fünfte und die sechste dieser Spalte tilgen sie.
learn-newvegas-shows-end = Wer ein Sterncasino ohne Show eröffnet, verliert den Stern für immer. Plan also, wo deine Shows stattfinden.

## New Las Vegas: Einweihung

learn-newvegas-inauguration = Einweihung
learn-newvegas-inauguration-about = Ein Rennen um Felder und ein Weg zum Spielende.
learn-newvegas-inauguration-boxes = Das ist die Einweihungsleiste. Alle beginnen mit drei angekreuzten Feldern.
learn-newvegas-inauguration-choose = Nimm die 9 mit der Schere.
learn-newvegas-inauguration-open = Zuerst die Nummer: Trag sie in der dritten Straße ein.
learn-newvegas-inauguration-check = Jetzt kreuz das nächste Feld an.
learn-newvegas-inauguration-rank = Vier Felder: Du bist vor { $rival }. Am Ende bringen die meisten Felder { $rank1 }, der zweite Platz { $rank2 }; wer am wenigsten hat, bekommt Schulden.
learn-newvegas-inauguration-end = Wer das letzte Feld hinter der Schere ankreuzt, beendet das Spiel. Volle Gruppen bringen einen Bonus, dazu gibt es eine Lektion.

## New Las Vegas: die Limousine

learn-newvegas-limousine = Limousine
learn-newvegas-limousine-about = Eine Rundfahrt an den roten Teppichen vorbei.
learn-newvegas-limousine-car = Deine Limousine ist an der Ampel beim Flughafen gestartet und schon an einem roten Teppich mit M vorbei, dem der Mafia.
learn-newvegas-limousine-choose = Nimm die 8 mit der Limousine.
learn-newvegas-limousine-open = Zuerst die Nummer: mitten in die zweite Straße.
learn-newvegas-limousine-drive = Eine Linie führt von Laterne zu Laterne: zwei Straßenstücke, geradeaus oder um eine Ecke. Fahr am L vorbei und bieg nach Süden ab.
learn-newvegas-limousine-confirm = Beende den Zug.
learn-newvegas-limousine-again = Noch einmal die Limousine: Nimm die 9.
learn-newvegas-limousine-nine = Trag die 9 in der dritten Straße ein.
learn-newvegas-limousine-home = Zwei Straßenstücke westlich steht die Ampel. Fahr heim: Die Rundfahrt ist geschlossen, keine Linie fehlt.
learn-newvegas-limousine-paid = Das Mafia-Casino ist eröffnet, und du bist daran vorbeigefahren: ein Geldbündel für den Tresor. Das Luxus-Casino zahlt, sobald es eröffnet ist.
learn-newvegas-limousine-end = VIP und Luxus bringen Punkte, die Mafia Geld. Jede Linie, die am Ende zur Ampel fehlt, kostet { $missing }: Bleib nicht liegen.

## New Las Vegas: Hotels

learn-newvegas-hotels = Hotels
learn-newvegas-hotels-about = Eine Allee vollenden, am besten vor allen anderen.
learn-newvegas-hotels-avenue = Straßen verlaufen quer, Alleen längs. Am Fuß jeder Allee wartet ein Hotel. In Allee 6 sind schon drei Casinos eröffnet.
learn-newvegas-hotels-choose = Das vierte fehlt. Nimm die 9.
learn-newvegas-hotels-open = Trag die 9 in das letzte Casino der Allee 6 ein.
learn-newvegas-hotels-confirm = Hotels werden gebaut, wenn alle die Runde beendet haben. Beende den Zug.
learn-newvegas-hotels-grand = In dieser Allee bist du vor allen anderen fertig: ein Grand Hotel. { $rival } kann dort nur noch das kleine bekommen.
learn-newvegas-hotels-end = Auch die Casinos im Bau einer Allee müssen fertig und eröffnet sein. Wer in derselben Runde fertig wird, bekommt auch das Grand Hotel.

## New Las Vegas: Golf

learn-newvegas-golf = Golf
learn-newvegas-golf-about = Neun Löcher über der ersten Straße.
learn-newvegas-golf-course = Über der ersten Straße liegt der Golfplatz: zu jedem Casino dort ein Loch.
learn-newvegas-golf-choose = Nimm die 5.
learn-newvegas-golf-open = Das erste Casino, das du in Straße 1 eröffnest, ist dein Abschlag: Sein Loch wird eingekreist. Eröffne es hier.
learn-newvegas-golf-confirm = Lass die Aktion weg und beende den Zug.
learn-newvegas-golf-eight = Von dort geht es weiter. Nimm die 8.
learn-newvegas-golf-beside = Direkt neben einem eingekreisten Loch zählt auch das nächste. Wer springt, verliert alle Löcher dahinter auf dieser Seite.
learn-newvegas-golf-par = Zwei Löcher mit PAR 3. PAR 4 und PAR 5 liegen weiter außen und bringen mehr, vor allem aufgewertet.
learn-newvegas-golf-end = Beginn in der Mitte der Straße 1 und arbeite dich nach außen, Tür für Tür.

## New Las Vegas: Boni

learn-newvegas-bonus = Boni
learn-newvegas-bonus-about = Eine Nummer ändern, verdoppeln oder eine Aktion wählen.
learn-newvegas-bonus-group = Deine erste Gruppe von Feldern ist voll. Einmal je Runde darfst du eine volle Gruppe für einen Bonus einkreisen.
learn-newvegas-bonus-choose = In der zweiten Straße steht deine 6; eine 8 daneben wäre eine Kette. Es gibt keine. Nimm die 7.
learn-newvegas-bonus-circle = Kreis die Gruppe ein.
learn-newvegas-bonus-number = Ändere die Nummer um bis zu zwei: Mach aus der 7 eine 8. Auch ein zweites Casino mit der Nummer daneben wäre möglich.
learn-newvegas-bonus-open = Und hier ist deine 8, direkt neben der 6.
learn-newvegas-bonus-box = Die Aktion gehört weiter dazu: Die Schere kreuzt wieder ein Feld an.
learn-newvegas-bonus-price = Eingekreiste Felder zählen nicht mehr im Rennen der Einweihung. Ein zweites Casino macht außerdem Schulden.
learn-newvegas-bonus-end = Drei Boni: eine andere Nummer, auch { $lowest } oder { $highest }; ein zweites Casino neben einem eröffneten; oder eine Aktion nach Wahl.

## New Las Vegas: Projekte

learn-newvegas-projects = Projekte
learn-newvegas-projects-about = Drei Ziele für alle; das erste Mal bringt mehr.
learn-newvegas-projects-three = In jeder Partie gibt es drei Projekte. Das in Lila hier: an Mafia, Luxus und VIP vorbei. Dir fehlt nur das V.
learn-newvegas-projects-choose = Natürlich die Limousine: Nimm die 10.
learn-newvegas-projects-open = Zuerst die Nummer, in der dritten Straße.
learn-newvegas-projects-drive = Geradeaus nach Osten, am V vorbei.
learn-newvegas-projects-confirm = Beende den Zug. Projekte werden gewertet, wenn alle fertig sind.
learn-newvegas-projects-cards = Das erste Projekt der Partie gehört dir: Du darfst alle Karten neu mischen lassen. Ganz wie du willst.
learn-newvegas-projects-points = Sechs Punkte, weil du vorn warst. { $rival } kann es später noch erfüllen, für drei.
learn-newvegas-projects-end = Wer alle drei Projekte hat, beendet das Spiel. Was gewertet ist, bleibt, was auch immer später geschieht.

## New Las Vegas: die Bank

learn-newvegas-bank = Die Bank
learn-newvegas-bank-about = Eine geheime Abstimmung, Geldbündel und Schulden.
learn-newvegas-bank-safe = Im Tresor liegen Geldbündel. Am Ende begleicht jedes eine deiner Schulden; reichen sie nicht, kostet das { $unpaid } Punkte.
learn-newvegas-bank-vote = Vor der ersten Runde stimmen alle geheim ab: Soll die Bank ein Darlehen geben? Stimm, wie du magst.
learn-newvegas-bank-loan = Aufgedeckt wird am Ende. Mehr als die Hälfte dafür: { $loan_by_majority } Geldbündel für alle; nur einige: { $loan_by_some }; niemand: keines.
learn-newvegas-bank-end = Stimm dafür und wag etwas, oder dagegen und hoff, dass den anderen das Geld ausgeht. Auch die Mafia leiht.

## New Las Vegas: das Ende

learn-newvegas-scoring = Ende und Wertung
learn-newvegas-scoring-about = Eine Ablehnung, das letzte Feld und die Abrechnung.
learn-newvegas-scoring-late = Runde 28 einer echten Partie. Auf deiner Einweihungsleiste ist nur noch ein Feld frei: das, mit dem das Spiel endet.
learn-newvegas-scoring-refuse = Eine 4, eine 9 und eine 4: Keine passt in deine Straßen. Dann wird deine Runde abgelehnt, und du kreuzt stattdessen zwei Felder an.
learn-newvegas-scoring-confirm = Nur ein Feld war noch übrig: das letzte. Beende den Zug, und das Spiel ist aus.
learn-newvegas-scoring-count = Nun wird Bereich für Bereich gezählt: Projekte, Einweihung, Shows, Hotels, Straßen, Golf, Limousine, Tresor.
learn-newvegas-scoring-end = Das Spiel endet mit dem letzten Feld, mit allen drei Projekten oder wenn jemand jedes gebaute Casino eröffnet hat.

## New Las Vegas: solo

learn-newvegas-solo = Solo
learn-newvegas-solo-about = Allein gegen ACME.
learn-newvegas-solo-rival = Allein baust du gegen ACME. Diese Tafel zeigt, was ACME hat und wie der Architekt rechnet.
learn-newvegas-solo-use = Drei Karten: eine für die Nummer, eine für die Aktion, die dritte bekommt ACME. Nimm die erste 7 und den Neubau.
learn-newvegas-solo-open = Trag die 7 in der dritten Straße ein.
learn-newvegas-solo-build = Und bau das Casino daneben fertig.
learn-newvegas-solo-confirm = Beende den Zug.
learn-newvegas-solo-pile = ACME bekam die Limousine. Am Ende zählt der Stapel: Gib, was am wenigsten hilft.
learn-newvegas-solo-end = Du gewinnst nur mit mehr Punkten als ACME. Zehn Architekten warten, von leicht bis gnadenlos.

## Las Vegas (2012): Scheine und Würfel

learn-classic-banknotes = Scheine und Würfel
learn-classic-banknotes-about = Ein Zug, und was in einem Casino liegt.
learn-classic-banknotes-notes = Sechs Casinos. In jedes kommen Scheine, bis es genug zu gewinnen gibt: hier ein großer, dort mehrere kleine.
learn-classic-banknotes-roll = Du hast acht Würfel, alle gleich groß. Wirf sie alle.
learn-classic-banknotes-place = Wähl eine Zahl: Alle deine Würfel damit kommen in ihr Casino. Mit drei Fünfen führst du im Cleopatra, wo ein einziger Schein liegt.
learn-classic-banknotes-many = { $rival } führt im Silver Spur. Dort liegen aber vier Scheine: Auch wer die zweit-, dritt- oder viertmeisten Würfel hat, gewinnt einen.
learn-classic-banknotes-again = Deine übrigen Würfel hast du zurück. Wirf sie noch einmal.
learn-classic-banknotes-choose = Jetzt entscheidest du! Auf jedem Knopf steht, was er brächte. Eine einzelne 2 wäre Platz 2 im Silver Spur.
learn-classic-banknotes-end = Alles werfen, alle Würfel einer Zahl einsetzen. Hat niemand mehr Würfel, werden die Scheine ausgezahlt, vom höchsten abwärts. Vier Durchgänge sind ein Spiel.

## Las Vegas (2012): weiße Würfel

learn-classic-white-dice = Weiße Würfel
learn-classic-white-dice-about = Würfel, die niemandem gehören.
learn-classic-white-dice-white = Zu zweit haben alle auch weiße Würfel. Sie werden mit den eigenen geworfen und eingesetzt, gehören aber niemandem.
learn-classic-white-dice-roll = Wirf sie alle.
learn-classic-white-dice-place = Drei Einsen von dir und eine weiße: Alle vier kommen ins Miracle. Dort zählt der weiße Würfel für jemand anderen.
learn-classic-white-dice-tie = { $rival } hat zwei weiße Einsen dazugesetzt. Drei weiße gegen deine drei: Gleichstand, und du fällst heraus.
learn-classic-white-dice-again = Das ändern wir. Wirf.
learn-classic-white-dice-break = Eine 1! Vier gegen drei weiße.
learn-classic-white-dice-end = Weiße Würfel zählen wie die einer Person: Sie stehen gleich mit dir oder schlagen dich. Was sie gewinnen, kommt unter den Stapel.

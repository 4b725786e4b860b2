# Die Regeln von Welcome to New Las Vegas in unseren eigenen Worten. Wie ein Text geschrieben wird: web/src/rules/text.ts.
# Die Begriffe sind die von Blue Cocker; wo Pegasus andere hat, stehen sie in eckigen Klammern.

## Worum es geht

rules-newvegas-about = Worum es geht
rules-newvegas-about-goal = Eine Stadt voller Casinos
rules-newvegas-about-goal-text =
    Vier Straßen laufen quer über deinen Spielzettel [Pegasus: Bauplan], elf Alleen von oben nach unten, dazwischen stehen { $lots } Casinos. Runde für Runde eröffnest du Casinos, indem du Nummern einträgst. Zu jeder Nummer gehört eine Aktion: Neubau, Aufwertung, Show, Einweihung oder Limousine [Pegasus: Bauen, Werbung, Show, Bauamt, Limousine]. Alle haben die gleichen Blätter und die gleichen Karten. Die beste Stadt gewinnt.

    Punkte gibt es in acht Bereichen: Projekte, Einweihung, Shows, Hotels, Straßen, Golfplatz, Limousine und, wenn du zu viele Schulden hast, Minuspunkte beim Tresor. Alles schafft niemand: Entscheide, wofür deine Stadt berühmt werden soll.
rules-newvegas-about-setup = Vor der ersten Runde
rules-newvegas-about-setup-text =
    Drei Projekte liegen für alle offen aus: ein rosa, ein lila und ein gelbes. Die { $cards } Casinokarten werden gemischt und bilden drei Stapel zu je { $stack } Karten, Nummern nach oben.

    Jede Karte hat vorn eine Nummer von { $cardLowest } bis { $cardHighest } und hinten eine der fünf Aktionen. Mittlere Nummern sind häufig, die Ränder selten: Neun Karten zeigen eine { $commonest }, nur je drei eine { $cardLowest } oder eine { $cardHighest }. Aufwertung gibt es { $often }-mal, jede andere Aktion { $others }-mal.

## Eine Runde

rules-newvegas-round = Eine Runde
rules-newvegas-round-cards = Drei Kombinationen
rules-newvegas-round-cards-text =
    Die oberste Karte jedes Stapels wird auf ihren Ablagestapel gedreht, Aktion nach oben. So entstehen drei Kombinationen: die Nummer, die jetzt oben auf einem Stapel liegt, und die Aktion oben auf seiner Ablage.

    » Auf dem Stapel liegt eine 8, daneben ein Kran. Das ist „8 mit Neubau“. In der nächsten Runde wird die 8 selbst umgedreht, und die Aktion auf ihrer Rückseite gehört dann zu der Nummer, die unter ihr lag.
rules-newvegas-round-shuffle = Wenn ein Stapel zu Ende geht
rules-newvegas-round-shuffle-text =
    Blue Cocker: Alle { $cards } Karten werden zu drei neuen Stapeln von je { $stack } gemischt, und von diesen wird aufgedeckt.

    § Das geschieht, wenn durch das Aufdecken ein Stapel keine Nummer mehr hätte, also nach { $turns } Runden.

    Pegasus: Es wird noch aufgedeckt. Dann wird jede Ablage bis auf ihre oberste Karte für sich gemischt und wieder zu ihrem eigenen Stapel.
rules-newvegas-round-together = Alle gleichzeitig
rules-newvegas-round-together-text =
    Alle wählen gleichzeitig und für sich; mehrere dürfen dieselbe Kombination nehmen. Wenn alle fertig sind, werden Hotels, Projektpunkte und das Spielende für alle auf einmal geklärt.

    § Was die anderen tun, siehst du erst, wenn alle bestätigt haben. Bis du bestätigst, kannst du jeden Schritt zurücknehmen.
rules-newvegas-round-turn = Dein Zug Schritt für Schritt
rules-newvegas-round-turn-text =
    Wähl zuerst eine Kombination. Eröffne dann mit ihrer Nummer ein Casino: Das musst du. Führ danach ihre Aktion aus: Das darfst du, aber nur, wenn du mit dieser Nummer ein Casino eröffnet hast. Einmal im Zug kann ein Bonus helfen.

    Ein Zug hat also eine Eröffnung (zwei mit der Casino-Erweiterung) und eine Aktion.

## Eröffnen

rules-newvegas-opening = Casinos eröffnen
rules-newvegas-opening-where = Welche Casinos
rules-newvegas-opening-where-text = Trag die Nummer in ein leeres Casino ein, das gebaut ist: eines ohne Kran oder eines, dessen Kran durchgestrichen ist. In welcher der vier Straßen, ist dir überlassen.
rules-newvegas-opening-order = Von links nach rechts ansteigend
rules-newvegas-opening-order-text =
    In jeder Straße steigen die Nummern von links nach rechts an. Du darfst beliebig viele Casinos und beliebig viele Nummern auslassen und die Lücken später füllen, wenn die Reihenfolge es erlaubt. Dieselbe Nummer steht nie zweimal in einer Straße, außer durch die Casino-Erweiterung.

    » Zwischen einer 6 und einer 9 sind zwei Casinos leer. Eine 7 passt in beide. Im linken lässt sie Platz für eine 8; im rechten passt neben sie nur noch eine gleiche Nummer durch die Erweiterung.
rules-newvegas-opening-refused = Wenn nichts passt
rules-newvegas-opening-refused-text =
    Passt keine der drei Nummern irgendwohin, wird deine Runde abgelehnt: Kreuz zwei Felder der Einweihungsleiste [Pegasus: Bauamt-Leiste] an; keine Aktion, kein Bonus. Solange eine der drei passt, darfst du nicht verzichten.

    Es zählt dein Blatt zu Beginn deines Zuges, und es zählen die Nummern, wie sie daliegen, ohne Bonus. Die zwei Felder dürfen die letzten sein und das Spiel beenden.

    § Ist nur noch ein Feld frei, kreuz dieses an.
rules-newvegas-opening-helped = Eine Nummer, die Hilfe braucht
rules-newvegas-opening-helped-text =
    § Solange wenigstens eine der drei Nummern passt, darfst du auch eine nehmen, die nicht passt, wenn der Bonus Einfache Eröffnung [Pegasus: Nummer verändern] sie passend macht.

    » Die 8 passt, die 12 nicht, aber eine 11 würde passen. Nimm die 12 und mach eine 11 daraus.
rules-newvegas-opening-star = Sterne
rules-newvegas-opening-star-text = Eröffnest du ein Casino mit Stern, ohne dort im selben Zug eine Show zu geben, wird der Stern endgültig durchgestrichen. Heb deine Sterne für Showkarten auf, oder gib sie mit Absicht her.

## Aktionen

rules-newvegas-actions = Die Aktionen
rules-newvegas-actions-construction = Neubau [Pegasus: Bauen]
rules-newvegas-actions-construction-text =
    Streich den Kran eines beliebigen Casinos im Bau durch: Jetzt ist es gebaut wie die anderen. Seine Schulden werden eingekreist, bis du das Casino eröffnest.

    Die Nummer des Zuges kommt zuerst; in das Casino, das du mit ihr baust, kann sie also nicht.
rules-newvegas-actions-improvement = Aufwertung [Pegasus: Werbung]
rules-newvegas-actions-improvement-text =
    Streich in einer Spalte deines Wertungsblatts [Pegasus: Wertungstafel] den obersten sichtbaren Wert durch; von nun an zählt der nächste. Die Spalten sind Einweihung, Grand Hotels, kleine Hotels, Straßenbonus, PAR 3, PAR 4, PAR 5, VIP, Luxus und die fehlenden Linien der Limousine. Der letzte Wert einer Spalte bleibt immer stehen.

    Vorsicht bei der Einweihung: Aufgewertet bringt sie { $better1 } und { $better2 } statt { $rank1 } und { $rank2 }, der dritte Platz aber { $better3 } statt { $rank3 }.
rules-newvegas-actions-show = Show
rules-newvegas-actions-show-text =
    Nur wenn das Casino, das du mit der Nummer dieses Zuges eröffnet hast, einen Stern hat: Kreis den Stern ein und streich in einer der beiden Showspalten den obersten Wert durch. Beide Spalten dürfen gleichzeitig angefangen sein. Ein Casino, das durch die Erweiterung eröffnet wurde, gibt keine Show.

    § Eröffnest du mit einer Show-Kombination ein Casino mit Stern und lässt die Show weg, ist der Stern ebenfalls verloren.
rules-newvegas-actions-showdebts = Shows auf Pump
rules-newvegas-actions-showdebts-text = Der erste gestrichene Wert einer Showspalte bringt dir beide Schulden dieser Spalte. Streichst du den Wert neben einem Schuldensymbol, sind diese Schulden getilgt: in der linken Spalte beim fünften und sechsten Wert, in der rechten beim dritten und vierten. Eine einzelne Show in einer Spalte hinterlässt also zweimal Schulden.
rules-newvegas-actions-inauguration = Einweihung [Pegasus: Bauamt]
rules-newvegas-actions-inauguration-text = Kreuz das nächste Feld der Einweihungsleiste an. Drei sind von Anfang an angekreuzt. Angekreuzte Felder bezahlen Boni; die nicht eingekreisten zählen am Ende. Wer das letzte Feld hinter der Schere ankreuzt, beendet mit dieser Runde das Spiel.

## Limousine

rules-newvegas-limousine = Die Limousine
rules-newvegas-limousine-line = Eine Linie [Pegasus: ein Weg]
rules-newvegas-limousine-line-text =
    Zeichne von der Laterne, an der die Limousine steht, eine Linie zu einer nächsten Laterne: zwei Straßenstücke weit, geradeaus oder um eine Ecke. Um eine Ecke gibt es zwei Wege, und du suchst dir einen aus. Kein Straßenstück zweimal und keine Gabelung, aber die Route darf sich kreuzen.

    Das polnische Regelheft verlangt eine gerade Linie. Wir halten das für einen Übersetzungsfehler: Die Laternen der Straßen 1 und 3 wären nie zu erreichen.
rules-newvegas-limousine-home = Hin und zurück
rules-newvegas-limousine-home-text = Die Fahrt beginnt an der Ampel beim Flughafen und soll dort enden. Wieder an der Ampel, ist sie endgültig vorbei: Ein zweites Mal fährt die Limousine nicht los.
rules-newvegas-limousine-carpets = Rote Teppiche
rules-newvegas-limousine-carpets-text =
    Fährst du das Straßenstück entlang, an dem ein roter Teppich liegt, wird sein Symbol eingekreist, ob das Casino eröffnet ist oder nicht. Ein Teppich zählt einmal.

    Am Ende lohnt er sich nur, wenn das Casino eröffnet ist: VIP- und Luxus-Casinos bringen Punkte, Mafia-Casinos je ein Geldbündel.

## Boni

rules-newvegas-bonuses = Boni
rules-newvegas-bonuses-group = Eine Gruppe einkreisen
rules-newvegas-bonuses-group-text =
    Höchstens ein Bonus je Runde. Du bezahlst ihn, indem du auf der Einweihungsleiste eine ganz angekreuzte Gruppe einkreist, die noch nicht eingekreist ist: fünf Gruppen mit zwei Feldern, die letzte mit drei. Die Felder vom Anfang füllen die erste Gruppe, ein Bonus ist also ab der ersten Runde möglich.

    § Volle Gruppen darfst du in beliebiger Reihenfolge nutzen. Bei Blue Cocker darf ein Feld, das du gerade in diesem Zug angekreuzt hast, eine Gruppe füllen, die du später im selben Zug nutzt.
rules-newvegas-bonuses-number = Einfache Eröffnung [Pegasus: Nummer verändern]
rules-newvegas-bonuses-number-text = Ändere die gewählte Nummer um 1 oder { $change } nach oben oder unten. So kommen { $lowest }, { $cardBeyond } und { $highest } in eine Straße; { $lowest } ist gerade. Die Schulden der Gruppe werden durchgestrichen.
rules-newvegas-bonuses-action = Freie Aktion [Pegasus: Aktion verändern]
rules-newvegas-bonuses-action-text =
    Nutze eine beliebige der fünf Aktionen statt der deiner Kombination. Die Schulden der Gruppe werden durchgestrichen. Eine Show braucht trotzdem einen Stern an dem Casino, das mit der Nummer des Zuges eröffnet wurde.

    § Die freie Aktion sagst du nach dem Eröffnen an, vor jeder Aktion.
rules-newvegas-bonuses-extension = Casino-Erweiterung [Pegasus: Casino erweitern]
rules-newvegas-bonuses-extension-text =
    Eröffne ein zweites gebautes Casino direkt links oder rechts von irgendeinem eröffneten, mit derselben Nummer. Nur so stehen gleiche Nummern in einer Straße. Die Schulden der Gruppe werden eingekreist, und nur ein Geldbündel begleicht sie.

    § Direkt daneben ist nur der nächste Platz; ein Casino im Bau zwischen zweien trennt sie. Alles andere muss weiter ansteigen. Bei Blue Cocker darf die Erweiterung auch vor dem Eröffnen kommen, aber nur, wenn die gewählte Nummer danach noch eingetragen werden kann.
rules-newvegas-bonuses-when = Wann im Zug
rules-newvegas-bonuses-when-text =
    Blue Cocker: jederzeit in deinem Zug. Ein Casino, das du in diesem Zug gebaut hast, kann also durch die Erweiterung eröffnet werden.

    Pegasus: die Nummer vor dem Eröffnen; die Erweiterung gleich nach dem Eröffnen und vor der Aktion.

## Golf

rules-newvegas-golf = Golfplatz
rules-newvegas-golf-grow = Loch für Loch [Pegasus: Golfbahnen]
rules-newvegas-golf-grow-text = Der Golfplatz liegt über Straße 1. Das erste Casino, das du dort eröffnest, kreist das Loch darüber ein. Danach kreist jedes Casino, das du neben einem mit eingekreistem Loch eröffnest, sein eigenes ein, wenn es nicht durchgestrichen ist.
rules-newvegas-golf-jump = Sprünge kosten Löcher
rules-newvegas-golf-jump-text =
    Eröffnest du in Straße 1 ein Casino, das nicht neben einem eröffneten liegt, wird jedes Loch hinter dem nächsten eingekreisten durchgestrichen, bis ans Ende der Straße auf dieser Seite.

    » Nur das Casino in Allee 5 ist eröffnet. Du eröffnest Allee 8, und die Löcher der Alleen 6 bis 10 sind verloren, auch wenn du die Lücke später füllst. Nach links kann der Platz noch wachsen.

    § Eine Erweiterung zählt wie jede Eröffnung; zwei Eröffnungen in einem Zug gelten nacheinander.

## Hotels

rules-newvegas-hotels = Hotels
rules-newvegas-hotels-avenue = Eine ganze Allee
rules-newvegas-hotels-avenue-text = Eine Allee ist fertig, wenn jedes Casino in ihr eröffnet ist. Auch ein Casino im Bau muss gebaut und eröffnet sein. Dann gehört dir das Hotel an ihrem Fuß.
rules-newvegas-hotels-first = Groß oder klein
rules-newvegas-hotels-first-text = Alle, die eine Allee in der ersten Runde fertig haben, in der das überhaupt jemand schafft, bekommen ihr Grand Hotel [Pegasus: großes Hotel]. Für alle anderen gibt es dort nur noch das kleine. Hotels entstehen von selbst am Ende der Runde und werden allen gemeldet.

## Bank und Schulden

rules-newvegas-money = Bank und Schulden
rules-newvegas-money-vote = Die geheime Abstimmung
rules-newvegas-money-vote-text = Wenn Projekte und Stapel ausliegen und bevor zum ersten Mal aufgedeckt wird, stimmen alle geheim für oder gegen ein Darlehen. Die Stimme lässt sich nicht ändern und bleibt den anderen bis zur Wertung verborgen. Du stimmst über das Geld aller ab: Am Ende bekommen alle das gleiche Darlehen. Wie viel es ist, steht in der Wertung unter „Tresor“.
rules-newvegas-money-debts = Woher Schulden kommen
rules-newvegas-money-debts-text =
    Einmal mit jedem Neubau, zweimal mit der ersten Show einer Spalte, einmal mit jeder Erweiterung und einmal am Ende bei den wenigsten Einweihungen.

    Wer ein gebautes Casino eröffnet, tilgt dessen Schulden; wer in der Showspalte weitermacht, die der Shows. Schulden für Erweiterungen und für die Einweihung bleiben. Was übrig ist, braucht je ein Geldbündel aus deinem Tresor.

## Projekte

rules-newvegas-projects = Projekte
rules-newvegas-projects-points = Wer wie viel bekommt
rules-newvegas-projects-points-text =
    Jedes Projekt bringt dir höchstens einmal Punkte. Alle, die es in der ersten Runde erfüllen, in der das jemand schafft, bekommen die höhere Punktzahl; danach gibt es nur noch die niedrigere. Punkte bleiben, auch wenn die Bedingung später nicht mehr gilt.

    Blue Cocker: Ein Projekt ist erfüllt, wenn seine Bedingung zu irgendeinem Zeitpunkt deines Zuges gilt, auch wenn ein späterer Schritt das wieder ändert. Pegasus: Es zählt nur, was gilt, wenn alle fertig sind.

    § Projekte werden von selbst gewertet, niemand muss sie ausrufen.
rules-newvegas-projects-reshuffle = Neue Karten
rules-newvegas-projects-reshuffle-text = Wer das allererste Projekt des Spiels erfüllt, darf am Ende dieser Runde alle { $cards } Karten zu drei neuen Stapeln mischen lassen. Gelingt es mehreren zugleich, genügt ein Wunsch. Das geschieht höchstens einmal im Spiel.
rules-newvegas-projects-runs = Was eine Kette ist [Pegasus: Reihe]
rules-newvegas-projects-runs-text =
    Eine Kette besteht aus eröffneten Casinos einer Straße hintereinander mit nur geraden oder nur ungeraden Nummern. Casinos im Bau werden übersprungen; ein gebautes Casino ohne Nummer unterbricht die Kette. Gleiche Nummern aus Erweiterungen zählen einzeln. 0 ist gerade.

    » 2, Kran, 4, 8, 9 hat eine Kette von drei geraden Nummern. Baust du das Casino unter dem Kran, ohne es zu eröffnen, bleiben nur 4 und 8.
rules-newvegas-projects-pink = Rosa: Hotels und Einweihung
rules-newvegas-projects-pink-text =
    – { nv-project-three_grand_hotels }: { nv-project-three_grand_hotels-rule }
    – { nv-project-five_small_hotels }: { nv-project-five_small_hotels-rule }
    – { nv-project-seven_hotels }: { nv-project-seven_hotels-rule }
    – { nv-project-two_adjacent_grand_hotels }: { nv-project-two_adjacent_grand_hotels-rule }
    – { nv-project-four_adjacent_hotels }: { nv-project-four_adjacent_hotels-rule }
    – { nv-project-hotels_first_and_last }: { nv-project-hotels_first_and_last-rule }
    – { nv-project-ten_inaugurations }: { nv-project-ten_inaugurations-rule }

    Die Felder für die zehn Einweihungen darfst du danach für Boni einkreisen, weiterhin nur ein Bonus je Runde.
rules-newvegas-projects-purple = Lila: Straßen und Limousine
rules-newvegas-projects-purple-text =
    – { nv-project-run_of_six_even }: { nv-project-run_of_six_even-rule }
    – { nv-project-run_of_seven_odd }: { nv-project-run_of_seven_odd-rule }
    – { nv-project-two_runs_of_four_odd }: { nv-project-two_runs_of_four_odd-rule }
    – { nv-project-run_of_five_even_at_edge }: { nv-project-run_of_five_even_at_edge-rule }
    – { nv-project-two_full_streets }: { nv-project-two_full_streets-rule }
    – { nv-project-limousine_each_kind }: { nv-project-limousine_each_kind-rule }
    – { nv-project-limousine_each_street }: { nv-project-limousine_each_street-rule }
rules-newvegas-projects-yellow = Gelb: Neubau, Shows und Golfplatz
rules-newvegas-projects-yellow-text =
    – { nv-project-sites_first_and_last }: { nv-project-sites_first_and_last-rule }
    – { nv-project-sites_of_two_streets }: { nv-project-sites_of_two_streets-rule }
    – { nv-project-all_sites_built }: { nv-project-all_sites_built-rule }
    – { nv-project-sites_and_shows_of_street }: { nv-project-sites_and_shows_of_street-rule }
    – { nv-project-three_shows_each_column }: { nv-project-three_shows_each_column-rule }
    – { nv-project-golf_and_shows_street_one }: { nv-project-golf_and_shows_street_one-rule }
    – { nv-project-all_par_four }: { nv-project-all_par_four-rule }

    Bei „{ nv-project-all_sites_built }“ sind die Regelhefte uneins: Die deutschen und das französische wollen sie gebaut, das polnische gebaut und eröffnet. Der Tisch entscheidet; ohne andere Absprache genügt gebaut.
rules-newvegas-projects-reading = Wie wir sie lesen
rules-newvegas-projects-reading-text =
    § Eine Kette einer bestimmten Länge heißt mindestens so lang. Zweimal vier ungerade Nummern dürfen auch eine Kette von acht sein. Fünf kleine Hotels sind kleine; Grand Hotels helfen nicht. Eine verlangte Show muss stattgefunden haben: Ein verlorener Stern lässt sich nicht ersetzen.

## Das Ende

rules-newvegas-end = Das Ende
rules-newvegas-end-when = Wann das Spiel endet
rules-newvegas-end-when-text =
    Nach der Runde, in der jemand das letzte Feld der Einweihungsleiste ankreuzt, alle drei Projekte erfüllt hat oder in allen vier Straßen jedes gebaute Casino eröffnet hat. Diese Runde spielen alle zu Ende.

    § Auf das Dritte wird nach der Runde geschaut. Wer das letzte gebaute Casino eröffnet und danach noch eines baut, spielt weiter.

## Wertung

rules-newvegas-scoring = Wertung
rules-newvegas-scoring-projects = Projekte
rules-newvegas-scoring-projects-text = Die Punkte der Projekte, die du erfüllt hast.
rules-newvegas-scoring-inauguration = Einweihung [Pegasus: Bauamt-Leiste]
rules-newvegas-scoring-inauguration-text =
    Zähl deine angekreuzten, nicht eingekreisten Felder. Der erste Platz bringt { $rank1 } Punkte, aufgewertet { $better1 }, der zweite { $rank2 } oder { $better2 }, der dritte { $rank3 } oder { $better3 }, je nach der eigenen Spalte; der vierte und alle weiteren nichts. Bei Gleichstand teilt man sich den Platz.

    § Die nächstkleinere Zahl ist der nächste Platz.

    » 5, 5 und 3 Felder sind zwei erste Plätze und ein zweiter.

    Alle mit den wenigsten Feldern kreisen einmal Schulden ein.

    § Haben alle gleich viele, trifft es alle.

    Pegasus: Ohne Feld keine Punkte.
rules-newvegas-scoring-shows = Shows
rules-newvegas-scoring-shows-text = In jeder der beiden Spalten der erste noch sichtbare Wert.
rules-newvegas-scoring-hotels = Hotels
rules-newvegas-scoring-hotels-text = Die Zahl deiner Grand Hotels mal dem ersten sichtbaren Wert ihrer Spalte, und ebenso die kleinen.
rules-newvegas-scoring-streets = Straßen [Pegasus: Glückszahlen]
rules-newvegas-scoring-streets-text =
    In jeder Straße ein Punkt für jedes Casino deiner längsten Kette. Dazu der Straßenbonus für jede Straße, in der niemand eine längere hat; bei Gleichstand bekommen ihn alle.

    § Ein einzelnes Casino ist eine Kette von 1. In einer Straße ohne eröffnetes Casino gibt es keinen Bonus.
rules-newvegas-scoring-golf = Golfplatz
rules-newvegas-scoring-golf-text = Für PAR 3, PAR 4 und PAR 5 jeweils: eingekreiste Löcher mal dem ersten sichtbaren Wert.
rules-newvegas-scoring-limousine = Limousine
rules-newvegas-scoring-limousine-text =
    VIP- und Luxus-Casinos, die eröffnet sind und an denen du vorbeigefahren bist, je Sorte mal dem ersten sichtbaren Wert. Jedes solche Mafia-Casino ist ein Geldbündel in deinem Tresor.

    Ist die Limousine nicht zurück, zähl die wenigsten Linien bis zur Ampel über noch unbefahrene Straßenstücke, mal dem Wert für fehlende Linien: je { $missing } Punkte weniger, wenn nicht aufgewertet.

    § Einer Limousine, die nie losfuhr, fehlt keine Linie; ist kein Rückweg mehr offen, zähl wie auf einem leeren Plan.
rules-newvegas-scoring-safe = Tresor
rules-newvegas-scoring-safe-text =
    Zuerst werden die Schulden der Einweihung und die Geldbündel der Mafia notiert. Dann werden die Stimmen gezeigt: Ist mehr als die Hälfte für das Darlehen, bekommen alle { $loan_by_majority } Geldbündel; ist es wenigstens eine, { $loan_by_some }; ist es keine, 0. Wie du selbst gestimmt hast, spielt keine Rolle.

    Nun bezahlst du alle Schulden auf beiden Blättern, die eingekreist und nicht durchgestrichen sind, mit je einem Geldbündel. Reicht es, ist alles gut. Mit weniger Geldbündeln als Schulden verlierst du { $unpaid } Punkte, einmal, egal wie viele fehlen.

    » { $bundles_at_start } Geldbündel vom Anfang, { $loan_by_some } von der Bank, 1 von der Mafia, dazu 5-mal Schulden. Eines zu wenig: { $unpaid } Punkte weniger.
rules-newvegas-scoring-winner = Wer gewinnt
rules-newvegas-scoring-winner-text =
    Die meisten Punkte. Bei Gleichstand die meisten Hotels, danach die meisten Grand Hotels. Dann wird der Sieg geteilt, sagt Pegasus.

    § Geteilt wird auch bei Blue Cocker, wo eine neue Partie vorgeschlagen wird.

## Solo

rules-newvegas-solo = Allein gegen ACME
rules-newvegas-solo-setup = Bevor du anfängst
rules-newvegas-solo-setup-text =
    Such dir eine Architektenkarte von ACME aus [Pegasus: Bauleitung]; eine höhere Stufe ist schwerer. Die { $cards } Karten werden gemischt, Aktionen nach oben, und du stimmst über das Darlehen ab. Eine Karte kommt unter das Wertungsblatt: Ihre Aktion hast du gesehen, ihre Nummer nicht. Die drei Projektgenehmigungen, je eine in jeder Projektfarbe, werden in die untere Hälfte des Nachziehstapels gemischt.

    Pegasus legt die verdeckte Karte zuerst beiseite.

    § Bei Blue Cocker kommt sie aus der oberen Hälfte von { $upperHalf }. So sind es bei beiden { $half } und { $half } Karten.
rules-newvegas-solo-round = Eine Runde allein
rules-newvegas-solo-round-text = Der Nachziehstapel liegt mit den Aktionen nach oben, die nächste Aktion siehst du also. Zieh drei Karten und schau dir beide Seiten an. Nutze eine für ihre Nummer und eine andere für ihre Aktion; die dritte kommt, Aktion nach oben, auf den Stapel von ACME. Dessen Reihenfolge bleibt, und du darfst ihn jederzeit durchsehen. Die beiden genutzten Karten werden abgelegt, auch wenn du die Aktion ausgelassen hast.
rules-newvegas-solo-refused = Abgelehnt, allein
rules-newvegas-solo-refused-text = Kreuz zwei Felder an und such trotzdem eine Karte für ACME aus. Die anderen beiden werden abgelegt.
rules-newvegas-solo-validation = Projektgenehmigungen
rules-newvegas-solo-validation-text =
    Ziehst du eine Projektgenehmigung, verlässt sie das Spiel, und du ziehst dafür eine andere Karte. Am Ende der Runde wird auf der Architektenkarte nachgesehen: bei der ersten gezogenen in der ersten Zeile, bei der zweiten in der zweiten, bei der dritten in der dritten, mehrere in der Reihenfolge, in der sie kamen. Die Zeile sagt, ob ACME das Projekt dieser Farbe erfüllt und welche Hotels ACME baut.

    ACME bekommt die höhere Punktzahl, außer du hast das Projekt in einer früheren Runde erfüllt.

    § Erfüllt ihr es in derselben Runde, bekommt ihr beide die höhere.
rules-newvegas-solo-hotels = Hotels von ACME
rules-newvegas-solo-hotels-text = ACME baut nur Grand Hotels. Wo du in einer früheren Runde gebaut hast, baut ACME nicht; in derselben Runde bekommt ihr beide das große; danach bleibt dir dort nur das kleine. Mit Hotels erfüllt ACME nie ein Projekt.
rules-newvegas-solo-shuffle = Mischen, allein
rules-newvegas-solo-shuffle-text = Ist das erste Projekt erfüllt, von dir oder von ACME, wird am Ende dieser Runde die Ablage in den Nachziehstapel gemischt; Projektgenehmigungen darin bleiben. Ebenso immer, wenn der Nachziehstapel leer wird, auch mitten im Ziehen. Der Stapel von ACME bleibt, wie er ist. Nach neuen Karten wirst du darüber hinaus nicht gefragt.
rules-newvegas-solo-end = Ende und Sieg
rules-newvegas-solo-end-text = Das Spiel endet auch, wenn ACME alle drei Projekte erfüllt hat. Du gewinnst nur mit mehr Punkten als ACME: Gleichstand genügt nicht.
rules-newvegas-solo-score = Was ACME bekommt
rules-newvegas-solo-score-text =
    Zuerst die Projektpunkte. Dann werden die Aufwertungskarten im Stapel gezählt: Die Architektenkarte nennt für jeden Bereich eine Schwelle, ab der statt der Grundpunkte die höheren zählen.

    Einweihung, Show und Limousine: Punkte für jede solche Karte. Hotels: Punkte für jedes Hotel. Golfplatz: Punkte für jede Karte mit derselben Aktion wie die davor, drei gleiche hintereinander sind also zwei Löcher. Straßen: Neubaukarten plus die Zahl auf dem Kran, mindestens 1, sind die Kette in jeder Straße, mit einem Punkt je Casino in allen vieren; dazu Punkte für jede Straße, in der diese Kette länger ist als deine.

    ACME macht keine Schulden, und es fehlen keine Linien. Pegasus erwähnt die Punkte für die Ketten nicht.

    § Sie zählen bei beiden.
rules-newvegas-solo-rank = Dein Platz und dein Straßenbonus
rules-newvegas-solo-rank-text =
    Deine nicht eingekreisten Felder werden mit den Einweihungskarten von ACME verglichen. Auf dem zweiten Platz kreist du die Schulden ein.

    § Bei Gleichstand hast du den ersten Platz.

    Ist deine Kette so lang wie die von ACME, bekommst du bei Blue Cocker den Straßenbonus, bei Pegasus bekommt ihn niemand.
rules-newvegas-solo-bank = Wie ACME abstimmt
rules-newvegas-solo-bank-text = Die verdeckte Karte wird am Ende umgedreht. Ist ihre Nummer mindestens so hoch wie die Bankzahl auf der Architektenkarte, hat ACME für das Darlehen gestimmt. Wart ihr beide dagegen, verliert ACME so viele Punkte, wie die verdeckte Nummer zeigt.
rules-newvegas-solo-architects = Die zehn Gegner
rules-newvegas-solo-architects-text =
    Eine Architektenkarte ist aus den Regelheften bekannt. Die anderen neun sind von uns, nach demselben Muster, jede mit einer Vorliebe; wie schwer sie sind, wurde durch Spielen gemessen.

    – 1 Maybelle Trask: { nv-style-ribbon_cutter }
    – 2 Teo Quintanar: { nv-style-golf_patron }
    – 3 Odell Fontenette: { nv-style-limousine_fleet }
    – 4 Lorna Begaye: { nv-style-road_builder }
    – 5 Alexis: { nv-style-pictured }
    – 6 Ambrose Leong: { nv-style-banker }
    – 7 Ruth Abelow: { nv-style-advertiser }
    – 8 Zofia Wilczek: { nv-style-show_producer }
    – 9 Aram Bedrosyan: { nv-style-hotel_tycoon }
    – 10 Haruko Ishimaru: { nv-style-city_planner }

## Tische

rules-newvegas-tables = Ausgaben und Optionen
rules-newvegas-tables-players = Wie viele mitspielen
rules-newvegas-tables-players-text = 1 bis { $bluecockerSeats } bei Blue Cocker, 1 bis { $pegasusSeats } bei Pegasus; wer allein ist, spielt gegen ACME. Alle spielen gleichzeitig auf gleichen Blättern, ein großer Tisch dauert darum kaum länger als ein kleiner.
rules-newvegas-tables-easier = Leichterer Einstieg
rules-newvegas-tables-easier-text =
    Ohne Golfplatz: Ein gelbes Projekt mit Golf wird ersetzt.

    § Dann gibt es keine Löcher, und die PAR-Spalten lassen sich nicht aufwerten.

    Ohne Bank: Niemand stimmt ab, und alle beginnen mit { $noBank } Geldbündeln, in beiden Ausgaben. Beides lässt sich einzeln weglassen.
rules-newvegas-tables-editions = Blue Cocker und Pegasus
rules-newvegas-tables-editions-text =
    Blue Cocker (2019, deutsch, französisch und polnisch): bis zu { $bluecockerSeats } Personen; Boni jederzeit im Zug; aufgebrauchte Stapel werden alle zusammen gemischt; ein Projekt zählt, wenn es irgendwann in deinem Zug erfüllt ist.

    Pegasus (deutsche Neuauflage): bis zu { $pegasusSeats } Personen; die Nummer wird vor dem Eröffnen verändert, gleich danach wird erweitert; jede Ablage wird für sich gemischt; ein Projekt zählt, wenn es erfüllt ist, sobald alle fertig sind; ohne Feld keine Punkte beim Bauamt; allein bringen gleich lange Ketten niemandem den Straßenbonus.

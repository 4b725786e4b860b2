# Welcome to New Las Vegas. Die Nummern der Regeln stehen in den Regeln, nicht hier.
# Die Begriffe sind die der Ausgabe, nach der am Tisch gespielt wird: $edition ist immer bekannt. ACME steht ohne Artikel.
# Ein Bauplatz wird Straße/Allee geschrieben. $points in Vorschauen hat sein Vorzeichen: +3, -2.

nv-welcome = Bau dir eine Stadt voller Casinos. In jeder Runde liegen drei Nummern aus, jede mit einer Aktion. Nimm eine, trag die Nummer so ein, dass ihre Straße von links nach rechts ansteigt, und nutz dann die Aktion: { $edition ->
    [pegasus] bauen, werben, Shows geben, beim Bauamt punkten
   *[bluecocker] neu bauen, aufwerten, Shows geben, einweihen
}, Limousine fahren. Auf dem Plan siehst du, wo die Nummer passt und was sie dort jetzt bringt.
nv-welcome-acme = Gegen dich: { $name } von ACME, Stufe { $level } von { $levels }

## Karten. Aktionen haben höchstens 12 Buchstaben, Projekte 28, Farben 6.

nv-action-construction = { $edition ->
    [pegasus] Bauen
   *[bluecocker] Neubau
}
nv-action-improvement = { $edition ->
    [pegasus] Werbung
   *[bluecocker] Aufwertung
}
nv-action-show = Show
nv-action-inauguration = { $edition ->
    [pegasus] Bauamt
   *[bluecocker] Einweihung
}
nv-action-limousine = Limousine
nv-any-action = freie Wahl

# Farben stehen immer ungebeugt hinter dem, was sie haben: „Projekt rosa“.
nv-colour-pink = rosa
nv-colour-purple = lila
nv-colour-yellow = gelb

nv-projects = PROJEKTE
nv-points = { $first }, dann { $later }
nv-points-later = nur noch { $later }
nv-points-scored = du hast { $points }
nv-points-met = geschafft!

nv-project-three_grand_hotels = { $edition ->
    [pegasus] 3 große Hotels
   *[bluecocker] 3 Grand Hotels
}
nv-project-five_small_hotels = 5 kleine Hotels
nv-project-seven_hotels = 7 Hotels
nv-project-two_adjacent_grand_hotels = { $edition ->
    [pegasus] 2 große Hotels nebeneinander
   *[bluecocker] 2 Grand Hotels nebeneinander
}
nv-project-four_adjacent_hotels = 4 Hotels nebeneinander
nv-project-hotels_first_and_last = Hotels in Allee 1 und 11
nv-project-ten_inaugurations = { $edition ->
    [pegasus] Zehn Felder beim Bauamt
   *[bluecocker] Zehn Einweihungen
}
nv-project-run_of_six_even = { $edition ->
    [pegasus] 6 gerade in einer Reihe
   *[bluecocker] 6 gerade Nummern in Folge
}
nv-project-run_of_seven_odd = { $edition ->
    [pegasus] 7 ungerade in einer Reihe
   *[bluecocker] 7 ungerade Nummern in Folge
}
nv-project-two_runs_of_four_odd = { $edition ->
    [pegasus] 2 Reihen aus 4 ungeraden
   *[bluecocker] 2-mal 4 ungerade in Folge
}
nv-project-run_of_five_even_at_edge = 5 gerade Nummern am Rand
nv-project-two_full_streets = 2 volle Straßen
nv-project-limousine_each_kind = Limousine bei M, L und V
nv-project-limousine_each_street = Limousine in allen Straßen
nv-project-sites_first_and_last = Baustellen in Allee 1 und 11
nv-project-sites_of_two_streets = Baustellen in 2 Straßen
nv-project-all_sites_built = Alle Baustellen
nv-project-sites_and_shows_of_street = Bau und Shows einer Straße
nv-project-three_shows_each_column = 3 Shows in jeder Spalte
nv-project-golf_and_shows_street_one = Golfplatz, Shows in Straße 1
nv-project-all_par_four = Alle PAR 4

nv-project-three_grand_hotels-rule = { $edition ->
    [pegasus] Errichte { $three_grand_hotels } große Hotels.
   *[bluecocker] Bau { $three_grand_hotels } Grand Hotels.
}
nv-project-five_small_hotels-rule = { $edition ->
    [pegasus] Errichte { $five_small_hotels } kleine Hotels; große zählen nicht mit.
   *[bluecocker] Bau { $five_small_hotels } kleine Hotels; Grand Hotels zählen nicht mit.
}
nv-project-seven_hotels-rule = Bau { $seven_hotels } Hotels, egal welche.
nv-project-two_adjacent_grand_hotels-rule = { $edition ->
    [pegasus] Errichte große Hotels in { $two_adjacent_grand_hotels } benachbarten Alleen.
   *[bluecocker] Bau Grand Hotels in { $two_adjacent_grand_hotels } benachbarten Alleen.
}
nv-project-four_adjacent_hotels-rule = Bau Hotels, egal welche, in { $four_adjacent_hotels } benachbarten Alleen.
nv-project-hotels_first_and_last-rule = Bau die Hotels der ersten und der letzten Allee.
nv-project-ten_inaugurations-rule = Auf deiner { $edition ->
    [pegasus] Bauamt-Leiste
   *[bluecocker] Einweihungsleiste
} sind { $ten_inaugurations } Felder angekreuzt und nicht eingekreist.
nv-project-run_of_six_even-rule = { $run_of_six_even } oder mehr gerade Nummern in einer Straße hintereinander. Kräne stören nicht, leere Casinos schon.
nv-project-run_of_seven_odd-rule = { $run_of_seven_odd } oder mehr ungerade Nummern in einer Straße hintereinander. Kräne stören nicht, leere Casinos schon.
nv-project-two_runs_of_four_odd-rule = { $two_runs_of_four_odd }-mal { $two_runs_of_four_odd_length } ungerade Nummern hintereinander, in einer Straße oder in mehreren.
nv-project-run_of_five_even_at_edge-rule = { $run_of_five_even_at_edge } oder mehr gerade Nummern hintereinander, gleich am Anfang einer Straße oder bis an ihr Ende. Kräne stören nicht.
nv-project-two_full_streets-rule = In { $two_full_streets } Straßen hat jedes gebaute Casino seine Nummer; Kräne zählen nicht.
nv-project-limousine_each_kind-rule = Die Limousine ist an einem Mafia-, einem Luxus- und einem VIP-Casino vorbeigekommen, eröffnet oder nicht.
nv-project-limousine_each_street-rule = Die Limousine ist in jeder der vier Straßen an einem roten Teppich vorbeigekommen, das Casino eröffnet oder nicht.
nv-project-sites_first_and_last-rule = Die Baustellen in Allee 1 und { $avenues } sind gebaut und eröffnet.
nv-project-sites_of_two_streets-rule = In { $sites_of_two_streets } Straßen sind alle Baustellen gebaut und eröffnet.
nv-project-all_sites_built-rule = Alle Baustellen der Stadt sind gebaut; an manchen Tischen müssen sie auch eröffnet sein.
nv-project-sites_and_shows_of_street-rule = In einer Straße sind alle Baustellen gebaut und eröffnet, und an jedem Stern gab es eine Show.
nv-project-three_shows_each_column-rule = { $three_shows_each_column } oder mehr Shows in jeder der beiden Spalten.
nv-project-golf_and_shows_street_one-rule = Alle { $edition ->
    [pegasus] Golfbahnen
   *[bluecocker] Löcher
} sind eingekreist, und an jedem Stern in Straße 1 gab es eine Show.
nv-project-all_par_four-rule = Alle { $edition ->
    [pegasus] Golfbahnen
   *[bluecocker] Löcher
} mit PAR 4 sind eingekreist.

nv-coming-numbers = Nummern im Stapel
nv-coming-actions = Aktionen im Stapel

## Der Plan. Die ersten beiden Wörter haben höchstens 4 Buchstaben, der Flughafen 9.

nv-map-golf = Golf
nv-map-hotels = Htl.
nv-map-airport = Flughafen
nv-carpet-M = Mafia
nv-carpet-L = Luxus
nv-carpet-V = VIP

nv-round = RUNDE { $round }
nv-before = VOR DER ERSTEN RUNDE
nv-edition = { $edition ->
    [pegasus] Regeln von Pegasus
   *[other] Regeln von Blue Cocker
}{ $golf ->
    [no] , ohne Golf
   *[other] { "" }
}{ $bank ->
    [no] , ohne Bank
   *[other] { "" }
}

## Das Wertungsblatt. Diese Wörter haben höchstens 9 Buchstaben.

nv-sheet-title = { $edition ->
    [pegasus] WERTUNGSTAFEL
   *[bluecocker] WERTUNGSBLATT
}
nv-sheet-points = Punkte jetzt
nv-sheet-projects = Projekte
nv-sheet-inauguration = { $edition ->
    [pegasus] Bauamt
   *[bluecocker] Einweih.
}
nv-sheet-rank = Platz { $rank }
nv-sheet-boxes = Felder
nv-sheet-shows = Shows
nv-sheet-grand = { $edition ->
    [pegasus] große H.
   *[bluecocker] Grand H.
}
nv-sheet-small = kleine H.
nv-sheet-streets = { $edition ->
    [pegasus] Glückszl.
   *[bluecocker] Straßen
}
nv-sheet-golf = Golf PAR
nv-sheet-no-golf = heute kein Golf
nv-sheet-limousine = Limousine
nv-sheet-missing = Heimweg
nv-sheet-safe = Tresor
nv-sheet-total = Summe
nv-sheet-owed = { $points }, wäre jetzt Schluss

nv-area-projects = Projekte
nv-area-inauguration = { $edition ->
    [pegasus] Bauamt
   *[bluecocker] Einweihung
}
nv-area-shows = Shows
nv-area-hotels = Hotels
nv-area-streets = { $edition ->
    [pegasus] Glückszahlen
   *[bluecocker] Straßen
}
nv-area-golf = Golf
nv-area-limousine = Limousine
nv-area-safe = Tresor

nv-column-inauguration = { $edition ->
    [pegasus] Bauamt
   *[bluecocker] Einweihung
}
nv-column-grand_hotel = { $edition ->
    [pegasus] Große Hotels
   *[bluecocker] Grand Hotels
}
nv-column-small_hotel = Kleine Hotels
nv-column-street_bonus = { $edition ->
    [pegasus] Glückszahlen
   *[bluecocker] Straßenbonus
}
nv-column-par3 = PAR 3
nv-column-par4 = PAR 4
nv-column-par5 = PAR 5
nv-column-vip = VIP
nv-column-luxury = Luxus
nv-column-missing_line = Heimweg

## Die anderen. Eine Zeile von 100 Buchstaben, davon 12 für den Namen.

nv-other = { $total } Pkt. · { $opened ->
    [one] 1 Casino
   *[other] { $opened } Casinos
} · Projekte { $projects } · Hotels { $grand }+{ $small } · Shows { $shows } · Felder { $boxes } · { $edition ->
    [pegasus] Reihen
   *[bluecocker] Ketten
} { $runs }
nv-acme = { $total ->
    [one] 1 Punkt
   *[other] { $total } Punkte
} · Projekte { $projects } · Hotels { $hotels } · Karten { $cards }
nv-acme-pile = Stapel:
nv-acme-next = Die nächste Karte zeigt: { $action }.
nv-acme-validation = Als Nächstes: { $edition ->
    [pegasus] Projekt-Genehmigung
   *[bluecocker] Projektgenehmigung
} { $colour }.
nv-acme-no-card = Der Stapel ist leer.
nv-acme-check = Prüfung { $check } baut in Allee { $hotels }{ $project ->
    [yes] {" "}und { $edition ->
        [pegasus] schließt das Projekt ab
       *[bluecocker] erfüllt das Projekt
    }.
   *[other] .
}
nv-acme-check-project = Prüfung { $check } { $project ->
    [yes] { $edition ->
        [pegasus] schließt das Projekt ab
       *[bluecocker] erfüllt das Projekt
    }.
   *[other] bringt nichts.
}
nv-acme-checked = Alle Prüfungen sind vorbei.

## Wer dran ist

nv-turn-vote = Stimm geheim ab: Soll die Bank allen ein { $edition ->
    [pegasus] Darlehn
   *[bluecocker] Darlehen
} geben?
nv-turn-choose = Welche Nummer mit welcher Aktion nimmst du?
nv-turn-use = Eine Karte für die Nummer, eine für die Aktion, die dritte bekommt ACME.
nv-turn-open = Wo trägst du die { $number } ein?
nv-turn-act = Eröffnet! Jetzt deine Aktion: { $action }.
nv-turn-after = Alles eingetragen. Passt es so?
nv-turn-bonus = Gruppe eingekreist: Welchen Bonus willst du?
nv-turn-wish = Das erste Projekt gehört dir! Sollen alle Karten neu gemischt werden?
nv-turn-give = Nichts passt. Welche Karte bekommt ACME?

nv-choice-vote-loan = für ein { $edition ->
    [pegasus] Darlehn
   *[bluecocker] Darlehen
}
nv-choice-vote-against = dagegen
nv-choice-choose = { $number } mit { $action }
nv-choice-use = { $number } mit { $action }, { $given } für ACME
nv-choice-refuse = nichts passt: zwei Felder ankreuzen
nv-choice-give = { $number } mit { $action }
nv-choice-circle = Bonus: { $boxes } Felder einkreisen
nv-choice-number = eine { $number } daraus machen
nv-choice-free = eine andere Aktion nutzen
nv-choice-extend = noch eine { $number } auf { $street }/{ $avenue }
nv-choice-build = { $street }/{ $avenue } bauen
nv-choice-improve = { $column }: { $from } → { $to }
nv-choice-show = Show, { $side ->
    [left] linke Spalte
   *[other] rechte Spalte
} { $from } → { $to }
nv-choice-encore = Zugabe in der Erweiterung, { $side ->
    [left] linke Spalte
   *[other] rechte Spalte
} { $from } → { $to }
nv-choice-inaugurate = Feld { $box } ankreuzen
nv-choice-inaugurate-last = das letzte Feld ankreuzen
nv-choice-drive = { $first }, dann { $second }
nv-choice-drive-straight = { $first }, geradeaus
nv-choice-drive-past = { $first }, { $second }: vorbei an { $carpets }
nv-choice-drive-home = { $first }, { $second }: heim
nv-choice-decline = Projekt { $colour } diese Runde nicht werten
nv-choice-confirm = Zug beenden
nv-choice-confirm-without = Zug ohne Aktion beenden
nv-choice-cards-reshuffle = mischen
nv-choice-cards-keep = so lassen

# Zu tippen sind in jeder Sprache die Anfangsbuchstaben der englischen Wörter: n, e, s, w.
nv-way-north = Nord
nv-way-east = Ost
nv-way-south = Süd
nv-way-west = West

nv-fits = { $spots ->
    [one] passt in ein Casino
   *[other] passt in { $spots } Casinos
}, bestenfalls { $points }
nv-fits-not = passt nur mit dem Nummern-Bonus
nv-change = { $area } { $points }
nv-note-show = ☆ Show
nv-note-star = ☆ weg
nv-note-holes = { $edition ->
    [pegasus] { $holes ->
        [one] eine Golfbahn
       *[other] { $holes } Golfbahnen
    }
   *[bluecocker] { $holes ->
        [one] ein Loch
       *[other] { $holes } Löcher
    }
} weg
nv-note-setback = { $area } vorerst { $points }
nv-note-debts = Schulden { $debts }
nv-todo-lines = Heimweg: { $count ->
    [one] eine Linie
   *[other] { $count } Linien
}
nv-todo-open = { $count ->
    [one] noch zu eröffnen
   *[other] noch { $count } zu eröffnen
}
nv-todo-shows = { $count ->
    [one] noch eine Show tilgt sie
   *[other] noch { $count } Shows tilgen sie
}
# Was eine Wahl bis zum Spielende wohl bringt, verglichen mit Nichtstun.
nv-expected = etwa { $points }
nv-note-ends = beendet das Spiel

# Kurz, damit alle Tasten in eine Zeile passen.
nv-keys-restart = r neu
nv-keys-others = o andere
nv-ask-next = Enter: nächste Runde · q: Schluss

## Was alle gemacht haben; steht hinter einem Namen.

nv-voted = Die Stimmen sind abgegeben. Bis zum Ende bleiben sie geheim.
nv-did-refuse = nichts passte
nv-did-open = { $number } auf { $street }/{ $avenue }
nv-did-build = { $street }/{ $avenue } gebaut
nv-did-lose-star = Stern verloren
nv-did-improve = { $column } jetzt { $value }
nv-did-show = Show, { $side ->
    [left] linke Spalte
   *[other] rechte Spalte
} jetzt { $value }
nv-did-encore = Zugabe in der Erweiterung, { $side ->
    [left] linke Spalte
   *[other] rechte Spalte
} jetzt { $value }
nv-did-check = { $boxes ->
    [one] ein Feld angekreuzt
   *[other] { $boxes } Felder angekreuzt
}
nv-did-drive = eine Linie gefahren
nv-did-drive-past = an { $carpets } vorbeigefahren
nv-did-home = heimgefahren
nv-did-home-past = an { $carpets } vorbei heimgefahren
nv-did-bonus-number = { $edition ->
    [pegasus] Bonus: Nummer verändert
   *[bluecocker] Bonus: andere Nummer
}
nv-did-bonus-action = { $edition ->
    [pegasus] Bonus: Aktion verändert
   *[bluecocker] Bonus: freie Aktion
}
nv-did-bonus-extension = { $edition ->
    [pegasus] Bonus: Casino erweitert
   *[bluecocker] Bonus: Erweiterung
}
nv-did-hotel = { $kind ->
    [grand] { $edition ->
        [pegasus] GROSSES HOTEL
       *[bluecocker] GRAND HOTEL
    }
   *[other] kleines Hotel
} in Allee { $avenue }
nv-did-project = Projekt { $colour } { $edition ->
    [pegasus] abgeschlossen
   *[bluecocker] erfüllt
}: { $points }
nv-did-decline = Projekt { $colour } nicht gewertet
nv-shuffled = Die Karten wurden neu gemischt.
nv-did-get = bekommt { $action }

## Das Ende

nv-end-last_box = Das letzte Band ist durchgeschnitten: Jemand hat das letzte Feld angekreuzt.
nv-end-all_projects = Jemand hat alle drei Projekte { $edition ->
    [pegasus] abgeschlossen
   *[bluecocker] erfüllt
}.
nv-end-all_opened = Jemand hat alle gebauten Casinos eröffnet.
nv-end-acme_projects = ACME hat alle drei Projekte { $edition ->
    [pegasus] abgeschlossen
   *[bluecocker] erfüllt
}.
nv-end-votes = { $edition ->
    [pegasus] Darlehn
   *[bluecocker] Darlehen
}
nv-end-bundles = Geldbündel
nv-end-debts = Schulden
nv-end-hotels = Hotels ({ $edition ->
    [pegasus] große
   *[bluecocker] Grand
})
nv-end-hidden = Die verdeckte Karte von ACME war eine { $number }.
nv-vote = { $vote ->
    [loan] dafür
    [against] dagegen
   *[none] –
}
nv-acme-wins = ACME GEWINNT
nv-tie-hotels = Gleich viele Punkte: Mehr Hotels entscheiden.
nv-tie-grand = Gleich viele Punkte und Hotels: { $edition ->
    [pegasus] Mehr große Hotels
   *[bluecocker] Mehr Grand Hotels
} entscheiden.
nv-tie-shared = Gleich viele Punkte, Hotels und { $edition ->
    [pegasus] große Hotels
   *[bluecocker] Grand Hotels
}: Der Sieg wird geteilt.
nv-tie-acme = Gleich viele Punkte: Zum Sieg brauchst du mehr als ACME.

## Die Hilfe

nv-help-turn = Dein Zug: Nimm eine Nummer mit ihrer Aktion, trag die Nummer in ein leeres Casino ein, sodass die Straße von links nach rechts ansteigt, nutz die Aktion, wenn du magst, und beende den Zug. Passt keine der drei Nummern, kreuzt du zwei Felder an, und die Runde ist für dich vorbei.
nv-help-action = { $edition ->
    [pegasus] Bauen räumt
   *[bluecocker] Neubau räumt
} einen Kran weg und macht Schulden (!), die getilgt sind, sobald du das Casino eröffnest. { $edition ->
    [pegasus] Werbung streicht
   *[bluecocker] Aufwertung streicht
} den obersten Wert einer Spalte. Eine Show braucht einen Stern (☆) am Casino, das du gerade eröffnet hast; eröffnest du es ohne Show, ist der Stern weg. { $edition ->
    [pegasus] Bauamt kreuzt
   *[bluecocker] Einweihung kreuzt
} ein Feld an. Die Limousine fährt zwei Straßenstücke weit bis zur nächsten Laterne (•) und sollte am Ende wieder daheim sein (◉).
nv-help-bonus = Ist eine Gruppe von Feldern ganz angekreuzt, darfst du sie einmal einkreisen, eine je Runde. Dafür änderst du die Nummer um bis zu { $change }, nutzt eine Aktion deiner Wahl oder trägst, auf Schulden, neben einem Casino dessen Nummer noch einmal ein.
nv-help-map = Auf dem Plan: ┬┐ ein Kran, __ ein Casino ohne Nummer, ▸+2 ein möglicher Platz und was er jetzt bringt, (M) ein Teppich, an dem du vorbei bist, (4) { $edition ->
    [pegasus] eine eingekreiste Golfbahn, ×4 eine verlorene
   *[bluecocker] ein eingekreistes Loch, ×4 ein verlorenes
}. [G] ist { $edition ->
    [pegasus] dein großes Hotel
   *[bluecocker] dein Grand Hotel
}, [S] dein kleines; g und s sind noch zu haben, sobald in der Allee alles eröffnet ist.
nv-help-sheet = Auf { $edition ->
    [pegasus] der Wertungstafel
   *[bluecocker] dem Wertungsblatt
}: Der Wert in eckigen Klammern zählt, die davor sind gestrichen. Felder in runden Klammern sind eingekreist. Ein Plus hinter { $edition ->
    [pegasus] einer Reihe
   *[bluecocker] einer Kette
}: Niemand hat dort eine längere. $ ist ein Geldbündel, ! sind Schulden, ° sind Schulden, die mit der ersten Show der Spalte kommen. Mehr Schulden als Geldbündel kosten { $unpaid } Punkte.
nv-help-end = Das Spiel endet nach der Runde, in der jemand das letzte Feld ankreuzt, { $edition ->
    [pegasus] alle Projekte abgeschlossen
   *[bluecocker] alle Projekte erfüllt
} oder alle gebauten Casinos eröffnet hat.
nv-help-solo = ACME wird nach dem eigenen Stapel gewertet: { $edition ->
    [pegasus] Jede Karte mit Show, Bauamt und Limousine
   *[bluecocker] Jede Show, Einweihung und Limousine
} bringt Punkte, auch jede Karte, die der davor gleicht, und jedes Hotel. { $edition ->
    [pegasus] Die Karten mit Bauen ergeben die Reihen. Mit Karten für Werbung
   *[bluecocker] Die Neubaukarten ergeben die Ketten. Mit Aufwertungskarten
} wird all das mehr wert.
# Wer für ACME baut, und wie; steht hinter einem Namen.
nv-style-ribbon_cutter = Sie besitzt vierzig Scheren und zählt jedes Band. Punktet mit { nv-action-inauguration }: Gib ihr keine solche Karte.
nv-style-golf_patron = Er sprengt seinen Rasen, während die Wüste durstet. Punktet mit gleichen Karten hintereinander: Sorg für Abwechslung im Stapel.
nv-style-limousine_fleet = Kein Gast von Rang fährt bei jemand anderem mit. Punktet mit Limousinen.
nv-style-advertiser = Was sie plakatiert, ist bald das Doppelte wert. Karten mit { nv-action-improvement } heben früh und kräftig alles, was sie hat.
nv-style-road_builder = Ihre Kräne stehen nie still. Karten mit { nv-action-construction } machen sie in allen Straßen stark und nehmen dir dort den Bonus.
nv-style-pictured = Aus den Regelheften bekannt: von allem etwas.
nv-style-show_producer = Federn, ein Elefant und jeden Abend ein volles Haus. Punktet mit Shows.
nv-style-banker = Er verdient an allem in der Stadt ein wenig und stimmt selten für Geld von der Bank. Tut es niemand, kostet es ihn Punkte.
nv-style-hotel_tycoon = Er schläft jede Nacht in einem anderen seiner Türme. Baut in acht Alleen: Mach sie fertig, bevor seine Prüfungen kommen.
nv-style-city_planner = Sie will den Plan für zehn Jahre bis Weihnachten umsetzen. Schafft jedes Projekt, und mit dem dritten endet das Spiel.

nv-architect = { $name }: { $areas }. { $edition ->
    [pegasus] Länge der Reihen: Zahl der Karten mit Bauen
   *[bluecocker] Länge der Ketten: Zahl der Neubaukarten
} { $crane }.
nv-architect-area = { $area } { $base } (ab { $edition ->
    [pegasus] { $cards }-mal Werbung
   *[bluecocker] { $cards ->
        [one] 1 Aufwertung
       *[other] { $cards } Aufwertungen
    }
} { $better })
nv-architect-inauguration = { $edition ->
    [pegasus] Bauamt
   *[bluecocker] Einweihung
}
nv-architect-show = Show
nv-architect-hotel = Hotel
nv-architect-street = { $edition ->
    [pegasus] längste Reihe
   *[bluecocker] längste Kette
}
nv-architect-golf = wiederholte Karte
nv-architect-limousine = Limousine
nv-help-keys = Tipp, was vor deiner Wahl steht: Ein Platz ist Straße und Allee, 13 also Straße 1, Allee 3. Oder tipp den Zug selbst, zum Beispiel „{ $example }“. u nimmt zurück, r beginnt den Zug neu, m zeigt den Plan noch einmal, o die anderen, t gibt einen Tipp, s speichert, q hört auf.

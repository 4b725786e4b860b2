# Las Vegas Royale. Beträge sind Tausend Dollar. Die Nummern der Regeln stehen in den Regeln, nicht hier.
# $you ist "yes", wenn die lesende Person gemeint ist, sonst "no"; $name ist ein Name am Tisch.
# $kind ist "small" für einen kleinen Würfel und "big" für den Biggy.
# Casinos sind sächlich: „ins Miracle“, „aus dem Miracle“, „im Miracle“.


# Casinos sind kurz: höchstens 11 Buchstaben, wie ihre Schilder.
casino-1 = Miracle
casino-2 = Silver Spur
casino-3 = Blue Coyote
casino-4 = Moonlight
casino-5 = Cleopatra
casino-6 = Sunset

owner-neutral = neutrale Würfel
owner-grey = graue Würfel

reward = { $jetons ->
    [one] 1 Jeton
   *[other] { $jetons } Jetons
}
reward-nothing = nichts
reward-move = Extrazug

## Zur Begrüßung

royale-welcome = Würfle, such dir eine Zahl aus und leg alle Würfel mit dieser Zahl in das Casino mit derselben Zahl. Am Ende des Durchgangs bekommt dort die höhere Geldkarte, wer die meisten Würfel hat, und die niedrigere, wer die zweitmeisten hat. Gleich viele Würfel heben sich auf. Wer nach { $rounds } Durchgängen am reichsten ist, gewinnt.

## Der Tisch. Diese Wörter stehen in schmalen Spalten.

board-round = DURCHGANG { $round } VON { $rounds }
board-amounts = Beträge in Tausend
board-closed = GESPERRT
board-tied = Patt
# Mit „7+B“ höchstens 9 Buchstaben, damit die Spalten stehen bleiben.
board-dice = noch { $dice }
board-jetons = { $jetons ->
    [one] 1 Jeton
   *[other] { $jetons } Jetons
}
board-money = Wert { $money }
board-money-hidden = verdeckt
board-bar = Theke { $dice }
board-owes = muss zahlen

status-pot = im Pott: { $amount }
status-token = das Plättchen ist noch da
status-groups = noch da: { $groups }
status-fields = noch frei: { $fields }
status-gold = Goldfeld:

## Die Tafeln: der Name, was sie tut, in einer Zeile von höchstens 62 Buchstaben, und die ganze Regel.

tile-A1 = Lucky Punch
tile-A1-short = Versteck 1–{ $markers } Marker; ein falscher Tipp bringt dir bis zu { $punch3 }.
tile-A1-rule = Versteck 1, 2 oder { $markers } Marker in der Faust. Wer links von dir sitzt, tippt, wie viele es sind. Ist der Tipp falsch, bekommst du für einen Marker { $punch1 } Jetons, für zwei { $punch2 }, für drei { $punch3 }. Ist er richtig, gehst du leer aus.
tile-A2 = Jackpot
tile-A2-short = Wirf die schwarzen Würfel: Summe { $luckySum } oder Pasch knackt den Pott.
tile-A2-rule = Wirf die beiden schwarzen Würfel. Bei Summe { $luckySum } oder einem Pasch gehört der Pott dir, und der nächste fängt wieder bei { $potFirst } an. Bei jedem anderen Wurf wächst er um eine Stufe, bis höchstens { $potLast }.
tile-B1 = Prime Time
tile-B1-short = Führst du hier am Schluss, helfen dir die schwarzen Würfel.
tile-B1-rule = Wer hier unmittelbar vor der Auswertung auf die höhere Geldkarte käme, wirft die beiden schwarzen Würfel und schickt nach Belieben keinen, einen oder beide in die offenen Casinos ihrer Zahlen. Dort zählen sie wie eigene.
tile-B2 = Fifty Fifty
tile-B2-short = Höher oder tiefer? Bis zu { $fiftyLast }, aber ein Fehler kostet alles.
tile-B2-rule = Wirf die beiden schwarzen Würfel. Hör auf und nimm, was der Marker zeigt, oder sag an, ob die nächste Summe höher oder tiefer wird. Richtig: Der Marker rückt weiter, bis { $fiftyLast }. Falsch oder gleich: Du bekommst nichts.
tile-C1 = High Five
tile-C1-short = Wer hier zuerst auf { $count } kommt, holt das Plättchen: { $high } wert.
tile-C1-rule = Wer beim Einsetzen hier zuerst auf { $count } Würfel kommt (der Biggy zählt zwei), holt sich das Plättchen. Wird dieses Casino ausgewertet, ist es { $high } wert.
tile-C2 = Bad Luck
tile-C2-short = Am Ende zahlt { $fine }, wer hier die wenigsten Würfel hat (auch 0).
tile-C2-rule = Wer hier am Ende des Durchgangs die wenigsten Würfel hat, vielleicht gar keinen, zahlt nach der Auswertung { $fine }. Haben alle gleich viele, zahlen alle. Jetons gelten je { $jeton }, wenn das Geld nicht reicht.
tile-D1 = Pay Day
tile-D1-short = Lohn für jedes Casino mit Würfeln von dir, { $payLast } für alle sechs.
tile-D1-rule = Zähl die Casinos, in denen Würfel von dir liegen, dieses mit. Eines bringt einen Jeton, zwei bringen { $paySecond } Jetons; ab drei gibt es je { $payFirst } in Geld, bis { $payLast } für alle sechs.
tile-D2 = Power Play
tile-D2-short = Führst du hier allein, darfst du später drehen statt würfeln.
tile-D2-rule = Wer hier einsetzt und danach allein die meisten Würfel hat, holt sich den Marker. Solange du ihn hast, darfst du, statt zu würfeln, einen deiner Würfel auf eine beliebige Zahl drehen und einsetzen. Führt hier niemand mehr allein, geht der Marker zurück.
tile-E1 = No Entry!
tile-E1-short = Sperr ein anderes Casino; die Laufbahn zahlt unterwegs.
tile-E1-rule = Leg das Sperrschild auf ein anderes Casino als dieses; liegt es schon, darfst du es versetzen. In ein gesperrtes Casino kommt nichts hinein und nichts heraus, ausgewertet wird es trotzdem. Mit jedem Legen oder Versetzen rückt der Marker ein Feld weiter und zahlt, was dort steht.
tile-E2 = Knockout?
tile-E2-short = Alle anderen stellen 1 Würfel an die Theke, deine kommen frei.
tile-E2-rule = Alle anderen, die noch Würfel haben und weniger als { $places } an der Theke, stellen einen dazu. Danach kommen all deine Würfel von dort zu dir zurück. Würfel an der Theke liegen in keinem Casino.
tile-F1 = Block It!
tile-F1-short = Setz eine Gruppe grauer Würfel in ein offenes Casino.
tile-F1-rule = Nimm eine Gruppe grauer Würfel und setz sie in ein offenes Casino. Die grauen Würfel zählen so, als säße noch jemand am Tisch.
tile-F2 = Handicap
tile-F2-short = Hol einen grauen Würfel weg: ein Jeton, { $lift } oder ein Extrazug.
tile-F2-rule = Du darfst einen grauen Würfel aus einem offenen Casino nehmen und auf ein leeres Feld legen: ein Jeton, { $lift } oder ein Extrazug. Beim Extrazug drehst du einen deiner Würfel auf eine beliebige Zahl und setzt ihn ein, ohne etwas zu aktivieren, oder du nimmst einen aus einem Casino zurück.
tile-G1 = Black Box
tile-G1-short = Wer gewinnt, wählt blind einen von 2 Stapeln: { $tokens }.
tile-G1-rule = Wird dieses Casino ausgewertet, teilt die Person links von der mit der höheren Geldkarte die sechs Plättchen { $tokens } in zwei verdeckte Stapel. Wer gewonnen hat, sieht nur, wie viele jeweils daliegen, nimmt einen Stapel und bekommt dessen Summe.
tile-G2 = Double Down
tile-G2-short = Schieb Würfel auf die Tafel: Dort geht es um { $down1 } und { $down2 } extra.
tile-G2-rule = Du darfst beliebig viele deiner Würfel aus diesem Casino auf die Tafel schieben. Sie wird wie ein eigenes Casino ausgewertet, es geht um { $down1 } und { $down2 }.
tile-H1 = Nice Dice
tile-H1-short = Leg einen Würfel deines Wurfs auf sein Feld, es zahlt bis { $niceLast }.
tile-H1-rule = Du darfst einen Würfel dieses Wurfs auf das Feld seiner Zahl legen. Liegt dort schon einer, muss er ins Casino dieser Zahl. Bei der Auswertung zahlt das Feld: { $niceFirst } Jeton, { $niceSecond } Jetons, dann { $niceThird } bis { $niceLast } für die 6.
tile-H2 = My Choice
tile-H2-short = Wirf die schwarzen Würfel, nutz einen; 6 ist das Goldfeld: { $gold }.
tile-H2-rule = Wirf die beiden schwarzen Würfel und nutz einen davon. 1: { $choiceFirst } Jeton. 2: { $choiceSecond } Jetons. 3: { $choiceThird }. 4: Aktiviere eine andere Tafel. 5: Dreh einen deiner Würfel und setz ihn ein, oder nimm einen zurück. 6: Leg einen Würfel auf das Goldfeld; wird dieses Casino ausgewertet, bringt er { $gold }.

## Die Hilfe

help-turn = Bist du dran, würfelst du mit allen Würfeln, die du noch hast, suchst dir eine Zahl aus und setzt alle Würfel mit dieser Zahl in ihr Casino. Oder du zahlst einen Jeton und nimmst alle zurück. Der Biggy (B) zählt wie zwei.
help-score = Sind alle Würfel weg, zahlt jedes Casino aus: Wer gleich viele Würfel hat wie jemand anders, fällt heraus. Von den Übrigen bekommt die höhere Karte, wer die meisten hat, und die niedrigere, wer die zweitmeisten hat.
help-board = Wo du führst, leuchtet das Schild. ▸80 hinter Würfeln: So viel würden sie jetzt gewinnen. (5) in einem Wurf ist der Biggy.
help-keys = Tipp die Nummer deiner Wahl oder den Zug selbst, zum Beispiel „{ $example }“. u nimmt zurück, t gibt einen Tipp, s speichert, b zeigt den Tisch noch einmal, q hört auf.

## Wer dran ist

turn-roll = Du bist dran
turn-place = Gewürfelt! Welche Zahl setzt du ein?
turn-hide = Lucky Punch: Wie viele Marker versteckst du?
turn-guess = Lucky Punch: { $name } ballt die Faust. Wie viele Marker sind darin?
turn-gamble = Fifty Fifty: { $first } und { $second }. Machst du weiter?
turn-close = No Entry! Welches Casino sperrst du?
turn-bar = Knockout? Welchen Würfel stellst du an die Theke?
turn-block = Block It! Welche grauen Würfel, und wohin?
turn-lift = Handicap: Welchen grauen Würfel holst du weg, und wofür?
turn-move = Extrazug: einen Würfel drehen und einsetzen oder einen zurücknehmen
turn-down = Double Down: Welche Würfel schiebst du auf die Tafel?
turn-nice = Nice Dice: Welchen Würfel legst du auf sein Feld?
turn-choose = My Choice: { $first } und { $second }. Welchen Würfel nutzt du?
turn-activate = My Choice: Welche Tafel aktivierst du?
turn-gold = My Choice: Welcher Würfel kommt auf das Goldfeld?
turn-prime = Prime Time: { $first } und { $second }. Wohin damit?
turn-split = Black Box: Teil die Plättchen auf. Was kommt in den ersten Stapel?
turn-pick = Black Box: Zwei Stapel liegen vor dir. Welchen nimmst du?

## Was zur Wahl steht, so kurz wie möglich: zwei Spalten von 38 Buchstaben.

# Die Würfel einer Zahl in einem Wurf. Immer das, was irgendwohin gelegt wird (Akkusativ).
placed-dice = { $small ->
    [0] den Biggy
    [1] eine { $number }
    [2] zwei { $number }er
    [3] drei { $number }er
    [4] vier { $number }er
    [5] fünf { $number }er
    [6] sechs { $number }er
   *[other] sieben { $number }er
}{ $both ->
    [yes] { " " }und den Biggy
   *[no] { "" }
}
# Immer Akkusativ.
a-die = { $kind ->
    [big] den Biggy
   *[small] einen kleinen Würfel
}

choice-roll = Würfeln
choice-place = { $small ->
    [0] Biggy
    [1] Eine { $number }
    [2] Zwei { $number }er
    [3] Drei { $number }er
    [4] Vier { $number }er
    [5] Fünf { $number }er
    [6] Sechs { $number }er
   *[other] Sieben { $number }er
}{ $both ->
    [yes] { " " }+ Biggy
   *[no] { "" }
}: { $casino }
choice-pass = Jeton zahlen, Würfel zurück
choice-skip = Alles gesperrt: Würfel zurück
choice-decline-close = Schild liegen lassen
choice-decline-lift = Keinen wegholen
choice-decline-move = Nichts versetzen
choice-decline-down = Würfel liegen lassen
choice-decline-nice = Keinen hinlegen
choice-turn = { $kind ->
    [big] Biggy ins { $casino }
   *[small] Kleiner ins { $casino }
}
choice-back = { $kind ->
    [big] Biggy zurück: { $casino }
   *[small] Kleiner zurück: { $casino }
}
choice-hide = { $number ->
    [1] Ein Marker: { $reward }
    [2] Zwei Marker: { $reward }
   *[3] Drei Marker: { $reward }
}
choice-guess = { $number ->
    [1] Einer, sonst gibt es { $reward }
    [2] Zwei, sonst gibt es { $reward }
   *[3] Drei, sonst gibt es { $reward }
}
choice-stop = { $amount ->
    [0] Aufhören, ohne Gewinn
   *[other] Aufhören: { $reward }
}
choice-higher = Höher als { $sum }
choice-lower = Tiefer als { $sum }
choice-close = { $casino } sperren
choice-bar = { $kind ->
    [big] Den Biggy
   *[small] Einen kleinen Würfel
}
choice-block = { $size ->
    [one] Ein grauer ins { $casino }
   *[other] { $size } graue ins { $casino }
}
choice-lift = { $casino }: { $reward }
choice-down = { $small ->
    [0] Den Biggy
    [one] Einen kleinen Würfel
   *[other] { $small } kleine Würfel
}{ $both ->
    [yes] { " " }und den Biggy
   *[no] { "" }
}
choice-nice = { $kind ->
    [big] Den Biggy auf die { $number }: { $reward }
   *[small] Einen kleinen auf die { $number }: { $reward }
}
choice-choose = { $number ->
    [4] Eine andere Tafel aktivieren
    [5] Würfel drehen oder zurücknehmen
    [6] Würfel aufs Goldfeld: { $reward }
   *[other] { $reward }
}
choice-activate = { $tile } beim { $casino }
choice-gold = { $kind ->
    [big] Der Biggy
   *[small] Ein kleiner Würfel
}
choice-black-none = Nirgendwohin
choice-black-one = Einer ins { $casino }
choice-black-both = Ins { $casino } und ins { $other }
choice-black-double = Beide ins { $casino }
choice-split = { $first } | { $second }
choice-take = { $pile ->
    [first] Den ersten Stapel
   *[second] Den zweiten Stapel
}: { $tokens } Plättchen

# Was eine Wahl jetzt bedeuten würde; steht hinter ihren Worten.
then-first = vorn: { $amount }
then-second = Platz 2: { $amount }
then-tied = Patt
then-behind = zu wenig
then-wins = gewinnt { $amount }
then-nothing = kein Gewinn
then-more = jetzt +{ $amount }
then-less = jetzt −{ $amount }
then-pays = bringt { $reward }
then-token = mit Plättchen
then-power = mit Marker

## Was passiert ist: Züge

log-place = { $you ->
    [yes] Du setzt { $dice } ins { $casino }.
   *[no] { $name } würfelt { $roll } und setzt { $dice } ins { $casino }.
}
log-pass = { $you ->
    [yes] Du zahlst einen Jeton und nimmst deine Würfel zurück.
   *[no] { $name } würfelt { $roll }, zahlt einen Jeton und nimmt alle Würfel zurück.
}
log-skip = { $you ->
    [yes] Du hast nur Gesperrtes gewürfelt und nimmst deine Würfel zurück.
   *[no] { $name } würfelt { $roll }, nur Gesperrtes, und nimmt alle Würfel zurück.
}
log-decline = { $you ->
    [yes] Du lässt es dabei.
   *[no] { $name } lässt es dabei.
}
log-turn = { $you ->
    [yes] Du drehst { $die } und setzt ihn ins { $casino }.
   *[no] { $name } dreht { $die } und setzt ihn ins { $casino }.
}
log-back = { $you ->
    [yes] Du nimmst { $die } aus dem { $casino } zurück.
   *[no] { $name } nimmt { $die } aus dem { $casino } zurück.
}
log-hide = { $you ->
    [yes] Du versteckst { $number } Marker in der Faust.
   *[no] { $name } versteckt Marker in der Faust.
}
# Nur für Augen, die alles sehen dürfen.
log-hide-open = { $name } versteckt { $number } Marker.
log-guess = { $you ->
    [yes] Du tippst auf { $number }.
   *[no] { $name } tippt auf { $number }.
}
log-stop = { $you ->
    [yes] Du hörst auf.
   *[no] { $name } hört auf.
}
log-higher = { $you ->
    [yes] Du sagst: höher!
   *[no] { $name } sagt: höher!
}
log-lower = { $you ->
    [yes] Du sagst: tiefer!
   *[no] { $name } sagt: tiefer!
}
log-close = { $you ->
    [yes] Du sperrst das { $casino }.
   *[no] { $name } sperrt das { $casino }.
}
log-block = { $you ->
    [yes] Du setzt { $size ->
        [one] einen grauen Würfel
       *[other] { $size } graue Würfel
    } ins { $casino }.
   *[no] { $name } setzt { $size ->
        [one] einen grauen Würfel
       *[other] { $size } graue Würfel
    } ins { $casino }.
}
log-lift = { $you ->
    [yes] Du holst einen grauen Würfel aus dem { $casino }.
   *[no] { $name } holt einen grauen Würfel aus dem { $casino }.
}
log-down = { $you ->
    [yes] Du schiebst { $count ->
        [one] einen Würfel
       *[other] { $count } Würfel
    } auf Double Down.
   *[no] { $name } schiebt { $count ->
        [one] einen Würfel
       *[other] { $count } Würfel
    } auf Double Down.
}
log-nice = { $you ->
    [yes] Du legst { $die } auf Feld { $number } von Nice Dice.
   *[no] { $name } legt { $die } auf Feld { $number } von Nice Dice.
}
log-choose = { $you ->
    [yes] Du nutzt die { $number }.
   *[no] { $name } nutzt die { $number }.
}
log-activate = { $you ->
    [yes] Du aktivierst „{ $tile }“.
   *[no] { $name } aktiviert „{ $tile }“.
}
log-gold = { $you ->
    [yes] Du legst { $die } auf das Goldfeld.
   *[no] { $name } legt { $die } auf das Goldfeld.
}
log-black-none = { $you ->
    [yes] Du setzt keinen schwarzen Würfel ein.
   *[no] { $name } setzt keinen schwarzen Würfel ein.
}
log-black-one = { $you ->
    [yes] Du schickst einen schwarzen Würfel ins { $casino }.
   *[no] { $name } schickt einen schwarzen Würfel ins { $casino }.
}
log-black-both = { $you ->
    [yes] Du schickst die schwarzen Würfel ins { $casino } und ins { $other }.
   *[no] { $name } schickt die schwarzen Würfel ins { $casino } und ins { $other }.
}
log-black-double = { $you ->
    [yes] Du schickst beide schwarzen Würfel ins { $casino }.
   *[no] { $name } schickt beide schwarzen Würfel ins { $casino }.
}
log-split = { $you ->
    [yes] Du teilst die Plättchen auf: { $first } | { $second }.
   *[no] { $name } teilt die Plättchen in Stapel zu { $first } und { $second } auf.
}
# Nur für Augen, die alles sehen dürfen.
log-split-open = { $name } teilt die Plättchen auf: { $first } | { $second }.
log-take = { $you ->
    [yes] Du nimmst den { $pile ->
        [first] ersten
       *[second] zweiten
    } Stapel.
   *[no] { $name } nimmt den { $pile ->
        [first] ersten
       *[second] zweiten
    } Stapel.
}

## Was passiert ist: was ein Zug bewirkt hat

event-black = Die schwarzen Würfel zeigen { $first } und { $second }.
luckless-A2 = Kein Glück. Im Pott sind jetzt { $amount }.
luckless-B2 = Daneben. Diesmal gibt es nichts.
event-paid = { $you ->
    [yes] { $tile } bringt dir { $amount }.
   *[no] { $tile }: { $amount } für { $name }.
}
event-jetons = { $you ->
    [yes] { $tile } bringt dir { $amount ->
        [one] einen Jeton
       *[other] { $amount } Jetons
    }.
   *[no] { $tile }: { $amount ->
        [one] ein Jeton
       *[other] { $amount } Jetons
    } für { $name }.
}
event-shown-right = Die Faust geht auf: { $number }. Erraten!
event-shown-wrong = Die Faust geht auf: { $number }, nicht { $guess }.
event-won_power = { $you ->
    [yes] Du holst dir den Marker von Power Play.
   *[no] { $name } holt sich den Marker von Power Play.
}
event-lost_power = { $you ->
    [yes] Du verlierst den Marker von Power Play: Dort führt kein Spieler mehr allein.
   *[no] { $name } verliert den Marker von Power Play: Dort führt kein Spieler mehr allein.
}
event-won_token = { $you ->
    [yes] Du holst dir das Plättchen von High Five.
   *[no] { $name } holt sich das Plättchen von High Five.
}
event-barred = { $you ->
    [yes] Du stellst { $die } an die Theke.
   *[no] { $name } stellt { $die } an die Theke.
}
event-freed = { $you ->
    [yes] Du bekommst { $die } von „{ $tile }“ zurück.
   *[no] { $name } bekommt { $die } von „{ $tile }“ zurück.
}
event-pushed = { $you ->
    [yes] Dein Würfel auf Feld { $number } muss ins { $casino }.
   *[no] Der Würfel von { $name } auf Feld { $number } muss ins { $casino }.
}
event-boxed = { $amount ->
    [0] Im Stapel sind lauter Nullen.
   *[other] Der Stapel ist { $amount } wert.
}
event-fined = { $you ->
    [yes] Bad Luck kostet dich { $cost }.
   *[no] Bad Luck kostet { $name } { $cost }.
}
cost = { $amount ->
    [0] { $jetons ->
        [0] nichts, denn es ist nichts mehr da
        [one] einen Jeton
       *[other] { $jetons } Jetons
    }
   *[other] { $amount }{ $jetons ->
        [0] { "" }
        [one] { " " }und einen Jeton
       *[other] { " " }und { $jetons } Jetons
    }
}
event-starts = { $you ->
    [yes] Du fängst an.
   *[no] { $name } fängt an.
}

# Das Ende eines Durchgangs, Casino für Casino: wer was gewonnen hat; steht hinter einem Namen oder allein.
score-title = ENDE VON DURCHGANG { $round }
score-tied = Patt
score-nobody = niemand gewinnt

## Das Ende

end-row = { $money } insgesamt, { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}, { $jetons ->
    [one] 1 Jeton
   *[other] { $jetons } Jetons
}

## Worum es bei der Frage einer Tafel geht, für alle, die sie zum ersten Mal gestellt bekommen

learn-royale-first-hide = Versteck Marker; wer links von dir sitzt, tippt, wie viele es sind. Ein falscher Tipp bringt dir Geld, mehr Marker bringen mehr: { $punch3 } für drei. Aber darauf tippen alle zuerst.
learn-royale-first-guess = Jemand versteckt einen bis drei Marker. Tippst du richtig, geht diese Person leer aus; ein falscher Tipp kostet dich nichts, bringt ihr aber Geld. Drei brächten am meisten.
learn-royale-first-gamble = Nimm, was der Marker zeigt, oder wette auf die nächste Summe: Richtig rückt er weiter, bis { $fiftyLast }, falsch oder gleich ist alles weg. Niedrige und hohe Summen sind sichere Wetten, mittlere nicht.
learn-royale-first-close = Leg das Sperrschild auf ein Casino: Kein Würfel kommt mehr hinein oder heraus, ausgewertet wird es trotzdem. Sperr eines, in dem du führst, und die Laufbahn zahlt noch dazu.
learn-royale-first-bar = Einer deiner Würfel muss an die Theke, dort liegt er in keinem Casino. Er kommt zurück, wenn du selbst bei dieser Tafel einsetzt. Der Biggy zählt zwei: Gib lieber einen kleinen.
learn-royale-first-block = Graue Würfel zählen, als säße noch jemand am Tisch. Setz sie dorthin, wo sie andere schlagen oder mit ihnen gleichstehen, nicht dorthin, wo du führst.
learn-royale-first-lift = Nimm einen grauen Würfel aus einem Casino, und du bekommst, was sein neues Feld zeigt. Am besten einen, der dich schlägt oder mit dir gleichsteht.
learn-royale-first-move = Dreh einen deiner Würfel auf eine beliebige Zahl und setz ihn ein, oder nimm einen aus einem Casino zurück. So brichst du einen Gleichstand oder rettest einen Würfel, der nichts gewinnt.
learn-royale-first-down = Würfel, die du auf die Tafel schiebst, zählen dort statt im Casino, es geht um { $down1 } und { $down2 } extra. Schieb, was du hier entbehren kannst.
learn-royale-first-nice = Leg einen Würfel dieses Wurfs auf das Feld seiner Zahl: Bei der Auswertung zahlt es, bis { $niceLast }. Wer später kommt, darf ihn verdrängen, dann muss er ins Casino.
learn-royale-first-choose = Jede Zahl der schwarzen Würfel bewirkt etwas anderes, von Jetons bis zum Goldfeld. Du nutzt eine der beiden; auf der Tafel steht, was jede tut.
learn-royale-first-activate = Lös eine andere Tafel aus, als hättest du dort eingesetzt. Nimm die, die dir jetzt am meisten bringt.
learn-royale-first-gold = Der Würfel auf dem Goldfeld bringt { $gold }, wenn dieses Casino ausgewertet wird. Welchen kannst du entbehren?
learn-royale-first-prime = Du führst hier, also gehören die schwarzen Würfel dir: Jeder darf ins Casino seiner Zahl und zählt dort als deiner. Schick ihn hin, wo er gewinnt oder einen Gleichstand bricht, oder lass ihn.
learn-royale-first-split = Mach aus den sechs Plättchen zwei Stapel. Dein Gegenüber sieht nur, wie viele jeweils daliegen, und nimmt einen: Versteck die großen, wo niemand sie sucht.
learn-royale-first-pick = Ein Stapel gehört dir. Du siehst, wie viele Plättchen daliegen, aber nicht welche: Wo wären die großen wohl versteckt?

# Tipps: was der Profi täte, und warum. Geld und Punkte sind im Mittel zu erwarten.

hint-ask = Tipp
hint-title = Das täte der Profi
hint-thinking = Der Profi denkt nach …
hint-figures-royale = { $percent } % Gewinnchance, etwa { $amount } am Ende des Durchgangs
hint-figures-classic = { $percent } % Gewinnchance, etwa { $amount } am Ende des Durchgangs
hint-figures-newvegas = { $percent } % Gewinnchance, etwa { $amount } Punkte am Ende der Partie
hint-open = die { $number } auf { $street }/{ $avenue } eintragen
hint-then = Danach: { $moves }.
hint-next = Die nächstbesten
hint-other = { $move }: { $percent } %, { $amount } ({ $difference })
hint-hide = Tipp weglegen
hint-log = { $you ->
    [yes] Du hast dir einen Tipp geben lassen.
   *[no] { $name } hat sich einen Tipp geben lassen.
}

hint-why-only = Es gibt keinen anderen Zug.
hint-why-more-royale = Das bringt etwa { $amount } mehr als der nächstbeste Zug.
hint-why-more-classic = Das bringt etwa { $amount } mehr als der nächstbeste Zug.
hint-why-more-newvegas = Das bringt etwa { $amount ->
    [one] einen Punkt
   *[other] { $amount } Punkte
} mehr als der nächstbeste Zug.
hint-why-likelier = Das gewinnt öfter als der nächstbeste Zug: { $percent } von hundert Partien.
hint-why-close = Der nächstbeste Zug ist etwa gleich gut.
hint-why-unforeseen = Wer deine Antwort vorhersieht, kann sie ausnutzen; also lass den Zufall wählen. So, wie der Profi die { $answers } Antworten mischt, ist keine Antwort der anderen besser als eine zweite. Diese hier wurde für dich gezogen.
hint-why-slow = Das Nachdenken hat { $seconds } s gedauert, länger als sonst: Der Rechner hat viel zu tun.
hint-why-takes = Wäre der Durchgang jetzt zu Ende, bekämst du { $amount } im { $casino }{ $rank ->
    [1] {""}
    [2] , mit Platz 2
   *[other] , mit Platz { $rank }
}.
hint-why-ties = Im { $casino } gäbe es vorerst einen Gleichstand: Wer gleich viele Würfel hat wie du, gewinnt dort so wenig wie du.
hint-why-behind = Im { $casino } gewinnst du damit noch nichts.
hint-why-gains = Wäre der Durchgang jetzt zu Ende, bekämst du { $amount } mehr.
hint-why-costs = Wäre der Durchgang jetzt zu Ende, bekämst du { $amount } weniger: Es zahlt sich später aus.
hint-why-saves = Kein anderes Casino kostet so wenige Würfel: nur { $dice }, und { $left } bleiben dir.
hint-why-keeps = Du behältst { $dice ->
    [one] deinen Würfel
   *[other] alle { $dice } Würfel
} für einen besseren Wurf.
# Wozu ein Zug gut ist, als Teile eines Satzes: { $begins } ist yes, wo einer ihn beginnt. Beträge sind Mittelwerte.
hint-why-because = { $first }.
hint-why-because-both = { $first }, und { $second }.
hint-cause-pays = { $tile } zahlt { $reward }
hint-cause-pays-more = { $tile } zahlt etwa { $amount } mehr
hint-cause-spares = { $tile } kostet etwa { $amount } weniger
hint-cause-withholds = { $name } bekommt von { $tile } etwa { $theirs } weniger
hint-cause-fines = { $tile } kostet { $name } etwa { $theirs } mehr
hint-cause-wins = { $casino } bringt etwa { $amount } mehr
hint-cause-takes = { $casino } bringt etwa { $amount } mehr und { $name } etwa { $theirs } weniger
hint-cause-denies = { $name } gewinnt im { $casino } etwa { $theirs } weniger
hint-cause-breaks = { $begins ->
    [yes] Der
   *[no] der
} Gleichstand im { $casino } ist gebrochen, das bringt etwa { $amount } mehr
hint-cause-strikes = { $begins ->
    [yes] Ein
   *[no] ein
} Gleichstand im { $casino } kostet { $name } etwa { $theirs }
hint-cause-keeps = { $begins ->
    [yes] Es
   *[no] es
} { $dice ->
    [one] bleibt ein Würfel mehr in der Hand, der anderswo etwa { $amount } mehr bringt
   *[other] bleiben { $dice } Würfel mehr in der Hand, die anderswo etwa { $amount } mehr bringen
}
hint-why-scores = Punkte jetzt: { $areas }.
hint-why-ends = Das beendet die Partie.
hint-why-project-first = Das erfüllt „{ $project }“ vor allen anderen: { $points } Punkte.
hint-why-project-later = Das erfüllt „{ $project }“: { $points } Punkte.
hint-why-hotel = Das vollendet Allee { $avenue }, deren { $edition ->
    [pegasus] großes Hotel
   *[bluecocker] Grand Hotel
} noch niemand hat.
hint-why-race = Allee { $avenue } ist ein Wettlauf um das { $edition ->
    [pegasus] große Hotel
   *[bluecocker] Grand Hotel
}: Dir fehlen dann { $missing }, { $name } fehlen { $theirs }.
hint-why-room = Das lässt Platz: { $numbers } der { $all } Zahlen passen noch in deine Stadt, nach dem nächstbesten Zug { $other }.

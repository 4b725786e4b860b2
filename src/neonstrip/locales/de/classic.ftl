# Las Vegas von 2012. Beträge in Tausend Dollar; Casinos, Auswahl und Wertung heißen wie bei Royale.

classic-white = die weißen Würfel
classic-welcome = Würfle, such dir eine Zahl aus und leg alle Würfel mit dieser Zahl in das Casino mit derselben Zahl. In jedem Casino liegen Scheine für mindestens { $enough }: Am Ende des Durchgangs bekommt den höchsten, wer dort die meisten Würfel hat, den nächsten, wer die zweitmeisten hat, solange es Scheine gibt. Gleich viele Würfel heben sich auf. Wer nach { $rounds } Durchgängen am reichsten ist, gewinnt.
classic-notes-hidden = { $notes ->
    [one] 1 Schein, verdeckt
   *[other] { $notes } Scheine, verdeckt
}
classic-roll-white = weiß { $dice }
# Würfel einer Zahl, eigene und weiße: 3 × 5 und 1 × 5 weiß.
classic-dice = { $white ->
    [0] { $own } × { $number }
   *[other] { $own ->
        [0] { $white } × { $number } weiß
       *[other] { $own } × { $number } und { $white } × { $number } weiß
    }
}
classic-choice-place = { $white ->
    [0] { $own } × { $number }: { $casino }
   *[other] { $own ->
        [0] { $white } × { $number } weiß: { $casino }
       *[other] { $own } × { $number } + { $white } weiß: { $casino }
    }
}
classic-log-place = { $you ->
    [yes] Du setzt { $dice } ins { $casino }.
   *[no] { $name } würfelt { $roll } und setzt { $dice } ins { $casino }.
}
classic-then-later = Platz { $rank }: { $amount }
classic-help-turn = Bist du dran, würfelst du mit allen Würfeln, die du noch hast, suchst dir eine Zahl aus und setzt alle Würfel mit dieser Zahl in ihr Casino, auch weiße (○).
classic-help-score = Sind alle Würfel weg, zahlt jedes Casino aus: Wer gleich viele Würfel hat wie jemand anders, fällt heraus, und die weißen zählen wie die einer Person. Dann bekommt den höchsten Schein, wer die meisten hat, den nächsten, wer die zweitmeisten hat. Was niemand oder die weißen Würfel gewinnen, kommt unter den Stapel.
classic-help-board = Wo du führst, leuchtet das Schild. ▸80 hinter Würfeln: So viel würden sie jetzt gewinnen.
classic-end-row = { $money } insgesamt, { $notes ->
    [one] 1 Schein
   *[other] { $notes } Scheine
}

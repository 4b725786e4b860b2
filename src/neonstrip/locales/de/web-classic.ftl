# Der Tisch von Las Vegas, der Ausgabe von 2012, im Browser. Was Royale auch sagt, steht in web-casinos.ftl.

web-classic-about-prizes = In Tausend. Am Ende des Durchgangs bekommt den höchsten Schein, wer die meisten Würfel hat, den nächsten, wer die zweitmeisten hat, solange es Scheine gibt. Gleich viele heben sich vorher auf. Die Zeichen zeigen, wer sie jetzt bekäme.
web-classic-about-money = Alle Scheine zusammen, in Tausend. Wer am Ende am meisten hat, gewinnt.
web-classic-white = Weiße Würfel
web-classic-about-white = Würfel, die niemandem gehören: geworfen und eingesetzt mit den eigenen, gezählt wie die einer weiteren Person. Was sie gewinnen, kommt unter den Stapel.
web-classic-extras = Das Spiel auf einen Blick
web-classic-pile =
    { $notes ->
        [one] 1 Schein im Stapel
       *[other] { $notes } Scheine im Stapel
    }

# The table of Las Vegas, the edition of 2012, in the browser. What it shares with Royale is in web-casinos.ftl.

web-classic-about-prizes = In thousands. At the end of the round the most dice take the highest note, the next most the next, as long as there are notes. Equal counts strike each other out before that. The marks tell who would take them now.
web-classic-about-money = All notes together, in thousands. The most at the end wins.
web-classic-white = White dice
web-classic-about-white = Nobody’s dice: rolled and placed with one’s own, and counted like those of one more player. What they win goes under the pile.
web-classic-extras = The game at a glance
web-classic-pile =
    { $notes ->
        [one] 1 note in the pile
       *[other] { $notes } notes in the pile
    }

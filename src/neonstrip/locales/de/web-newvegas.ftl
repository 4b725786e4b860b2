# What only the browser says of New Las Vegas.

web-nv-sign = New Las Vegas
web-nv-parts = Teile des Tisches
web-nv-tab-city = Stadt
web-nv-tab-sheet = Blatt
web-nv-tab-table = Projekte
web-nv-tab-players = Spieler
web-nv-tab-log = Verlauf
web-nv-city = Stadt von { $name }
web-nv-plan = Plan der Stadt
web-nv-whole = Ganze Stadt
web-nv-close-up = Näher
web-nv-street = Straße { $street }:
web-nv-spot = Straße { $street }, Allee { $avenue }
# Wird vorgelesen, ein Casino nach dem anderen. Ein leeres $carpet heißt: keiner.
web-nv-lot = Allee { $avenue } { $state ->
    [number] { $number }
    [site] ein Kran
   *[empty] leer
}{ $star ->
    [open] , ein Stern
    [given] , eine Show gegeben
    [lost] , der Stern verloren
   *[none] {""}
}{ $passed ->
    [yes] , Teppich { $carpet }, befahren
    [no] , Teppich { $carpet }
   *[none] {""}
}
web-nv-worth = { $points } Punkte
web-nv-cards = Nummern und Aktionen
web-nv-best = bestens { $points }
web-nv-fits-not = nur mit einem Bonus
web-nv-take-number = Nimm eine Nummer …
web-nv-take-action = … und die Aktion einer anderen Karte
web-nv-gives = gibt { $action }
web-nv-vote-hint = Das { $edition ->
    [pegasus] Darlehn
   *[bluecocker] Darlehen
} ist für alle gleich: { $majority } Geldbündel, wenn mehr als die Hälfte dafür stimmt, { $some }, wenn es überhaupt jemand tut. Weniger Geldbündel als Schulden kosten am Ende { $points } Punkte.
web-nv-restart = Zug neu beginnen
web-nv-waiting-more = Warten auf { $names } und { $others ->
    [one] jemanden
   *[other] { $others } andere
}
web-nv-looking = Das hat { $name } gebaut.
web-nv-back = Zurück zu meiner Stadt
web-nv-sheet = { $edition ->
    [pegasus] Wertungstafel
   *[bluecocker] Wertungsblatt
} von { $name }
web-nv-score-sheet = { $edition ->
    [pegasus] Wertungstafel
   *[bluecocker] Wertungsblatt
}
web-nv-boxes = { $checked } von { $boxes } Feldern angekreuzt, { $circled ->
    [0] keine Gruppe eingekreist
    [one] eine Gruppe eingekreist
   *[other] { $circled } Gruppen eingekreist
}
web-nv-shows-left = Shows, linke Spalte
web-nv-shows-right = Shows, rechte Spalte
web-nv-run = Straße { $street }{ $leads ->
    [yes] , niemand hat eine längere { $edition ->
        [pegasus] Reihe
       *[bluecocker] Kette
    }
   *[no] {""}
}:
web-nv-bonus = Bonus
web-nv-bundles = { $bundles ->
    [one] ein Geldbündel
   *[other] { $bundles } Geldbündel
}
web-nv-debts = { $debts ->
    [one] eine Schuld
   *[other] { $debts } Schulden
}
web-nv-refusals = { $refusals ->
    [one] eine Runde abgelehnt
   *[other] { $refusals } Runden abgelehnt
}
web-nv-projects = Stadtprojekte
web-nv-deck = Noch im Stapel
web-nv-player = Spieler
web-nv-head-total = Punkte
web-nv-head-opened = Offen
web-nv-head-projects = Proj.
web-nv-head-hotels = Hotels
web-nv-head-shows = Shows
web-nv-head-boxes = Felder
web-nv-head-runs = { $edition ->
    [pegasus] Reihen
   *[bluecocker] Ketten
}
web-nv-show-sheet = Die Blätter von { $name } ansehen
web-nv-done = fertig
web-nv-acme = ACME
web-nv-acme-reckons = Wie ACME rechnet
web-nv-acme-for = für je
web-nv-acme-points = jetzt
web-nv-acme-better = aufgewertet (bisher { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
})
web-nv-acme-from = { $points } ab { $cards }
web-nv-scores = Die Punkte, Bereich für Bereich
# Warum ein gedrückter Platz keiner ist. $rule ist die Nummer der Regel.
web-nv-why-n-open-1 = Nur ein leeres Casino kann eröffnet werden, und keines unter einem Kran. ({ $rule })
web-nv-why-n-open-2 = Dort passt sie nicht: In einer Straße steigen die Nummern von links nach rechts. ({ $rule })
web-nv-why-n-construct-1 = Nur eine Baustelle mit Kran kann gebaut werden. ({ $rule })

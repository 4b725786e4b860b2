# What only the browser says of New Las Vegas.

web-nv-sign = New Las Vegas
web-nv-parts = Części stołu
web-nv-tab-city = Miasto
web-nv-tab-sheet = Arkusz
web-nv-tab-table = Projekty
web-nv-tab-players = Gracze
web-nv-tab-log = Dziennik
web-nv-city = Miasto: { $name }
web-nv-plan = Plan miasta
web-nv-whole = Całe miasto
web-nv-close-up = Bliżej
web-nv-street = Ulica { $street }:
web-nv-spot = Ulica { $street }, aleja { $avenue }
# Czytane na głos, kasyno po kasynie. Puste $carpet: dywanu nie ma.
web-nv-lot = aleja { $avenue } { $state ->
    [number] { $number }
    [site] dźwig
   *[empty] puste
}{ $star ->
    [open] , gwiazda
    [given] , pokaz odbyty
    [lost] , gwiazda stracona
   *[none] {""}
}{ $passed ->
    [yes] , dywan { $carpet }, przejechany
    [no] , dywan { $carpet }
   *[none] {""}
}
web-nv-worth = { $points } p.
web-nv-cards = Liczby i akcje
web-nv-best = najlepiej { $points }
web-nv-fits-not = tylko z premią
web-nv-take-number = Weź liczbę …
web-nv-take-action = … i akcję innej karty
web-nv-gives = daje { $action }
web-nv-vote-hint = Kredyt jest taki sam dla wszystkich: { $majority } pakietów, jeśli głosuje za nim ponad połowa, { $some }, jeśli ktokolwiek. Na końcu mniej pakietów niż długów kosztuje { $points } p.
web-nv-restart = Zacznij turę od nowa
web-nv-waiting-more = Czekamy: { $names } i { $others ->
    [one] jeszcze jedna osoba
    [few] jeszcze { $others } osoby
   *[other] jeszcze { $others } osób
}
web-nv-looking = Oto, co buduje { $name }.
web-nv-back = Z powrotem do mojego miasta
web-nv-sheet = Arkusz punktów: { $name }
web-nv-score-sheet = Arkusz punktów
web-nv-boxes = zaznaczone pola: { $checked } z { $boxes }, { $circled ->
    [0] żadna grupa nie jest zakreślona
    [one] zakreślona jedna grupa
    [few] zakreślone { $circled } grupy
   *[other] zakreślonych { $circled } grup
}
web-nv-shows-left = Pokazy, lewa kolumna
web-nv-shows-right = Pokazy, prawa kolumna
web-nv-run = Ulica { $street }{ $leads ->
    [yes] , nikt nie ma dłuższego ciągu
   *[no] {""}
}:
web-nv-bonus = premia
web-nv-bundles = { $bundles ->
    [one] jeden pakiet
    [few] { $bundles } pakiety
   *[other] { $bundles } pakietów
}
web-nv-debts = { $debts ->
    [one] jeden dług
    [few] { $debts } długi
   *[other] { $debts } długów
}
web-nv-refusals = { $refusals ->
    [one] raz bez otwarcia
   *[other] { $refusals } razy bez otwarcia
}
web-nv-projects = Projekty miejskie
web-nv-deck = Jeszcze w talii
web-nv-player = Gracz
web-nv-head-total = Punkty
web-nv-head-opened = Otwarte
web-nv-head-projects = Proj.
web-nv-head-hotels = Hotele
web-nv-head-shows = Pokazy
web-nv-head-boxes = Pola
web-nv-head-runs = Ciągi
web-nv-show-sheet = Zobacz arkusze: { $name }
web-nv-done = gotowe
web-nv-acme = ACME
web-nv-acme-reckons = Jak liczy
web-nv-acme-for = za każdą
web-nv-acme-points = teraz
web-nv-acme-better = ulepszone (ma { $cards ->
    [one] 1 kartę
    [few] { $cards } karty
   *[other] { $cards } kart
})
web-nv-acme-from = { $points } od { $cards }
web-nv-scores = Punkty, obszar po obszarze
# Dlaczego wskazane miejsce nim nie jest. $rule to numer zasady.
web-nv-why-n-open-1 = Otworzyć można tylko puste kasyno, i nie pod dźwigiem. ({ $rule })
web-nv-why-n-open-2 = Tam nie pasuje: na ulicy liczby rosną od lewej do prawej. ({ $rule })
web-nv-why-n-construct-1 = Zbudować można tylko plac z dźwigiem. ({ $rule })

# Sprawdzanie i oglądanie zapisów.
verified =
    { $moves ->
        [0] Nie ma ani jednego ruchu
        [one] Jedyny ruch jest dozwolony
        [few] Wszystkie { $moves } ruchy są dozwolone
        [many] Ruchy są dozwolone, wszystkie { $moves }
       *[other] Ruchy są dozwolone, wszystkie { $moves }
    }, { $finished ->
        [yes] a wyniki się z nimi zgadzają.
       *[other] a gra jeszcze się nie skończyła.
    }
verified-fair = Kości były uczciwe: ziarno powstało z ziarna serwera i słów losowych wszystkich graczy. Można porównać z tym, co serwer obiecał przed grą: { $commitment }
mistake-commitment-differs = Ziarno serwera nie jest tym, które obiecał: według zapisu { $said }, a ziarnu odpowiada { $true }.
mistake-seed-differs = Kości nie były uczciwe: grano z ziarnem { $said }, a z ziarna serwera i słów losowych wychodzi { $true }.

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

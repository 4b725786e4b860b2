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
verified-two-sided = Nikt nie mógł wybrać kości, nawet znając sekret serwera: własne słowa obiecano, zanim ktokolwiek jakieś podał ({ $names }). Dotyczy to każdego, kto poniżej znajdzie to, co jego urządzenie zanotowało przed grą.
verified-server-only = Kości pochodzą wyłącznie z sekretu serwera, tego obiecanego: były uczciwe, jeśli nie grał nikt, kto mógł go znać.
verified-open-nonces = Kości pochodzą z sekretu serwera, tego obiecanego, i ze słów podanych jawnie: były uczciwe, jeśli ten, kto przyszedł ostatni, nie mógł znać sekretu.
verified-commitment = Obiecane przez serwer: { $commitment }
verified-pledge = Obietnica ({ $name }): { $pledge }
verified-silent = Bez słowa, gdy trzeba było je podać, więc do końca grał tam bot: { $names }
mistake-commitment-differs = Ziarno serwera nie jest tym, które obiecał: według zapisu { $said }, a ziarnu odpowiada { $true }.
mistake-pledge-differs = Słowo gracza { $name } nie jest tym obiecanym: zapis podaje { $said }, słowo daje { $true }.
mistake-seed-differs = Kości nie były uczciwe: grano z ziarnem { $said }, a z ziarna serwera i słów losowych wychodzi { $true }.

# Ekran z zasadami. Same zasady są w rules-royale.ftl i rules-newvegas.ftl.

rules-search = Szukaj w zasadach
rules-back-table = Wróć do stołu
rules-example = Przykład
rules-ruling = Nasze rozstrzygnięcie
rules-search-short = Szukaj
rules-search-hint = naciśnij /, by szukać
rules-back = Wróć
rules-contents = Spis treści
rules-found =
    { $count ->
        [0] Nic nie znaleziono
        [one] Znaleziono jedną stronę
        [few] Znaleziono { $count } strony
        [many] Znaleziono { $count } stron
       *[other] Znaleziono { $count } strony
    }
rules-none = O „{ $question }” nic tu nie ma. Może inne słowo?
rules-clear = Pokaż wszystko
rules-of = Zasady: { $game }

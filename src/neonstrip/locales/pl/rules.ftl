# Ekran z zasadami. Same zasady są w rules-royale.ftl i rules-newvegas.ftl.

rules-search = Szukaj w zasadach
rules-back-table = Wróć do stołu
rules-example = Przykład
rules-ruling = Nasze rozstrzygnięcie

# Strona z arkuszami do druku. Jak się nazywają, jest w paper.ftl.

web-print-lead = Blok się skończył albo ktoś chce mieć zasady obok talerza? Wydrukuj, czego potrzebujesz, narysowane przez nas.
web-print-what = Co
web-print-how = Jak
web-print-size = Papier
web-print-size-a4 = A4
web-print-size-letter = US Letter
web-print-ink = Kolor
web-print-ink-colour = w kolorze
web-print-ink-plain = czarno-białe
web-print-number = Arkusze na stronie
web-print-number-value = { $number ->
    [2] dwa na stronie
   *[other] jeden na stronie
}
web-print-edition = Terminy wydania
web-print-edition-bluecocker = Blue Cocker
web-print-edition-pegasus = Pegasus
web-print-open = Otwórz PDF
web-print-save = Zapisz PDF
web-print-hint = Drukuj w rzeczywistym rozmiarze: każda strona ma już marginesy.
web-print-preview = Tak to będzie wyglądać
web-print-page = { $paper }, strona { $page }

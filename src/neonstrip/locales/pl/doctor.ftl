# Co znajduje `neonstrip doctor`

doctor-reading = Czytanie stołów
doctor-read = { $tables ->
    [one] Jeden stół, zdarzeń: { $events }.
   *[other] Stołów: { $tables }, zdarzeń: { $events }.
}
doctor-whole = Nic nie zostało zmienione ani utracone.
doctor-sealed = Zapieczętowane, a klucza nie podano: { $tables }. Ich dzienniki są całe, o ile można to stwierdzić bez odtwarzania.
doctor-log-changed = Dzienniki zmienione albo takie, którym ubyło coś ze środka: { $tables }. Nikt nie może tam grać. Przywróć te stoły z kopii zapasowej.
doctor-log-short = Dzienniki, które straciły koniec: { $tables }. Można tam grać dalej, a gracze są ostrzegani. Kopia zapasowa może mieć więcej.
doctor-unplayable = Dzienniki całe, ale nie do odtworzenia: { $tables }. Czy pisał je nowszy Neonstrip? Użyj tamtego; jeśli nie, zgłoś to, proszę.
doctor-summary = Podsumowania niezgodne z dziennikami: { $tables }. Listy mogą pokazywać te stoły błędnie, dopóki coś się tam nie wydarzy.
doctor-snapshot = Uszkodzone migawki: { $tables }. Nic to nie kosztuje, powstaną na nowo z dzienników. Ale zadbaj o dysk.

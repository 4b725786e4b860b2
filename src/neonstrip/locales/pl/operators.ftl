# Co słyszy ten, kto opiekuje się serwerem.

tables-none = Brak stołów.
tables-column-table = Stół
tables-column-game = Gra
tables-column-stage = Stan
tables-column-people = Gracze
tables-column-events = Zdarzenia
tables-column-touched = Ostatnie
tables-stage-open = otwarty
tables-stage-playing = w grze
tables-stage-over = zakończony
tables-about = Nakryty { $created }, zdarzenia: { $kilobytes } kB.
tables-yes = t
tables-remove = { $tables ->
    [one] Ten stół zniknie na zawsze ze wszystkim, co o nim przechowano. Usunąć?
   *[other] Te stoły znikną na zawsze ze wszystkim, co o nich przechowano ({ $tables }). Usunąć?
}
tables-removed = Usunięte stoły: { $tables }.
tables-kept = Niczego nie usunięto.
tables-exporting = Zapisywanie partii
tables-exported = Zapisy partii w { $folder }: { $records }.
tables-exported-logs = { $file } zawiera całe stoły: { $tables }. Są w nim tajemnice trwających gier: trzymaj go dla siebie.
tables-unfinished = Bez zapisu, bo nie są skończone albo nie dają się odczytać: { $tables }. Z --logs zostaną zachowane w całości.
backup-copying = Kopiowanie
backup-done = { $file }: { $tables ->
    [one] jeden stół
   *[other] stołów: { $tables }
}, zdarzeń: { $events }, odtworzone po skopiowaniu. W pliku są tajemnice trwających gier: trzymaj go dla siebie.
restore-done = Przywrócone stoły: { $tables }.
mistake-unknown-table = W tej bazie nie ma stołu „{ $table }”. `neonstrip tables list` pokazuje, jakie są.
mistake-bad-age = „{ $age }” to nie wiek. Napisz liczbę i h, d, w lub y: 12h, 30d, 2w, 1y.
mistake-expire-what = Powiedz, co ma zniknąć: --open 7d, --playing 90d, --over 365d albo część z tego.
mistake-export-what = Podaj stoły albo powiedz --all, ale nie jedno i drugie.
mistake-needs-yes = Nie ma tu kogo zapytać. Jeśli to na poważnie, dodaj --yes. Niczego nie zmieniono.
mistake-file-exists = „{ $file }” już istnieje, a niczego się nie nadpisuje. Wybierz inną nazwę.
mistake-copy-incomplete = Nie wszystko dotarło do kopii, więc została odrzucona. Sprawdź dysk i spróbuj ponownie.
mistake-restore-in-the-way = { $tables ->
    [one] Jeden stół już tam jest
   *[other] Stoły już tam są ({ $tables })
}, a niczego się nie nadpisuje. Podaj inną --database albo, żeby je wyrzucić, dodaj --replace.
mistake-restore-itself = Kopia zapasowa to ten sam plik, do którego ma zostać przywrócona. Podaj inną --database.
mistake-database-in-use = Z tej bazy korzystają serwery. Najpierw je zatrzymaj albo przywracaj pojedyncze stoły z --table.
mistake-backup-damaged = W „{ $file }” coś jest uszkodzone, więc niczego nie przywrócono. Weź inną kopię albo, żeby mimo to przywrócić tę, dodaj --damaged.
mistake-bad-stage = „{ $stage }” to nie stan stołu. Napisz --expire STAN=WIEK, na przykład over=365d; stany to: { $stages }.

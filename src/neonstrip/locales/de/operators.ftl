# Was gesagt bekommt, wer sich um einen Server kümmert.

tables-none = Keine Tische.
tables-column-table = Tisch
tables-column-game = Spiel
tables-column-stage = Stand
tables-column-people = Spieler
tables-column-events = Ereignisse
tables-column-touched = Zuletzt
tables-stage-open = offen
tables-stage-playing = läuft
tables-stage-over = beendet
tables-about = Gedeckt { $created }, { $kilobytes } kB Ereignisse.
tables-yes = j
tables-remove = { $tables ->
    [one] Dieser Tisch wird für immer weg sein, mit allem, was über ihn aufbewahrt ist. Entfernen?
   *[other] Diese { $tables } Tische werden für immer weg sein, mit allem, was über sie aufbewahrt ist. Entfernen?
}
tables-removed = Entfernte Tische: { $tables }.
tables-kept = Nichts wurde entfernt.
tables-exporting = Aufzeichnungen werden geschrieben
tables-exported = Aufzeichnungen in { $folder }: { $records }.
tables-exported-logs = { $file } enthält die ganzen Tische: { $tables }. Darin stehen Geheimnisse laufender Spiele: halte die Datei geheim.
tables-unfinished = Ohne Aufzeichnung, weil sie nicht zu Ende oder nicht lesbar sind: { $tables }. Mit --logs werden sie ganz aufbewahrt.
backup-copying = Wird kopiert
backup-done = { $file }: { $tables ->
    [one] ein Tisch
   *[other] { $tables } Tische
}, { $events } Ereignisse, nach dem Kopieren noch einmal gespielt. In der Datei stehen Geheimnisse laufender Spiele: halte sie geheim.
restore-done = Zurückgeholte Tische: { $tables }.
mistake-unknown-table = In dieser Datenbank gibt es keinen Tisch „{ $table }“. `neonstrip tables list` zeigt, welche es gibt.
mistake-bad-age = „{ $age }“ ist kein Alter. Schreib eine Zahl und h, d, w oder y: 12h, 30d, 2w, 1y.
mistake-expire-what = Sag, was gehen soll: --open 7d, --playing 90d, --over 365d oder einiges davon.
mistake-export-what = Nenn die Tische oder sag --all, aber nicht beides.
mistake-needs-yes = Hier kann niemand gefragt werden. Ist es ernst gemeint, füg --yes hinzu. Nichts wurde geändert.
mistake-file-exists = „{ $file }“ gibt es schon, und nichts wird überschrieben. Nimm einen anderen Namen.
mistake-copy-incomplete = In der Kopie kam nicht alles an, sie wurde verworfen. Sieh nach der Festplatte und versuch es noch einmal.
mistake-restore-in-the-way = { $tables ->
    [one] Ein Tisch ist schon da
   *[other] { $tables } Tische sind schon da
}, und nichts wird überschrieben. Nenn eine andere --database oder füg --replace hinzu, um sie wegzuwerfen.
mistake-restore-itself = Die Sicherung ist genau die Datei, in die sie zurückgeholt werden soll. Nenn eine andere --database.
mistake-database-in-use = Diese Datenbank ist bei laufenden Servern in Gebrauch. Halte sie erst an, oder hol einzelne Tische mit --table zurück.
mistake-backup-damaged = In „{ $file }“ ist etwas beschädigt, deshalb wurde nichts zurückgeholt. Nimm eine andere Sicherung oder füg --damaged hinzu, um diese trotzdem zurückzuholen.
mistake-bad-stage = „{ $stage }“ ist kein Stand eines Tisches. Schreib --expire STAND=ALTER, etwa over=365d; es gibt: { $stages }.

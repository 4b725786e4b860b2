# What whoever looks after a server is told.

tables-none = No tables.
tables-column-table = Table
tables-column-game = Game
tables-column-stage = Stage
tables-column-people = Players
tables-column-events = Events
tables-column-touched = Last event
tables-stage-open = open
tables-stage-playing = playing
tables-stage-over = over
tables-about = Laid { $created }, { $kilobytes } kB of events.
tables-yes = y
tables-remove = { $tables ->
    [one] This table will be gone for good, with all that is kept about it. Remove it?
   *[other] These { $tables } tables will be gone for good, with all that is kept about them. Remove them?
}
tables-removed = Tables removed: { $tables }.
tables-kept = Nothing was removed.
tables-exporting = Writing records
tables-exported = Records written to { $folder }: { $records }.
tables-exported-logs = { $file } has the whole tables: { $tables }. It holds secrets of running games: keep it private.
tables-unfinished = Without a record, because they are not over or cannot be read: { $tables }. With --logs they are kept whole.
backup-copying = Copying
backup-done = { $file }: { $tables ->
    [one] one table
   *[other] { $tables } tables
}, { $events } events, played again after copying. The file holds secrets of running games: keep it private.
restore-done = Tables restored: { $tables }.
mistake-unknown-table = There is no table “{ $table }” in this database. `neonstrip tables list` tells which there are.
mistake-bad-age = “{ $age }” is no age. Write a number and h, d, w or y: 12h, 30d, 2w, 1y.
mistake-expire-what = Say what is to go: --open 7d, --playing 90d, --over 365d, or some of them.
mistake-export-what = Name the tables to export, or say --all, but not both.
mistake-needs-yes = Nobody can be asked here. If it is really meant, add --yes. Nothing was changed.
mistake-file-exists = “{ $file }” is there already, and nothing is overwritten. Choose another name.
mistake-copy-incomplete = Not everything arrived in the copy, so it was thrown away. Look after the disk, then try again.
mistake-restore-in-the-way = { $tables ->
    [one] A table is there already
   *[other] { $tables } tables are there already
}, and nothing is overwritten. Name another --database or, to throw them away, add --replace.
mistake-restore-itself = The backup is the very file that it should be restored to. Name another --database.
mistake-database-in-use = Workers are serving this database. Stop them first, or restore single tables with --table.
mistake-backup-damaged = Something in “{ $file }” is damaged, so nothing was restored. Take another backup or, to restore this one all the same, add --damaged.
mistake-bad-stage = “{ $stage }” is no stage of a table. Write --expire STAGE=AGE, such as over=365d; the stages are: { $stages }.

# What `neonstrip doctor` finds

doctor-reading = Reading tables
doctor-read = { $tables ->
    [one] One table, { $events } events.
   *[other] { $tables } tables, { $events } events.
}
doctor-whole = Nothing was changed or lost.
doctor-sealed = Sealed, and the key is not given: { $tables }. Their logs are whole as far as can be told without playing them.
doctor-log-changed = Logs that were changed, or lost something in the middle: { $tables }. Nobody can play there. Restore these tables from a backup.
doctor-log-short = Logs that have lost their end: { $tables }. People can play on from where they are, and are told. A backup may have more.
doctor-unplayable = Logs that are whole but cannot be played: { $tables }. Were they written by a newer Neonstrip? Use that one; else please report it.
doctor-summary = Summaries that do not fit their logs: { $tables }. Lists may show these tables wrongly until something happens there.
doctor-snapshot = Damaged snapshots: { $tables }. They cost nothing, and are made anew from the logs. But look after the disk.

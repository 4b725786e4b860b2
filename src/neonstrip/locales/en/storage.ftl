# Where tables are kept.
mistake-database-url = That is no address of a database. Write sqlite:///path/to/file or postgresql://user@host/name.
mistake-database-file = The file { $path } with the tables cannot be opened: { $reason }.
mistake-database-foreign = The file { $path } is no database. Nothing in it was changed; name another file.
mistake-database-newer = A newer Neonstrip has written this database. Use that version, or another database.
mistake-database-unreachable = The database { $server } cannot be reached: { $reason }.
mistake-database-claimed = Another Neonstrip serves the tables in { $path } already: one server for one file. Use that one, or give another --database.
mistake-database-older = This database has the layout of an older Neonstrip. Start `neonstrip serve` with it once, then look again.
mistake-key-file = The key file { $path } cannot be read: { $reason }.
mistake-key-bad = { $where } holds no key: 32 random bytes are needed, as 64 hexadecimal digits or in base64.
mistake-key-missing = The tables in this database are sealed. Give the key ({ $keys }) in NEONSTRIP_KEY_FILE or NEONSTRIP_KEY.
mistake-key-wrong = The tables in this database are sealed with another key ({ $keys }). Give that one in NEONSTRIP_KEY_FILE, on a line of its own.
serve-waiting = { $what } Waiting for it (Ctrl+C ends).

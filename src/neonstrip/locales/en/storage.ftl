# Where tables are kept.
mistake-database-url = That is no address of a database. Write sqlite:///path/to/file or postgresql://user@host/name.
mistake-database-file = The file { $path } with the tables cannot be opened: { $reason }.
mistake-database-foreign = The file { $path } is no database. Nothing in it was changed; name another file.
mistake-database-newer = A newer Neonstrip has written this database. Use that version, or another database.
mistake-database-unreachable = The database { $server } cannot be reached: { $reason }.

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

# What a server needs around it.
doctor-folder = { $path } can be written, { $gigabytes } GB are free.
doctor-folder-unwritable = { $path } cannot be written. Give it to the user who runs the server, or set XDG_DATA_HOME and XDG_CACHE_HOME to folders that can be.
doctor-folder-full = { $path } has only { $megabytes } MB left. Make room: remove old tables with `neonstrip tables expire`, or take a larger disk.
doctor-folder-open = Other users of this machine can read the tables in { $path }, and with them the dice of running games. Close it: chmod 700 { $path }
doctor-rules = Compiled rules are there: { $games }.
doctor-rules-missing = Rules are not compiled yet: { $games }. The first start does it, or `neonstrip warm` now.
doctor-port-free = Port { $port } is free.
doctor-port-ours = Port { $port } is served by Neonstrip { $version }.
doctor-port-taken = Another program has port { $port } ({ $reason }). Stop it, or serve at another with --port.
doctor-database = The database can be read, and its layout is the newest.
doctor-database-risk = PostgreSQL runs with { $setting }: when power fails, moves that players were told of may be lost. Set it back to its default.
doctor-url = { $url } answers, over TLS.
doctor-url-plain = { $url } answers without TLS: whoever is on the way can read invitations and seats. Let a proxy speak TLS: see `neonstrip doc serving`.
doctor-url-gone = { $url } does not answer: { $reason }. Do the proxy and the server run, and does the name lead here?
doctor-url-tls = The certificate of { $url } is not good: { $reason }.
doctor-url-host = The server behind { $url } does not answer to that name. Start it with --name, and let the proxy pass the Host header on.
doctor-url-status = { $url } answers with status { $status }. 502 to 504 mean that the proxy does not reach the server: compare its ports.
doctor-url-foreign = { $url } answers, but not as a Neonstrip of this version does.
doctor-proxy-address = The proxy tells where people come from ({ $address }).
doctor-proxy-missing = No proxy tells where people come from, so that all of them share the limits of one address. Let it write X-Forwarded-For. Without a proxy there is nothing to do.
doctor-proxy-ignored = The proxy tells where people come from, but is not believed. Name its address in FORWARDED_ALLOW_IPS when you start the server.
doctor-proxy-claims = The proxy passes on whatever address people claim, so that limits do not hold. Let it write X-Forwarded-For anew: see `neonstrip doc serving`.
doctor-proxy-socket = WebSockets get through.
doctor-proxy-no-socket = WebSockets do not get through: { $reason }. Let the proxy pass on Upgrade and Connection at /ws.
doctor-proxy-metrics = The metrics are not shown to everybody.
doctor-proxy-metrics-open = Everybody can read the metrics at /metrics. Start the server with --name, or set NEONSTRIP_METRICS_TOKEN.
mistake-bad-url = “{ $url }” is no address of a server. Write it like https://tables.example.org.

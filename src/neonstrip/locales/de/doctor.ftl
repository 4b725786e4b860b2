# Was `neonstrip doctor` findet

doctor-reading = Tische werden gelesen
doctor-read = { $tables ->
    [one] Ein Tisch, { $events } Ereignisse.
   *[other] { $tables } Tische, { $events } Ereignisse.
}
doctor-whole = Nichts wurde geändert, nichts ging verloren.
doctor-sealed = Versiegelt, und der Schlüssel fehlt: { $tables }. Ihre Verläufe sind ganz, soweit man das sagen kann, ohne sie zu spielen.
doctor-log-changed = Verläufe, die geändert wurden oder in der Mitte etwas verloren haben: { $tables }. Dort kann niemand spielen. Hol diese Tische aus einer Sicherung zurück.
doctor-log-short = Verläufe, die ihr Ende verloren haben: { $tables }. Man kann dort weiterspielen und wird gewarnt. In einer Sicherung steht vielleicht mehr.
doctor-unplayable = Verläufe, die ganz sind, sich aber nicht spielen lassen: { $tables }. Hat ein neueres Neonstrip sie geschrieben? Dann nimm dieses; sonst melde es bitte.
doctor-summary = Zusammenfassungen, die nicht zu ihren Verläufen passen: { $tables }. Listen zeigen diese Tische vielleicht falsch, bis dort etwas geschieht.
doctor-snapshot = Beschädigte Zwischenstände: { $tables }. Sie kosten nichts und werden aus den Verläufen neu gemacht. Aber sieh nach der Festplatte.

# Was ein Server um sich braucht.
doctor-folder = In { $path } kann geschrieben werden, { $gigabytes } GB sind frei.
doctor-folder-unwritable = In { $path } kann nicht geschrieben werden. Gib den Ordner dem Benutzer, unter dem der Server läuft, oder setz XDG_DATA_HOME und XDG_CACHE_HOME auf andere.
doctor-folder-full = In { $path } sind nur noch { $megabytes } MB frei. Schaff Platz: entferne alte Tische mit `neonstrip tables expire`, oder nimm eine größere Festplatte.
doctor-folder-open = Andere Benutzer dieses Rechners können die Tische in { $path } lesen, und damit die Würfel laufender Spiele. Verschließ den Ordner: chmod 700 { $path }
doctor-rules = Übersetzte Regeln sind da: { $games }.
doctor-rules-missing = Noch nicht übersetzte Regeln: { $games }. Der erste Start macht das, oder `neonstrip warm` jetzt.
doctor-port-free = Port { $port } ist frei.
doctor-port-ours = An Port { $port } läuft Neonstrip { $version }.
doctor-port-taken = Ein anderes Programm hat Port { $port } ({ $reason }). Beende es, oder nimm mit --port einen anderen.
doctor-database = Die Datenbank ist lesbar und im neuesten Aufbau.
doctor-database-risk = PostgreSQL läuft mit { $setting }: Bei einem Stromausfall können Züge verloren gehen, die schon bestätigt waren. Stell das auf den Normalwert zurück.
doctor-url = { $url } antwortet, über TLS.
doctor-url-plain = { $url } antwortet ohne TLS: Unterwegs kann jeder Einladungen und Plätze mitlesen. Lass einen Proxy TLS sprechen: siehe `neonstrip doc serving`.
doctor-url-gone = { $url } antwortet nicht: { $reason }. Laufen Proxy und Server, und führt der Name hierher?
doctor-url-tls = Das Zertifikat von { $url } ist nicht gut: { $reason }.
doctor-url-host = Der Server hinter { $url } hört nicht auf diesen Namen. Starte ihn mit --name, und lass den Proxy den Host-Header weitergeben.
doctor-url-status = { $url } antwortet mit Status { $status }. 502 bis 504 heißen, dass der Proxy den Server nicht erreicht: vergleich die Ports.
doctor-url-foreign = { $url } antwortet, aber nicht wie ein Neonstrip dieser Version.
doctor-proxy-address = Der Proxy sagt, woher die Leute kommen ({ $address }).
doctor-proxy-missing = Kein Proxy sagt, woher die Leute kommen, sodass alle sich die Grenzen einer Adresse teilen. Lass ihn X-Forwarded-For schreiben. Ohne Proxy ist nichts zu tun.
doctor-proxy-ignored = Der Proxy sagt, woher die Leute kommen, aber ihm wird nicht geglaubt. Nenn seine Adresse in FORWARDED_ALLOW_IPS, wenn du den Server startest.
doctor-proxy-claims = Der Proxy gibt jede Adresse weiter, die jemand behauptet, sodass Grenzen nicht halten. Lass ihn X-Forwarded-For neu schreiben: siehe `neonstrip doc serving`.
doctor-proxy-socket = WebSockets kommen durch.
doctor-proxy-no-socket = WebSockets kommen nicht durch: { $reason }. Lass den Proxy an /ws Upgrade und Connection weitergeben.
doctor-proxy-metrics = Die Messwerte sieht nicht jeder.
doctor-proxy-metrics-open = Jeder kann die Messwerte unter /metrics lesen. Starte den Server mit --name, oder setz NEONSTRIP_METRICS_TOKEN.
mistake-bad-url = „{ $url }“ ist keine Adresse eines Servers. Schreib sie wie https://tables.example.org.

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

# Czego serwer potrzebuje wokół siebie.
doctor-folder = W { $path } można pisać, wolne: { $gigabytes } GB.
doctor-folder-unwritable = W { $path } nie można pisać. Daj ten folder użytkownikowi serwera albo wskaż inne w XDG_DATA_HOME i XDG_CACHE_HOME.
doctor-folder-full = W { $path } zostało tylko { $megabytes } MB. Zrób miejsce: usuń stare stoły przez `neonstrip tables expire` albo weź większy dysk.
doctor-folder-open = Inni użytkownicy tego komputera mogą czytać stoły w { $path }, a więc i kości trwających gier. Zamknij folder: chmod 700 { $path }
doctor-rules = Skompilowane zasady są na miejscu: { $games }.
doctor-rules-missing = Zasady jeszcze nieskompilowane: { $games }. Zrobi to pierwszy start albo `neonstrip warm` teraz.
doctor-port-free = Port { $port } jest wolny.
doctor-port-ours = Na porcie { $port } działa Neonstrip { $version }.
doctor-port-taken = Port { $port } zajmuje inny program ({ $reason }). Zakończ go albo weź inny przez --port.
doctor-database = Bazę można czytać, a jej układ jest najnowszy.
doctor-database-risk = PostgreSQL działa z { $setting }: przy braku prądu mogą zginąć ruchy, które już potwierdzono. Przywróć wartość domyślną.
doctor-url = { $url } odpowiada, przez TLS.
doctor-url-plain = { $url } odpowiada bez TLS: po drodze każdy może czytać zaproszenia i miejsca. Niech TLS obsługuje proxy: zobacz `neonstrip doc serving`.
doctor-url-gone = { $url } nie odpowiada: { $reason }. Czy proxy i serwer działają i czy nazwa prowadzi tutaj?
doctor-url-tls = Certyfikat { $url } nie jest dobry: { $reason }.
doctor-url-host = Serwer za { $url } nie odpowiada na tę nazwę. Uruchom go z --name i niech proxy przekazuje nagłówek Host.
doctor-url-status = { $url } odpowiada statusem { $status }. Od 502 do 504 znaczy, że proxy nie dociera do serwera: porównaj porty.
doctor-url-foreign = { $url } odpowiada, ale nie jak Neonstrip w tej wersji.
doctor-proxy-address = Proxy mówi, skąd są ludzie ({ $address }).
doctor-proxy-missing = Żadne proxy nie mówi, skąd są ludzie, więc wszyscy dzielą limity jednego adresu. Niech wpisuje X-Forwarded-For. Bez proxy nie trzeba nic robić.
doctor-proxy-ignored = Proxy mówi, skąd są ludzie, ale serwer mu nie wierzy. Podaj jego adres w FORWARDED_ALLOW_IPS przy starcie serwera.
doctor-proxy-claims = Proxy przekazuje każdy adres, jaki ktoś poda, więc limity nie działają. Niech wpisuje X-Forwarded-For od nowa: zobacz `neonstrip doc serving`.
doctor-proxy-socket = WebSockety przechodzą.
doctor-proxy-no-socket = WebSockety nie przechodzą: { $reason }. Niech proxy przekazuje Upgrade i Connection pod /ws.
doctor-proxy-metrics = Pomiarów nie widzi każdy.
doctor-proxy-metrics-open = Każdy może czytać pomiary pod /metrics. Uruchom serwer z --name albo ustaw NEONSTRIP_METRICS_TOKEN.
mistake-bad-url = „{ $url }” to nie adres serwera. Napisz go jak https://tables.example.org.

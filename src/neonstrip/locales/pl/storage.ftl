# Gdzie przechowywane są stoły.
mistake-database-url = To nie jest adres bazy danych. Napisz sqlite:///ścieżka/do/pliku albo postgresql://nazwa@komputer/baza.
mistake-database-file = Nie można otworzyć pliku { $path }, w którym są stoły: { $reason }.
mistake-database-foreign = Plik { $path } nie jest bazą danych. Nic w nim nie zmieniono; podaj inny plik.
mistake-database-newer = W tej bazie danych pisał już nowszy Neonstrip. Użyj tamtej wersji albo innej bazy.
mistake-database-unreachable = Nie można połączyć się z bazą danych { $server }: { $reason }.
mistake-database-claimed = Inny Neonstrip obsługuje już stoły z { $path }: jeden serwer na jeden plik. Użyj tamtego albo podaj inną --database.
mistake-database-older = Ta baza danych ma jeszcze układ starszego Neonstripa. Uruchom z nią raz `neonstrip serve` i sprawdź ponownie.
mistake-key-file = Nie można odczytać pliku klucza { $path }: { $reason }.
mistake-key-bad = W { $where } nie ma klucza: potrzeba 32 losowych bajtów, jako 64 cyfry szesnastkowe albo w base64.
mistake-key-missing = Stoły w tej bazie danych są zapieczętowane. Podaj klucz ({ $keys }) w NEONSTRIP_KEY_FILE albo NEONSTRIP_KEY.
mistake-key-wrong = Stoły w tej bazie danych są zapieczętowane innym kluczem ({ $keys }). Podaj go w NEONSTRIP_KEY_FILE, w osobnym wierszu.
serve-waiting = { $what } Czekam na nią (Ctrl+C kończy).

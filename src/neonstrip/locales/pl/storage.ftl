# Gdzie przechowywane są stoły.
mistake-database-url = To nie jest adres bazy danych. Napisz sqlite:///ścieżka/do/pliku albo postgresql://nazwa@komputer/baza.
mistake-database-file = Nie można otworzyć pliku { $path }, w którym są stoły: { $reason }.
mistake-database-foreign = Plik { $path } nie jest bazą danych. Nic w nim nie zmieniono; podaj inny plik.
mistake-database-newer = W tej bazie danych pisał już nowszy Neonstrip. Użyj tamtej wersji albo innej bazy.
mistake-database-unreachable = Nie można połączyć się z bazą danych { $server }: { $reason }.

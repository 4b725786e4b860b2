# Wo Tische aufbewahrt werden.
mistake-database-url = Das ist keine Adresse einer Datenbank. Möglich sind sqlite:///pfad/zur/datei und postgresql://name@rechner/datenbank.
mistake-database-file = Die Datei { $path } mit den Tischen lässt sich nicht öffnen: { $reason }.
mistake-database-foreign = Die Datei { $path } ist keine Datenbank. An ihr wurde nichts geändert; nenn eine andere Datei.
mistake-database-newer = In diese Datenbank hat schon ein neueres Neonstrip geschrieben. Nimm diese Version oder eine andere Datenbank.
mistake-database-unreachable = Die Datenbank { $server } ist nicht zu erreichen: { $reason }.
mistake-database-claimed = Ein anderes Neonstrip bedient schon die Tische in { $path }: ein Server für eine Datei. Nimm diesen, oder gib eine andere --database an.
mistake-database-older = Diese Datenbank ist noch wie bei einem älteren Neonstrip. Starte einmal `neonstrip serve` damit und sieh dann noch einmal nach.
mistake-key-file = Die Schlüsseldatei { $path } lässt sich nicht lesen: { $reason }.
mistake-key-bad = In { $where } steht kein Schlüssel: Nötig sind 32 zufällige Bytes, als 64 hexadezimale Ziffern oder in Base64.
mistake-key-missing = Die Tische in dieser Datenbank sind versiegelt. Gib den Schlüssel ({ $keys }) in NEONSTRIP_KEY_FILE oder NEONSTRIP_KEY an.
mistake-key-wrong = Die Tische in dieser Datenbank sind mit einem anderen Schlüssel versiegelt ({ $keys }). Gib ihn in NEONSTRIP_KEY_FILE an, in einer eigenen Zeile.
serve-waiting = { $what } Ich warte darauf (Strg+C beendet).

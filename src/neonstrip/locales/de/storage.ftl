# Wo Tische aufbewahrt werden.
mistake-database-url = Das ist keine Adresse einer Datenbank. Möglich sind sqlite:///pfad/zur/datei und postgresql://name@rechner/datenbank.
mistake-database-file = Die Datei { $path } mit den Tischen lässt sich nicht öffnen: { $reason }.
mistake-database-foreign = Die Datei { $path } ist keine Datenbank. An ihr wurde nichts geändert; nenn eine andere Datei.
mistake-database-newer = In diese Datenbank hat schon ein neueres Neonstrip geschrieben. Nimm diese Version oder eine andere Datenbank.
mistake-database-unreachable = Die Datenbank { $server } ist nicht zu erreichen: { $reason }.

# How a command was called wrongly.
mistake-unknown-command = Einen Befehl „{ $command }“ gibt es nicht. Zur Auswahl stehen: { $commands }.
mistake-missing-word = Es fehlt „{ $word }“. So ruft man es auf: { $usage } (Mehr sagt { $more }.)
mistake-wrong-word = „{ $word }“ kann das nicht sein. Möglich: { $takes }
mistake-usage = So ruft man es nicht auf, sondern so: { $usage } (Mehr sagt { $more }.)
mistake-misused-option = „{ $option }“ verwendet man nicht so: Mit --help statt dessen sagt der Befehl, wie.

# Die Tasten, die von selbst etwas tun, in den Einstellungen.

web-keys = Tasten
web-keys-tables = An jedem Tisch
web-keys-replay = Beim Ansehen einer Partie
web-keys-next = von einer Wahl zur nächsten
web-keys-undo = zurücknehmen
web-keys-hint = einen Tipp holen
web-keys-explain = erklären, wo du gerade bist
web-keys-roll = würfeln
web-keys-number = diese Zahl wählen; Enter bestätigt sie
web-keys-card = diese Karte wählen, Enter nimmt sie; allein erst ihre Nummer, dann eine Aktion
web-keys-confirm = den Zug bestätigen
web-keys-step = einen Schritt zurück oder weiter
web-keys-round = eine Runde zurück oder weiter
web-keys-ends = zum Anfang oder zum Ende
web-keys-play = abspielen oder anhalten
web-keys-search = in den Regeln suchen
web-key-space = Leertaste
web-key-pages = Bild ↑, Bild ↓
web-key-ends = Pos1, Ende

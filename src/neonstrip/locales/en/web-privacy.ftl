# What a server keeps. `web-privacy-table-…` is about a table of the database; docs/privacy.md is made of the English words.

web-privacy-short = There are no accounts, no e-mail addresses, no cookies, no counting of visits, and nothing is loaded from other sites. This is what the server’s database keeps:
web-privacy-table-entries = Everything that happened at a table, in order and for good: the game and its options, the names that people gave, their moves and when they made them, what they wrote in the chat, hints they asked for, the dice and cards to come, and hashes of the keys that open their seats.
web-privacy-table-summaries = A line about each table for lists: the game, its stage, the names, and when it was laid and last played at.
web-privacy-table-snapshots = Where a game stands, so that it need not be played again from its beginning. It has nothing that the log has not.
web-privacy-table-reviews = The review of a finished game, if somebody asked for it.
web-privacy-table-findings = What was found so far for a review that is being made.
web-privacy-table-keys = The names of the keys that events are sealed with. The keys themselves are not there.
web-privacy-table-pulse = The time of the last try whether anything can be written.
web-privacy-address = Your address is used while you are connected, to keep limits, and is not written down. Only at tables that play the same deal a hash of it is kept with your moves, which is of no use elsewhere: it shows whether two tables were played from one place. The server’s own log has no names, no ids of tables and no addresses; a proxy in front of it may have a log of its own.
web-privacy-device = Your browser keeps, on your device alone: which seats are yours, your name and your settings. What you enter of a printed game is kept on your device and at the server. Whoever has the link of a table can watch it; whoever has your device can play your seat. A device that deals cards for the printed game also keeps the cards to come, what it noted, and these pages.
web-privacy-sealed = Events and snapshots lie sealed in the database of this server, under a key that is kept elsewhere.
web-privacy-forever = This server keeps tables until whoever runs it removes them.
web-privacy-expire-open = Games that never began are removed when nothing has happened for { $days ->
    [one] a day
   *[other] { $days } days
}.
web-privacy-expire-playing = Games that were left unfinished are removed when nothing has happened for { $days ->
    [one] a day
   *[other] { $days } days
}.
web-privacy-expire-over = Finished games are removed when nothing has happened for { $days ->
    [one] a day
   *[other] { $days } days
}.
web-privacy-remove = Whoever runs the server can remove a table at any time, with all that is kept about it: ask them, and tell them the link. Backups may have it for longer.

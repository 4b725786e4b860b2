# The browser's words. Messages of the games themselves are in royale.ftl and newvegas.ftl.
web-title = Neonstrip
web-home = Home
web-again = Try again
web-load-failed = This page did not load. Is the server still there?
web-nowhere = Lights out
web-nowhere-why = There is nothing at this address. Perhaps the link was cut short.

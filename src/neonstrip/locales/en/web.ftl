# The browser's words. Messages of the games themselves are in royale.ftl and newvegas.ftl.

## The house

web-title = Neonstrip
web-lead = Two Las Vegas games for your table: dice and neon, or a city on paper.
web-menu = Menu
web-home = Home
web-again = Try again
web-load-failed = This page did not load. Is the server still there?
web-nowhere = Lights out
web-nowhere-why = There is nothing at this address. Perhaps the link was cut short.
web-unofficial = Neonstrip is unofficial. Names of games belong to their owners; if you like a game here, buy the printed one.
web-settings = Settings
web-rules = Rules
web-learn = Learn by playing
web-you = You
web-your-name = Your name
web-royale-pitch = Roll, pick a number, send the dice to its casino. Most dice take the money, ties take nothing.
web-newvegas-pitch = Three numbers, three actions, one city each. Open casinos, drive the limousine, outscore the street.
web-start-one-bot = Against one bot
web-start-three-bots = Against three bots
web-start-solo = Solo against the ACME
web-with-friends = With friends, or your own options
web-join = Join
web-join-link = Got a link? Paste it here
web-my-games = My games
web-your-turn = your turn!
web-public-tables = Open tables
web-finished-games = Finished
web-free-seats =
    { $seats ->
        [one] one free seat
       *[other] { $seats } free seats
    }
web-watch = watch

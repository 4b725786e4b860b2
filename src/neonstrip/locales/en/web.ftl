# The browser's words. Messages of the games themselves are in royale.ftl and newvegas.ftl.

## The house

web-title = Neonstrip
web-lead = Three Las Vegas games for your table: dice and neon, or a city on paper.
web-paper-door = You have the printed game?
web-paper-door-why = Your phone deals, scores and referees. You play at your table.
web-paper-table = On paper
web-menu = Menu
web-home = Home
web-back-to-table = Back to the table
web-again = Try again
web-load-failed = This page did not load. Is the server still there?
web-no-answer = The server does not answer. Is it still there?
web-preparing = Being made ready: { $time }
web-preparing-start = { $game } is being made ready: { $time }. It then goes on by itself.
web-preparing-soon = any moment now
web-preparing-seconds = about { $seconds } s
web-preparing-minutes = about { $minutes } min
web-nowhere = Lights out
web-nowhere-why = There is nothing at this address. Perhaps the link was cut short.
web-unofficial = Neonstrip is unofficial. Names of games belong to their owners; if you like a game here, buy the printed one.
web-licences = Licences
web-print = Print sheets
web-privacy = Privacy
web-settings = Settings
web-rules = Rules
web-learn = Learn by playing
web-you = You
web-your-name = Your name
web-royale-pitch = Roll, pick a number, send the dice to its casino. Most dice take the money, ties take nothing.
web-classic-pitch = Four rounds, one to five banknotes at every casino, white dice in between. The first of the games, quick and mean.
web-newvegas-pitch = Three numbers, three actions, one city each. Open casinos, drive the limousine, outscore the street.
web-how-good = How good
web-bot-random = random
web-bot-random-hint = Does whatever is allowed. For trying things out.
web-bot-greedy = greedy
web-bot-greedy-hint = Quick; looks at this move only, and seldom misses a good one.
web-bot-beginner = beginner
web-bot-beginner-hint = Knows the rules and is happy to lose.
web-bot-casual = casual
web-bot-casual-hint = Plays along nicely and makes mistakes.
web-bot-strong = strong
web-bot-strong-hint = Thinks ahead. Not easily beaten.
web-bot-expert = expert
web-bot-expert-hint = Takes its time and gives nothing away.
web-start-against = Play against
web-start-one-bot-hint = A quick game for two. It begins at once.
web-start-three-bots-hint = A full table of four. It begins at once.
web-start-one-bot = one bot
web-start-three-bots = three bots
web-start-solo = the ACME
web-start-solo-hint = The game for one: an architect of the ACME builds against you. Under “friends…” you choose among ten of them.
web-with-friends-hint = People at this device, people by link, bots, and every option of the game.
web-with-friends = friends…
web-join = Join
web-join-link = Got a link or a code? Put it in here
web-my-games = My games
web-your-turn = your turn!
web-title-seats = { $taken } of { $seats } seated
web-not-begun = has not begun yet
web-public-tables = Open and running tables
web-finished-games = Finished
web-forget-finished = Clear these away
web-free-seats =
    { $seats ->
        [one] one free seat
       *[other] { $seats } free seats
    }
web-watch = watch

## Before the start

web-chat-on = With chat
web-seat-bot = a bot
web-seat-kind = Seat { $seat }: who sits there?
web-seat-here = someone at this device
web-seat-name = Name at seat { $seat }
web-seat-open = open: by link
web-seats = Seats
web-here = here
web-seat-free = free
web-seat-mine = at this device
web-give-up-seat = Get up
web-open-seat = Free the seat
web-name-another = Someone else at this device
web-invite = Invite
web-invite-how = Whoever has this link can sit down, or watch.
web-invite-link = Link to this table
web-invite-alone = Only this computer can open this link.
web-invite-lan = For phones and other computers in your network, stop the server (Ctrl+C) and start it like this:
web-copy = Copy
web-copied = Copied
web-qr = QR code of the link to this table
web-sit-down = Sit down
web-sit-another = Sit here too
web-bot-whom = Who sits down
web-bot-anyone = whoever comes
web-seat-them = Let { $name } sit down
web-bot-kind = Kind of bot
web-fill-with-bots =
    { $seats ->
        [one] Give the free seat to a bot
       *[other] Give the { $seats } free seats to bots
    }
web-lobby-sit = A seat is waiting for you: write your name and sit down.
web-lobby-open =
    { $seats ->
        [one] Waiting for one more person.
       *[other] Waiting for { $seats } more people.
    }
web-lobby-full = Everybody is seated. It is up to you to start.
web-deal = { $tables } tables with the same cards and dice
web-deal-table = Table { $number }
web-deal-ready = ready
web-start-game = Start
web-start-without = Start without the open seats
web-wait-for-host = The host starts the game.
web-fair-promise = { $game ->
    [newvegas] Nobody can stack the deck
   *[royale] Nobody can bend the dice
}: the server has bound itself to its part, and your device to a secret word of its own. After the game anyone can check.
web-fair-deal = The same { $game ->
    [newvegas] cards
   *[royale] dice and cards
} at all tables: the server draws them alone and has bound itself to them. That is fair if nobody plays who can read its secrets.
web-lobby-together = Ready. The game begins as soon as all tables of this deal are ready.
web-lobby-drawing = Drawing the dice: waiting for the devices of { $names }…
web-silent-you = Your device did not tell its secret word in time when the dice were drawn. So that nobody can choose dice by keeping silent, a bot plays your seat to the end.
web-silent = { $names }: no word came from there when the dice were drawn. So that nobody can choose dice by keeping silent, a bot plays there to the end.
web-bot-to-the-end = a bot plays to the end

## At the table

web-coming = One moment…
web-connecting = Finding the table…
web-reconnecting = The line broke. Trying again; nothing is lost.
web-notice-disk = The server’s disk is nearly full. Nothing is lost, and your games go on, but soon no new ones can begin. Please tell whoever runs the server.
web-forked = This table is not as you last saw it: the server has gone back to an older copy, or its log was changed. What you see now is what the server has.
web-unheard =
    { $wishes ->
        [one] Your move is sent again.
       *[other] Your { $wishes } moves are sent again.
    }
web-bot-plays-for-you = A bot plays for you until you return.
web-relieved = A bot plays for you
web-relieved-host = No page of your seat was open for a while, and the host let a bot sit in. Take the seat back to play on yourself.
web-relieved-clock = Your time for a decision ran out, so a bot plays on for you.
web-return-seat = Take the seat back
web-leave-seat = Let a bot play on
web-relieve = Let a bot sit in
web-bot-sits-in = a bot sits in
web-away = away
web-people = At the table
web-show-others = For those who want to watch
web-watch-how = Whoever has this link can watch.
web-send-link = Send
web-restart = Take back the whole turn
web-watching = You are watching.
web-clock-left = Time left
web-clock-days = { $days } d { $hours } h
web-pass-to = Pass the device to { $name }
web-pass-turn = { $name }’s turn
web-pass-why = Nobody else should look now.
web-pass-ready = I am { $name }
web-pass-back = Wait, let me look again
web-table-gone = This table is gone
web-table-gone-why = There is no table at this link. Perhaps it was cut short when it was copied, or the table was removed.
web-table-removed = This table was removed
web-table-removed-why = Whoever runs this server has removed it, with everything that was kept about it.
web-close = Close
web-casinos = The casinos
web-players = Players
web-your-choice = Your choice
web-roll = Roll of { $name }
web-dice-left =
    { $dice ->
        [one] one die left
       *[other] { $dice } dice left
    }
web-waiting-for = Waiting for { $names }
web-undo = Take back
web-log = What happened
web-round-end = End of the round
web-skip = Skip
web-go-on = Go on
web-explain-rule = Rule { $rule }
web-chat = Chat
web-chat-text = Message
web-send = Send
web-reaction-clap = Applause
web-reaction-laugh = Laughter
web-reaction-wow = Wow
web-reaction-ouch = Ouch
web-reaction-thanks = Thanks
web-reaction-luck = Good luck
web-reaction-hurry = Hurry up
web-reaction-bye = Bye

## The end of a game

web-nobody-wins = Nobody wins
web-play-again = Play again
web-to-next-game = To the next game
web-replay = Watch it again
web-record = Download the record

## Watching again

web-replay-back = One step back
web-replay-on = One step on
web-replay-play = Play
web-replay-pause = Pause
web-replay-moment = Moment
web-replay-speed = Speed
web-replay-from = Seen by
web-replay-everybody = everybody
web-replay-share = Share this moment
web-replay-continue = Continue from here
web-replay-before-start = The game had not started yet.

## Settings

web-settings-kept = Kept in this browser, nowhere else.
web-set-you = You
web-set-look = Looks
web-set-play = Playing
web-set-hear = Sounds
web-set-language = Language
web-set-theme = Light
web-set-theme-night = night
web-set-theme-day = day
web-set-theme-system = like the device
web-set-motion = Movement
web-set-motion-normal = normal
web-set-motion-fast = fast
web-set-motion-off = none
web-set-pace = Turns of others
web-set-pace-slow = slow
web-set-pace-normal = normal
web-set-pace-fast = fast
web-set-pace-instant = at once
web-set-text = Text size
web-set-sound = Play sounds
web-set-sound-hint = Dice on felt, a pencil, a card, a hum when it is your turn. All quiet.
web-set-forced-hint = Where there is only one thing to do, it is done after a moment.
web-set-marks-hint = Circle, square, triangle, diamond, star: nobody needs to tell colours apart.
web-set-cover-hint = So that nobody sees another’s secrets when several play on this screen.
web-set-remarks-hint = Short, rare, and about what everybody has just seen.
web-set-listen = Listen to them
web-sound-dice = Dice
web-sound-pencil = Pencil
web-sound-card = Card
web-sound-turn = Your turn
web-sound-chip = Chip
web-sound-win = Win
web-set-confirm = Ask before a turn is final
web-set-confirm-steps = if it has several steps
web-set-confirm-always = always
web-set-confirm-off = never
web-set-confirm-hint = A turn of New Las Vegas is drawn step by step: look at it once more, take back what you like, then end it. A choice at the casinos says what it brings before you press it, and counts at once; with “always” it waits for a second press.
web-set-forced = Make forced moves by themselves
web-set-expected = What choices are expected to bring, where hints are allowed
web-set-expected-bots = against bots
web-set-expected-always = always
web-set-expected-off = never
web-set-expected-hint = New Las Vegas: “about +4” beside a choice says what it is likely to bring by the end of the game; where you have to choose, how much more than an ordinary choice. Where others play too, they read in the log that you asked.
web-set-marks = Marks on dice, besides their colours
web-set-cover = Cover the screen while one device goes round
web-set-remarks = Bots say a line now and then


## The first game on a device

web-first-newvegas = My first city
web-first-newvegas-hint = Your first game here is a real one, but without loan and golf, and a coach tells you what is new.
web-first-newvegas-short = with a coach, without loan and golf.
web-first-known = I know the game
web-first-coach = Coach
web-first-next = Got it
web-first-unfold = Unfold everything

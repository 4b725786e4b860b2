# The browser's words. Messages of the games themselves are in royale.ftl and newvegas.ftl.

## The house

web-title = Neonstrip
web-lead = Two Las Vegas games for your table: dice and neon, or a city on paper.
web-menu = Menu
web-home = Home
web-back-to-table = Back to the table
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
web-start-against = Play against
web-start-one-bot-hint = A quick game for two. It begins at once.
web-start-three-bots-hint = A full table of four. It begins at once.
web-start-one-bot = one bot
web-start-three-bots = three bots
web-start-solo = the ACME
web-start-solo-hint = The game for one: an architect of the ACME builds against you. Under “friends …” you choose among ten of them.
web-with-friends-hint = People at this device, people by link, bots, and every option of the game.
web-with-friends = friends …
web-join = Join
web-join-link = Got a link or a code? Put it in here
web-my-games = My games
web-your-turn = your turn!
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

## Laying a table

web-new-table = A new table
web-game = Game
web-seats = Seats
web-how-many = How many?
web-seat-kind = Seat { $seat }: who sits there?
web-seat-name = Name at seat { $seat }
web-seat-here = someone at this device
web-seat-open = open: by link
web-seat-bot = a bot
web-seats-hint = Several people at one device take turns on the same screen. Open seats go to whoever has the link.
web-options = The game's options
web-option-tiles = Tiles
web-option-tiles-hint = Mini-games at casinos 1 and up. None is the base game Las Vegas, six is everything.
web-option-tiles-none = none (base game)
web-option-repeat = Tiles in later rounds
web-option-repeat-hint = Which tiles come back when a new round is laid out.
web-option-repeat-reshuffle = shuffled anew from all
web-option-repeat-aside = used ones are set aside
web-option-repeat-turn = used ones are turned over
web-option-neutral = Neutral dice
web-option-neutral-hint = With two players, each rolls dice of an imaginary third.
web-option-open_money = Open money
web-option-open_money-hint = Everybody sees what everybody has.
web-option-starter = First starter
web-option-starter-hint = Who rolls first in the first round.
web-option-starter-drawn = drawn
web-option-starter-seat = seat { $seat }
web-option-edition = Edition
web-option-edition-hint = The two publishers' rulebooks differ in a few points, such as how the cards are shuffled.
web-option-edition-bluecocker = Blue Cocker
web-option-edition-pegasus = Pegasus
web-option-golf = Golf course
web-option-golf-hint = Leave it out in a first game.
web-option-bank = Bank loan
web-option-bank-hint = The secret vote before the first round. Leave it out in a first game.
web-option-sites = Project “all sites”
web-option-sites-hint = The Polish rulebook asks for sites that are opened, not only built.
web-option-sites-built = built sites
web-option-sites-opened = opened sites
web-option-opponent = Architect of the ACME
web-option-opponent-hint = Your rival when you play alone, from easy to merciless.
web-option-opponent-level = Level { $level }: { $name }
web-yes = yes
web-no = no
web-table = The table
web-public = Public: anyone may find it and join or watch
web-chat-on = With chat
web-clock = Time for a decision
web-clock-hint = When it runs out, a bot plays for the seat until its owner returns.
web-clock-time =
    { $seconds ->
        [0] no limit
        [30] 30 seconds
       *[other] { $days ->
            [0] { $minutes ->
                [one] one minute
               *[other] { $minutes } minutes
            }
            [one] one day
           *[other] { $days } days
        }
    }
web-copies = Tables with the same cards and dice
web-copies-hint = For a tournament among friends: several tables, one deal, results compared at the end.
web-lay-table = Lay the table

## Before the start

web-here = here
web-give-to-bot = give it to a bot
web-open-seat = open it
web-invite = Invite
web-invite-how = Whoever has this link can sit down, or watch.
web-invite-link = Link to this table
web-copy = Copy
web-copied = Copied
web-qr = QR code of the link to this table
web-sit-down = Sit down
web-sit-another = Seat someone else here
web-start-game = Start
web-start-without = Start without the open seats
web-wait-for-host = The host starts the game.
web-fair-promise = The dice are fixed and fair: the server has committed to its part of the seed, and your browser adds its own. After the game anyone can check.

## At the table

web-connecting = Finding the table …
web-reconnecting = The line broke. Trying again; nothing is lost.
web-unheard =
    { $wishes ->
        [one] Your move is sent again.
       *[other] Your { $wishes } moves are sent again.
    }
web-bot-plays-for-you = A bot plays for you until you return.
web-return-seat = Take the seat back
web-leave-seat = Let a bot play on
web-relieve = Let a bot sit in
web-bot-sits-in = a bot sits in
web-away = away
web-people = At the table
web-show-others = For those who want to watch
web-send-link = Send
web-restart = Take back the whole turn
web-watching = You are watching.
web-clock-left = Time left
web-clock-days = { $days } d { $hours } h
web-pass-to = Pass the device to { $name }
web-pass-why = Nobody else should look now.
web-pass-ready = I am { $name }
web-pass-back = Wait, let me look again
web-table-gone = This table is gone
web-table-gone-why = There is no table at this link. Perhaps it was cut short when it was copied.
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
web-set-language = Language
web-set-theme = Light
web-set-theme-night = night
web-set-theme-day = day
web-set-theme-system = as the device
web-set-motion = Movement
web-set-motion-normal = normal
web-set-motion-fast = fast
web-set-motion-off = none
web-set-text = Size of text
web-set-sound = Sounds
web-set-listen = Listen to them
web-sound-dice = Dice
web-sound-pencil = Pencil
web-sound-card = Card
web-sound-turn = Your turn
web-sound-chip = Chip
web-sound-win = Win
web-set-confirm = Ask before a turn is final
web-set-forced = Make moves that leave no choice by themselves
web-set-marks = Marks on dice, besides their colours
web-set-cover = Cover the screen while one device goes round

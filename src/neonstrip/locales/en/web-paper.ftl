# The printed game on the table: the door to it, and the dealer.

web-paper-title = The printed game on your table
web-paper-lead = Lay a phone or a tablet on the table. You play with what is in the box.
web-paper-dealer = The dealer
web-paper-dealer-why = Turns the cards for any number of people, large enough to read across the table: at a touch, by a timer, or when everybody’s phone says “ready”. It keeps the projects and the race for the hotels.
web-paper-deal = Lay out the cards
web-paper-choices = Edition, golf, projects
web-paper-project = Project, { $colour }
web-paper-drawn = drawn
web-paper-round = Round { $round }
web-paper-ready-stacks = The stacks lie ready
web-paper-left =
    { $left ->
        [one] one card left in each stack
       *[other] { $left } cards left in each stack
    }
web-paper-flip = Flip
web-paper-flip-first = Flip the first cards
web-paper-combination = { $number }, { $action }
web-paper-shuffled = Shuffled! All cards are in the stacks again.
web-paper-shuffled-stacks = Shuffled! Each stack has its own cards again, but for the ones that lie open.
web-paper-reshuffle = Shuffle all cards
web-paper-reshuffle-why = Whoever completes the first project of the game may wish for it, at the end of that round.
web-paper-unflip = Take back the flip
web-paper-before = The last flips
web-paper-more = Phones, timer, end
web-paper-phones = Phones and a second room
web-paper-phones-why = Whoever scans this sees the cards too, and has a “ready” button if they like. The same link shows these cards in another living room.
web-paper-waits = Flip as soon as all phones are ready
web-paper-count = { $ready } of { $phones } ready
web-paper-phone = Phone { $number }
web-paper-phone-ready = ready
web-paper-drop = Wait for it no longer
web-paper-join = I play along: a “ready” button
web-paper-ready = Ready
web-paper-unready = Ready. Touch again: not yet
web-paper-leave = No button any more
web-paper-timer = Timer
web-paper-timer-off = none
web-paper-seconds = { $seconds } s
web-paper-sound = Sound at every flip
web-paper-races = Avenues that somebody has completed
web-paper-races-why = Touch an avenue when somebody completes it: all others can only build the small hotel there from the next round on.
web-paper-race = Avenue { $avenue }
web-paper-met = Somebody met it
web-paper-met-by = Met by { $names }
web-paper-somebody = somebody
web-paper-who = Name, if you like
web-paper-mark = Note it
web-paper-unmark = Not { $name } after all
web-paper-unmet = Not met after all
web-paper-end = End the game
web-paper-end-why = Nothing can be flipped after that.
web-paper-over = The game is over
web-paper-score = Score the sheets
web-paper-again = Deal again
web-paper-away =
    { $notes ->
        [0] The server is out of reach. Deal on.
        [one] The server is out of reach. Deal on: one note is sent when it is back.
       *[other] The server is out of reach. Deal on: { $notes } notes are sent when it is back.
    }
web-paper-script-end = All cards that this device has are turned. It goes on when the server is back.
web-paper-cards = The cards
web-paper-cancel = Not now

# Alone against the ACME
web-paper-players = Who plays
web-paper-players-many = Several people
web-paper-players-one = One, against the ACME
web-paper-ready-pile = The draw pile lies ready
web-paper-left-pile =
    { $left ->
        [one] one card to draw
       *[other] { $left } cards to draw
    }
web-paper-draw-first = Draw the first three cards
web-paper-give = Touch the card that goes to the ACME.
web-paper-give-card = { $card }: for the ACME
web-paper-ungive = Take back the card from the ACME
web-paper-last-round = This is the last round
web-paper-shuffled-used = Shuffled! The used cards are in the draw pile again.
web-paper-you = You
# After “met by”
web-paper-by-you = you
web-paper-met-alone = I met it
web-paper-races-alone = Avenues that you have completed
web-paper-acme-so-far = So far: longer runs than yours and the loan count at the end.
web-paper-acme-behind = Counted when the server is back.
web-paper-acme-all = With your runs and your vote.
web-paper-count-title = You and the ACME
web-paper-count-why = Its longer runs and the loan depend on your sheet.
web-paper-count-run = Your longest run, street { $street }
web-paper-count-vote = Your vote
web-paper-count-total = Your points
web-paper-count-do = Compare
web-paper-count-sheet = Or enter my whole sheet
web-paper-count-again = Correct it
web-paper-you-win = YOU WIN
web-paper-looks-on = Somebody plays here against the ACME.

web-paper-referee = The referee
web-paper-referee-why = Touch dice, notes and tiles into the six casinos, as they lie on your table. The end of the round is told casino by casino, and the money of all rounds is kept.
web-paper-referee-open = Open the table

web-paper-scorer = The scorer
web-paper-scorer-why = Adds up your sheets: touch what is written on them, one person for all or everybody on their own phone.
web-paper-scorer-open = Enter sheets

web-paper-sheets = Sheets to print
web-paper-sheets-why = City and score sheets when the pad is empty, a page of rules for each game, the ACME’s cards: as PDF.
web-paper-sheets-open = Choose and print

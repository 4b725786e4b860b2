# Sheets of the printed New Las Vegas, entered and scored in the browser.

scorer-title = Score your sheets
scorer-lead = Touch the city and the score sheet as they lie on your table. What does not fit is marked where it stands, and the points are always beside it.
scorer-new = A new game: how many players?
scorer-open-file = Open a file
scorer-no-file = This file holds no sheets.
scorer-kept = Kept on this device
scorer-forget = Forget this game
scorer-games = To all scored games
scorer-players = Whose sheet
scorer-player = Player { $number }
scorer-table = Players and options
scorer-name = Name of player { $number }
scorer-add = Another player
scorer-remove = Remove the sheet of { $name }
scorer-done = Done
scorer-loading = One moment…
scorer-first = The server does not answer. It is asked again; for the first sheet it is needed.
scorer-away = no server, all is kept
scorer-away-long = The server does not answer. Everything entered is kept, and scored when it is back.
scorer-totals = Points
scorer-pens = What to enter
scorer-pen-numbers = Numbers
scorer-pen-shows = Shows
scorer-pen-route = Route
scorer-pen-sheet = Sheet
scorer-hint-shows = Touch the stars that are circled.
scorer-hint-route = Draw the limousine’s route with your finger, or touch one crossing after the other.
scorer-block-back = Last block
scorer-crossing = Drive to the crossing below street { $street }, right of avenue { $avenue }
scorer-hotel-none = none
scorer-pad = Numbers
scorer-fits-not = { $number }, does not fit the order of the street
scorer-erase = Erase the number
scorer-skip = Next →
scorer-value-debt = { $value }, with a debt
scorer-box = Box { $box }
scorer-group = Group { $group }
scorer-circle = free
scorer-bonus-number = number
scorer-bonus-action = action
scorer-bonus-extension = extension
scorer-vote-folded = The vote is folded.
scorer-vote-again = Vote again
scorer-findings = What does not fit
scorer-wrong = Something does not fit here
scorer-open = Something is missing here
scorer-wrong-count =
    { $count ->
        [one] One thing does not fit
       *[other] { $count } things do not fit
    }
scorer-open-count =
    { $count ->
        [one] one still missing
       *[other] { $count } still missing
    }
scorer-fits = All that is entered fits
scorer-with-findings =
    { $count ->
        [one] One thing on the sheets does not fit or is missing. It is scored all the same.
       *[other] { $count } things on the sheets do not fit or are missing. They are scored all the same.
    }
scorer-correct = Correct something
scorer-json = Save as JSON
scorer-csv = Save as a table (CSV)
scorer-bgstats = Send to BG Stats
scorer-made-of = What the points are made of
scorer-made-of-note = The best first; what was lost hangs to the left of the line.
scorer-csv-name = name
scorer-each = Everybody on their own phone
scorer-phones = On their own phones
scorer-phones-why = Whoever scans this enters their own sheet. Votes stay folded until all are done.
scorer-invite = Show the code
scorer-sheets = Sheets
scorer-join = Enter your sheet
scorer-join-why = You touch your own city here. The scores are opened for all when everybody is done, and the votes for the loan with them.
scorer-join-go = Begin
scorer-there = Already there:
scorer-elsewhere = { $name } enters this sheet on another phone.
scorer-elsewhere-done = { $name } has entered this sheet on another phone.
scorer-take = Go on with it here
scorer-take-why = If that phone is gone, or to correct something: it cannot change the sheet any more then.
scorer-removed = This sheet is no longer part of the game.
scorer-waiting = Done here
scorer-waiting-host = When all are done, the votes are unfolded and the scores shown, on every phone at once.
scorer-waiting-phone = Your sheet is in. When all are done, the votes are unfolded and the scores shown.
scorer-entering = still entering
scorer-unvoted = has not voted
scorer-in = done
scorer-go-on = Change something
scorer-open-all = Do not wait any longer
scorer-share = A link to this game
scorer-share-why = Whoever has the link sees these scores. You find the game again under your own games.
scorer-share-later = The link to this game is made when the server is back.
scorer-dealer = Back to the dealer’s table

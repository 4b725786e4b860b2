# What went wrong and what to do about it.
mistake-unknown-game = There is no game “{ $game }”. The games are: { $games }.
mistake-no-sheets = Sheets of the game “{ $game }” cannot be scored here. Those of these can: { $games }.
mistake-seats =
    { $seats ->
        [one] One player cannot sit
       *[other] { $seats } players cannot sit
    } at this table: it takes { $fewest } to { $most }.
mistake-solo-seats = An opponent from the ACME is for one player, and here are { $seats }. Leave the option out.
mistake-unknown-option = There is no option “{ $option }”. The options are: { $options }.
mistake-option = The option “{ $option }” cannot be “{ $value }”. It takes: { $takes }.
mistake-neutral-seats = Neutral dice are for two players, and here are { $seats }. Leave the option out.
mistake-seed-length = A seed is a text of 1 to { $longest } characters.
mistake-bad-name = “{ $name }” cannot be a name: it takes 1 to { $longest } printable characters, with single blanks at most between them.
mistake-reserved-name = No player can be called “{ $name }”: that means dice nobody owns.
mistake-same-name = Two players are called “{ $name }”. Give each a name of their own.
mistake-alike-name = “{ $name }” and “{ $other }” look alike. Give each a name that can be told apart.
mistake-unknown-name = Nobody here is called “{ $name }”. Here are: { $names }.
mistake-unknown-move = “{ $text }” is no move. You can: { $legal }.
mistake-illegal-move = “{ $text }” is not possible now. You can: { $legal }.
mistake-not-your-turn = It is not for { $name } to decide now.
mistake-game-over = The game is over.
mistake-no-undo = This can’t be taken back: only your own last move can, and never past a throw, a reveal or somebody else’s decision.
mistake-no-such-move = There is no move { $move }: the record has { $moves }.
mistake-recorded-seat = Move { $move } of the record, “{ $text }”, is not seat { $seat }’s to make.
mistake-recorded-move = Move { $move } of the record, “{ $text }”, is not legal there.
mistake-result-early = The record names results, but its { $moves } moves do not finish the game.
mistake-result-differs = The record says the results are { $said }; the moves lead to { $true }.
mistake-record-heading = This is no record of ours: its first line should be “{ $heading }”.
mistake-record-part = The record has no line “{ $part } …”.
mistake-record-line = Line { $line } of the record cannot be read: “{ $text }”.
mistake-cannot-write = “{ $file }” could not be written: { $why }.
mistake-cannot-read = “{ $file }” could not be read: { $why }.
mistake-not-text = “{ $file }” is no text file.
mistake-file-size = “{ $file }” is larger than { $largest } bytes, which no file of ours is.
mistake-unknown-bot = There is no bot “{ $bot }”. The bots are: { $bots }.
mistake-unknown-character = There is no character “{ $character }”. The characters are: { $characters }.
mistake-unknown-doc = There is no page “{ $page }”. The pages are: { $pages }.
mistake-games = { $games } games cannot be played: take 1 or more.
mistake-bots-seats =
    { $bots ->
        [one] One bot is named
       *[other] { $bots } bots are named
    } for { $seats ->
        [one] one seat
       *[other] { $seats } seats
    }: name one for all, or one for each.
mistake-arena-bots =
    { $bots ->
        [one] One bot is named
       *[other] { $bots } bots are named
    } for { $seats ->
        [one] one seat
       *[other] { $seats } seats
    }: name one for each at most. If seats are left, the last bot fills them.
mistake-ladder-seats = A ladder is for two seats or more, with another bot on each. Here are { $bots ->
        [one] one bot
       *[other] { $bots } bots
    } for { $seats ->
        [one] one seat.
       *[other] { $seats } seats.
    }
mistake-worlds = Nobody can think in { $worlds } worlds: take 1 or more.
mistake-jobs = { $jobs } processes cannot work: take 1 or more.
mistake-save-exists = “{ $file }” is there already. Go on with it by --resume, or choose another name.
mistake-resume-alone = A saved game keeps its own table: leave out --{ $option } when you resume.
mistake-other-game = “{ $file }” is a game of { $game }. Go on with it by neonstrip play { $game } --resume { $file }
mistake-one-person = { $people ->
    [0] “{ $file }” has only bots at the table: watch it with neonstrip replay.
   *[other] “{ $file }” has { $people } people at the table, and this terminal seats one.
}
mistake-seat-or-open = See the game from a seat or with open eyes, not both: leave out --seat or --open.

# A position of the printed game; $where is the place in the file.
mistake-not-json = This is no JSON: line { $line } cannot be read.
mistake-file-object = { $where }: there should be an object in braces.
mistake-file-list = { $where }: there should be a list in brackets.
mistake-file-key = { $where }: “{ $key }” is not known there. Possible: { $keys }.
mistake-file-missing = { $where }: “{ $key }” is missing.
mistake-file-number = { $where }: there should be a whole number from { $lowest } to { $highest }.
mistake-file-names = { $where }: there should be a list of names.
mistake-file-player = { $where }: “{ $name }” is not at the table. Here are: { $names }.
mistake-file-casinos = { $where }: there should be a list of { $casinos } casinos.
mistake-file-prizes = { $where }: a casino has at most { $prizes } prizes.
mistake-file-card = { $where }: money cards are, in thousands: { $values }.
mistake-file-tile = { $where }: there is no tile “{ $tile }”. The tiles are: { $tiles }.
mistake-file-board = { $where }: two sides of one board cannot lie out together.
mistake-file-no-room = { $where }: there is no room for tile { $tile }, which the position uses. Name where it lies.
mistake-file-dice = { $where }: “{ $owner }” has more dice than there are: { $small } small and { $big } big.
mistake-file-neutral = { $where }: neutral dice are for two players, and here are { $seats }.
mistake-file-pile = { $where }: a pile of Black Box is worth one of { $values }.
mistake-file-box = { $where }: nobody takes a pile. Put G1 into “tiles”, at a casino that a player wins, or leave this out.
mistake-file-copies = { $where }: { $cards } cards of { $value } are too many, only { $copies } are printed.

# A city for New Las Vegas.
mistake-not-toml = This is no TOML file: { $why }.
mistake-city-row = The city needs a row “{ $row }” of { $avenues } marks.
mistake-city-mark = The city has a mark “{ $mark }” in row “{ $row }”, avenue { $avenue }, that means nothing.
mistake-city-hole = The city has a golf hole over avenue { $avenue }, but no casino in street 1 there.
mistake-city-avenue = The city has no casino in avenue { $avenue }: no hotel could ever be built there.
mistake-city-gap = The casinos of row “{ $row }” must stand next to each other without a gap: there is none in avenue { $avenue }.
mistake-city-carpet = The carpet in row “{ $row }”, avenue { $avenue }, faces no street: the limousine could never pass it.
mistake-city-start = No street leads away from the traffic light: the limousine could never leave.
mistake-generations = { $generations } generations teach nothing: take 1 or more.
mistake-missing-extra = This needs packages that were not installed with Neonstrip. Get them with: pip install 'neonstrip[{ $extra }]'.
mistake-compile-start = The rules of “{ $game }” could not be compiled, because no process could be started for it: { $why }. See whether there is memory left and whether you may start more processes, then try again.
mistake-compile-ended =
    The rules of “{ $game }” could not be compiled: { $signal ->
        [0] the process for it has failed, and what it said stands above.
       *[other] the process for it was ended by signal { $signal }. Usually memory has run out: close other programs, then try again.
    }
mistake-compile-slow = The rules of “{ $game }” could not be compiled: one step of it took longer than { $minutes } minutes. Try again when the machine has less to do.
mistake-no-scheduler = No Dask cluster answers at “{ $address }”. Start one with `dask scheduler` and `dask worker`, and give its address.
mistake-other-source = The workers of the cluster at “{ $address }” have another version of Neonstrip, or none: their games would not be these. Install the same one there.
mistake-cluster-lost = The cluster at “{ $address }” was lost in the middle of the work. Nothing was written; start it again and repeat the command.

# Tables for the printed game.
mistake-no-dealer = Cards of “{ $game }” are not dealt here. There is a dealer for: { $games }.
mistake-not-joined = This device is not at the table: join it first.
mistake-phones-full = { $most } phones are at this table, and it takes no more.
mistake-no-such-mark = That cannot be marked here. There are: { $marks }.
mistake-not-your-sheet = Another device enters this sheet.
mistake-paper-full = This table has taken { $most } megabytes of notes, and takes no more. Begin a new one.
mistake-sheets-full = There are { $most } sheets at this table, and it takes no more.
mistake-not-noted-here = That cannot be noted at a table of this kind.
mistake-nothing-given = One of the { $cards } cards goes to the rival.
mistake-no-such-paper = There is no table of the kind “{ $kind }” for the printed game. There are: { $kinds }.
mistake-not-paper = Nothing is noted here: this table is for playing on the screen.
mistake-on-paper = This game was played on paper: there is no more of it here than what was noted.

# Tables, seats and the server.
mistake-no-such-table = There is no table “{ $table }”. Perhaps the link is incomplete.
mistake-no-such-seat = There is no seat { $seat } at this table: it has { $seats }, counted from 0.
mistake-no-such-moment = There is no moment { $moment }: this viewer’s log has { $moments ->
    [one] one line
   *[other] { $moments } lines
} so far.
mistake-no-such-deal = There is no deal “{ $deal }”.
mistake-no-such-lesson = There is no lesson “{ $lesson }”. There are: { $lessons }.
mistake-no-such-page = There is nothing at this address.
mistake-not-your-seat = This needs the token of a seat at this table.
mistake-not-host = Only the host can do this.
mistake-not-started = The game has not started yet.
mistake-already-started = The game has started already.
mistake-not-over = This is available once the game is over.
mistake-replay-failed = This moment could not be played again. Ask for it again.
mistake-undo-limit = You have taken back { $most } steps since the last throw or reveal. That is the most: please go on.
mistake-only-moves = Besides moves, everybody here can do { $most } things: chat, take back, ask for hints and the like. Yours are used up. Moves are always possible.
mistake-review-failed = The review could not be finished. Ask for it again.
mistake-deal-not-over = This is available once all tables of this deal are over.
mistake-deal-closed = Tables of one deal can be seen only from their seats, because others still have the same cards to come.
mistake-seats-open =
    { $seats ->
        [one] One seat is still open: wait, give it to a bot, or start without it.
       *[other] { $seats } seats are still open: wait, give them to bots, or start without them.
    }
mistake-seat-taken = { $name } sits there. Choose an open seat.
mistake-seat-has-bot = A bot plays for { $name } already.
mistake-seat-present = { $name } is here, or was a moment ago: a bot can sit in when no page of theirs has been open for { $seconds } seconds.
mistake-table-full = No seat is open at this table.
mistake-not-relieved = No bot sits in for you.
mistake-stale = The table has gone on since this move was meant. Look again.
mistake-chat-off = The host has switched the chat off.
mistake-hints-off = Hints are not allowed at this table.
mistake-no-hint = No hint could be thought out just now. Ask again.
mistake-empty-message = The message is empty.
mistake-unknown-reaction = There is no reaction “{ $reaction }”. There are: { $reactions }.
mistake-bad-nonce = A nonce is a word of { $shortest } to { $longest } letters, digits, - and _, drawn at random.
mistake-bad-pledge = A pledge is the SHA-256 of a nonce’s text: 64 hexadecimal digits, small letters.
mistake-nonce-differs = This is not the nonce that was pledged.
mistake-drawing = The dice are being drawn. The game begins in a moment.
mistake-not-drawing = No nonce is asked of this seat now.
mistake-kept-silent = Your device did not say its secret word in time when the dice were drawn. So that nobody can pick the dice by keeping silent, a bot plays this seat to the end.
mistake-busy = Too much is happening at this table. Try again.
mistake-copies = A deal can have 1 to { $most } tables.
mistake-continue-seats = The game goes on with { $seats } seats, as it was.
mistake-too-many = Too many requests. Wait a moment.
mistake-too-many-watches = One connection can watch { $most } tables. Close one first.
mistake-too-large = The request is too large.
mistake-needs-json = The request must be JSON, and say so: Content-Type: application/json.
mistake-wrong-host = This server does not answer to the name “{ $host }”. Its operator can let it: neonstrip serve --name { $host }. Behind a proxy, let that pass the Host header on.
mistake-bad-message = The message cannot be read: { $why }.
mistake-bad-request = The request cannot be read: { $why }.
mistake-storage-gone = The tables cannot be reached just now. Nothing is lost; try again.
mistake-preparing = This game is being made ready, which takes a moment after an update. Ask again.
mistake-disk-nearly-full = The server’s disk is nearly full, so no new tables are laid. Games that are being played go on. Please tell whoever runs the server.
mistake-house-full = This server keeps { $most } tables at most, and all are taken. Games that are being played go on. Try again later, or ask whoever runs the server.
mistake-quota-address = This server allows { $most } new tables a day from one address, and yours has had them. Try again tomorrow; games that are being played go on.
mistake-table-damaged = This table is damaged in the database and cannot be shown. The operator of the server has been told; all other tables go on.
mistake-defect = Something is broken here, and it is our fault. Nothing is lost; try again.
mistake-cannot-listen = Nothing can be served at { $host }, port { $port }: { $why }. Choose another with --port.
serve-ready = The tables are open: { $url } (Ctrl+C ends)
serve-lan = Phones in the same network scan this code to join.
serve-already = Neonstrip is running here already: { $url } (Ctrl+C ends it there, if it is to start anew)

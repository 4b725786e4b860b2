# Hints: what the expert would do, and why. Money and points are what is expected on average.

hint-ask = Hint
hint-title = What the expert would do
hint-thinking = The expert is thinking…
hint-figures-royale = { $percent }% to win, about { $amount } at the end of the round
hint-figures-classic = { $percent }% to win, about { $amount } at the end of the round
hint-figures-newvegas = { $percent }% to win, about { $amount } points at the end of the game
hint-open = write { $number } at { $street }/{ $avenue }
hint-then = Then: { $moves }.
hint-next = Next best
hint-other = { $move }: { $percent }%, { $amount } ({ $difference })
hint-hide = Put the hint away
hint-log = { $you ->
    [yes] You asked for a hint.
   *[no] { $name } asked for a hint.
}

hint-why-only = There is no other move.
hint-why-more-royale = It brings about { $amount } more than the next best move.
hint-why-more-classic = It brings about { $amount } more than the next best move.
hint-why-more-newvegas = It brings about { $amount ->
    [one] one point
   *[other] { $amount } points
} more than the next best move.
hint-why-likelier = It wins more often than the next best move: { $percent } games in a hundred.
hint-why-close = The next best move is about as good.
hint-why-unforeseen = Whoever can foresee your answer can use it, so draw by chance. Mixed as the expert mixes the { $answers } answers, none of the others’ is better than another. This one was drawn for you.
hint-why-slow = Thinking took { $seconds } s, longer than usual: the machine has much to do.
hint-why-takes = If the round ended now, you would take { $amount } at { $casino }{ $rank ->
    [1] {""}
    [2] , as second
   *[other] , in place { $rank }
}.
hint-why-ties = At { $casino } there would be a tie for now: whoever has as many dice as you wins nothing there, and neither do you.
hint-why-behind = At { $casino } you would win nothing yet.
hint-why-gains = If the round ended now, you would take { $amount } more.
hint-why-costs = If the round ended now, you would take { $amount } less: it pays later.
hint-why-saves = No other casino takes so few dice: only { $dice }, and { $left } stay in your hand.
hint-why-keeps = You keep { $dice ->
    [one] your die
   *[other] all { $dice } dice
} for a better throw.
# What a move is good for, as parts of a sentence: { $begins } is yes where one begins it. Amounts are averages.
hint-why-because = { $first }.
hint-why-because-both = { $first }, and { $second }.
hint-cause-pays = { $tile } pays { $reward }
hint-cause-pays-more = { $tile } pays about { $amount } more
hint-cause-spares = { $tile } costs about { $amount } less
hint-cause-withholds = { $name } gets about { $theirs } less from { $tile }
hint-cause-fines = { $tile } costs { $name } about { $theirs } more
hint-cause-wins = { $casino } brings about { $amount } more
hint-cause-takes = { $casino } brings about { $amount } more, and { $name } about { $theirs } less
hint-cause-denies = { $name } wins about { $theirs } less at { $casino }
hint-cause-breaks = { $begins ->
    [yes] It
   *[no] it
} breaks the tie at { $casino }, which brings about { $amount } more
hint-cause-strikes = { $begins ->
    [yes] It
   *[no] it
} makes a tie at { $casino } that costs { $name } about { $theirs }
hint-cause-keeps = { $begins ->
    [yes] It
   *[no] it
} keeps { $dice ->
    [one] one more die in hand, which wins
   *[other] { $dice } more dice in hand, which win
} about { $amount } more elsewhere
hint-why-scores = Points now: { $areas }.
hint-why-ends = It ends the game.
hint-why-project-first = It fulfils “{ $project }” before anybody else: { $points } points.
hint-why-project-later = It fulfils “{ $project }”: { $points } points.
hint-why-hotel = It completes avenue { $avenue }, whose grand hotel nobody has yet.
hint-why-race = Avenue { $avenue } is a race for the grand hotel: you would lack { $missing }, { $name } lacks { $theirs }.
hint-why-room = It keeps room: { $numbers } of the { $all } numbers still fit your city, after the next best turn { $other }.

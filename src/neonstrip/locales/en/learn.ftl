# What the coach says in the lessons. A lesson has a title, a line about it, what is said at each step, and an end.
# $rival and $third are the names of the others at the table.

learn-lead = Short lessons at a real table, about a minute each. A coach shows you what to press; the rest is the game itself.
learn-learned = learned
learn-coach = Coach
learn-step = Step { $step } of { $steps }
learn-back = Lessons
learn-next = Next
learn-again = Once more
learn-next-lesson = Next lesson
learn-play-now = Play a game
learn-others = The others play …
learn-nudge = In a real game you could. Here the lesson goes on at what is lit.

## Royale: rolling and placing

learn-royale-rolling = Roll and place
learn-royale-rolling-about = What you do on your turn.
learn-royale-rolling-strip = Six casinos, two banknotes each. At the end of a round the most dice in a casino win its higher note.
learn-royale-rolling-roll = You have seven dice and the big one, the Biggy. Roll them all.
learn-royale-rolling-place = Now pick one number. All your dice of that number go to its casino: send your three fives to the Cleopatra.
learn-royale-rolling-again = { $rival } has placed two sixes. Your other dice came back to you: roll them again.
learn-royale-rolling-choose = Your choice now! Each button says what it would bring. Two sixes would only tie with { $rival }.
learn-royale-rolling-end = That is a turn: roll all you have, place all dice of one number. A round lasts until nobody has dice left.

## New Las Vegas: opening a casino

learn-newvegas-opening = Open a casino
learn-newvegas-opening-about = Three cards, one number, the order of a street.
learn-newvegas-opening-cards = Three combinations lie in the middle: a number with an action. Everybody uses one of them at the same time.
learn-newvegas-opening-choose = Take the 8 with the crane.
learn-newvegas-opening-open = You must write the number somewhere: that opens a casino. Put the 8 in the middle of the second street.
learn-newvegas-opening-confirm = The action is optional. This time leave it and confirm: then the turn counts.
learn-newvegas-opening-six = New cards for everyone. Take the 6.
learn-newvegas-opening-order = In a street numbers rise from left to right, gaps are fine. So the 6 must stand left of your 8: right beside it.
learn-newvegas-opening-run = 6 and 8, both even and side by side: a run of two. The longest even or odd run of each street scores.
learn-newvegas-opening-end = Take a number, write it in rising order, keep even or odd ones together. Empty casinos wait for numbers to come.

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

## Royale: who wins

learn-royale-majority = Who wins
learn-royale-majority-about = Majorities, and what a tie does.
learn-royale-majority-rule = In each casino the most dice take the higher note and the second most the lower one. Everybody else gets nothing.
learn-royale-majority-tie = But equal counts cancel each other out. You and { $rival } have two dice each, so { $third } would win with a single one!
learn-royale-majority-roll = Let us break the tie. Roll.
learn-royale-majority-break = A five! One more die, and you lead here alone.
learn-royale-majority-even = { $rival } has struck back: three each, both struck out again. Nothing is won before the round is over.
learn-royale-majority-again = Your turn again. Roll.
learn-royale-majority-lead = Another five. Four against three: take the lead back.
learn-royale-majority-end = Most dice win, second takes the rest, ties win nothing. A lonely die can be worth more than four that are tied.

## Royale: the Biggy and jetons

learn-royale-biggy = Biggy and jetons
learn-royale-biggy-about = A die that counts two, and a way to pass.
learn-royale-biggy-big = Late in the round you have two small dice left, and the Biggy. It counts as two dice.
learn-royale-biggy-roll = Roll them.
learn-royale-biggy-place = { $rival } has one die at the Sunset. Your Biggy counts two: it takes the lead at once.
learn-royale-biggy-again = Two dice left. Roll.
learn-royale-biggy-pass = A 2 and a 4: both would only tie with { $rival }. Pay a jeton instead: you keep all your dice, and the turn is over.
learn-royale-biggy-fresh = A new turn, the same two dice. Roll.
learn-royale-biggy-lead = That was worth a jeton: a 1 leads at the Miracle, where nobody is yet.
learn-royale-biggy-end = The Biggy counts two. A jeton lets you pass after a roll. Jetons left at the end are worth 10 each.

## Royale: the end of a round

learn-royale-round = The end of a round
learn-royale-round-about = The money is paid out, and who starts next.
learn-royale-round-last = You and your rival have one die left each. When nobody has dice any more, the round is over.
learn-royale-round-roll = Roll your last die.
learn-royale-round-place = A 2. { $rival } leads at the Silver Spur, but second place has a note too. Place it.
learn-royale-round-scored = That was the scoring, casino by casino. At the Cleopatra you both had two dice: nobody got its 100.
learn-royale-round-next = Everybody has all dice again, and two new jetons. You won at casino 6, so you start. Money won lies face down.
learn-royale-round-end = Three such rounds make a game. Most money wins, and each jeton counts 10.

## Royale: tiles

learn-royale-tiles = Tiles
learn-royale-tiles-about = Three mini-games: Pay Day, Fifty Fifty, Lucky Punch.
learn-royale-tiles-tiles = In Royale some casinos have a tile: a small game that starts when dice are placed there. Press a tile to read its rule.
learn-royale-tiles-roll = Roll and see.
learn-royale-tiles-payday = Pay Day pays for every casino that holds dice of yours. You are in two already; your 3 makes it three.
learn-royale-tiles-paid = 30 for three casinos, paid at once. Roll again.
learn-royale-tiles-fifty = Fifty Fifty waits at the Miracle. One die is enough to set it off.
learn-royale-tiles-lower = The black dice show 6 and 4, so 10. Will the next sum be higher or lower? Lower is a good bet.
learn-royale-tiles-stop = 7: right! Going on could bring more, a wrong call costs everything. With a 7 it is a coin toss, so stop.
learn-royale-tiles-again = One jeton more. And the next roll.
learn-royale-tiles-punch = Now the Lucky Punch at the Silver Spur: place the 2.
learn-royale-tiles-hide = Hide one, two or three markers in your fist; { $rival } guesses how many. Three pay best, so bluff boldly: hide three.
learn-royale-tiles-won = { $rival } guessed two. Wrong: 40 for you! Had the guess been right, you would have got nothing.
learn-royale-tiles-end = Sixteen tiles, three new ones each round. Their rules are always one press away, on the tile itself.

## Royale: two players

learn-royale-two = Two players
learn-royale-two-about = The neutral dice, a third nobody plays.
learn-royale-two-neutral = With two players, dice of a neutral colour are rolled and placed before the round. They count like those of a third player.
learn-royale-two-roll = Roll your dice.
learn-royale-two-beat = Two sixes beat the single neutral die at the Sunset, the richest casino.
learn-royale-two-again = And again.
learn-royale-two-tie = Two 2s would tie with the neutral Biggy, which counts two. Two 5s beat the single neutral die: place those.
learn-royale-two-end = Neutral dice tie with you and beat you like anyone. What they win goes back, and neither of you gets it.

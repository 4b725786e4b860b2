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
learn-others = The others play…
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
learn-newvegas-opening-confirm = The action is optional. This time leave it and end your turn: then it counts.
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
learn-royale-biggy-end = The Biggy counts two. A jeton lets you pass after a roll. Jetons left at the end are worth { $jeton } each.

## Royale: the end of a round

learn-royale-round = The end of a round
learn-royale-round-about = How the money is paid out, and who starts next.
learn-royale-round-last = You and your rival have one die left each. When nobody has dice any more, the round is over.
learn-royale-round-roll = Roll your last die.
learn-royale-round-place = A 2. { $rival } leads at the Silver Spur, but second place has a note too. Place it.
learn-royale-round-scored = That was the scoring, casino by casino. At the Cleopatra you both had two dice: nobody got its 100.
learn-royale-round-next = Everybody has all dice again, and two new jetons. You won at casino 6, so you start. Money won lies face down.
learn-royale-round-end = Three such rounds make a game. Most money wins, and each jeton counts { $jeton }.

## Royale: tiles

learn-royale-tiles = Tiles
learn-royale-tiles-about = Three mini-games: Pay Day, Fifty Fifty, Lucky Punch.
learn-royale-tiles-tiles = In Royale some casinos have a tile: a small game that starts when dice are placed there. Press a tile to read its rule.
learn-royale-tiles-roll = Roll and see.
learn-royale-tiles-payday = Pay Day pays for every casino that holds dice of yours. You are in two already; your 3 makes it three.
learn-royale-tiles-paid = { $payThird } for three casinos, paid at once. Roll again.
learn-royale-tiles-fifty = Fifty Fifty waits at the Miracle. One die is enough to set it off.
learn-royale-tiles-lower = The black dice show 6 and 4, so 10. Will the next sum be higher or lower? Lower is a good bet.
learn-royale-tiles-stop = 7: right! Going on could bring more, a wrong call costs everything. After a 7 any call is wrong more often than right, so stop.
learn-royale-tiles-again = One jeton more. And the next roll.
learn-royale-tiles-punch = Now the Lucky Punch at the Silver Spur: place the 2.
learn-royale-tiles-hide = Hide one, two or three markers in your fist; { $rival } guesses how many. Three pay best, so bluff boldly: hide three.
learn-royale-tiles-won = { $rival } guessed two. Wrong: { $punch3 } for you! Had the guess been right, you would have got nothing.
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

## New Las Vegas: sites

learn-newvegas-construction = Cranes
learn-newvegas-construction-about = Build a site, then open it.
learn-newvegas-construction-crane = Casinos with a crane are still being built: no number may be written there. The construction action takes a crane away.
learn-newvegas-construction-choose = Take the 7 with construction.
learn-newvegas-construction-open = First comes the number, always. Write the 7 here, in the fourth street.
learn-newvegas-construction-build = Then the action, if you like: finish the site two doors on.
learn-newvegas-construction-debt = It was built on credit: a debt goes to your safe, until the casino is opened.
learn-newvegas-construction-confirm = End your turn.
learn-newvegas-construction-twelve = The crane is gone. Take the 12.
learn-newvegas-construction-repay = Open the casino you built: that repays its debt.
learn-newvegas-construction-end = Built this turn, opened in a later one. An unbuilt site does not break a run, but its avenue gets no hotel.

## New Las Vegas: improvement

learn-newvegas-improvement = Improve
learn-newvegas-improvement-about = Make one area of the score sheet worth more.
learn-newvegas-improvement-values = Every area of your score sheet has a row of values. The first one not crossed off counts at the end.
learn-newvegas-improvement-choose = Take the 7 with improvement.
learn-newvegas-improvement-open = Write the 7 in the third street.
learn-newvegas-improvement-improve = You have the longest run in this street: that pays a bonus of { $street1 }. Improve it to { $street2 }.
learn-newvegas-improvement-crossed = The { $street1 } is crossed off, the { $street2 } counts. Every street you lead will pay it, so improve what you do often.
learn-newvegas-improvement-end = Hotels, streets, golf, limousine, inauguration: each improves value by value, and the last always stays.

## New Las Vegas: shows

learn-newvegas-shows = Shows
learn-newvegas-shows-about = Stars, two columns and their debts.
learn-newvegas-shows-choose = Some casinos have a star. Take the 9 with the show.
learn-newvegas-shows-open = A show needs a star in the casino that you open this very turn. Write the 9 here.
learn-newvegas-shows-columns = There are two columns of shows. The first grows to { $showsLeft }, the second to { $showsRight }, but its debts are paid sooner.
learn-newvegas-shows-show = Be bold: start the first column.
learn-newvegas-shows-debts = The first show of a column brings two debts. Shows five and six of this column pay them back.
learn-newvegas-shows-end = Open a star casino without giving a show, and its star is lost for good. Plan ahead where your shows will be.

## New Las Vegas: inauguration

learn-newvegas-inauguration = Inauguration
learn-newvegas-inauguration-about = A race of boxes, and one way to end the game.
learn-newvegas-inauguration-boxes = This is the inauguration track. Everybody begins with three boxes checked.
learn-newvegas-inauguration-choose = Take the 9 with the scissors.
learn-newvegas-inauguration-open = First the number: write it in the third street.
learn-newvegas-inauguration-check = Now check the next box.
learn-newvegas-inauguration-rank = Four boxes: you are ahead of { $rival }. At the end the most boxes score { $rank1 }, second { $rank2 }; whoever has the fewest gets a debt.
learn-newvegas-inauguration-end = Whoever checks the last box, after the scissors, ends the game. Full groups of boxes can buy a bonus: see that lesson.

## New Las Vegas: the limousine

learn-newvegas-limousine = Limousine
learn-newvegas-limousine-about = A tour past the red carpets, and home again.
learn-newvegas-limousine-car = Your limousine left the traffic light at the airport and has passed a red carpet with an M, the mafia’s.
learn-newvegas-limousine-choose = Take the 8 with the limousine.
learn-newvegas-limousine-open = The number first: in the middle of the second street.
learn-newvegas-limousine-drive = A line goes from a lamp to a next one: two blocks, straight or round a corner. Drive past the L and turn south.
learn-newvegas-limousine-confirm = End your turn.
learn-newvegas-limousine-again = The limousine once more: take the 9.
learn-newvegas-limousine-nine = Write the 9 in the third street.
learn-newvegas-limousine-home = Two blocks west is the traffic light. Drive home: the tour is closed, no line is missing.
learn-newvegas-limousine-paid = The mafia casino is open and was passed: a bundle for your safe. The luxury one pays once you open it.
learn-newvegas-limousine-end = VIP and luxury bring points, the mafia money. Every line you lack to get home at the end costs { $missing }, so do not get stranded.

## New Las Vegas: hotels

learn-newvegas-hotels = Hotels
learn-newvegas-hotels-about = Complete an avenue, be the first.
learn-newvegas-hotels-avenue = Streets run across, avenues run down. At the foot of each avenue a hotel waits. In avenue 6 three casinos are open already.
learn-newvegas-hotels-choose = The fourth is missing. Take the 9.
learn-newvegas-hotels-open = Write the 9 into the last casino of avenue 6.
learn-newvegas-hotels-confirm = Hotels are built when everybody has finished the round. End your turn.
learn-newvegas-hotels-grand = You are the first in this avenue: a grand hotel. { $rival } can only get the small one there now.
learn-newvegas-hotels-end = Sites of an avenue must be built and opened too. Whoever completes it in the same round gets the grand hotel too.

## New Las Vegas: golf

learn-newvegas-golf = Golf
learn-newvegas-golf-about = Nine holes above the first street.
learn-newvegas-golf-course = Above the first street lies the golf course: one hole for each casino there.
learn-newvegas-golf-choose = Take the 5.
learn-newvegas-golf-open = The first casino you open in street 1 is your tee: its hole is circled. Open it here.
learn-newvegas-golf-confirm = Leave the action and end your turn.
learn-newvegas-golf-eight = Go on from there. Take the 8.
learn-newvegas-golf-beside = Right beside a circled hole the next one counts too. Had you jumped, every hole beyond on that side would be lost.
learn-newvegas-golf-par = Two holes of PAR 3. PAR 4 and PAR 5 lie further out and score more, especially improved.
learn-newvegas-golf-end = Begin in the middle of street 1 and work outwards, door by door.

## New Las Vegas: bonuses

learn-newvegas-bonus = Bonuses
learn-newvegas-bonus-about = Bend a number, copy one, pick any action.
learn-newvegas-bonus-group = Your first group of boxes is full. Once a round a full group may be circled for a bonus.
learn-newvegas-bonus-choose = You have a 6 in the second street; an 8 beside it would be a run. There is none. Take the 7.
learn-newvegas-bonus-circle = Circle the group.
learn-newvegas-bonus-number = Change the number by up to two: make the 7 an 8. You could also open a second casino with a neighbour’s number.
learn-newvegas-bonus-open = And here is your 8, right beside the 6.
learn-newvegas-bonus-box = The action still comes with it: the scissors check a box again.
learn-newvegas-bonus-price = Circled boxes no longer count in the race of the inauguration. A second casino would cost a debt as well.
learn-newvegas-bonus-end = Three bonuses: another number, even { $lowest } or { $highest }; a second casino beside an open one; or any action you like.

## New Las Vegas: projects

learn-newvegas-projects = Projects
learn-newvegas-projects-about = Three goals for all; the first gets more.
learn-newvegas-projects-three = Each game has three projects. The purple one here: pass a mafia, a luxury and a VIP carpet. You lack the V.
learn-newvegas-projects-choose = The limousine, of course: take the 10.
learn-newvegas-projects-open = First the number, in the third street.
learn-newvegas-projects-drive = Straight east, past the V.
learn-newvegas-projects-confirm = End your turn. Projects are settled when all have finished the round.
learn-newvegas-projects-cards = You completed the first project of the game, so you may have the cards reshuffled. As you like.
learn-newvegas-projects-points = Six points, because you were first. { $rival } can still score it later, for three.
learn-newvegas-projects-end = Whoever has all three projects ends the game. What you have scored stays, whatever happens later.

## New Las Vegas: the bank

learn-newvegas-bank = The bank
learn-newvegas-bank-about = A secret vote, bundles and debts.
learn-newvegas-bank-safe = Your safe holds bundles of money. At the end each debt must be paid with one; too few bundles cost { $unpaid } points.
learn-newvegas-bank-vote = Before the first round everybody votes in secret: shall the bank lend? Vote as you like.
learn-newvegas-bank-loan = Votes are shown at the end. More than half for it: { $loan_by_majority } bundles for everyone; only some: { $loan_by_some }; nobody: none.
learn-newvegas-bank-end = Vote for the loan and take risks, or against it and hope the others run short. The mafia lends as well.

## New Las Vegas: the end

learn-newvegas-scoring = The end and the score
learn-newvegas-scoring-about = A refusal, the last box, and the count.
learn-newvegas-scoring-late = Round 28 of a real game. Your inauguration track has but one box left, the one that ends the game.
learn-newvegas-scoring-refuse = A 4, a 9 and a 4: none fits anywhere in your streets. Then the round is refused, and you check two boxes instead.
learn-newvegas-scoring-confirm = Only one box was left: the last. End your turn, and the game is over.
learn-newvegas-scoring-count = Now the areas are counted, one by one: projects, inauguration, shows, hotels, streets, golf, limousine, safe.
learn-newvegas-scoring-end = A game ends with the last box, with all three projects, or when someone has opened every casino that is built.

## New Las Vegas: solo

learn-newvegas-solo = Solo
learn-newvegas-solo-about = Alone against the ACME.
learn-newvegas-solo-rival = Alone, you build against the ACME. This board shows what it has and how its architect reckons.
learn-newvegas-solo-use = Three cards, both sides known: one for its number, another for its action, the third goes to the ACME. Use the first 7 to construct.
learn-newvegas-solo-open = Write the 7 in the third street.
learn-newvegas-solo-build = And build the site beside it.
learn-newvegas-solo-confirm = End your turn.
learn-newvegas-solo-pile = The ACME got the limousine. Its pile scores at the end, so give it what helps it least.
learn-newvegas-solo-end = You win only with more points than the ACME. Ten architects wait, from easy to merciless.

## Las Vegas (2012): notes and dice

learn-classic-banknotes = Notes and dice
learn-classic-banknotes-about = A turn, and what lies at a casino.
learn-classic-banknotes-notes = Six casinos. Each gets notes until there is enough to win: here one big note, there several small ones.
learn-classic-banknotes-roll = You have eight dice, all of one size. Roll them all.
learn-classic-banknotes-place = Pick one number: all your dice of it go to its casino. Your three fives lead at the Cleopatra, which has a single note.
learn-classic-banknotes-many = { $rival } leads at the Silver Spur. But there are four notes there: the second, the third and the fourth most dice win one too.
learn-classic-banknotes-again = Your other dice came back to you. Roll them again.
learn-classic-banknotes-choose = Your choice now! Each button says what it would bring. A single 2 would be second at the Silver Spur.
learn-classic-banknotes-end = Roll all you have, place all dice of one number. When nobody has dice left, the notes are paid out, from high to low. Four rounds make a game.

## Las Vegas (2012): white dice

learn-classic-white-dice = White dice
learn-classic-white-dice-about = Dice that nobody owns.
learn-classic-white-dice-white = With two players everybody has white dice too. They are rolled and placed with your own, but they are nobody’s.
learn-classic-white-dice-roll = Roll all of them.
learn-classic-white-dice-place = Three 1s of yours, and a white one: all four go to the Miracle. There the white die is somebody else’s.
learn-classic-white-dice-tie = { $rival } has put two white 1s there. Three white dice against your three: a tie, and you are struck out.
learn-classic-white-dice-again = Let us break it. Roll.
learn-classic-white-dice-break = A 1! Four against three white ones.
learn-classic-white-dice-end = White dice are one owner: they tie with you and beat you like anyone. What they win goes under the pile.

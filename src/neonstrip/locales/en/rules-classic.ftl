# The rules of Las Vegas, the edition of 2012, in our own words. Amounts are in thousands of dollars.
# A paragraph that begins with » is an example, one with § a ruling of ours, one with – a list.

## Before you begin

rules-classic-start = Before you begin
rules-classic-start-goal = What it is about
rules-classic-start-goal-text =
    Six casinos, six numbers, and banknotes in front of every door: here a single big one, there several small ones. You send your dice where you want to win; so does everyone else. At the end of a round each casino pays its notes from high to low, the most dice first, and ties strike each other out.

    After four rounds the richest wins. Amounts are in thousands: a 60 is a note of 60,000 dollars.
rules-classic-start-dice = Dice
rules-classic-start-dice-text =
    Two to five people play four rounds. In each round everyone has { $dice } dice, all of one size.
rules-classic-start-notes = The banknotes
rules-classic-start-notes-text =
    There are { $notes } notes, from { $lowest } to { $highest }, shuffled once into a face-down pile. Before each round every casino, from 1 to { $casinos }, gets notes from the top of the pile until they come to { $enough } or more. So a casino has one to five notes; they lie open, from high to low.

    » A 70 alone is enough. A 20 is not: a 10 follows, then a 40, and the casino has three notes.

    § If the pile runs out, the notes that went under it are the new pile. If there are none either, the casino keeps what it has.

## Your turn

rules-classic-turn = Your turn
rules-classic-turn-place = Roll, choose, place
rules-classic-turn-place-text =
    Roll all the dice you have left. Choose one number that you rolled, and put all your dice of that number into its casino. Take the others back; the turn passes to the left.

    » You roll 3 3 3 3 5. Either all four 3s go to casino 3, or the 5 goes to casino 5. Just two of the 3s, or both numbers at once, is not possible.

    § Rolling is a move of its own. Until the next player rolls, you can take back where you placed.
rules-classic-turn-out = No dice left
rules-classic-turn-out-text =
    Whoever has no dice left is skipped, and the round ends when nobody has any. So the last one may well play several turns in a row.

## The end of a round

rules-classic-payout = The end of a round
rules-classic-payout-ties = Ties and notes
rules-classic-payout-ties-text =
    Casino by casino. First the ties: all who have equally many dice there take them back and win nothing. Of those who are left, the one with the most dice takes the highest note, the next one the next, as long as there are notes.

    » Ada has 4 dice, Ben and Mia have 3 each, Tom has 1; three notes lie there. Ben and Mia strike each other out. Ada takes the highest note, Tom with his single die the next, and nobody the third.
rules-classic-payout-nobody = Notes that nobody wins
rules-classic-payout-nobody-text =
    They go under the pile, and so does what the white dice win.
rules-classic-payout-starter = Who starts
rules-classic-payout-starter-text =
    The next round is started by the player to the left of whoever started the last one.

    § Who starts the first round you choose when you lay the table, or it is drawn.
rules-classic-payout-end = The end of the game
rules-classic-payout-end-text =
    After four rounds you count your money. Whoever has the most wins. If that is a tie, the one with more notes wins; if that is a tie too, you share the victory.

    Everyone sees what you take when you take it. After that your money lies face down until the end, unless you open all money when you lay the table.

    § What was taken stays in the log: hidden means out of sight, not forgotten.

## White dice

rules-classic-white = White dice
rules-classic-white-dice = Dice that nobody owns
rules-classic-white-dice-text =
    White dice count like those of one more player, whom nobody plays. Everyone has some beside their own: four each with two players, two each with three or four. You roll them together with your own, and where you place a number, the white dice of that number go too.

    They can tie with you and beat you like anyone’s. What they win goes under the pile.

    » You place three 4s of your own and a white one. If it stays like that, you take the highest note at casino 4, and the next one goes under the pile for the white die.
rules-classic-white-when = When they are played
rules-classic-white-when-text =
    With two players, unless you switch them off when you lay the table. With three or four players you may switch them on; with five there are none.

    Three players share them out, and two white dice are left over. They are rolled at the start of each round and laid into the casinos of their numbers at once. If you prefer, whoever starts the round has them in hand instead.

# The rules of Las Vegas and Las Vegas Royale, in our own words. Amounts are in thousands of dollars.
# A paragraph that begins with » is an example, one with § a ruling of ours, one with – a list.

## Before you begin

rules-royale-start = Before you begin
rules-royale-start-goal = What it is about
rules-royale-start-goal-text =
    Six casinos, six numbers, and money in front of every door. You send your dice where you want to win; so does everyone else. At the end of a round each casino pays whoever has the most dice there, and ties strike each other out.

    After three rounds the richest wins. Amounts are in thousands: a 60 is a note of 60,000 dollars.
rules-royale-start-dice = Dice and jetons
rules-royale-start-dice-text =
    Two to five people play three rounds. In each round everyone has { $smallDice } small dice and the Biggy, the big one.

    At the start of every round you get { $jetonsEach } jetons, on top of those you still have.
rules-royale-start-prizes = The prizes
rules-royale-start-prizes-text =
    Six pairs of notes are turned up. The pair with the highest sum lies at casino { $allCasinos }, the next at casino { $nextCasino }, and so on down to casino 1. With equal sums, the pair with the higher single note goes to the higher casino.

    » 90 + 30 and 70 + 50 both make 120. The pair with the 90 goes to the higher casino.

## Your turn

rules-royale-turn = Your turn
rules-royale-turn-place = Roll, choose, place
rules-royale-turn-place-text =
    Roll all the dice you have left. Choose one number that you rolled and whose casino is open, and put all your dice of that number there, the Biggy too if it shows it. Take the others back; the turn passes to the left.

    » You roll 3 3 3 3 5. Either all four 3s go to casino 3, or the 5 goes to casino 5. Just two of the 3s, or both numbers at once, is not possible.

    § Rolling is a move of its own. Until the next player rolls, you can take back where you placed.
rules-royale-turn-biggy = The Biggy
rules-royale-turn-biggy-text =
    The big die counts as two wherever dice are compared: for notes, ties and majorities. In everything else it is one die: rolled as one, placed as one, and one place at the bar of Knockout?.

    » One small die and the Biggy count three, just as much as three small dice. That is a tie.
rules-royale-turn-jetons = Passing for a jeton
rules-royale-turn-jetons-text =
    You do not like your roll? Pay a jeton before you place anything, take all your dice back, and your turn is over. You roll them all again when it is your turn next time.

    Every jeton you keep is worth { $jeton } at the end of the game.
rules-royale-turn-out = No dice left
rules-royale-turn-out-text =
    Whoever has no dice left is skipped, and the round ends when nobody has any. So the last one may well play several turns in a row.

    § Some tiles bring dice back to their owner. Then you are in again, even if you had nothing left.

## The end of a round

rules-royale-payout = The end of a round
rules-royale-payout-ties = Ties and prizes
rules-royale-payout-ties-text =
    Casino by casino. First the ties: all players with equally many dice there take them back and win nothing. The Biggy counts two.

    Of those who are left, the one with the most dice takes the higher note, the next one the lower. Everyone else there goes home with nothing.

    » Ada has 4 dice, Ben and Mia have 3 each, Tom has 1. Ben and Mia strike each other out. Ada takes the higher note, and Tom with his single die the lower.

    Notes that nobody wins go under the deck and are out of this game.

    § In Royale, notes that nobody wins go to the bank.
rules-royale-payout-starter = Who starts
rules-royale-payout-starter-text =
    The next round is started by whoever won the higher note at casino { $allCasinos }. If nobody won there, casino { $nextCasino } decides, and so on down.

    § A lower note is good enough if an imaginary player took the higher one. If nobody won anything anywhere, the player to the left of the last starter begins.

    § The rulebook has the oldest of you start the first round. Here you choose the starter when you lay the table, or it is drawn.
rules-royale-payout-anew = A new round
rules-royale-payout-anew-text =
    All dice return to their owners, from casinos, tiles, the bar and the gold field; grey and black dice are put aside. Only then come new prizes, new tiles and { $jetonsEach } jetons for everyone. So these jetons never pay a fine of the round before.
rules-royale-payout-end = The end of the game
rules-royale-payout-end-text =
    After three rounds you count your money, and { $jeton } for each jeton. Whoever has the most wins. If that is a tie, the one with more notes and jetons together wins; if that is a tie too, you share the victory.

    » Ada and Ben both have 430. Ada has 6 notes and 1 jeton, Ben has 5 notes and 4 jetons. Ben wins, 9 pieces to 7.

## Your table

rules-royale-table = Your table
rules-royale-table-two = With two players
rules-royale-table-two-text =
    At the start of each round the { $allDice } dice of a colour nobody plays are rolled, Biggy included, and placed by their numbers. They stay there all round and are scored like a player’s. What they win is returned.

    The rulebook recommends this for two. Here it is on unless you switch the neutral dice off when you lay the table.

    » In casino 4 the neutral dice count 3, yours 2. The higher note goes back, and you take the lower.

    § Neutral dice activate no tile.
rules-royale-table-base = The base game
rules-royale-table-base-text =
    Lay the table with no tiles at all and you play Las Vegas, the game to get to know each other by: everything on this page except the chapters on tiles.
rules-royale-table-choice = How many tiles, and which
rules-royale-table-choice-text =
    In Royale, each round three tiles lie at casinos 1, 2 and 3, drawn at random and with a random side up. There are eight boards with two sides, and the two sides of one board are never out together.

    When you lay the table you may choose 0 to { $allCasinos } tiles a round, and what becomes of used boards: shuffled anew with the others, set aside, or turned over.

    § Tiles lie at casino 1 and upwards. If too few unused boards are left, unused sides of used boards come next, then any.
rules-royale-table-money = Money face down
rules-royale-table-money-text =
    Everyone sees what you take when you take it. After that your money lies face down, and nobody’s total is shown before the end. If you prefer, open all money when you lay the table.

    § Jetons, dice, prizes and the bank are open to all. And what was taken stays in the log: hidden means out of sight, not forgotten.
rules-royale-table-length = How long a round may take
rules-royale-table-length-text =
    As long as it takes. Tiles can bring dice back again and again, and there is no limit to the turns of a round. Only simulations, in which computers play thousands of games, stop at a safety limit, and they say so.

## Tiles and the bank

rules-royale-royale = Tiles and the bank
rules-royale-royale-activate = Activating a tile
rules-royale-royale-activate-text =
    Placing dice at a casino activates its tile: after you placed, and once, however many dice you placed.

    What a tile says has to be done. You have a choice only where it says so: with Handicap, Double Down and Nice Dice, when moving the plate of No Entry!, and when going on in Fifty Fifty. A tile with nothing left to do does nothing.
rules-royale-royale-quiet = What activates, and what does not
rules-royale-royale-quiet-text =
    The dice of a roll activate, and so does a die placed with Power Play.

    A die that you place by a move of Handicap or by the 5 of My Choice does not, and neither does one that Nice Dice pushes out.

    § Nor do the grey dice of Block It! and the black dice of Prime Time.
rules-royale-royale-fresh = Fresh every round
rules-royale-royale-fresh-text =
    Every tile is prepared anew when its round begins: markers on start, tokens and grey dice as printed. A pot that nobody won is not carried over.
rules-royale-royale-bank = The bank
rules-royale-royale-bank-text =
    The prizes of rounds 2 and { $lastRound } are dealt face down before the game. The other { $bank } notes are the bank: they lie open, and tiles pay out of them. { $jeton } and { $jetonMost } are paid in jetons.

    § Jetons never run out. The bank pays with one note of the value; if it has none, with as few notes as possible, the one with the highest single note among equals; if that cannot be done either, with an IOU. An IOU counts as a note, and whoever pays with notes gives IOUs back first.
rules-royale-royale-nobody = Players who are not there
rules-royale-royale-nobody-text =
    Neutral dice and grey dice count like those of a player, but nobody plays them. They can tie with you and beat you. What they win goes back, and they never throw for Prime Time or open the Black Box. With two players, the neutral and the grey dice are two different imaginary players.

    § What they win goes to the bank in Royale; in the base game it goes under the deck, as the rulebook says.
rules-royale-royale-order = The end of a round, step by step
rules-royale-royale-order-text =
    – Prime Time is played.
    – Who owes for Bad Luck is fixed; black dice count.
    – Casinos 1 to { $allCasinos } pay, each first its two notes, then what its tile pays: High Five, Black Box, Double Down, Nice Dice, the gold field.
    – Bad Luck is paid.
    – The next starter is found.

    § The rulebook does not put all of this in order; this is how we play it.

## The sixteen tiles

rules-royale-tiles = The sixteen tiles
rules-royale-tiles-luckypunch = Lucky Punch
rules-royale-tiles-luckypunch-text =
    Hide 1, 2 or { $markers } markers in your fist; an empty fist is not allowed. Your left neighbour guesses how many, then the fist opens. A right guess leaves you with nothing. A wrong one pays what you hid:

    – 1 marker: { $punch1 } jetons
    – 2 markers: { $punch2 }
    – { $markers } markers: { $punch3 }

    Nobody’s browser knows your number before the guess.
rules-royale-tiles-jackpot = Jackpot
rules-royale-tiles-jackpot-text =
    Throw the two black dice. A sum of { $luckySum } or doubles wins the pot, and the next one starts at { $potFirst } again. With any other throw the pot grows by { $potStep }, up to { $potLast }.

    » The pot is { $pot }. You throw 2 and 4: nothing, and the pot grows to { $potNext }. The next player throws 4 and 4, and takes { $potNext }.
rules-royale-tiles-primetime = Prime Time
rules-royale-tiles-primetime-text =
    This tile waits for the end of the round. Before the scoring, whoever would win the higher note here throws the two black dice. They may put none, one or both into the open casinos of their numbers, also only one of doubles. Each counts there as one small die of theirs.

    That can even change who wins here. Black dice never go onto Double Down.

    » You throw 3 and 5. In casino 5 you are tied with Ben: the black 5 breaks the tie. The black 3 would only tie you with Mia, so you leave it.

    § The throw comes first, even if both casinos turn out to be closed.
rules-royale-tiles-fiftyfifty = Fifty Fifty
rules-royale-tiles-fiftyfifty-text =
    Throw the two black dice; the marker goes to the first field, which is still worth nothing. Now stop and take what the field shows, or say whether the next sum will be higher or lower than the one you just threw, and throw again. Right: the marker moves on. Wrong or equal: it is over, and you get nothing.

    The fields: { $fifty }.

    » You throw 9, say “lower” and throw 6: that is 1 jeton so far. You say “higher” and throw 6 again: nothing.

    § The last field is paid at once. You may announce more than 12 or less than 2, if you must.
rules-royale-tiles-highfive = High Five
rules-royale-tiles-highfive-text =
    When you place here and your dice here count at least { $count }, take the token, if it is still there. Three small dice and the Biggy are enough. The token brings { $high } from the bank when this casino is scored.

    § What you have you keep, even if you take dice away from here later.
rules-royale-tiles-badluck = Bad Luck
rules-royale-tiles-badluck-text =
    At the end of the round, before ties are struck out, everyone with the fewest dice here owes { $fine }, and none at all is the fewest too. If all have equally many, all owe. The fine is paid when all the scoring is done.

    If your money is not enough, you give all you have, and jetons last, at { $jeton } each. Change is paid in notes, never in jetons.

    » Ada has 3 dice here, Ben 1, Mia none. Mia owes { $fine }. If Ben had none either, both would owe.

    § Imaginary players do not owe, and their dice do not set the minimum.

    § The smallest note is { $smallest }, so not everything can be changed. With { $overFirst } or { $overSecond } you pay all of it and get nothing back; jetons are not asked for. With { $smallest } or { $second } you pay it all and add up to { $fineFirst } or { $fineSecond } jetons; with no money, up to { $fineMost } jetons.

    § House rule: with { $overFirst } you pay { $smallest } and { $fineFirst } jetons, with { $overSecond } { $second } and { $fineSecond } jeton, if you have them.

    § You pay with a { $fine } if you have one, else with as few notes as possible whose change the bank can pay. Several fines are paid in the order of seats.
rules-royale-tiles-payday = Pay Day
rules-royale-tiles-payday-text =
    Count the casinos, not the tiles, that hold at least one die of yours, this one included. You get { $payFirst } for each: for one casino a jeton, for two casinos { $paySecond } jetons, and from three on money, up to { $payLast } for all six.

    » You have dice in casinos 1, 2 and 5: that is { $payThird }. It does not matter how many lie in each.
rules-royale-tiles-powerplay = Power Play
rules-royale-tiles-powerplay-text =
    If you place here and then have more dice here than anyone else, take the marker, from the tile or from whoever has it. While you hold it you may, on each of your turns, turn one of your dice to any number instead of rolling, and place it, with all that follows. The marker is not used up. On such a turn you cannot pass for a jeton.

    The moment nobody leads here alone, the marker returns to the tile. If someone else takes the lead without activating this tile, you keep it until they do.

    » You lead here with 2 dice. Someone puts two grey dice here with Block It!: a tie, and the marker goes back.

    § Neutral dice count as well, and an imaginary player who leads alone also sends the marker back. This is checked after every single step, so even a tie that lasts a moment is enough.
rules-royale-tiles-noentry = No Entry!
rules-royale-tiles-noentry-text =
    The first time, you must put the plate on a casino, but never on this one. That casino is closed: nothing goes in, nothing comes out, neither by a roll nor by tiles nor with black dice. Later you may move the plate to another casino, or leave it.

    Each time the plate is put or moved, the first time too, the marker goes one field further on its circle and pays it: { $noEntry }, start (nothing), and round again. If you leave the plate, the marker stays and nothing is paid.

    § A closed casino is scored as always. If your roll shows nothing but its number, you take your dice back without paying a jeton.
rules-royale-tiles-knockout = Knockout?
rules-royale-tiles-knockout-text =
    Every opponent who has dice left, and fewer than { $places } on the bar, must put one there. Then all of yours come back to you from the bar. The Biggy takes up one place. Dice on the bar are in no casino and score nothing.

    § Each picks their own die, clockwise, and is asked only if they have both small dice and the Biggy. Imaginary players are left alone.
rules-royale-tiles-blockit = Block It!
rules-royale-tiles-blockit-text =
    { $greyDice } grey dice lie here in groups of { $blockGroups } and { $blockLast }. Take all dice of one group and put them into one open casino, this one too if you like. You must, as long as there is a group left.

    Grey dice are one imaginary player. They count during the round and at the scoring.

    » Ada leads in casino 2 with 2 dice. You put two grey ones there. If it stays like that, nobody wins anything in casino 2.
rules-royale-tiles-handicap = Handicap
rules-royale-tiles-handicap-text =
    At the start of the round one grey die lies in each of casinos 1 to { $liftOne }, and two in each of casinos { $liftTwo } to { $allCasinos }. When you place here you may take one from any open casino, put it on an empty field of the tile and get what the field shows: { $liftJetons } jeton ({ $liftJetonFields } fields), { $lift } ({ $liftMoneyFields }) or a move ({ $liftMoveFields }).

    A move is one of these: turn one of your remaining dice to any number and place it, which activates nothing; or take one of your dice back from a casino, even one you have just placed. Never from or onto a tile.

    The grey dice that are left score like one imaginary player, and count for who wins at Prime Time. During the round they do not count for Power Play.

    § You may take a move even if none is possible. If one is possible, you have to make it.
rules-royale-tiles-blackbox = Black Box
rules-royale-tiles-blackbox-text =
    This tile waits for the end of the round. When its casino is scored, the left neighbour of whoever won the higher note splits the six tokens ({ $tokens }) face down into two piles: 3 and 3, 4 and 2, or 5 and 1. The winner sees only how many lie in each, takes one pile and turns it up. Its sum is paid: { $jetonMost } as { $jetonsMost } jetons, { $boxMoney } to { $boxAll } in money, and for nothing but zeros nothing.

    § There is a first and a second pile, and the splitter decides which is which. Bluffing is part of it.
rules-royale-tiles-doubledown = Double Down
rules-royale-tiles-doubledown-text =
    You may move any number of your dice from this casino onto the tile, those just placed as well as earlier ones. The tile is scored like a casino of its own: ties strike out, the most dice win { $down1 }, the next { $down2 }, from the bank.

    Nothing else puts dice there or takes them away. No Entry! can close the casino, but not the tile.
rules-royale-tiles-nicedice = Nice Dice
rules-royale-tiles-nicedice-text =
    You may put one die of this roll, still in your hand or just placed here, on the field of its number. If there is a die already, anyone’s, it first goes to the casino of its number, which activates nothing. If that casino is closed, the die stays, and its field is not free.

    At the scoring each die here pays its owner:

    – 1: { $niceFirst } jeton
    – 2: { $niceSecond } jetons
    – 3 to 6: { $niceMoney }

    After a Power Play move, only the die you have just placed will do.
rules-royale-tiles-mychoice = My Choice
rules-royale-tiles-mychoice-text =
    Throw the two black dice and use one of them:

    – 1: { $choiceFirst } jeton
    – 2: { $choiceSecond } jetons
    – 3: { $choiceThird }
    – 4: activate another tile, as if you had placed dice there
    – 5: turn one of your remaining dice to any number and place it, which activates nothing, or take one of your dice back from a casino
    – 6: put one of your remaining dice on the gold field; a die that lies there first returns to its owner. When this casino is scored, it pays { $gold }

    § A choice that cannot be carried out is allowed and does nothing. 5 and 6 have to be carried out if they can be. For the gold field you need a die in your hand; one that lies on the field is none.

    § A tile activated by the 4 counts what really lies there: so Pay Day, High Five and Power Play see only dice that are on the table. A tile at a closed casino works too, but nothing enters or leaves that casino.

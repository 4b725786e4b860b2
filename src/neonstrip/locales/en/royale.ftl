# Las Vegas Royale. Amounts are thousands of dollars. Rule ids are in the rules, not here.
# $you is "yes" where the reader is meant and "no" for anybody else; $name is a player's name.
# $kind is "small" for a small die and "big" for the Biggy.


# Casinos are short: 11 letters at most, because their signs are.
casino-1 = Miracle
casino-2 = Silver Spur
casino-3 = Blue Coyote
casino-4 = Moonlight
casino-5 = Cleopatra
casino-6 = Sunset

owner-neutral = the neutral dice
owner-grey = the grey dice

reward = { $jetons ->
    [one] 1 jeton
   *[other] { $jetons } jetons
}
reward-nothing = nothing
reward-move = a move

## The welcome

royale-welcome = Roll your dice, pick one number, and put all dice of that number into the casino of that number. At the end of the round the most dice win the bigger note, the next most the smaller one; equal numbers strike each other out. After { $rounds } rounds the richest wins.

## The board. These words stand in narrow columns.

board-round = ROUND { $round } OF { $rounds }
board-amounts = amounts in thousands
board-closed = CLOSED
board-tied = tie
board-dice = dice { $dice }
board-jetons = { $jetons ->
    [one] 1 jeton
   *[other] { $jetons } jetons
}
board-money = worth { $money }
board-money-hidden = face down
board-bar = bar { $dice }
board-owes = owes

status-pot = the pot: { $amount }
status-token = the token is here
status-groups = left: { $groups }
status-fields = left: { $fields }
status-gold = gold field:

## The tiles: name, what it does in one line of 62 letters at most, and the whole rule.

tile-A1 = Lucky Punch
tile-A1-short = Hide 1 to { $markers } markers; a wrong guess pays you up to { $punch3 }.
tile-A1-rule = Hide 1, 2 or { $markers } markers in your fist. Your left neighbour guesses how many. A wrong guess pays you: { $punch1 } jetons for one marker, { $punch2 } for two, { $punch3 } for three. A right guess pays nothing.
tile-A2 = Jackpot
tile-A2-short = Throw the black dice: { $luckySum } or doubles wins the pot.
tile-A2-rule = Throw the two black dice. A sum of { $luckySum }, or doubles, wins the pot, which then starts again at { $potFirst }. Any other throw makes it grow by one step, up to { $potLast }.
tile-B1 = Prime Time
tile-B1-short = Lead here at the end: black dice join you before the scoring.
tile-B1-rule = Before the scoring, whoever would win the higher note here throws the two black dice and may send none, one or both to the open casinos of their numbers. There they count as dice of theirs.
tile-B2 = Fifty Fifty
tile-B2-short = Higher or lower? The reward grows to { $fiftyLast }, until you are wrong.
tile-B2-rule = Throw the two black dice. Stop and take what the marker shows, or say whether the next sum is higher or lower. Right: the marker moves on, up to { $fiftyLast }. Wrong or equal: you get nothing.
tile-C1 = High Five
tile-C1-short = The first to count { $count } here takes the token, worth { $high }.
tile-C1-rule = The first player whose dice here count { $count } (the Biggy is two) when placing here takes the token. It is worth { $high } when this casino is scored.
tile-C2 = Bad Luck
tile-C2-short = The fewest dice here, even none, cost { $fine } after the round.
tile-C2-rule = Everyone with the fewest dice here at the end of the round, none included, pays { $fine } after the scoring. If all have equally many, all pay. Jetons pay { $jeton } each where the money is not enough.
tile-D1 = Pay Day
tile-D1-short = A reward for every casino with dice of yours, { $payLast } for all six.
tile-D1-rule = Count the casinos that hold dice of yours, this one included. One pays a jeton, two pay { $paySecond } jetons, from three on it is { $payFirst } each in money, up to { $payLast } for six.
tile-D2 = Power Play
tile-D2-short = Lead here alone, and later turn a die instead of rolling.
tile-D2-rule = Whoever places here and then has the most dice here alone takes the marker. While you hold it, you may, instead of rolling, turn one of your dice to any number and place it. When nobody leads here alone, the marker returns.
tile-E1 = No Entry!
tile-E1-short = Close another casino; its track pays on the way.
tile-E1-rule = Put the plate on another casino than this one, or later move it, if you like. Nothing goes into a closed casino or comes out; it is scored as always. Each time the plate is put or moved the marker goes on one field and pays it.
tile-E2 = Knockout?
tile-E2-short = Everyone else puts a die on the bar; yours come back.
tile-E2-rule = Every opponent with dice left and fewer than { $places } on the bar puts one there. Then all of yours return from it. Dice on the bar are in no casino.
tile-F1 = Block It!
tile-F1-short = Put a group of grey dice into any open casino.
tile-F1-rule = Take one group of grey dice and put it into any open casino. The grey dice count like those of one more player, whom nobody plays.
tile-F2 = Handicap
tile-F2-short = Lift a grey die out of a casino: a jeton, { $lift }, or a move.
tile-F2-rule = You may take one grey die from an open casino and put it on an empty field: a jeton, { $lift }, or a move. With a move you turn one of your dice to any number and place it, which activates nothing, or take one of your dice back from a casino.
tile-G1 = Black Box
tile-G1-short = The winner picks one of two hidden piles of { $tokens }.
tile-G1-rule = When this casino is scored, the left neighbour of whoever won the higher note splits the six tokens { $tokens } into two piles, face down. The winner sees only how many lie in each, takes one, and is paid its sum.
tile-G2 = Double Down
tile-G2-short = Move dice onto the tile: a second contest for { $down1 } and { $down2 }.
tile-G2-rule = You may move any number of your dice from this casino onto the tile. It is scored like a casino of its own, for { $down1 } and { $down2 }.
tile-H1 = Nice Dice
tile-H1-short = Put a die of your roll on its field, worth up to { $niceLast }.
tile-H1-rule = You may put one die of this roll on the field of its number. A die already there goes to the casino of that number. At the scoring each die pays: { $niceFirst } jeton, { $niceSecond } jetons, then { $niceThird } to { $niceLast } for the 6.
tile-H2 = My Choice
tile-H2-short = Throw the black dice, use one; a 6 is the gold field, { $gold }.
tile-H2-rule = Throw the two black dice and use one. 1: { $choiceFirst } jeton. 2: { $choiceSecond } jetons. 3: { $choiceThird }. 4: activate another tile. 5: turn one of your dice and place it, or take one back. 6: put a die on the gold field, worth { $gold } when this casino is scored.

## The help

help-turn = On your turn you roll all dice you have left, choose one number, and put all dice of that number into its casino. Or you pay a jeton and take them all back. The Biggy (B) counts two.
help-score = When nobody has dice left, each casino pays: owners with equal counts are struck out, then the most dice take the higher note and the next most the lower.
help-board = A lit sign is a casino you lead. ▸80 after dice is what they would win now. In a roll, (5) is the Biggy.
help-keys = Type the number of a choice, or the move itself, such as “{ $example }”. u takes back, t gives a hint, s saves, b shows the board again, q leaves.

## Whose turn it is

turn-roll = Your turn
turn-place = You rolled. Which number do you place?
turn-hide = Lucky Punch: how many markers do you hide?
turn-guess = Lucky Punch: { $name } has closed a fist. How many markers are in it?
turn-gamble = Fifty Fifty: you threw { $first } and { $second }. Go on?
turn-close = No Entry! Which casino do you close?
turn-bar = Knockout? Which die do you put on the bar?
turn-block = Block It! Which grey dice, and where?
turn-lift = Handicap: which grey die do you lift, and for what?
turn-move = A move: turn and place a die, or take one back.
turn-down = Double Down: which dice do you move onto the tile?
turn-nice = Nice Dice: which die do you put on its field?
turn-choose = My Choice: you threw { $first } and { $second }. Which one do you use?
turn-activate = My Choice: which tile do you activate?
turn-gold = My Choice: which die goes on the gold field?
turn-prime = Prime Time: you threw { $first } and { $second }. Where do they go?
turn-split = Black Box: split the tokens. What lies in the first pile?
turn-pick = Black Box: two piles lie before you. Which one do you take?

## The choices, as short as can be: they stand in two columns of 38 letters.

# The dice of one number in a roll. Always what is put somewhere (accusative).
placed-dice = { $small ->
    [0] the Biggy
    [1] one { $number }
    [2] two { $number }s
    [3] three { $number }s
    [4] four { $number }s
    [5] five { $number }s
    [6] six { $number }s
   *[other] seven { $number }s
}{ $both ->
    [yes] { " " }and the Biggy
   *[no] { "" }
}
a-die = { $kind ->
    [big] the Biggy
   *[small] a small die
}

choice-roll = Roll your dice
choice-place = { $small ->
    [0] Biggy
    [1] One { $number }
    [2] Two { $number }s
    [3] Three { $number }s
    [4] Four { $number }s
    [5] Five { $number }s
    [6] Six { $number }s
   *[other] Seven { $number }s
}{ $both ->
    [yes] { " " }+ Biggy
   *[no] { "" }
}: { $casino }
choice-pass = Pay a jeton, take all dice back
choice-skip = Only closed doors: take your dice back
choice-decline-close = Leave the plate where it is
choice-decline-lift = Lift none
choice-decline-move = Leave the dice where they are
choice-decline-down = Leave your dice where they are
choice-decline-nice = Put none
choice-turn = { $kind ->
    [big] Biggy to { $casino }
   *[small] Small die to { $casino }
}
choice-back = { $kind ->
    [big] Biggy back from { $casino }
   *[small] Small die back from { $casino }
}
choice-hide = { $number ->
    [1] One marker: { $reward }
    [2] Two markers: { $reward }
   *[3] Three markers: { $reward }
}
choice-guess = { $number ->
    [1] One: else it pays { $reward }
    [2] Two: else it pays { $reward }
   *[3] Three: else it pays { $reward }
}
choice-stop = { $amount ->
    [0] Stop with nothing
   *[other] Stop and take { $reward }
}
choice-higher = Higher than { $sum }
choice-lower = Lower than { $sum }
choice-close = Close { $casino }
choice-bar = { $kind ->
    [big] The Biggy
   *[small] A small die
}
choice-block = { $size ->
    [one] 1 grey die to { $casino }
   *[other] { $size } grey dice to { $casino }
}
choice-lift = From { $casino }: { $reward }
choice-down = { $small ->
    [0] The Biggy
    [one] 1 small die
   *[other] { $small } small dice
}{ $both ->
    [yes] { " " }and the Biggy
   *[no] { "" }
}
choice-nice = { $kind ->
    [big] The Biggy on { $number }: { $reward }
   *[small] A small die on { $number }: { $reward }
}
choice-choose = { $number ->
    [4] Activate another tile
    [5] Turn and place a die, or take one back
    [6] Put a die on the gold field, { $reward }
   *[other] { $reward }
}
choice-activate = { $tile }, at { $casino }
choice-gold = { $kind ->
    [big] The Biggy
   *[small] A small die
}
choice-black-none = Nowhere
choice-black-one = One to { $casino }
choice-black-both = { $casino } and { $other }
choice-black-double = Both to { $casino }
choice-split = { $first } | { $second }
choice-take = { $pile ->
    [first] The first pile
   *[second] The second pile
}: { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
}

# What a choice would mean now, after its words.
then-first = lead, { $amount }
then-second = second, { $amount }
then-tied = tie
then-behind = behind
then-wins = wins { $amount }
then-nothing = no prize
then-more = +{ $amount } now
then-less = −{ $amount } now
then-pays = pays { $reward }
then-token = takes the token
then-power = takes the marker

## What has happened: moves

log-place = { $you ->
    [yes] You put { $dice } into { $casino }.
   *[no] { $name } rolls { $roll } and puts { $dice } into { $casino }.
}
log-pass = { $you ->
    [yes] You pay a jeton and take your dice back.
   *[no] { $name } rolls { $roll }, pays a jeton and takes all dice back.
}
log-skip = { $you ->
    [yes] You rolled only closed doors and take your dice back.
   *[no] { $name } rolls { $roll }, only closed doors, and takes all dice back.
}
log-decline = { $you ->
    [yes] You leave it at that.
   *[no] { $name } leaves it at that.
}
log-turn = { $you ->
    [yes] You turn { $die } and put it into { $casino }.
   *[no] { $name } turns { $die } and puts it into { $casino }.
}
log-back = { $you ->
    [yes] You take { $die } back from { $casino }.
   *[no] { $name } takes { $die } back from { $casino }.
}
log-hide = { $you ->
    [yes] You hide { $number ->
        [one] 1 marker
       *[other] { $number } markers
    } in your fist.
   *[no] { $name } hides markers in a fist.
}
# Only for eyes that may see everything.
log-hide-open = { $number ->
    [one] { $name } hides 1 marker.
   *[other] { $name } hides { $number } markers.
}
log-guess = { $you ->
    [yes] You guess { $number }.
   *[no] { $name } guesses { $number }.
}
log-stop = { $you ->
    [yes] You stop.
   *[no] { $name } stops.
}
log-higher = { $you ->
    [yes] You say: higher!
   *[no] { $name } says: higher!
}
log-lower = { $you ->
    [yes] You say: lower!
   *[no] { $name } says: lower!
}
log-close = { $you ->
    [yes] You close { $casino }.
   *[no] { $name } closes { $casino }.
}
log-block = { $you ->
    [yes] You put { $size ->
        [one] 1 grey die
       *[other] { $size } grey dice
    } into { $casino }.
   *[no] { $name } puts { $size ->
        [one] 1 grey die
       *[other] { $size } grey dice
    } into { $casino }.
}
log-lift = { $you ->
    [yes] You lift a grey die out of { $casino }.
   *[no] { $name } lifts a grey die out of { $casino }.
}
log-down = { $you ->
    [yes] You move { $count ->
        [one] 1 die
       *[other] { $count } dice
    } onto Double Down.
   *[no] { $name } moves { $count ->
        [one] 1 die
       *[other] { $count } dice
    } onto Double Down.
}
log-nice = { $you ->
    [yes] You put { $die } on field { $number } of Nice Dice.
   *[no] { $name } puts { $die } on field { $number } of Nice Dice.
}
log-choose = { $you ->
    [yes] You use the { $number }.
   *[no] { $name } uses the { $number }.
}
log-activate = { $you ->
    [yes] You activate “{ $tile }”.
   *[no] { $name } activates “{ $tile }”.
}
log-gold = { $you ->
    [yes] You put { $die } on the gold field.
   *[no] { $name } puts { $die } on the gold field.
}
log-black-none = { $you ->
    [yes] You send the black dice nowhere.
   *[no] { $name } sends the black dice nowhere.
}
log-black-one = { $you ->
    [yes] You send a black die to { $casino }.
   *[no] { $name } sends a black die to { $casino }.
}
log-black-both = { $you ->
    [yes] You send the black dice to { $casino } and { $other }.
   *[no] { $name } sends the black dice to { $casino } and { $other }.
}
log-black-double = { $you ->
    [yes] You send both black dice to { $casino }.
   *[no] { $name } sends both black dice to { $casino }.
}
log-split = { $you ->
    [yes] You split the tokens into piles of { $first } and { $second }.
   *[no] { $name } splits the tokens into piles of { $first } and { $second }.
}
# Only for eyes that may see everything.
log-split-open = { $name } splits the tokens: { $first } | { $second }.
log-take = { $you ->
    [yes] You take the { $pile ->
        [first] first
       *[second] second
    } pile.
   *[no] { $name } takes the { $pile ->
        [first] first
       *[second] second
    } pile.
}

## What has happened: what a move brought about

event-black = The black dice show { $first } and { $second }.
luckless-A2 = No luck. The pot stands at { $amount }.
luckless-B2 = Wrong. Nothing this time.
event-paid = { $you ->
    [yes] { $tile } pays you { $amount }.
   *[no] { $tile }: { $amount } for { $name }.
}
event-jetons = { $you ->
    [yes] { $tile } gives you { $amount ->
        [one] 1 jeton
       *[other] { $amount } jetons
    }.
   *[no] { $tile } gives { $name } { $amount ->
        [one] 1 jeton
       *[other] { $amount } jetons
    }.
}
event-shown-right = The fist opens: { $number }. Guessed!
event-shown-wrong = The fist opens: { $number }, not { $guess }.
event-won_power = { $you ->
    [yes] You take the Power Play marker.
   *[no] { $name } takes the Power Play marker.
}
event-lost_power = { $you ->
    [yes] You lose the Power Play marker: no player leads there alone.
   *[no] { $name } loses the Power Play marker: no player leads there alone.
}
event-won_token = { $you ->
    [yes] You take the High Five token.
   *[no] { $name } takes the High Five token.
}
event-barred = { $you ->
    [yes] You put { $die } on the bar.
   *[no] { $name } puts { $die } on the bar.
}
event-freed = { $you ->
    [yes] { $tile } gives you { $die } back.
   *[no] { $tile } gives { $name } { $die } back.
}
event-pushed = { $you ->
    [yes] Your die on field { $number } moves to { $casino }.
   *[no] { $name }’s die on field { $number } moves to { $casino }.
}
event-boxed = { $amount ->
    [0] The pile holds nothing but zeros.
   *[other] The pile is worth { $amount }.
}
event-fined = { $you ->
    [yes] Bad Luck costs you { $cost }.
   *[no] Bad Luck costs { $name } { $cost }.
}
cost = { $amount ->
    [0] { $jetons ->
        [0] nothing, there is nothing left
        [one] 1 jeton
       *[other] { $jetons } jetons
    }
   *[other] { $amount }{ $jetons ->
        [0] { "" }
        [one] { " " }and 1 jeton
       *[other] { " " }and { $jetons } jetons
    }
}
event-starts = { $you ->
    [yes] You start.
   *[no] { $name } starts.
}

# The end of a round, casino by casino: who won what; these stand after a name or alone.
score-title = END OF ROUND { $round }
score-tied = tie
score-nobody = nobody wins

## The end

end-row = { $money } in all, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, { $jetons ->
    [one] 1 jeton
   *[other] { $jetons } jetons
}

## What a tile's question is about, for who is asked it for the first time

learn-royale-first-hide = Hide some markers; your neighbour guesses how many. A wrong guess pays you, and more markers pay more: { $punch3 } for three. But that is what everybody guesses first.
learn-royale-first-guess = Somebody hides one to three markers. Guess right, and they get nothing; a wrong guess costs you nothing, but pays them. Three would pay them best.
learn-royale-first-gamble = Take what the marker shows, or bet on the next sum: right moves it on, up to { $fiftyLast }, wrong or equal loses all. Low and high sums are safe bets, those in the middle are not.
learn-royale-first-close = Put the plate on a casino: no die goes in or out any more, but it is scored. Close one that you lead, and the track pays you as well.
learn-royale-first-bar = One of your dice must go to the bar, where it is in no casino. It comes back when you place dice at this tile yourself. The Biggy counts two: rather give a small one.
learn-royale-first-block = Grey dice count like those of one more player. Put them where they beat or tie somebody else, not where you lead.
learn-royale-first-lift = Take a grey die out of a casino and get what its new field shows. Best lift one that beats you or ties with you.
learn-royale-first-move = Turn one of your dice to any number and place it, or take one back from a casino. With it you break a tie, or save a die that wins nothing.
learn-royale-first-down = Dice that you move onto the tile count there instead of in the casino, for { $down1 } and { $down2 } more. Move what you can spare here.
learn-royale-first-nice = Put one die of this roll on the field of its number: at the scoring it pays, up to { $niceLast }. Whoever comes later may push it off, into its casino.
learn-royale-first-choose = Each number of the black dice does something else, from jetons to the gold field. You use one of the two; the tile says what each does.
learn-royale-first-activate = Set off another tile as if you had placed dice there. Take the one that does most for you now.
learn-royale-first-gold = The die that lies on the gold field pays { $gold } when this casino is scored. Which one can you spare?
learn-royale-first-prime = You lead here, so the black dice are yours: each may go to the casino of its number and counts as a die of yours. Send it where it wins or breaks a tie, or leave it.
learn-royale-first-split = Make two piles of the six tokens. Your rival sees how many lie in each, not which, and takes one: hide the big ones where nobody looks.
learn-royale-first-pick = One pile is yours. You see how many tokens lie in each, but not which: where would your neighbour hide the big ones?

# The rules of Welcome to New Las Vegas in our own words. How a text is written: web/src/rules/text.ts.

## What it is about

rules-newvegas-about = What it is about
rules-newvegas-about-goal = A city of casinos
rules-newvegas-about-goal-text =
    Four streets run across your plan and eleven avenues down it, with { $lots } casinos between them. Round by round you open casinos by writing numbers into them. Each number comes with an action: build, improve, give a show, inaugurate, drive the limousine. Everyone has the same sheets and the same cards. The best city wins.

    Points come from eight areas: projects, inauguration, shows, hotels, streets, golf, limousine and, if you owe too much, the safe. Nobody manages everything: decide what your city shall be famous for.
rules-newvegas-about-setup = Before the first round
rules-newvegas-about-setup-text =
    Three projects lie open for all: one pink, one purple, one yellow. The { $cards } casino cards are shuffled into three stacks of { $stack }, numbers up.

    Each card has a number from { $cardLowest } to { $cardHighest } on its front and one of five actions on its back. Middle numbers are common, the edges are rare: nine cards have an { $commonest }, only three a { $cardLowest } or a { $cardHighest }. There are { $often } improvements and { $others } of each other action.

## A round

rules-newvegas-round = A round
rules-newvegas-round-cards = Three combinations
rules-newvegas-round-cards-text =
    The top card of each stack is turned onto its discard, action up. That makes three combinations: the number now on top of a stack, with the action now on top of its discard.

    » An 8 lies on the stack and a crane beside it. That is “8 with construction”. Next round the 8 itself is turned, and the action on its back goes with the number that was below it.
rules-newvegas-round-shuffle = When a stack runs out
rules-newvegas-round-shuffle-text =
    Blue Cocker: all { $cards } cards are shuffled into three new stacks of { $stack }, and the flip is made from those.

    § That is when a flip would leave a stack without a number, after { $turns } rounds.

    Pegasus: the flip is still made. Then each discard, but for its top card, is shuffled by itself and becomes its own stack again.
rules-newvegas-round-together = All at once
rules-newvegas-round-together-text =
    Everyone chooses at the same time and on their own; several may take the same combination. When everyone has finished, hotels, project points and the end of the game are settled for all at once.

    § What the others do shows only when everyone has confirmed. Until you confirm, you can take back every step.
rules-newvegas-round-turn = Your turn, step by step
rules-newvegas-round-turn-text =
    First choose a combination. Then open a casino with its number: you must. Then use its action: you may, but only if you opened a casino with that number. Once in the turn, a bonus can help.

    So a turn has one opening (two with the extension) and one action.

## Opening

rules-newvegas-opening = Opening casinos
rules-newvegas-opening-where = Which casinos
rules-newvegas-opening-where-text = Write the number into an empty casino that is built: one without a crane, or one whose crane is crossed off. Any of the four streets will do.
rules-newvegas-opening-order = Rising from left to right
rules-newvegas-opening-order-text =
    In every street the numbers rise from left to right. You may skip as many casinos and as many numbers as you like, and fill the gaps later if the order allows. The same number never stands twice in a street, except by the extension bonus.

    » Between a 6 and a 9 two casinos are empty. A 7 fits into both. In the left one it leaves room for an 8; in the right one nothing but a copy will ever fit beside it.
rules-newvegas-opening-refused = When nothing fits
rules-newvegas-opening-refused-text =
    If none of the three numbers fits anywhere, your round is refused: check two inauguration boxes; no action, no bonus. While one of the three fits, you can’t refuse.

    What counts is your sheet at the start of your turn, and the numbers as they lie there, without a bonus. The two boxes may be the last ones and end the game.

    § If only one box is left, check that one.
rules-newvegas-opening-helped = A number that needs help
rules-newvegas-opening-helped-text =
    § While at least one of the three numbers fits, you may also take one that does not, if the number bonus makes it fit.

    » The 8 fits and the 12 does not, but an 11 would. Take the 12 and make it an 11.
rules-newvegas-opening-star = Stars
rules-newvegas-opening-star-text = If you open a casino with a star and give no show there in the same turn, its star is crossed off for good. Keep your stars for show cards, or give them up on purpose.

## Actions

rules-newvegas-actions = The actions
rules-newvegas-actions-construction = Construction
rules-newvegas-actions-construction-text =
    Cross off the crane of any site: now it is a casino like the others. Its debt is circled, until you open the casino.

    The number of the turn comes first, so it can’t go into the site you build with it.
rules-newvegas-actions-improvement = Improvement
rules-newvegas-actions-improvement-text =
    Cross off the top value still visible in one column of your score sheet; from now on the next one counts. The columns are inauguration, grand hotels, small hotels, street bonus, PAR 3, PAR 4, PAR 5, VIP, luxury and the limousine’s missing lines. The last value of a column always stays.

    Mind the inauguration: improved, it gives { $better1 } and { $better2 } instead of { $rank1 } and { $rank2 }, but the third gets { $better3 } instead of { $rank3 }.
rules-newvegas-actions-show = Show
rules-newvegas-actions-show-text =
    Only if the casino opened with this turn’s number has a star: circle the star and cross off the top value of one of the two show columns. Both columns may be under way at once. A casino opened by the extension gives no show.

    § If you open a star casino with a show combination and leave the show out, the star is lost all the same.
rules-newvegas-actions-showdebts = Shows on credit
rules-newvegas-actions-showdebts-text = The first value crossed off in a show column circles both debts of that column. Crossing off the value beside a debt repays it: in the left column that is the fifth and the sixth, in the right one the third and the fourth. So a single show in a column leaves two debts behind.
rules-newvegas-actions-inauguration = Inauguration
rules-newvegas-actions-inauguration-text = Check the next box of the inauguration track. Three are checked from the start. Checked boxes pay for bonuses; those not circled count at the end. Whoever checks the last box, behind the scissors, ends the game with this round.

## Limousine

rules-newvegas-limousine = The limousine
rules-newvegas-limousine-line = One line
rules-newvegas-limousine-line-text =
    Draw one line from the lamp where the limousine stands to a next lamp: two blocks, straight on or round one corner. Round a corner there are two ways, and you choose. No block twice and no fork, but the route may cross itself.

    The Polish rulebook asks for a straight line. We take that for a slip of the translation: the lamps of streets 1 and 3 could never be reached.
rules-newvegas-limousine-home = There and back
rules-newvegas-limousine-home-text = The tour begins at the traffic light by the airport and should end there. Back at the light it is closed for good: the limousine does not leave a second time.
rules-newvegas-limousine-carpets = Red carpets
rules-newvegas-limousine-carpets-text =
    Drive along the block that a red carpet faces, and its symbol is circled, whether the casino is open or not. A carpet counts once.

    At the end it pays only if the casino has been opened: VIP and luxury casinos bring points, mafia casinos a bundle each.

## Bonuses

rules-newvegas-bonuses = Bonuses
rules-newvegas-bonuses-group = Circling a group
rules-newvegas-bonuses-group-text =
    At most one bonus a round. You pay by circling a complete group of checked inauguration boxes that is not circled yet: five groups of two boxes, the last of three. The boxes checked at the start complete the first group, so a bonus is possible from the first round on.

    § Complete groups may be used in any order. With Blue Cocker a box checked in this very turn may complete a group that you use later in the same turn.
rules-newvegas-bonuses-number = Another number
rules-newvegas-bonuses-number-text = Change the chosen number by 1 or { $change }, up or down. That is how { $lowest }, { $cardBeyond } and { $highest } get into a street; { $lowest } is even. The group’s debt is crossed off.
rules-newvegas-bonuses-action = Free action
rules-newvegas-bonuses-action-text =
    Use any of the five actions instead of the one in your combination. The group’s debt is crossed off. A show still needs a star at the casino opened with this turn’s number.

    § The free action is announced after the opening, before any action.
rules-newvegas-bonuses-extension = Extension
rules-newvegas-bonuses-extension-text =
    Open a second built casino directly to the left or right of any opened one, with the same number. Only so can equal numbers stand in a street. The group’s debt is circled, and nothing but a bundle pays it.

    § Only the next lot counts as directly beside; a site with a crane between two casinos keeps them apart. Everything else must still rise. With Blue Cocker the extension may come before the opening, but only if the chosen number can still be opened afterwards.
rules-newvegas-bonuses-when = When to use it
rules-newvegas-bonuses-when-text =
    Blue Cocker: at any moment of your turn. So a site built this turn may be opened by the extension.

    Pegasus: the number before you open; the extension right after opening and before the action.

## Golf

rules-newvegas-golf = Golf
rules-newvegas-golf-grow = Hole by hole
rules-newvegas-golf-grow-text = The golf course lies above street 1. The first casino you open there circles the hole above it. From then on a casino opened next to one with a circled hole circles its own, unless that is crossed off.
rules-newvegas-golf-jump = Jumping costs holes
rules-newvegas-golf-jump-text =
    If you open a casino of street 1 that is not next to an opened one, every hole beyond the nearest circled one is crossed off, to the end of the street on that side.

    » Only the casino of avenue 5 is open. You open avenue 8, and the holes of avenues 6 to 10 are lost, even if you fill the gap later. To the left the course can still grow.

    § An extension counts like any opening; two openings in a turn apply in their order.

## Hotels

rules-newvegas-hotels = Hotels
rules-newvegas-hotels-avenue = A complete avenue
rules-newvegas-hotels-avenue-text = An avenue is complete when every casino in it is opened. A site in it must be built and opened too. Then the hotel at its foot is yours.
rules-newvegas-hotels-first = Grand or small
rules-newvegas-hotels-first-text = All who complete an avenue in the first round in which anyone does get its grand hotel. Everyone else can only get the small one there. Hotels are built by themselves and announced to all at the end of the round.

## Bank and debts

rules-newvegas-money = Bank and debts
rules-newvegas-money-vote = The secret vote
rules-newvegas-money-vote-text = When projects and stacks lie open and before the first flip, everyone votes in secret for or against a loan. A vote can’t be changed and stays hidden from the others until scoring. You vote about everybody’s money: in the end all get the same loan. How much it is stands under “Safe” in the scoring.
rules-newvegas-money-debts = Where debts come from
rules-newvegas-money-debts-text =
    One comes with every site you build, two with the first show of a column, one with every extension, and one at the end with the fewest inaugurations.

    Opening the casino repays a site’s debt; going on in the column repays those of the shows. Debts for extensions and for inauguration stay. Whatever is left needs a bundle in your safe.

## Projects

rules-newvegas-projects = Projects
rules-newvegas-projects-points = Who gets how much
rules-newvegas-projects-points-text =
    Everyone scores each project at most once. All who meet it in the first round in which anyone does get the higher points; later there are only the lower ones. Points stay, even when the condition no longer holds.

    Blue Cocker: a project is met if its condition holds at any moment of your turn, even if a later step of the same turn ends that. Pegasus: only what holds when all have finished counts.

    § Projects are scored by themselves; nobody has to call them out.
rules-newvegas-projects-reshuffle = Fresh cards
rules-newvegas-projects-reshuffle-text = Whoever completes the first project of the whole game may have all { $cards } cards shuffled into three new stacks at the end of that round. If several do so at once, one wish is enough. It happens once a game at most.
rules-newvegas-projects-runs = What a run is
rules-newvegas-projects-runs-text =
    A run is a row of opened casinos in one street with only even or only odd numbers. Sites with a crane are skipped; a built casino without a number breaks the run. Equal numbers from extensions count each. 0 is even.

    » 2, crane, 4, 8, 9 has a run of three even numbers. Build the site without opening it, and only 4 and 8 are left.
rules-newvegas-projects-pink = Pink: hotels and inauguration
rules-newvegas-projects-pink-text =
    – { nv-project-three_grand_hotels }: { nv-project-three_grand_hotels-rule }
    – { nv-project-five_small_hotels }: { nv-project-five_small_hotels-rule }
    – { nv-project-seven_hotels }: { nv-project-seven_hotels-rule }
    – { nv-project-two_adjacent_grand_hotels }: { nv-project-two_adjacent_grand_hotels-rule }
    – { nv-project-four_adjacent_hotels }: { nv-project-four_adjacent_hotels-rule }
    – { nv-project-hotels_first_and_last }: { nv-project-hotels_first_and_last-rule }
    – { nv-project-ten_inaugurations }: { nv-project-ten_inaugurations-rule }

    Boxes that earned the ten inaugurations may be circled for bonuses afterwards, still one bonus a round.
rules-newvegas-projects-purple = Purple: streets and limousine
rules-newvegas-projects-purple-text =
    – { nv-project-run_of_six_even }: { nv-project-run_of_six_even-rule }
    – { nv-project-run_of_seven_odd }: { nv-project-run_of_seven_odd-rule }
    – { nv-project-two_runs_of_four_odd }: { nv-project-two_runs_of_four_odd-rule }
    – { nv-project-run_of_five_even_at_edge }: { nv-project-run_of_five_even_at_edge-rule }
    – { nv-project-two_full_streets }: { nv-project-two_full_streets-rule }
    – { nv-project-limousine_each_kind }: { nv-project-limousine_each_kind-rule }
    – { nv-project-limousine_each_street }: { nv-project-limousine_each_street-rule }
rules-newvegas-projects-yellow = Yellow: construction, shows and golf
rules-newvegas-projects-yellow-text =
    – { nv-project-sites_first_and_last }: { nv-project-sites_first_and_last-rule }
    – { nv-project-sites_of_two_streets }: { nv-project-sites_of_two_streets-rule }
    – { nv-project-all_sites_built }: { nv-project-all_sites_built-rule }
    – { nv-project-sites_and_shows_of_street }: { nv-project-sites_and_shows_of_street-rule }
    – { nv-project-three_shows_each_column }: { nv-project-three_shows_each_column-rule }
    – { nv-project-golf_and_shows_street_one }: { nv-project-golf_and_shows_street_one-rule }
    – { nv-project-all_par_four }: { nv-project-all_par_four-rule }

    About “{ nv-project-all_sites_built }” the rulebooks differ: the German and the French ones ask for built sites, the Polish one for built and opened ones. The table decides; built is enough unless it says otherwise.
rules-newvegas-projects-reading = How we read them
rules-newvegas-projects-reading-text =
    § A run of a certain length means at least that length. Two runs of four odd numbers may also be one of eight. Five small hotels are small ones; grand ones do not help. A show that is asked for must have been given: a lost star can’t be made good.

## The end

rules-newvegas-end = The end
rules-newvegas-end-when = When the game ends
rules-newvegas-end-when-text =
    After the round in which someone checks the last inauguration box, has scored all three projects, or has every built casino of all four streets opened. Everyone plays that round to its end.

    § The third is looked at after the round. If you open the last built casino and then build another site, the game goes on.

## Scoring

rules-newvegas-scoring = Scoring
rules-newvegas-scoring-projects = Projects
rules-newvegas-scoring-projects-text = The points of the projects you scored.
rules-newvegas-scoring-inauguration = Inauguration
rules-newvegas-scoring-inauguration-text =
    Count your boxes that are checked and not circled. The first rank gets { $rank1 } points, or { $better1 } if improved, the second { $rank2 } or { $better2 }, the third { $rank3 } or { $better3 }, by each player’s own column; the fourth and all others nothing. Ties share a rank.

    § The next lower count is the next rank.

    » 5, 5 and 3 boxes are two firsts and one second.

    Everyone with the fewest boxes circles one debt.

    § If all are equal, all do.

    Pegasus: without a box there are no points.
rules-newvegas-scoring-shows = Shows
rules-newvegas-scoring-shows-text = In each of the two columns the first value still visible.
rules-newvegas-scoring-hotels = Hotels
rules-newvegas-scoring-hotels-text = The number of your grand hotels times the first visible value of their column, and the same for the small ones.
rules-newvegas-scoring-streets = Streets
rules-newvegas-scoring-streets-text =
    In each street one point for every casino of your longest run. Besides, the street bonus for each street in which nobody has a longer run; equals all get it.

    § A single casino is a run of 1. In a street without any casino opened there is no bonus.
rules-newvegas-scoring-golf = Golf
rules-newvegas-scoring-golf-text = For PAR 3, PAR 4 and PAR 5 each: circled holes times the first visible value.
rules-newvegas-scoring-limousine = Limousine
rules-newvegas-scoring-limousine-text =
    VIP and luxury casinos that are both opened and passed, each kind times its first visible value. Each mafia casino opened and passed is a bundle in your safe.

    If the limousine is not back, count the fewest lines to the traffic light over blocks not used yet, times the value for missing lines: { $missing } points less for each, unless improved.

    § A limousine that never left misses no line; if no way back is left, count as on an empty plan.
rules-newvegas-scoring-safe = Safe
rules-newvegas-scoring-safe-text =
    Inauguration debt and mafia bundles are written down first. Then the votes are shown: if more than half are for the loan, everyone gets { $loan_by_majority } bundles; if at least one is, { $loan_by_some }; if none, 0. It does not matter how you voted yourself.

    Now pay every debt that is circled and not crossed off, on both sheets, with a bundle each. If you have enough, all is well. With fewer bundles than debts you lose { $unpaid } points, once, no matter how many are missing.

    » { $bundles_at_start } bundle from the start, { $loan_by_some } from the bank, 1 from the mafia, and 5 debts. One too few: { $unpaid } points less.
rules-newvegas-scoring-winner = Who wins
rules-newvegas-scoring-winner-text =
    Most points. If equal, most hotels; if still equal, most grand hotels. After that the victory is shared, says Pegasus.

    § It is shared with Blue Cocker too, who ask for another game.

## Solo

rules-newvegas-solo = Alone against the ACME
rules-newvegas-solo-setup = Before you begin
rules-newvegas-solo-setup-text =
    Choose an architect of the ACME; a higher level is harder. The { $cards } cards are shuffled, actions up, and you vote on the loan. One card goes under the sheet: its action has been seen, its number not. The three validation cards, one in each project colour, are shuffled into the lower half of the draw pile.

    Pegasus lays the hidden card aside first.

    § With Blue Cocker it comes from the upper half of { $upperHalf }. So there are { $half } and { $half } cards in both.
rules-newvegas-solo-round = A round alone
rules-newvegas-solo-round-text = The draw pile lies actions up, so its next action is seen. Draw three cards and look at both sides. Use one for its number and another for its action; the third goes, action up, on the ACME’s pile. That pile keeps its order, and you may look through it at any time. The two used cards are discarded, also if you left the action out.
rules-newvegas-solo-refused = Refused, alone
rules-newvegas-solo-refused-text = Check two boxes, and still choose a card for the ACME. The other two are discarded.
rules-newvegas-solo-validation = Validation cards
rules-newvegas-solo-validation-text =
    A validation card that you draw leaves the game, and you draw another card for it. At the end of the round it is looked up on the architect’s card: the first one drawn in the first line, the second in the second, the third in the third, several in the order drawn. The line says whether the ACME scores the project of that colour, and which hotels it builds.

    It gets the higher points unless you scored the project in an earlier round.

    § If both do in the same round, both get the higher points.
rules-newvegas-solo-hotels = Its hotels
rules-newvegas-solo-hotels-text = The ACME builds grand hotels only. Where you built in an earlier round it builds nothing; in the same round both get the grand one; after it you can only build the small one. Its hotels never fulfil a project.
rules-newvegas-solo-shuffle = Shuffling, alone
rules-newvegas-solo-shuffle-text = When the first project is scored, by you or by the ACME, the discard is shuffled into the draw pile at the end of that round; validation cards in it stay there. The same whenever the draw pile runs out, even in the middle of drawing. The ACME’s pile stays as it is. You are not asked about fresh cards besides.
rules-newvegas-solo-end = End and victory
rules-newvegas-solo-end-text = The game also ends when the ACME has scored all three projects. You win only with more points than the ACME: a tie is not enough.
rules-newvegas-solo-score = What the ACME scores
rules-newvegas-solo-score-text =
    First its project points. Then its improvement cards are counted: for each area the architect’s card has a threshold, and from there on the improved points count instead of the base ones.

    Inauguration, show and limousine: points for each such card. Hotels: points for each hotel. Golf: points for each card with the same action as the card before it, so three equal ones in a row are two holes. Streets: construction cards plus the number on the crane, at least 1, are its run in every street, with one point a casino in each of the four; besides, points for each street in which its run is longer than yours.

    It has no debts and misses no lines. Pegasus does not mention the points for the runs.

    § They count in both editions.
rules-newvegas-solo-rank = Your rank and street bonus
rules-newvegas-solo-rank-text =
    Your boxes not circled are compared with the ACME’s inauguration cards. Second place circles the debt.

    § A tie makes you first.

    If your run is as long as the ACME’s, you get the street bonus with Blue Cocker, and nobody does with Pegasus.
rules-newvegas-solo-bank = The ACME’s vote
rules-newvegas-solo-bank-text = The hidden card is turned over at the end. If its number is at or above the bank number of the architect, the ACME voted for the loan. If both of you voted against it, the ACME loses as many points as the hidden number.
rules-newvegas-solo-architects = The ten architects
rules-newvegas-solo-architects-text =
    One architect is known from the rulebooks. The other nine are ours, on the same form, each fond of one part of the game; how hard they are was measured by play.

    – 1 Maybelle Trask: { nv-style-ribbon_cutter }
    – 2 Teo Quintanar: { nv-style-golf_patron }
    – 3 Odell Fontenette: { nv-style-limousine_fleet }
    – 4 Lorna Begaye: { nv-style-road_builder }
    – 5 Alexis: { nv-style-pictured }
    – 6 Ambrose Leong: { nv-style-banker }
    – 7 Ruth Abelow: { nv-style-advertiser }
    – 8 Zofia Wilczek: { nv-style-show_producer }
    – 9 Aram Bedrosyan: { nv-style-hotel_tycoon }
    – 10 Haruko Ishimaru: { nv-style-city_planner }

## Tables

rules-newvegas-tables = Editions and options
rules-newvegas-tables-players = How many play
rules-newvegas-tables-players-text = 1 to { $bluecockerSeats } with Blue Cocker, 1 to { $pegasusSeats } with Pegasus; one alone plays against the ACME. All play at the same time on equal sheets, so a large table hardly takes longer than a small one.
rules-newvegas-tables-easier = Easier first games
rules-newvegas-tables-easier-text =
    Without golf: a yellow project about golf is replaced.

    § Then there are no holes, and the PAR columns can’t be improved.

    Without bank: nobody votes, and everyone starts with { $noBank } bundles, in both editions. Each of the two can be left out on its own.
rules-newvegas-tables-editions = Blue Cocker and Pegasus
rules-newvegas-tables-editions-text =
    Blue Cocker (2019, in German, French and Polish): up to { $bluecockerSeats } players; bonuses at any moment of the turn; used-up stacks are all shuffled together; a project counts if it is met at any moment of your turn.

    Pegasus (a German re-issue): up to { $pegasusSeats } players; the number bonus before opening, the extension right after it; each discard is shuffled for itself; a project counts if it is met when all have finished; no inauguration points without a box; alone, equal runs bring the street bonus to nobody.

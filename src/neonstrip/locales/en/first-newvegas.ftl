# What the coach of My first city says: of each thing when it first matters, and to what was done.

web-first-folded = { $count ->
    [one] One part is folded away until it matters.
   *[other] { $count } parts are folded away until they matter.
}
web-first-more = { $count ->
    [one] one more, still folded
   *[other] { $count } more, still folded
}
web-first-projects = The city projects lie face down until they matter.

learn-newvegas-first-cards = Three cards, each a number with an action, and everybody uses one of the same three. Take the one you like: you cannot go wrong yet. What its action does, I tell you then.
learn-newvegas-first-cards-left = You left the action out. That is allowed, but it was a present: take it whenever you can.
learn-newvegas-first-use = Against the ACME one card gives you its number, another its action, and the third goes to the ACME. Choose the pair you like.
learn-newvegas-first-number = Write the { $number } into a lit casino. In every street numbers rise from left to right, gaps are fine: so put low ones left, high ones right.
learn-newvegas-first-streets = Streets pay for runs: even numbers side by side, or odd ones. The longest run of each street scores, and { $street1 } more where nobody has a longer one.
learn-newvegas-first-streets-run = Well placed: that is a run of { $run } in street { $street }.
learn-newvegas-first-streets-alone = Your { $number } stands in street { $street }. { $parity ->
    [even] Another even number
   *[odd] Another odd number
} right beside it makes a run.
learn-newvegas-first-others = All write at the same time, each into a city of their own. What { $rival } did is told after every round, and a press on the name shows that city.
learn-newvegas-first-construction = The crane finishes a site, so that a number can go there in a later turn. It is built on credit: one debt in your safe, repaid when you open the casino. Hotels need every site of an avenue.
learn-newvegas-first-construction-built = The crane at street { $street }, avenue { $avenue } is gone. Write a number there, and its debt is repaid.
learn-newvegas-first-construction-repaid = You opened a casino that you had built: its debt is repaid.
learn-newvegas-first-improvement = An improvement crosses off a value on your sheet, and the better one after it counts. Improve what you do often: the street bonus is a good start.
learn-newvegas-first-improvement-done = Improved: { $column }, now { $value }.
learn-newvegas-first-star = Write the { $number } into a lit casino. In every street numbers rise from left to right, gaps are fine. Your action is a show: it needs a star in the casino that you open now, so take one with a star.
learn-newvegas-first-show = A show needs a star in the casino that you open this very turn. So look for a star for your number.
learn-newvegas-first-show-given = Your show brought its column to { $value }. The column’s debts are repaid by later shows in it.
learn-newvegas-first-show-lost = The star at street { $street }, avenue { $avenue } is lost: a star needs the show action in the turn it is opened. Save the others for it.
learn-newvegas-first-stage = Two columns: the left one grows to { $showsLeft } points, the right one to { $showsRight }. The first show of each brings two debts that later shows repay, so better stay with one.
learn-newvegas-first-inauguration = The scissors check a box. Most boxes score { $rank1 } at the end, full groups can buy a bonus, and the last box ends the game.
learn-newvegas-first-inauguration-checked = Boxes that count: { $boxes }. Your rank in the race: { $rank }.
learn-newvegas-first-limousine = The limousine drives two blocks, from lamp to lamp. Red carpets it passes pay once their casino is open: V and L points, M money. Bring it home to the traffic light by the end: each line missing costs { $missing }.
learn-newvegas-first-limousine-line = No red carpet on that line. Look for M, L and V along the way.
learn-newvegas-first-limousine-past = Passed: { $carpets }. It pays as soon as a number stands there.
learn-newvegas-first-limousine-home = Home again, and no line is missing: a complete tour.
learn-newvegas-first-confirm = So far your turn is only drawn. Take back what you like with the arrow; it counts when you end the turn.
learn-newvegas-first-hotels = Streets run across, avenues run down. Whoever opens every casino of an avenue gets the hotel at its foot: the first one a grand hotel, later ones a small one.
learn-newvegas-first-hotels-grand = A grand hotel at avenue { $avenue }: nobody was faster.
learn-newvegas-first-hotels-small = A small hotel at avenue { $avenue }: somebody was there before you, but it scores all the same.
learn-newvegas-first-acme = The ACME got: { $action }. Its pile scores at the end, so give away what helps it least.
learn-newvegas-first-projects = Three projects are turned over, the same for everybody. Whoever is first scores more. Pick one that suits your city, and work towards it.
learn-newvegas-first-projects-scored = A project done: { $points } points, and nobody can take them away.
learn-newvegas-first-bonus = A group of your boxes is full. Once a round you may circle one for a bonus: another number, any action, or a second casino. Circled boxes leave the race.
learn-newvegas-first-bonus-used = That was a bonus. It has its price: the circled boxes no longer count for your rank.
learn-newvegas-first-safe = More debts ({ $debts }) than bundles ({ $bundles }). Should it stay so to the end, that costs { $unpaid } points, once. Open what you built, give more shows, or drive past the mafia’s carpets.
learn-newvegas-first-refuse = None of the numbers fits, so the round is refused: you check two boxes instead. More room between numbers helps against that.
learn-newvegas-first-wish = The first project is yours, so you decide: shuffle all cards anew, or leave them.
learn-newvegas-first-end = Keep the end in mind: it comes with somebody’s last box, with all three projects, or when every built casino is open. Is your limousine on its way home?

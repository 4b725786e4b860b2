# What only the browser says of New Las Vegas.

web-nv-sign = New Las Vegas
web-nv-parts = Parts of the table
web-nv-tab-city = City
web-nv-tab-sheet = Sheet
web-nv-tab-table = Projects
web-nv-tab-deck = Deck
web-nv-tab-players = Players
web-nv-tab-acme = ACME
web-nv-tab-log = Log

## The plan

web-nv-city = City of { $name }
web-nv-map = Plan of the city
web-nv-whole = Whole city
web-nv-close-up = Closer
web-nv-street = Street { $street }:
web-nv-spot = Street { $street }, avenue { $avenue }
web-nv-write = write the { $number }
# Read out, one casino after the other. An empty $carpet means there is none.
web-nv-lot = avenue { $avenue } { $state ->
    [number] { $number }
    [site] a crane
   *[empty] empty
}{ $star ->
    [open] , a star
    [given] , a show given
    [lost] , the star lost
   *[none] {""}
}{ $passed ->
    [yes] , carpet { $carpet }, passed
    [no] , carpet { $carpet }
   *[none] {""}
}
# Which numbers have their place on an empty lot.
web-nv-room = Empty: numbers { $lowest } to { $highest } fit.
web-nv-room-one = Empty: only the { $number } fits.
web-nv-room-none = Empty: no number fits any more. Only an extension helps here.
web-nv-hole = Avenue { $avenue }: hole, PAR { $par }
web-nv-hotel = Avenue { $avenue }: hotel
web-nv-lamp = Lamp
web-nv-light = Traffic light
web-nv-car = The limousine, below street { $street }, right of avenue { $avenue }

## A turn

web-nv-worth = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
web-nv-cards = Numbers and actions
web-nv-best = best { $points }
web-nv-fits-not = only with a bonus
web-nv-take-number = Take a number…
web-nv-take-action = … and another card’s action
web-nv-gives = ACME gets { $action }
# Read out after an action: the number it goes with.
web-nv-with = with the { $number }
web-nv-turn-refuse = None of the three numbers fits anywhere.
web-nv-turn-changed = The { $number } fits nowhere as it is. Circle a group: its bonus can change the number.
web-nv-extend-where = Lit casinos on the plan: extend into one of them.
web-nv-ballot = Ballot: a loan for everyone?
web-nv-voted = Your vote is in the box. It stays secret until the end.
web-nv-vote-hint = The loan is the same for everyone: { $majority } bundles if more than half vote for it, { $some } if anyone does. At the end, fewer bundles than debts cost { $points } points.
web-nv-restart = Restart the turn
web-nv-waiting-more = Waiting for { $names } and { $others ->
    [one] one more
   *[other] { $others } more
}
# Read out after each step.
web-nv-written = { $what }. You stand at { $points } points, debts: { $debts }.
web-nv-dealt = Round { $round }. On the table: { $cards }.
web-nv-round-over = What { $round } brought
web-nv-others = { $others ->
    [one] One other has written too.
   *[other] { $others } others have written too.
}

## The score sheet

web-nv-looking = This is what { $name } has built.
web-nv-back = Back to my city
web-nv-sheet = Score sheet of { $name }
web-nv-score-sheet = Score sheet
web-nv-track = Inauguration track
web-nv-boxes = { $checked } of { $boxes } boxes checked, { $circled ->
    [0] no group circled
    [one] one group circled
   *[other] { $circled } groups circled
}
web-nv-shows-left = Shows, left column
web-nv-shows-right = Shows, right column
web-nv-run = Street { $street }{ $leads ->
    [yes] , nobody has a longer run
   *[no] {""}
}:
web-nv-bonus = bonus
web-nv-bundles = { $bundles ->
    [one] one bundle
   *[other] { $bundles } bundles
}
web-nv-debts = { $debts ->
    [one] one debt
   *[other] { $debts } debts
}
web-nv-owed-safe = unpaid debts: { $points } if the game ended now
web-nv-owed-limousine = way home: { $points } if the game ended now
web-nv-refusals = { $refusals ->
    [one] refused once
   *[other] refused { $refusals } times
}
web-nv-scores = The scores, area by area
# Alone it was the reader who ended the game.
web-nv-you-last_box = The last ribbon is cut: you checked the last box.
web-nv-you-all_projects = You have scored all three projects.
web-nv-you-all_opened = You have opened every built casino.

## The table

web-nv-projects = City projects
web-nv-deck = Still in the deck
web-nv-left = { $card }: { $count } to come
web-nv-player = Player
web-nv-head-total = Points
web-nv-head-opened = Open
web-nv-head-projects = Proj.
web-nv-head-hotels = Hotels
web-nv-head-shows = Shows
web-nv-head-boxes = Boxes
web-nv-head-runs = Runs
web-nv-show-sheet = Look at the sheets of { $name }
web-nv-done = done
web-nv-acme = The ACME
web-nv-acme-last = Last round:
web-nv-acme-reckons = How it reckons
web-nv-acme-for = for each
web-nv-acme-points = now
web-nv-acme-better = improved (it has { $cards ->
    [one] 1 card
   *[other] { $cards } cards
})
web-nv-acme-from = { $points } from { $cards } on
web-nv-acme-run = casinos in its runs
web-nv-acme-run-length = { $sum }, at least 1: { $length } in each street
web-nv-acme-hides = Its hidden card shows: { $action }. The number below tells its vote at the end.

## What each thing says about itself

web-nv-about-combination = Take it, and write the { $number } first.
web-nv-about-construction = Construction: cross off the crane of any site. That is a debt, repaid as soon as you open the casino. This turn’s number cannot go there.
web-nv-about-improvement = Improvement: cross off the top value of a column on the score sheet. The next value counts from now on; the last one always stays.
web-nv-about-show = Show: only if the casino you have just opened has a star. Circle the star, and cross off the top value of a show column.
web-nv-about-inauguration = Inauguration: check the next box of the track. Complete groups are bonuses; the very last box ends the game.
web-nv-about-limousine = Limousine: drive one line, two blocks, to a next lamp, never over the same block twice. Carpets you pass pay if their casino is open at the end.
web-nv-about-star = { $show ->
    [given] Its show has been given.
    [lost] Its star is lost.
   *[open] A star: a show can be given here in the very turn you open it, never later.
}
web-nv-about-carpet = { $carpet ->
    [M] Mafia carpet: a bundle for the safe
    [L] Luxury carpet: points for luxury
   *[V] VIP carpet: points for VIPs
}{ $passed ->
    [yes] {" "}at the end, if it is open. The limousine has been here.
   *[no] , if the limousine passes below and it is open at the end.
}
web-nv-about-opened = Opened with the { $number }.
web-nv-about-site = A site under its crane. Construction takes the crane away, then a number can be written.
web-nv-about-owed = Opening it repays the debt of its crane.
web-nv-about-hole = { $state ->
    [circled] Played: it scores by its PAR.
    [lost] Lost: a casino further on was opened first.
   *[open] Open the casino below next to a hole that is circled already; the first casino of street 1 may be anywhere. Whoever skips one loses the holes on that side.
}
web-nv-about-hotel = { $state ->
    [grand] The grand hotel stands here.
    [small] The small hotel stands here: somebody was faster.
    [taken] Somebody has the grand one. Open every casino of this avenue for the small one.
   *[open] Open every casino of this avenue. All who manage it in the first round in which anyone does get the grand hotel, later ones the small.
}
web-nv-about-lamp = The limousine drives from lamp to lamp: one line is two blocks, straight on or round one corner.
web-nv-about-airport = Here the limousine sets out, and here it should be back at the end. Once it is back it stays.
web-nv-about-car = { $home ->
    [yes] It is home again.
   *[no] { $lines ->
        [0] It has not left yet, so nothing is missing.
        [one] One line is missing on its way home, and costs points.
       *[other] { $lines } lines are missing on its way home, and each costs points.
    }
}
web-nv-about-column = { $now } counts now. { $last ->
    [yes] That is the last value: it stays.
   *[no] An improvement makes it { $next }.
}
web-nv-about-shows = The first value that is not crossed off counts. The first show of a column brings the debts that are printed beside it; crossing off the value beside a debt repays it.
web-nv-about-boxes = Checked boxes in complete groups are bonuses: circle one a round to change the number, use any action or extend a casino. Circled boxes no longer count for the rank.
web-nv-about-area-projects = The points of the city projects you have completed.
web-nv-about-area-inauguration = Whoever has the most boxes checked and not circled is first, then come second and third. Whoever has the fewest gets a debt.
web-nv-about-area-shows = In each column the first value not crossed off.
web-nv-about-area-hotels = Your grand and your small hotels, each times its value.
web-nv-about-area-streets = The longest run of even or of odd numbers in each street, and a bonus wherever nobody has a longer one.
web-nv-about-area-golf = Circled holes of each PAR times its value.
web-nv-about-area-limousine = Open casinos whose VIP or luxury carpet you passed, times their value, less the lines missing on the way home.
web-nv-about-area-safe = Bundles against debts. With fewer bundles than debts at the end you lose { $unpaid } points, once. The loan comes with the votes, at the end.
web-nv-about-total = Points that are sure as things stand now. Unpaid debts and the way home stand beside them: they cost only what is left of them at the end. Most points win; then most hotels, then most grand hotels.
web-nv-about-deck = Cards that have not been seen since the last shuffle.
web-nv-about-vote = Everyone votes in secret, once. The loan is the same for all, whatever each voted, and shows at the end.
web-nv-about-refuse = None of the three numbers fits anywhere: check two boxes, and that is the round.
web-nv-about-circle = Circle a complete group of boxes for one bonus a round: another number, any action, or an extension.
web-nv-about-number = Change the number by one or two. The group’s debt is crossed off.
web-nv-about-free = Use any of the five actions instead of yours. The group’s debt is crossed off.
web-nv-about-extend = Write the number of an open casino again right beside it. The group’s debt is circled.
web-nv-about-confirm = Nobody sees your turn before everyone has ended theirs. Then hotels and projects are settled.
web-nv-about-cards = Whoever completes the first project may have all cards shuffled anew.
web-nv-about-give = You refused, but one of the three cards still goes to the ACME.
web-nv-about-use = One card for its number, another for its action. The third goes on the ACME’s pile.
web-nv-about-back = Until you end the turn you can take back everything. Nobody has seen it.
web-nv-about-project = Everyone can score it once; whoever does so first, alone or in the same round, gets more. Points: { $points }.
web-nv-about-head-total = Points that are sure as things stand now, without the votes.
web-nv-about-head-opened = Casinos with a number.
web-nv-about-head-projects = Projects completed.
web-nv-about-head-hotels = Grand and small hotels.
web-nv-about-head-shows = Shows given.
web-nv-about-head-boxes = Boxes checked and not circled: the inauguration rank.
web-nv-about-head-runs = The longest run of even or of odd numbers in streets 1 to { $streets }.
web-nv-about-acme-pile = Every card you do not use goes here, and stays in this order. Framed cards equal the one before them.
web-nv-about-acme-next = The draw pile lies with its actions up, so you see what comes.
web-nv-about-acme-checks = The three validation cards hide in the lower half of the pile. Each one that is drawn makes the ACME do the next of these lines.
web-nv-about-acme-reckons = Points for each card, hotel, longer run and repeated card. With enough improvement cards the higher number counts. Construction cards and the number at its crane make its run in every street, a point for each casino.
web-nv-about-acme-hidden = If the hidden number is high enough, the ACME votes for the loan. If both of you are against it, the ACME loses as many points as that number.

## Why a spot that was pressed is none

web-nv-why-action = Your action is { $action }, not this one.
web-nv-why-taken = The { $number } stands there already.
web-nv-why-crane = There is a crane: build first, then open.
web-nv-why-order = { $side ->
    [left] The { $number } would stand to the right of the { $beside }, but numbers rise from left to right.
   *[right] The { $number } would stand to the left of the { $beside }, but numbers rise from left to right.
}
web-nv-why-phase = { $phase ->
    [choose] First take one of the three cards.
    [open] First write your number into a casino.
    [act] That is not for now: use your action, or end the turn.
    [after] Your action is done. End the turn, or take a step back.
   *[wait] Not now: the others are still at it.
}
web-nv-why-n-construct-1 = Only a site with a crane can be built.
web-nv-why-n-improve-1 = The last value of a column is never crossed off.
web-nv-why-n-show-1 = The casino you have just opened has no star.
web-nv-why-n-inaug-1 = No box is left to check.
web-nv-why-n-limo-1 = No line leads there: two blocks from the limousine, over none it has driven.
web-nv-why-n-bonus-1 = First say what the circled group is for.
web-nv-why-n-bonus-2 = The number cannot be changed that far.
web-nv-why-n-bonus-4 = An extension goes right beside an open casino, and the street must still rise.
web-nv-why-n-bonus-5 = An extension comes right after the opening, before the action.
web-nv-why-n-open-4 = This number fits nowhere, not even with a bonus.
web-nv-why-n-setup-4 = First the vote: for a loan or against it?
web-nv-why-n-solo-2 = Number and action come from two different cards.
web-nv-why-n-solo-3 = First give the ACME one of the three cards.
web-nv-why-n-project-4 = First decide about shuffling the cards.

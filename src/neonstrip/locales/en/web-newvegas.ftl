# What only the browser says of New Las Vegas.

web-nv-sign = New Las Vegas
web-nv-parts = Parts of the table
web-nv-tab-city = City
web-nv-tab-sheet = Sheet
web-nv-tab-table = Projects
web-nv-tab-players = Players
web-nv-tab-log = Log
web-nv-city = City of { $name }
web-nv-plan = Plan of the city
web-nv-whole = Whole city
web-nv-close-up = Closer
web-nv-street = Street { $street }:
web-nv-spot = Street { $street }, avenue { $avenue }
# Read out, one casino after the other. An empty $carpet means there is none.
web-nv-lot = avenue { $avenue } { $state ->
    [number] { $number }
    [site] a crane
   *[empty] empty
}{ $star ->
    [open] , a star
    [given] , a show given
    [lost] , its star lost
   *[none] {""}
}{ $passed ->
    [yes] , carpet { $carpet }, passed
    [no] , carpet { $carpet }
   *[none] {""}
}
web-nv-worth = { $points } points
web-nv-cards = Numbers and actions
web-nv-best = best { $points }
web-nv-fits-not = only with a bonus
web-nv-take-number = Take a number …
web-nv-take-action = … and another card's action
web-nv-gives = gives { $action }
web-nv-vote-hint = The loan is the same for everyone: { $majority } bundles if more than half vote for it, { $some } if anyone does. At the end, fewer bundles than debts cost { $points } points.
web-nv-restart = Restart the turn
web-nv-waiting-more = Waiting for { $names } and { $others ->
    [one] one more
   *[other] { $others } more
}
web-nv-looking = This is what { $name } has built.
web-nv-back = Back to my city
web-nv-sheet = Score sheet of { $name }
web-nv-score-sheet = Score sheet
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
web-nv-refusals = { $refusals ->
    [one] refused once
   *[other] refused { $refusals } times
}
web-nv-projects = City projects
web-nv-deck = Still in the deck
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
web-nv-acme-reckons = How it reckons
web-nv-acme-for = for each
web-nv-acme-points = now
web-nv-acme-better = improved (it has { $cards ->
    [one] 1 card
   *[other] { $cards } cards
})
web-nv-acme-from = { $points } from { $cards } on
web-nv-scores = The scores, area by area
# Why a spot that was pressed is none. $rule is the rule's id.
web-nv-why-n-open-1 = Only an empty casino can be opened, and none under a crane. ({ $rule })
web-nv-why-n-open-2 = It does not fit there: in a street, numbers rise from left to right. ({ $rule })
web-nv-why-n-construct-1 = Only a site with a crane can be built. ({ $rule })

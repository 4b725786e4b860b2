# Welcome to New Las Vegas. Rule ids are in the rules, not here.
# A lot is written street/avenue. $points in previews carries its sign: +3, -2.

nv-welcome = Build a city of casinos. Every round three numbers lie out, each with an action. Take one, write the number into a casino where the street keeps rising from left to right, then use the action: build, improve, give shows, inaugurate, drive the limousine. What you may write, and what it would score now, is marked on the plan.
nv-welcome-acme = Your rival: { $name } of the ACME, level { $level } of { $levels }

## Cards. Actions have 12 letters at most, projects 28, colours 6.

nv-action-construction = construction
nv-action-improvement = improvement
nv-action-show = show
nv-action-inauguration = inauguration
nv-action-limousine = limousine
nv-any-action = any action

nv-colour-pink = pink
nv-colour-purple = purple
nv-colour-yellow = yellow

nv-projects = PROJECTS
nv-points = { $first }, later { $later }
nv-points-later = { $later } left
nv-points-scored = you have { $points }
nv-points-met = done!

nv-project-three_grand_hotels = Three grand hotels
nv-project-five_small_hotels = Five small hotels
nv-project-seven_hotels = Seven hotels
nv-project-two_adjacent_grand_hotels = Two grand hotels in a row
nv-project-four_adjacent_hotels = Four hotels in a row
nv-project-hotels_first_and_last = Hotels at avenues 1 and 11
nv-project-ten_inaugurations = Ten inaugurations
nv-project-run_of_six_even = A run of six even numbers
nv-project-run_of_seven_odd = A run of seven odd numbers
nv-project-two_runs_of_four_odd = Two runs of four odd numbers
nv-project-run_of_five_even_at_edge = Five even at a street’s edge
nv-project-two_full_streets = Two full streets
nv-project-limousine_each_kind = Limousine: M, L and V
nv-project-limousine_each_street = Limousine: all four streets
nv-project-sites_first_and_last = Sites of avenues 1 and 11
nv-project-sites_of_two_streets = All sites of two streets
nv-project-all_sites_built = All sites
nv-project-sites_and_shows_of_street = Sites and shows of a street
nv-project-three_shows_each_column = Three shows in each column
nv-project-golf_and_shows_street_one = All holes, shows of street 1
nv-project-all_par_four = Every PAR 4

nv-project-three_grand_hotels-rule = Own { $three_grand_hotels } grand hotels.
nv-project-five_small_hotels-rule = Own { $five_small_hotels } small hotels; grand ones do not count.
nv-project-seven_hotels-rule = Own { $seven_hotels } hotels, grand or small.
nv-project-two_adjacent_grand_hotels-rule = Own grand hotels at { $two_adjacent_grand_hotels } neighbouring avenues.
nv-project-four_adjacent_hotels-rule = Own hotels, grand or small, at { $four_adjacent_hotels } neighbouring avenues.
nv-project-hotels_first_and_last-rule = Own the hotels of the first and of the last avenue.
nv-project-ten_inaugurations-rule = Have { $ten_inaugurations } boxes of the inauguration track checked and not circled.
nv-project-run_of_six_even-rule = { $run_of_six_even } or more even numbers in a row in one street. Cranes are skipped, empty casinos are not.
nv-project-run_of_seven_odd-rule = { $run_of_seven_odd } or more odd numbers in a row in one street. Cranes are skipped, empty casinos are not.
nv-project-two_runs_of_four_odd-rule = { $two_runs_of_four_odd } times { $two_runs_of_four_odd_length } odd numbers in a row, in one street or in several.
nv-project-run_of_five_even_at_edge-rule = { $run_of_five_even_at_edge } or more even numbers in a row from the first or to the last casino of a street. Cranes are skipped.
nv-project-two_full_streets-rule = Every built casino of { $two_full_streets } streets has its number; cranes do not count.
nv-project-limousine_each_kind-rule = The limousine has passed a mafia, a luxury and a VIP casino, opened or not.
nv-project-limousine_each_street-rule = The limousine has passed a red carpet in each of the four streets, opened or not.
nv-project-sites_first_and_last-rule = The construction sites of avenues 1 and { $avenues } are built and opened.
nv-project-sites_of_two_streets-rule = Every construction site of { $sites_of_two_streets } streets is built and opened.
nv-project-all_sites_built-rule = Every construction site of the city is built; at some tables they must be opened too.
nv-project-sites_and_shows_of_street-rule = One street: every site built and opened, a show given at every star.
nv-project-three_shows_each_column-rule = { $three_shows_each_column } shows or more in each of the two columns.
nv-project-golf_and_shows_street_one-rule = Every hole circled, and a show given at every star of street 1.
nv-project-all_par_four-rule = All holes of PAR 4 circled.

nv-coming-numbers = numbers to come
nv-coming-actions = actions to come

## The plan. The first two words have 4 letters at most, the airport 9.

nv-map-golf = golf
nv-map-hotels = htls
nv-map-airport = airport
nv-carpet-M = mafia
nv-carpet-L = luxury
nv-carpet-V = VIP

nv-round = ROUND { $round }
nv-before = BEFORE THE FIRST ROUND
nv-edition = { $edition ->
    [pegasus] Pegasus rules
   *[other] Blue Cocker rules
}{ $golf ->
    [no] , no golf
   *[other] {""}
}{ $bank ->
    [no] , no bank
   *[other] {""}
}

## The score sheet. These words have 9 letters at most.

nv-sheet-title = SCORE SHEET
nv-sheet-points = points now
nv-sheet-projects = projects
nv-sheet-inauguration = inaugur.
nv-sheet-rank = rank { $rank }
nv-sheet-boxes = boxes
nv-sheet-shows = shows
nv-sheet-grand = grand
nv-sheet-small = small
nv-sheet-streets = streets
nv-sheet-golf = golf PAR
nv-sheet-no-golf = not played
nv-sheet-limousine = limousine
nv-sheet-missing = way home
nv-sheet-safe = safe
nv-sheet-total = total
nv-sheet-owed = { $points } if it ended now

nv-area-projects = projects
nv-area-inauguration = inauguration
nv-area-shows = shows
nv-area-hotels = hotels
nv-area-streets = streets
nv-area-golf = golf
nv-area-limousine = limousine
nv-area-safe = safe

nv-column-inauguration = Inauguration
nv-column-grand_hotel = Grand hotels
nv-column-small_hotel = Small hotels
nv-column-street_bonus = Street bonus
nv-column-par3 = PAR 3
nv-column-par4 = PAR 4
nv-column-par5 = PAR 5
nv-column-vip = VIP
nv-column-luxury = Luxury
nv-column-missing_line = Way home

## The others

nv-other = { $total ->
    [one] 1 point
   *[other] { $total } points
} · { $opened } open · projects { $projects } · hotels { $grand }+{ $small } · shows { $shows } · boxes { $boxes } · runs { $runs }
nv-acme = { $total ->
    [one] 1 point
   *[other] { $total } points
} · projects { $projects } · hotels { $hotels } · cards { $cards }
nv-acme-pile = its pile:
nv-acme-next = The next card shows: { $action }.
nv-acme-validation = The next card is the { $colour } validation card.
nv-acme-no-card = No card is left to draw.
nv-acme-check = Check { $check } will build at { $hotels }{ $project ->
    [yes] {" "}and score the project.
   *[other] .
}
nv-acme-check-project = Check { $check } will { $project ->
    [yes] score the project.
   *[other] do nothing.
}
nv-acme-checked = All its checks are done.

## Whose turn it is

nv-turn-vote = Vote in secret: shall the bank lend to everyone?
nv-turn-choose = Which number and action do you take?
nv-turn-use = One card for its number, another for its action, the third goes to the ACME.
nv-turn-open = Write the { $number } somewhere it fits.
nv-turn-act = Opened. Now your action: { $action }.
nv-turn-after = Your turn is drawn. Is it good?
nv-turn-bonus = Group circled. Which bonus do you take for it?
nv-turn-wish = The first project is yours. Shall all cards be shuffled anew?
nv-turn-give = Refused. Which card does the ACME get?

nv-choice-vote-loan = for a loan
nv-choice-vote-against = against it
nv-choice-choose = { $number } with { $action }
nv-choice-use = write { $number }, use { $action }, give { $given }
nv-choice-refuse = nothing fits: refuse, check two boxes
nv-choice-give = { $number } with { $action }
nv-choice-circle = bonus: circle a group of { $boxes } boxes
nv-choice-number = make it { $number }
nv-choice-free = use any action
nv-choice-extend = { $number } again at { $street }/{ $avenue }
nv-choice-build = build { $street }/{ $avenue }
nv-choice-improve = { $column }: { $from } → { $to }
nv-choice-show = show, { $side ->
    [left] left column
   *[other] right column
} { $from } → { $to }
nv-choice-encore = encore at the extension, { $side ->
    [left] left column
   *[other] right column
} { $from } → { $to }
nv-choice-inaugurate = check box { $box }
nv-choice-inaugurate-last = check the last box
nv-choice-drive = { $first }, then { $second }
nv-choice-drive-straight = { $first }, straight on
nv-choice-drive-past = { $first }, { $second }: past { $carpets }
nv-choice-drive-home = { $first }, { $second }: home
nv-choice-decline = leave the { $colour } project this round
nv-choice-confirm = end the turn
nv-choice-confirm-without = end the turn without the action
nv-choice-cards-reshuffle = shuffle
nv-choice-cards-keep = leave them

# To type for a line: the first letters of the English words, in every language.
nv-way-north = north
nv-way-east = east
nv-way-south = south
nv-way-west = west

nv-fits = { $spots ->
    [one] fits one casino
   *[other] fits { $spots } casinos
}, { $points } at best
nv-fits-not = fits only with a number bonus
nv-change = { $area } { $points }
nv-note-show = ☆ show
nv-note-star = ☆ lost
nv-note-holes = { $holes ->
    [one] a hole lost
   *[other] { $holes } holes lost
}
nv-note-setback = { $area } { $points } for now
nv-note-debts = debts { $debts }
nv-todo-lines = way home: { $count ->
    [one] one line
   *[other] { $count } lines
}
nv-todo-open = { $count ->
    [one] to be opened
   *[other] { $count } to be opened
}
nv-todo-shows = { $count ->
    [one] one more show pays them back
   *[other] { $count } more shows pay them back
}
# What a choice is likely to bring by the end of the game, beside doing nothing.
nv-expected = about { $points }
nv-note-ends = ends the game

nv-keys-restart = r restart turn
nv-keys-others = o others
nv-ask-next = Enter: next round · q: quit

## What everyone did

nv-voted = The votes are in. They stay secret until the end.
nv-did-refuse = refused the round
nv-did-open = { $number } at { $street }/{ $avenue }
nv-did-build = built { $street }/{ $avenue }
nv-did-lose-star = a star lost
nv-did-improve = { $column } now { $value }
nv-did-show = show, { $side ->
    [left] left column
   *[other] right column
} now { $value }
nv-did-encore = encore at the extension, { $side ->
    [left] left column
   *[other] right column
} now { $value }
nv-did-check = { $boxes ->
    [one] a box checked
   *[other] { $boxes } boxes checked
}
nv-did-drive = drove a line
nv-did-drive-past = drove past { $carpets }
nv-did-home = drove home
nv-did-home-past = drove past { $carpets } and home
nv-did-bonus-number = bonus: another number
nv-did-bonus-action = bonus: a free action
nv-did-bonus-extension = bonus: an extension
nv-did-hotel = { $kind ->
    [grand] GRAND HOTEL
   *[other] small hotel
} at avenue { $avenue }
nv-did-project = { $colour } project scored: { $points }
nv-did-decline = left the { $colour } project
nv-shuffled = The cards were shuffled anew.
nv-did-get = gets { $action }

## The end

nv-end-last_box = The last ribbon is cut: somebody checked the last box.
nv-end-all_projects = Somebody has scored all three projects.
nv-end-all_opened = Somebody has opened every built casino.
nv-end-acme_projects = The ACME has scored all three projects.
nv-end-votes = vote
nv-end-bundles = bundles in the safe
nv-end-debts = debts
nv-end-hotels = hotels (grand)
nv-end-hidden = The ACME’s hidden card was a { $number }.
nv-vote = { $vote ->
    [loan] loan
    [against] against
   *[none] –
}
nv-acme-wins = THE ACME WINS
nv-tie-hotels = Equal points: more hotels decide.
nv-tie-grand = Equal points and hotels: more grand hotels decide.
nv-tie-shared = Equal points, hotels and grand hotels: the victory is shared.
nv-tie-acme = Equal points: to win you need more than the ACME.

## The help

nv-help-turn = A turn: take a combination, write its number into an empty casino so that the street rises from left to right, then use its action if you like, and end the turn. If none of the three numbers fits, the round is refused and you check two boxes.
nv-help-action = Construction takes away a crane and brings a debt (!), repaid when the casino is opened. Improvement crosses off the top value of a column. A show needs a star (☆) at the casino just opened; without one the star is lost. Inauguration checks a box. The limousine drives one line, two blocks, to the next lamp (•), and should come home (◉).
nv-help-bonus = Each complete group of checked boxes can be circled once, one a round: change the number by up to { $change }, use any action, or write a number again next to its casino, which brings a debt.
nv-help-map = On the plan: ┬┐ a crane, __ a casino without a number, ▸+2 a spot you can choose and what it scores now, (M) a carpet passed, (4) a hole circled, ×4 lost, [G] and [S] your hotels, g and s those you can still get by opening a whole avenue.
nv-help-sheet = On the sheet: the value in brackets counts, those before it are crossed off. Boxes in parentheses are circled. A plus after a run: nobody has a longer one. $ is a bundle, ! a debt, ° a debt that comes with the first show of the column. More debts than bundles cost { $unpaid } points.
nv-help-end = The game ends after the round in which somebody checks the last box, scores all projects, or has opened every built casino.
nv-help-solo = The ACME scores its pile: points a card for shows, inaugurations and the limousine, for each hotel, for each card equal to the one before it, and its construction cards make its runs. Improvement cards raise all that.
# Who builds for the ACME and how; after a name.
nv-style-ribbon_cutter = She owns forty pairs of scissors and counts every ribbon. Scores with inaugurations: give her none.
nv-style-golf_patron = He waters his greens while the desert goes thirsty. Scores when equal cards follow each other: keep his pile mixed.
nv-style-limousine_fleet = No guest of note is driven by anyone else. Scores with limousine cards.
nv-style-advertiser = Whatever she puts on a billboard is soon worth twice as much. Improvement cards raise all she has, early and by a lot.
nv-style-road_builder = Her cranes never rest. Construction cards make runs that take the street bonuses away from you.
nv-style-pictured = The architect whom the rulebooks picture: a little of everything.
nv-style-show_producer = Feathers, an elephant and a full house every night. Scores with show cards.
nv-style-banker = He earns a little on everything in town and seldom votes for the loan. If nobody does, he pays for it.
nv-style-hotel_tycoon = He sleeps in a different one of his towers every night. Builds in eight avenues: complete them before the validation cards come.
nv-style-city_planner = She means to carry out the plan of ten years by Christmas. Scores every project, and the third one ends the game.

nv-architect = { $name }: { $areas }. Its runs: construction cards { $crane }.
nv-architect-area = { $area } { $base } ({ $better } from { $cards } improvement cards on)
nv-architect-inauguration = inauguration
nv-architect-show = show
nv-architect-hotel = hotel
nv-architect-street = longest run
nv-architect-golf = repeated card
nv-architect-limousine = limousine
nv-help-keys = Type what stands before a choice: a lot is street and avenue, so 13 is street 1, avenue 3. Or type the move itself, such as “{ $example }”. u takes back, r restarts the turn, m shows the plan again, o the others, t gives a hint, s saves, q leaves.

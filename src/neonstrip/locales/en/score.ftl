# Scores of the printed Welcome to New Las Vegas: a column for each player, so these words are short.
scoring-projects = Projects
scoring-inauguration = Inauguration
scoring-shows = Shows
scoring-hotels = Hotels
scoring-streets = Streets
scoring-golf = Golf
scoring-limousine = Limousine
scoring-safe = Safe
scoring-total = Total
scoring-place = Place
scoring-bundles = Bundles
scoring-debts = Debts
# $debts is a list of what follows
scoring-owes = { $player } owes for: { $debts }.
scoring-debt-site = the site { $street }-{ $avenue }
scoring-debt-extension = the extension of group { $group }
scoring-debt-inauguration = the fewest inaugurations
scoring-debt-left = the left column of shows
scoring-debt-right = the right column of shows
scoring-won = { $player } wins.
# $players is a list of names
scoring-shared = { $players } share the victory.

# What is wrong with the form of the file. The player and the place in the file are told before.
mistake-sheet-object = There should be an object in braces.
mistake-sheet-list = There should be a list in brackets.
mistake-sheet-length = There should be { $length } entries, and here are { $found }.
mistake-sheet-key = “{ $key }” is not known here. Possible: { $keys }.
mistake-sheet-missing = “{ $key }” is missing.
mistake-sheet-number = There should be a whole number from { $lowest } to { $highest }.
mistake-sheet-truth = There should be true or false.
mistake-sheet-word = There should be one of these words: { $words }.
mistake-sheet-twice = This is named twice.

# What no sheet can show. Streets count from the top, avenues from the left.
mistake-sheet-rising = { $number } stands to the right of the { $left } in avenue { $avenue }: numbers must rise.
mistake-sheet-apart = { $number } stands in avenue { $avenue } too: equal numbers must be next to each other.
mistake-sheet-copies =
    This is the number of its left neighbour: there are { $copies ->
        [one] one copy of a number
       *[other] { $copies } copies of numbers
    }, but { $extensions ->
        [0] no extension
        [one] one extension
       *[other] { $extensions } extensions
    }.
mistake-sheet-extensions =
    { $extensions ->
        [one] One extension was used
       *[other] { $extensions } extensions were used
    }, but { $copies ->
        [0] no number stands
        [one] one number stands
       *[other] { $copies } numbers stand
    } beside an equal one.
mistake-sheet-changed =
    Cards have the numbers { $cards }: { $number } needs the number bonus, and { $bonuses ->
        [0] none was used.
        [one] only one was used.
       *[other] only { $bonuses } were used.
    }
mistake-sheet-no-casino = There is no casino here for the { $number }.
mistake-sheet-not-built = The { $number } stands on a site whose crane is not crossed off.
mistake-sheet-no-site = In street { $street }, avenue { $avenue } there is no site.
mistake-sheet-no-star = In street { $street }, avenue { $avenue } there is no star.
mistake-sheet-not-opened = The casino in street { $street }, avenue { $avenue } is not opened, so no show was given.
mistake-sheet-show-copy = Two casinos of street { $street } with the { $number } gave shows, but one was opened by an extension.
mistake-sheet-column = { $boxes } values are crossed off, and only { $most } can be: the last one stays.
mistake-sheet-show-boxes =
    { $boxes ->
        [one] One value is
       *[other] { $boxes } values are
    } crossed off in the show columns, but { $shows ->
        [one] one show was given.
       *[other] { $shows } shows were given.
    }
mistake-sheet-no-golf = The table plays without golf.
mistake-sheet-boxes = { $boxes } boxes cannot be checked: it is { $lowest } at the start, { $highest } at most.
mistake-sheet-group = Group { $group } is complete with { $needed } boxes, and only { $boxes } are checked.
mistake-sheet-no-hole = There is no hole over avenue { $avenue }.
mistake-sheet-hole-closed = The casino below the hole of avenue { $avenue } is not opened.
mistake-sheet-hole-row = Circled holes must form one row without a gap.
mistake-sheet-hole-first = Casinos of street 1 are opened, so the hole of the first one must be circled.
mistake-sheet-hole-next = The casino in avenue { $avenue } was opened beside a circled hole, so its own must be circled too.
mistake-sheet-tour-start = The tour must begin at the traffic light, crossing { $street }-{ $avenue }.
mistake-sheet-tour-jump = From crossing { $street }-{ $avenue } to { $to_street }-{ $to_avenue } is more than one block.
mistake-sheet-tour-block = There is no block from crossing { $street }-{ $avenue } to { $to_street }-{ $to_avenue }.
mistake-sheet-tour-twice = The block from crossing { $street }-{ $avenue } to { $to_street }-{ $to_avenue } is driven twice.
mistake-sheet-tour-lamp = The tour stops at crossing { $street }-{ $avenue }, where there is no lamp.
mistake-sheet-tour-closed = The tour is back at the traffic light here, and cannot go on.
mistake-sheet-unfinished = Avenue { $avenue } is not finished, so it can have no hotel.
mistake-sheet-both-hotels = Avenue { $avenue } has a grand and a small hotel.
mistake-sheet-no-hotel = Avenue { $avenue } is finished, so it must have a hotel.
mistake-sheet-no-grand = Avenue { $avenue } has a small hotel, but nobody has the grand one.
mistake-sheet-project = No project of this colour gives { $points } points. There are: { $known }.
mistake-sheet-project-cards = No one project of this colour gives all of these points: { $points }.
mistake-sheet-project-first = Only later points of this project were scored ({ $points }), but somebody must have been first.
mistake-sheet-no-vote = The vote for or against the loan is missing.
mistake-sheet-no-bank = The table plays without bank, so nobody voted for a loan.

# What is printed on paper: sheets to write on, references, cards. How they are called, and what stands on them besides
# the words that the games have anyway.

paper-player = City and score sheet
paper-city = City
paper-score = Score sheet
paper-reference-newvegas = Rules in brief: Welcome to New Las Vegas
paper-acme = The ten architects of the ACME
paper-reference-royale = Rules in brief: Las Vegas Royale
paper-tiles = The sixteen tiles
paper-reference-classic = Rules in brief: Las Vegas (2012)

paper-written = “{ $file }” is ready to be printed.
paper-name = Name

## The city: what its signs mean

paper-legend-site = site; built, it is a debt until it opens
paper-legend-star = show
paper-legend-lamp = lamp: a line goes from lamp to lamp
paper-legend-hotel = first to finish the avenue: the grand hotel; others strike its upper floors

## The score sheet

paper-rank = by rank
paper-free-boxes = Boxes checked, not circled
paper-fewest-boxes = who has the fewest
paper-run = Longest run
paper-unpaid = Fewer bundles than debts: { $points } points less
paper-loan = Vote on the loan

## Cards of the ACME

paper-acme-run = construction cards { $crane } = its run in every street
paper-acme-bank = for the loan from { $number } on

## What can be wrong with a wish

mistake-unknown-paper = There is nothing to print called “{ $paper }”. There are: { $papers }.
mistake-paper-choice = “{ $choice }” is not possible for “{ $paper }”. Possible: { $choices }.
mistake-paper-halves = “{ $paper }” does not fit on a page so many times. On half a page there is room for: { $papers }.
mistake-paper-city = “{ $paper }” shows no city. These do: { $papers }.

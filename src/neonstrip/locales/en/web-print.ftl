# The page with sheets to print. What they are called is in paper.ftl.

web-print-lead = The pad is empty, or somebody wants the rules beside the plate? Print what you need, in our own drawing.
web-print-what = What
web-print-how = How
web-print-size = Paper
web-print-size-a4 = A4
web-print-size-letter = US Letter
web-print-ink = Ink
web-print-ink-colour = in colour
web-print-ink-plain = black and white
web-print-number = Sheets on a page
web-print-number-value = { $number ->
    [2] two on a page
   *[other] one on a page
}
web-print-edition = Terms of the edition
web-print-edition-bluecocker = Blue Cocker
web-print-edition-pegasus = Pegasus
web-print-open = Open the PDF
web-print-save = Save the PDF
web-print-hint = Print at actual size: margins are kept on every page.
web-print-preview = How it will look
web-print-page = { $paper }, page { $page }

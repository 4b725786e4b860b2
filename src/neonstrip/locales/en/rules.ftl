# The screen with the rules. The rules themselves are in rules-royale.ftl and rules-newvegas.ftl.

rules-search = Search the rules
rules-back-table = Back to the table
rules-example = Example
rules-ruling = Our ruling
rules-search-short = Search
rules-search-hint = press / to search
rules-back = Back
rules-contents = Contents
rules-found =
    { $count ->
        [0] Nothing found
        [one] One page found
       *[other] { $count } pages found
    }
rules-none = Nothing about “{ $question }” in these rules. Perhaps another word?
rules-clear = Show everything
rules-of = Rules of { $game }

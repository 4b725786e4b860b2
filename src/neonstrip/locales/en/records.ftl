# Checking and replaying records.
verified =
    { $moves ->
        [one] The one move is legal
       *[other] All { $moves } moves are legal
    }, and { $finished ->
        [yes] the results are as the moves have it.
       *[other] the game is not over yet.
    }

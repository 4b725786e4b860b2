# Checking and replaying records.
verified =
    { $moves ->
        [one] The one move is legal
       *[other] All { $moves } moves are legal
    }, and { $finished ->
        [yes] the results are as the moves have it.
       *[other] the game is not over yet.
    }
verified-fair = The dice were fair: the seed comes from the server's, and from everybody's nonce. Compare with what the server promised before the game: { $commitment }
mistake-commitment-differs = The server's seed is not the one it promised: the record says { $said }, the seed has { $true }.
mistake-seed-differs = The dice were not fair: the game was dealt from { $said }; the server's seed and the nonces make { $true }.

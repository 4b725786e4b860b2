# Checking and replaying records.
verified =
    { $moves ->
        [one] The one move is legal
       *[other] All { $moves } moves are legal
    }, and { $finished ->
        [yes] the results are as the moves have it.
       *[other] the game is not over yet.
    }
verified-two-sided = Nobody can have chosen the dice, not even with the server’s secret: { $names } had pledged words of their own before anybody told one. That holds for anyone who finds below what their device noted before the game.
verified-server-only = The dice come from the server’s secret alone, the one it had promised: they were fair if nobody played who could know it.
verified-open-nonces = The dice come from the server’s secret, the one it had promised, and from words that were told openly: they were fair if whoever came last could not know the secret.
verified-commitment = Promised by the server: { $commitment }
verified-pledge = Pledged by { $name }: { $pledge }
verified-silent = Kept silent when the words were to be told, so that a bot played there to the end: { $names }
mistake-commitment-differs = The server’s seed is not the one it promised: the record says { $said }, the seed has { $true }.
mistake-pledge-differs = The word of { $name } is not the one that was pledged: the record says { $said }, the word has { $true }.
mistake-seed-differs = The dice were not fair: the game was dealt from { $said }; the server’s seed and the nonces make { $true }.

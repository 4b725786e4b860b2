# Laying a table.

web-new-table = A new table
web-game = Game
web-seats-limits = { $fewest } to { $most } can play.
web-seats-count =
    { $seats ->
        [one] One seat
       *[other] { $seats } seats
    }
web-people-here = People at this device
web-people-here-hint = Several take turns at it.
web-people-link = Open seats
web-people-link-hint = For whoever has the link or scans the code.
web-bots = Bots
web-bots-hint = Each plays as well as you say.
web-cover-hint = Without a cover a banner says whose turn it is, and everybody at this device sees what whoever plays sees: their money, their draft.
web-bot-level = How good bot { $number } is
web-bot-who = Who bot { $number } is
web-player-number = Player { $number }
web-less = { $what }: one fewer
web-more = { $what }: one more
web-options = The game’s options
web-option-tiles = Tiles
web-option-tiles-hint = Mini-games at the casinos, from casino 1 upwards. With none you play the base game, Las Vegas.
web-option-tiles-0 = none (base game)
web-option-repeat = Tiles in later rounds
web-option-repeat-hint = Which tiles come back in the next round.
web-option-repeat-reshuffle = shuffled anew from all
web-option-repeat-aside = used ones are set aside
web-option-repeat-turn = used ones are turned over
web-option-neutral = Neutral dice
web-option-neutral-hint = With two players, a third colour is rolled and placed at the start of each round. It scores like a player.
web-option-white = White dice
web-option-white-hint = Two to four players also roll white dice, which are nobody’s and score like a player of their own.
web-option-white-none = with two players
web-option-leftover = Left-over white dice
web-option-leftover-hint = With three players two white dice cannot be shared out.
web-option-leftover-rolled = rolled at the start
web-option-leftover-given = given to the starter
web-option-open_money = Open money
web-option-open_money-hint = Everybody sees what everybody has.
web-option-starter = Who starts
web-option-starter-hint = Who rolls first in the first round.
web-option-starter-none = drawn
web-option-starter-value = seat { $value }
web-option-edition = Edition
web-option-edition-hint = The two publishers’ rulebooks differ in a few points, such as how the cards are shuffled. Pegasus seats at most six.
web-option-edition-bluecocker = Blue Cocker
web-option-edition-pegasus = Pegasus
web-option-golf = Golf course
web-option-golf-hint = Leave it out in a first game.
web-option-bank = Bank loan
web-option-bank-hint = The secret vote before the first round. Leave it out in a first game.
web-option-sites = Project “all sites”
web-option-sites-hint = The Polish rulebook asks for sites that are opened, not only built.
web-option-sites-built = built sites
web-option-sites-opened = opened sites
web-option-opponent = Architect of the ACME
web-option-opponent-hint = Your rival when you play alone, from easy to merciless.
web-house-rules = House rules
web-house-rules-hint = Where the rulebooks can be read in two ways. Leave them as they are, or play as you do at home.
web-option-off = off
web-option-fine = Bad Luck with { $overFirst } or { $overSecond }
web-option-fine-hint = A fine of { $fine } cannot be changed from that: the smallest note is { $smallest }, and jetons are never change.
web-option-fine-cash = all of it is lost
web-option-fine-jetons = jetons make it exactly { $fine }
web-option-neutral_power = Neutral dice count for Power Play
web-option-neutral_power-hint = If not, they only count at the end of the round.
web-option-decline_move = Handicap and My Choice: the move may be declined
web-option-decline_move-hint = If not, it must be made wherever one is possible.
web-option-next_starter = Who starts the next round
web-option-next_starter-hint = If an imaginary player takes the higher note of a casino, its lower one may still make a starter.
web-option-next_starter-any = best note at the highest casino
web-option-next_starter-higher = only a higher note
web-option-shows = Projects about a street’s shows
web-option-shows-hint = The Polish rulebook only asks for the star casinos to be opened.
web-option-shows-given = shows given
web-option-shows-opened = star casinos opened
web-option-extension_shows = Shows at extensions
web-option-extension_shows-hint = A star casino opened by an extension may have the show of that turn, as the German Blue Cocker rules can be read.
web-option-decline_projects = Projects may be left
web-option-decline_projects-hint = Whoever has met a project may wait with it for a round, or for good.
web-option-acme_runs = The ACME scores its runs
web-option-acme_runs-hint = The Pegasus rulebook does not mention these points.
web-table = The table
web-public = Public table
web-public-hint = Stands on the home page: anyone may sit down or watch.
web-chat-hint = Short messages and reactions. You can switch it off later.
web-away-after = Away after
web-away-hint = So long without the page open, and the host may let a bot sit in.
web-clock = Time for a decision
web-clock-hint = When it runs out, a bot plays for the seat until its owner returns.
web-clock-time =
    { $seconds ->
        [0] no limit
        [30] 30 seconds
       *[other] { $days ->
            [0] { $minutes ->
                [one] one minute
               *[other] { $minutes } minutes
            }
            [one] one day
           *[other] { $days } days
        }
    }
web-copies = Tables with the same cards and dice
web-copies-hint = For a tournament among friends: several tables, one deal, results compared at the end.
web-together = Start together
web-together-hint = No table begins before the hosts of all are ready, so that nobody sees the cards earlier than the others.
web-lay-table = Lay the table
web-hints = Hints
web-hints-hint = Whether players may ask what the expert would do. At a table of several, the log tells who asked.
web-hints-alone = only for one person against bots
web-hints-yes = allowed
web-hints-no = none

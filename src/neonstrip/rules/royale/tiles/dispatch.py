"""Which tile's function is called when."""

from neonstrip.rules.kernel import Moves, rule
from neonstrip.rules.royale import relocation
from neonstrip.rules.royale.facts import (
    BLOCK_IT,
    DOUBLE_DOWN,
    FIFTY_FIFTY,
    HANDICAP,
    HIGH_FIVE,
    JACKPOT,
    KNOCKOUT,
    LUCKY_PUNCH,
    MY_CHOICE,
    NICE_DICE,
    NO_ENTRY,
    PAY_DAY,
    POWER_PLAY,
)
from neonstrip.rules.royale.state import (
    ACTIVATE,
    BAR,
    BLOCK,
    CHOOSE,
    CLOSE,
    DONE,
    DOWN,
    GAMBLE,
    GOLD,
    GUESS,
    HIDE,
    LIFT,
    MOVE,
    NICE,
    PICK,
    PRIME,
    SPLIT,
    State,
)
from neonstrip.rules.royale.tiles import (
    black_box,
    block_it,
    double_down,
    fifty_fifty,
    handicap,
    high_five,
    jackpot,
    knockout,
    lucky_punch,
    my_choice,
    nice_dice,
    no_entry,
    pay_day,
    power_play,
    prime_time,
)


@rule
def prepare(s: State) -> None:
    """R-TILE-5: every tile is prepared anew at the start of its round."""
    jackpot.prepare(s)
    high_five.prepare(s)
    power_play.prepare(s)
    no_entry.prepare(s)
    knockout.prepare(s)
    block_it.prepare(s)
    handicap.prepare(s)
    black_box.prepare(s)
    nice_dice.prepare(s)
    my_choice.prepare(s)


@rule
def activate(s: State) -> None:
    """R-TILE-3: the tile at the site goes to work; Prime Time, Bad Luck and Black Box wait for the scoring."""
    tile = s.tile_at[s.site]
    if tile == LUCKY_PUNCH:
        lucky_punch.activate(s)
    elif tile == JACKPOT:
        jackpot.activate(s)
    elif tile == FIFTY_FIFTY:
        fifty_fifty.activate(s)
    elif tile == HIGH_FIVE:
        high_five.activate(s)
    elif tile == PAY_DAY:
        pay_day.activate(s)
    elif tile == POWER_PLAY:
        power_play.activate(s)
    elif tile == NO_ENTRY:
        no_entry.activate(s)
    elif tile == KNOCKOUT:
        knockout.activate(s)
    elif tile == BLOCK_IT:
        block_it.activate(s)
    elif tile == HANDICAP:
        handicap.activate(s)
    elif tile == DOUBLE_DOWN:
        double_down.activate(s)
    elif tile == NICE_DICE:
        nice_dice.activate(s)
    elif tile == MY_CHOICE:
        my_choice.activate(s)
    else:
        s.phase = DONE


@rule
def options(s: State, out: Moves) -> int:
    """The legal moves of a decision that a tile asks for."""
    if s.phase in (HIDE, GUESS):
        return lucky_punch.options(s, out)
    if s.phase == GAMBLE:
        return fifty_fifty.options(s, out)
    if s.phase == CLOSE:
        return no_entry.options(s, out)
    if s.phase == BAR:
        return knockout.options(s, out)
    if s.phase == BLOCK:
        return block_it.options(s, out)
    if s.phase == LIFT:
        return handicap.options(s, out)
    if s.phase == MOVE:
        return relocation.options(s, out)
    if s.phase == DOWN:
        return double_down.options(s, out)
    if s.phase == NICE:
        return nice_dice.options(s, out)
    if s.phase == CHOOSE:
        return my_choice.options(s, out)
    if s.phase == ACTIVATE:
        return my_choice.activate_options(s, out)
    if s.phase == GOLD:
        return my_choice.gold_options(s, out)
    if s.phase == PRIME:
        return prime_time.options(s, out)
    if s.phase == SPLIT:
        return black_box.options(s, out)
    if s.phase == PICK:
        return black_box.pick_options(s, out)
    return 0


@rule
def choose(s: State, move: int) -> None:
    """Carry out a decision that a tile asked for."""
    if s.phase == HIDE:
        lucky_punch.hide(s, move)
    elif s.phase == GUESS:
        lucky_punch.guess(s, move)
    elif s.phase == GAMBLE:
        fifty_fifty.choose(s, move)
    elif s.phase == CLOSE:
        no_entry.choose(s, move)
    elif s.phase == BAR:
        knockout.choose(s, move)
    elif s.phase == BLOCK:
        block_it.choose(s, move)
    elif s.phase == LIFT:
        handicap.choose(s, move)
    elif s.phase == MOVE:
        relocation.choose(s, move)
    elif s.phase == DOWN:
        double_down.choose(s, move)
    elif s.phase == NICE:
        nice_dice.choose(s, move)
    elif s.phase == CHOOSE:
        my_choice.choose(s, move)
    elif s.phase == ACTIVATE:
        my_choice.activate_other(s, move)
    elif s.phase == GOLD:
        my_choice.put_on_gold(s, move)
    elif s.phase == PRIME:
        prime_time.choose(s, move)
    elif s.phase == SPLIT:
        black_box.split(s, move)
    elif s.phase == PICK:
        black_box.pick(s, move)

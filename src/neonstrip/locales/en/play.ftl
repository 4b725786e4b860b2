# Playing at a terminal, whatever the game. $you is "yes" where the reader is meant and "no" for anybody else.

named = { $name }:
play-your-name = You
play-welcome-sign = WELCOME TO FABULOUS NEONSTRIP
play-bot = { $bot } bot
play-go = Enter: sit down

# The line above what a person types: which keys work now. Keys stay the same letters in every language.
keys-undo = u undo
keys-save = s save
keys-help = h help
keys-hint = t hint
keys-quit = q quit
ask-number = Your choice
ask-enter = Enter: { $choice }
ask-done = Enter: done · u: undo
ask-next-round = Enter: next round
ask-next-turn = Enter: next turn · q: quit
ask-file = Save as [{ $file }]
ask-save-first = Save before you go? Enter: yes, to { $file } · n: no

told-undone = Taken back.
told-saved = Saved to { $file }.
told-not-a-choice = “{ $text }” is none of the choices. Type a number of the list, or h for help.
told-pick-one = Take one of the numbers above.
told-resume = Come back any time: neonstrip play { $game } --resume { $file }
told-not-saved = This game was not saved. To be able to come back, start with --save FILE.
told-left = The lights stay on.
told-resumed = Welcome back. Here is where you left off.
told-finished = This game is over. To see it again: neonstrip replay { $file }
told-replay = See it again: neonstrip replay { $file }

replay-title = { $game }: { $players }, { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}
replay-after = After move { $move } of { $moves }

## The games

game-classic = Las Vegas (2012)
game-newvegas = Welcome to New Las Vegas
game-royale = Las Vegas Royale

end-you-win = YOU WIN
end-wins = { $name } WINS
end-shared = SHARED: { $names }

# What the coach says in the lessons. A lesson has a title, a line about it, what is said at each step, and an end.
# $rival and $third are the names of the others at the table.

learn-lead = Short lessons at a real table, about a minute each. A coach shows you what to press; the rest is the game itself.
learn-learned = learned
learn-coach = Coach
learn-step = Step { $step } of { $steps }
learn-back = Lessons
learn-next = Next
learn-again = Once more
learn-next-lesson = Next lesson
learn-play-now = Play a game
learn-others = The others play …
learn-nudge = In a real game you could. Here the lesson goes on at what is lit.

## Royale: rolling and placing

learn-royale-rolling = Roll and place
learn-royale-rolling-about = What you do on your turn.
learn-royale-rolling-strip = Six casinos, two banknotes each. At the end of a round the most dice in a casino win its higher note.
learn-royale-rolling-roll = You have seven dice and the big one, the Biggy. Roll them all.
learn-royale-rolling-place = Now pick one number. All your dice of that number go to its casino: send your three fives to the Cleopatra.
learn-royale-rolling-again = { $rival } has placed two sixes. Your other dice came back to you: roll them again.
learn-royale-rolling-choose = Your choice now! Each button says what it would bring. Two sixes would only tie with { $rival }.
learn-royale-rolling-end = That is a turn: roll all you have, place all dice of one number. A round lasts until nobody has dice left.

# The keys that do something by themselves, in the settings.

web-keys = Keys
web-keys-tables = At every table
web-keys-replay = Watching a game again
web-keys-next = from one choice to the next
web-keys-undo = take back
web-keys-hint = ask for a hint
web-keys-explain = explain what you are on
web-keys-roll = roll your dice
web-keys-number = choose that number; Enter confirms it
web-keys-card = choose that card, Enter takes it; alone first its number, then an action
web-keys-confirm = confirm your turn
web-keys-step = one step back or on
web-keys-round = one round back or on
web-keys-ends = to the beginning or the end
web-keys-play = play or pause
web-keys-search = search the rules
web-key-space = Space
web-key-pages = Page Up, Page Down
web-key-ends = Home, End

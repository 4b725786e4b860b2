# Gra w terminalu, niezależnie od gry. $you to "yes", gdy mowa o czytającej osobie, a "no" o każdej innej.

named = { $name }:
play-your-name = Ty
play-welcome-sign = WITAJ W BAJECZNYM NEONSTRIP
play-bot = bot { $bot }
play-go = Enter: siadam do stołu

# Wiersz nad tym, co się wpisuje: które klawisze działają. Litery są takie same w każdym języku.
keys-undo = u cofnij
keys-save = s zapisz
keys-help = h pomoc
keys-hint = t podpowiedź
keys-quit = q wyjdź
ask-number = Twój wybór
ask-enter = Enter: { $choice }
ask-done = Enter: gotowe · u: cofnij
ask-next-round = Enter: następna runda
ask-next-turn = Enter: następna tura · q: wyjdź
ask-file = Zapisz jako [{ $file }]
ask-save-first = Zapisać przed wyjściem? Enter: tak, w { $file } · n: nie

told-undone = Cofnięte.
told-saved = Zapisane w { $file }.
told-not-a-choice = Nie ma takiego wyboru: „{ $text }”. Wpisz numer z listy albo h, aby zobaczyć pomoc.
told-pick-one = Wybierz któryś z numerów powyżej.
told-resume = Wracaj, kiedy chcesz: neonstrip play { $game } --resume { $file }
told-not-saved = Ta gra nie jest zapisana. Żeby móc do niej wrócić, zacznij z --save PLIK.
told-left = Neony świecą dalej.
told-resumed = Witaj z powrotem! Gramy od tego samego miejsca.
told-finished = Ta gra jest skończona. Obejrzyj ją: neonstrip replay { $file }
told-replay = Obejrzyj ją jeszcze raz: neonstrip replay { $file }

replay-title = { $game }: { $players }, { $moves ->
    [one] { $moves } ruch
    [few] { $moves } ruchy
    [many] { $moves } ruchów
   *[other] { $moves } ruchu
}
replay-after = Po ruchu { $move } z { $moves }

## Gry

game-classic = Las Vegas (2012)
game-newvegas = Welcome to… Nowe Las Vegas
game-royale = Las Vegas Royale

end-you-win = WYGRYWASZ!
end-wins = WYGRYWA { $name }
end-shared = WSPÓLNA WYGRANA: { $names }

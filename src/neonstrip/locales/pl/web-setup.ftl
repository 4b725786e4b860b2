# Nakrywanie stołu.

web-new-table = Nowy stół
web-game = Gra
web-seats-limits = Może grać od { $fewest } do { $most } osób.
web-seats-count =
    { $seats ->
        [one] Jedno miejsce
        [few] { $seats } miejsca
        [many] { $seats } miejsc
       *[other] { $seats } miejsca
    }
web-people-here = Osoby przy tym urządzeniu
web-people-here-hint = Kilka osób gra na nim na zmianę.
web-people-link = Wolne miejsca
web-people-link-hint = Dla każdego, kto ma link lub zeskanuje kod.
web-bots = Boty
web-bots-hint = Każdy gra tak dobrze, jak chcecie.
web-cover-hint = Bez zasłony baner mówi, kto gra, a wszyscy przy tym urządzeniu widzą to, co ta osoba: jej pieniądze i szkic.
web-bot-level = Siła bota { $number }
web-bot-who = Kim jest bot { $number }
web-player-number = Gracz { $number }
web-less = { $what }: o jeden mniej
web-more = { $what }: o jeden więcej
web-options = Opcje gry
web-option-tiles = Płytki
web-option-tiles-hint = Minigry przy kasynach, od kasyna 1 w górę. Bez płytek to gra podstawowa, Las Vegas.
web-option-tiles-0 = bez (gra podstawowa)
web-option-repeat = Płytki w kolejnych rundach
web-option-repeat-hint = Które płytki wracają w nowej rundzie.
web-option-repeat-reshuffle = tasowane na nowo ze wszystkich
web-option-repeat-aside = użyte są odkładane
web-option-repeat-turn = użyte są odwracane
web-option-neutral = Neutralne kości
web-option-neutral-hint = W grze dwuosobowej na początku każdej rundy rzuca się i rozkłada kości trzeciego koloru. Liczą się jak kości gracza.
web-option-white = Białe kości
web-option-white-hint = Od dwóch do czterech osób rzuca się też białymi kośćmi. Nie należą do nikogo i liczą się jak kości jeszcze jednej osoby.
web-option-white-none = tylko w dwie osoby
web-option-leftover = Pozostałe białe kości
web-option-leftover-hint = W trzy osoby dwóch białych kości nie da się rozdzielić.
web-option-leftover-rolled = rzucane na początku
web-option-leftover-given = dla zaczynającej osoby
web-option-open_money = Jawne pieniądze
web-option-open_money-hint = Wszyscy widzą, co kto ma.
web-option-starter = Kto zaczyna
web-option-starter-hint = Kto pierwszy rzuca w pierwszej rundzie.
web-option-starter-none = losowo
web-option-starter-value = miejsce { $value }
web-option-edition = Wydanie
web-option-edition-hint = Instrukcje obu wydawców różnią się w kilku punktach, na przykład w tasowaniu kart. Pegasus jest dla najwyżej sześciu osób.
web-option-edition-bluecocker = Blue Cocker
web-option-edition-pegasus = Pegasus
web-option-golf = Pole golfowe
web-option-golf-hint = W pierwszej grze lepiej je pominąć.
web-option-bank = Kredyt bankowy
web-option-bank-hint = Tajne głosowanie przed pierwszą rundą. W pierwszej grze lepiej je pominąć.
web-option-sites = Projekt „wszystkie budowy”
web-option-sites-hint = Polska instrukcja wymaga kasyn otwartych, nie tylko wybudowanych.
web-option-sites-built = wybudowane
web-option-sites-opened = otwarte
web-option-opponent = Architekt ACME
web-option-opponent-hint = Twój rywal, gdy grasz w pojedynkę, od łatwego do bezlitosnego.
web-house-rules = Zasady domowe
web-house-rules-hint = Tam, gdzie instrukcje można czytać na dwa sposoby. Zostaw, jak jest, albo graj jak u siebie w domu.
web-option-off = nie
web-option-fine = Bad Luck przy { $overFirst } lub { $overSecond }
web-option-fine-hint = Przy karze { $fine } bank nie ma jak wydać reszty: najniższy banknot to { $smallest }, a żetonów nigdy się nie wydaje.
web-option-fine-cash = przepada wszystko
web-option-fine-jetons = z żetonami równe { $fine }
web-option-neutral_power = Neutralne kości liczą się w Power Play
web-option-neutral_power-hint = Jeśli nie, liczą się dopiero na koniec rundy.
web-option-decline_move = Handicap i My Choice: z ruchu można zrezygnować
web-option-decline_move-hint = Jeśli nie, trzeba go wykonać, gdy tylko jest możliwy.
web-option-next_starter = Kto zaczyna następną rundę
web-option-next_starter-hint = Gdy wyższy banknot kasyna bierze wymyślony gracz, niższy i tak może wskazać, kto zaczyna.
web-option-next_starter-any = najlepszy banknot w najwyższym kasynie
web-option-next_starter-higher = tylko wyższy banknot
web-option-shows = Projekty z pokazami przy ulicy
web-option-shows-hint = Polska instrukcja wymaga tylko otwarcia kasyn z gwiazdką.
web-option-shows-given = pokazy odbyte
web-option-shows-opened = kasyna z gwiazdką otwarte
web-option-extension_shows = Pokazy w rozbudowie
web-option-extension_shows-hint = W kasynie z gwiazdką otwartym przez rozbudowę może odbyć się pokaz tej tury; tak da się czytać niemiecką instrukcję Blue Cocker.
web-option-decline_projects = Projekty można odłożyć
web-option-decline_projects-hint = Kto spełnił projekt, może poczekać z punktami rundę albo z nich zrezygnować.
web-option-acme_runs = ACME dostaje punkty za ciągi
web-option-acme_runs-hint = Instrukcja Pegasusa nie wspomina o tych punktach.
web-table = Stół
web-public = Stół publiczny
web-public-hint = Widać go na stronie głównej: każdy może usiąść lub patrzeć.
web-chat-hint = Krótkie wiadomości i reakcje. Można go potem wyłączyć.
web-away-after = Nieobecność po
web-away-hint = Po takim czasie bez otwartej strony gospodarz może posadzić bota.
web-clock = Czas na decyzję
web-clock-hint = Gdy minie, na tym miejscu gra bot, dopóki nikt na nie nie wróci.
web-clock-time =
    { $seconds ->
        [0] bez limitu
        [30] 30 sekund
       *[other] { $days ->
            [0] { $minutes ->
                [one] jedna minuta
                [few] { $minutes } minuty
               *[other] { $minutes } minut
            }
            [one] jeden dzień
           *[other] { $days } dni
        }
    }
web-copies = Stoły z tymi samymi kartami i kośćmi
web-copies-hint = Na turniej wśród przyjaciół: kilka stołów, jedno rozdanie, wyniki porównane na końcu.
web-together = Zacznij razem
web-together-hint = Żaden stół nie zaczyna, zanim gospodarze wszystkich będą gotowi: nikt nie widzi kart wcześniej niż inni.
web-lay-table = Otwórz stół
web-hints = Podpowiedzi
web-hints-hint = Czy wolno pytać, co zrobiłby mistrz. Gdy gra kilka osób, dziennik mówi, kto pytał.
web-hints-alone = w pojedynkę przeciw botom
web-hints-yes = dozwolone
web-hints-no = bez

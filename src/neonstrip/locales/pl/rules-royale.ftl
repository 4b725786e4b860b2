# Zasady Las Vegas i Las Vegas Royale naszymi słowami. Kwoty są w tysiącach dolarów.
# Akapit, który zaczyna się od », to przykład, od § nasze rozstrzygnięcie, od – lista.

## Zanim zaczniecie

rules-royale-start = Zanim zaczniecie
rules-royale-start-goal = O co chodzi
rules-royale-start-goal-text =
    Sześć kasyn, sześć liczb, a przed każdymi drzwiami pieniądze. Wysyłasz kości tam, gdzie chcesz wygrać, i wszyscy inni robią to samo. Na koniec rundy każde kasyno płaci tym, którzy mają tam najwięcej kości, a remisujący odpadają.

    Po trzech rundach wygrywa największy majątek. Kwoty są w tysiącach: 60 to banknot o wartości 60 000 dolarów.
rules-royale-start-dice = Kości i żetony
rules-royale-start-dice-text =
    Gra od dwóch do pięciu osób, przez trzy rundy. W każdej rundzie wszyscy mają po { $smallDice } małych kości i Biggy, czyli tę dużą.

    Na początku każdej rundy dostajesz { $jetonsEach } żetony, oprócz tych, które ci zostały.
rules-royale-start-prizes = Banknoty do wygrania
rules-royale-start-prizes-text =
    Odkrywa się sześć par banknotów. Para o najwyższej sumie trafia do kasyna { $allCasinos }, następna do kasyna { $nextCasino } i tak dalej aż do kasyna 1. Przy równych sumach para z wyższym pojedynczym banknotem idzie do kasyna o wyższym numerze.

    » 90 + 30 i 70 + 50 dają po 120. Para z 90 idzie do kasyna o wyższym numerze.

## Twoja tura

rules-royale-turn = Twoja tura
rules-royale-turn-place = Rzuć, wybierz, połóż
rules-royale-turn-place-text =
    Rzuć wszystkimi kośćmi, które ci zostały. Wybierz jedną z wyrzuconych liczb, której kasyno jest otwarte, i połóż tam wszystkie swoje kości z tą liczbą, także Biggy, jeśli ją pokazuje. Resztę zabierz; kolej na osobę po lewej.

    » Wyrzucasz 3 3 3 3 5. Albo wszystkie cztery trójki idą do kasyna 3, albo piątka do kasyna 5. Tylko dwie trójki lub obie liczby naraz to ruch niedozwolony.

    § Rzut jest osobnym ruchem. Dopóki następna osoba nie rzuci, możesz cofnąć to, gdzie leżą twoje kości.
rules-royale-turn-biggy = Biggy
rules-royale-turn-biggy-text =
    Duża kość liczy się za dwie wszędzie, gdzie porównuje się kości: przy banknotach, remisach i przewadze. Poza tym jest jedną kością: rzuca się nią i kładzie ją jak inne, a na barze Knockout? zajmuje jedno miejsce.

    » Mała kość i Biggy to razem trzy, tyle samo co trzy małe. To remis.
rules-royale-turn-jetons = Pas za żeton
rules-royale-turn-jetons-text =
    Nie podoba ci się rzut? Zanim coś położysz, zapłać żeton i zabierz wszystkie kości; twoja tura się kończy. W następnej rzucisz znowu wszystkimi.

    Każdy żeton, który zachowasz, jest na koniec gry wart { $jeton }.
rules-royale-turn-out = Gdy kości się skończą
rules-royale-turn-out-text =
    Kto nie ma już kości, jest pomijany, a runda kończy się, gdy nie ma ich nikt. Pod koniec ktoś może więc grać kilka tur z rzędu.

    § Niektóre płytki zwracają kości właścicielom. Wtedy wracasz do gry, nawet jeśli nie było ci już czym rzucać.

## Koniec rundy

rules-royale-payout = Koniec rundy
rules-royale-payout-ties = Remisy i wygrane
rules-royale-payout-ties-text =
    Kasyno po kasynie. Najpierw remisy: wszyscy, którzy mają tam po tyle samo kości, zabierają je i nic nie wygrywają. Biggy liczy się za dwie.

    Z pozostałych ten, kto ma najwięcej kości, bierze wyższy banknot, a następna osoba niższy. Reszta odchodzi z niczym.

    » Ada ma 4 kości, Ben i Mia po 3, Tom 1. Ben i Mia odpadają. Ada bierze wyższy banknot, a Tom ze swoją jedną kością niższy.

    Banknoty, których nikt nie wygrał, idą pod stos i wypadają z gry.

    § W Royale banknoty, których nikt nie wygrał, idą do banku.
rules-royale-payout-starter = Kto zaczyna
rules-royale-payout-starter-text =
    Następną rundę zaczyna ten, kto wygrał wyższy banknot w kasynie { $allCasinos }. Jeśli nikt tam nie wygrał, rozstrzyga kasyno { $nextCasino } i tak dalej w dół.

    § Wystarczy niższy banknot, jeśli wyższy przypadł wymyślonemu graczowi. Jeśli nikt nigdzie nic nie wygrał, zaczyna osoba po lewej od tej, która zaczynała ostatnio.

    § Według instrukcji pierwszą rundę zaczyna najstarsza osoba. Tutaj wybieracie ją przy otwieraniu stołu albo rozstrzyga los.
rules-royale-payout-anew = Nowa runda
rules-royale-payout-anew-text =
    Wszystkie kości wracają do właścicieli: z kasyn, z płytek, z baru i ze złotego pola; szare i czarne odkłada się na bok. Dopiero potem przychodzą nowe banknoty, nowe płytki i po { $jetonsEach } żetony. Tymi żetonami nikt więc nie zapłaci kary z poprzedniej rundy.
rules-royale-payout-end = Koniec gry
rules-royale-payout-end-text =
    Po trzech rundach liczycie pieniądze i po { $jeton } za każdy żeton. Wygrywa, kto ma najwięcej. Przy remisie wygrywa, kto ma razem więcej banknotów i żetonów; jeśli i tu jest remis, dzielicie się zwycięstwem.

    » Ada i Ben mają po 430. Ada ma 6 banknotów i 1 żeton, Ben 5 banknotów i 4 żetony. Wygrywa Ben, 9 do 7.

## Wasz stół

rules-royale-table = Wasz stół
rules-royale-table-two = W dwie osoby
rules-royale-table-two-text =
    Na początku każdej rundy rzuca się { $allDice } kośćmi w wolnym kolorze, razem z Biggy, i rozkłada je według liczb. Leżą tam całą rundę i rozlicza się je tak, jakby ktoś nimi grał. To, co wygrają, wraca.

    Instrukcja zaleca to dla dwóch osób. Tutaj jest to włączone, chyba że wyłączycie neutralne kości przy otwieraniu stołu.

    » W kasynie 4 neutralne kości liczą się za 3, twoje za 2. Wyższy banknot wraca, a ty bierzesz niższy.

    § Neutralne kości nie uruchamiają płytek.
rules-royale-table-base = Gra podstawowa
rules-royale-table-base-text =
    Otwórzcie stół bez żadnych płytek, a zagracie w Las Vegas, dobre na początek znajomości: wszystko z tej strony oprócz rozdziałów o płytkach.
rules-royale-table-choice = Ile płytek i które
rules-royale-table-choice-text =
    W Royale w każdej rundzie przy kasynach 1, 2 i 3 leżą trzy płytki, wylosowane, losową stroną do góry. Płytek jest osiem, każda ma dwie strony, a obie strony jednej płytki nigdy nie leżą naraz.

    Otwierając stół, wybieracie od 0 do { $allCasinos } płytek na rundę i to, co dzieje się z użytymi: są tasowane z pozostałymi, odkładane albo odwracane.

    § Płytki leżą od kasyna 1 w górę. Gdy nieużytych jest za mało, najpierw wchodzą nieużyte strony użytych płytek, a potem dowolne.
rules-royale-table-money = Zakryte pieniądze
rules-royale-table-money-text =
    Wszyscy widzą, co bierzesz, w chwili gdy to bierzesz. Potem pieniądze leżą zakryte i niczyja suma nie jest pokazywana przed końcem. Jeśli wolicie, odkryjcie wszystkie pieniądze przy otwieraniu stołu.

    § Żetony, kości, banknoty przy kasynach i bank są jawne dla wszystkich. A to, co kto wziął, zostaje w dzienniku: zakryte znaczy niewidoczne, a nie zapomniane.
rules-royale-table-length = Jak długo trwa runda
rules-royale-table-length-text =
    Tyle, ile trzeba. Płytki mogą zwracać kości raz po raz, a liczba tur nie jest ograniczona. Tylko symulacje, w których komputery rozgrywają tysiące partii, zatrzymują się na granicy bezpieczeństwa i o tym mówią.

## Płytki i bank

rules-royale-royale = Płytki i bank
rules-royale-royale-activate = Uruchamianie płytki
rules-royale-royale-activate-text =
    Kładąc kości w kasynie, uruchamiasz jego płytkę: po położeniu i tylko raz, bez względu na liczbę kości.

    Co płytka każe, to trzeba zrobić. Wybór masz tylko tam, gdzie ona go daje: przy Handicap, Double Down i Nice Dice, przy przenoszeniu tabliczki No Entry! i przy graniu dalej w Fifty Fifty. Płytka, która nie ma już nic do zrobienia, nic nie robi.
rules-royale-royale-quiet = Co uruchamia, a co nie
rules-royale-royale-quiet-text =
    Uruchamiają kości z rzutu, a także kość położona dzięki Power Play.

    Nie uruchamia kość położona ruchem z Handicap ani piątką z My Choice, ani ta, którą wypycha Nice Dice.

    § Nie uruchamiają też szare kości z Block It! ani czarne z Prime Time.
rules-royale-royale-fresh = W każdej rundzie od nowa
rules-royale-royale-fresh-text =
    Na początku swojej rundy każda płytka jest przygotowana od nowa: pionki na starcie, znaczniki i szare kości tak, jak wydrukowano. Pula, której nikt nie wygrał, nie przechodzi dalej.
rules-royale-royale-bank = Bank
rules-royale-royale-bank-text =
    Banknoty na rundy 2 i { $lastRound } odlicza się zakryte jeszcze przed grą. Pozostałe { $bank } to bank: leży odkryty i z niego płacą płytki. { $jeton } i { $jetonMost } płaci się żetonami.

    § Żetonów nigdy nie braknie. Bank płaci jednym banknotem danej wartości; jeśli go nie ma, jak najmniejszą liczbą banknotów, a przy równej liczbie z najwyższym pojedynczym; jeśli i to się nie da, wekslem. Weksel liczy się jak banknot, a kto płaci banknotami, najpierw oddaje weksle.
rules-royale-royale-nobody = Gracze, których nie ma
rules-royale-royale-nobody-text =
    Neutralne i szare kości liczą się tak, jakby ktoś nimi grał, choć nie gra nikt. Mogą z tobą zremisować i cię pokonać. To, co wygrają, wraca, a one nigdy nie rzucają w Prime Time i nie otwierają Black Box. W grze dwuosobowej kości neutralne i szare to dwóch różnych wymyślonych graczy.

    § W Royale ich wygrana idzie do banku; w grze podstawowej pod stos, jak mówi instrukcja.
rules-royale-royale-order = Rozliczenie krok po kroku
rules-royale-royale-order-text =
    – Rozgrywa się Prime Time.
    – Ustala się, kto musi zapłacić za Bad Luck; czarne kości się liczą.
    – Płacą kasyna od 1 do { $allCasinos }, każde najpierw swoje dwa banknoty, potem to, co daje płytka: High Five, Black Box, Double Down, Nice Dice, złote pole.
    – Płaci się za Bad Luck.
    – Wiadomo, kto zaczyna następną rundę.

    § Instrukcja nie ustala całej tej kolejności; tak gramy my.

## Szesnaście płytek

rules-royale-tiles = Szesnaście płytek
rules-royale-tiles-luckypunch = Lucky Punch
rules-royale-tiles-luckypunch-text =
    Schowaj w pięści 1, 2 lub { $markers } pionki; pusta pięść się nie liczy. Sąsiad po lewej zgaduje ile, potem pięść się otwiera. Gdy trafi, nie dostajesz nic. Gdy spudłuje, dostajesz to, co w niej było:

    – 1 pionek: { $punch1 } żetony
    – 2 pionki: { $punch2 }
    – { $markers } pionki: { $punch3 }

    Zanim padnie odpowiedź, żadna inna przeglądarka nie zna twojej liczby.
rules-royale-tiles-jackpot = Jackpot
rules-royale-tiles-jackpot-text =
    Rzuć dwiema czarnymi kośćmi. Suma { $luckySum } albo dublet wygrywa pulę, a następna zaczyna znów od { $potFirst }. Każdy inny rzut podnosi ją o { $potStep }, aż do { $potLast }.

    » W puli jest { $pot }. Wyrzucasz 2 i 4: nic, a pula rośnie do { $potNext }. Następna osoba wyrzuca 4 i 4, i bierze { $potNext }.
rules-royale-tiles-primetime = Prime Time
rules-royale-tiles-primetime-text =
    Ta płytka czeka na koniec rundy. Przed rozliczeniem ten, kto wygrałby tu wyższy banknot, rzuca dwiema czarnymi kośćmi. Może posłać jedną, obie albo żadną do otwartych kasyn o ich numerach, z dubletu także tylko jedną. Każda liczy się tam jak jego mała kość.

    To może zmienić nawet to, kto wygra tutaj. Na Double Down czarne kości nigdy nie idą.

    » Wyrzucasz 3 i 5. W kasynie 5 masz remis z Benem: czarna piątka go przełamuje. Czarna trójka dałaby ci tylko remis z Mią, więc ją zostawiasz.

    § Najpierw jest rzut, nawet jeśli oba kasyna okażą się zamknięte.
rules-royale-tiles-fiftyfifty = Fifty Fifty
rules-royale-tiles-fiftyfifty-text =
    Rzuć dwiema czarnymi kośćmi; pionek idzie na pierwsze pole, które jeszcze nic nie jest warte. Skończ i weź to, co pokazuje pole, albo powiedz, czy następna suma będzie wyższa, czy niższa od tej, i rzuć jeszcze raz. Trafienie: pionek idzie dalej. Pudło albo ta sama suma: koniec, nic nie dostajesz.

    Pola: { $fifty }.

    » Wyrzucasz 9, mówisz „mniej” i wyrzucasz 6: na razie to 1 żeton. Mówisz „więcej” i wyrzucasz znowu 6: nic.

    § Ostatnie pole jest wypłacane od razu. Jeśli musisz, możesz zapowiedzieć więcej niż 12 albo mniej niż 2.
rules-royale-tiles-highfive = High Five
rules-royale-tiles-highfive-text =
    Jeśli kładziesz tu kości i twoje kości liczą się tu wtedy za co najmniej { $count }, weź znacznik, o ile jeszcze jest. Wystarczą trzy małe i Biggy. Przy rozliczeniu tego kasyna znacznik daje { $high } z banku.

    § Co masz, to zachowujesz, nawet jeśli potem zabierzesz stąd kości.
rules-royale-tiles-badluck = Bad Luck
rules-royale-tiles-badluck-text =
    Na koniec rundy, jeszcze przed odrzuceniem remisów, każdy, kto ma tu najmniej kości, jest winien { $fine }; ani jedna to też najmniej. Jeśli wszyscy mają po tyle samo, winni są wszyscy. Płaci się po całym rozliczeniu.

    Gdy brakuje ci pieniędzy, oddajesz wszystko, co masz, a na końcu żetony po { $jeton }. Resztę wydaje się banknotami, nigdy żetonami.

    » Ada ma tu 3 kości, Ben 1, Mia żadnej. Mia jest winna { $fine }. Gdyby Ben też nie miał żadnej, zapłaciliby oboje.

    § Wymyśleni gracze nie płacą, a ich kości nie liczą się przy ustalaniu, kto ma najmniej.

    § Najniższy banknot to { $smallest }, więc nie wszystko da się rozmienić. Mając { $overFirst } lub { $overSecond }, oddajesz wszystko i nie dostajesz reszty; żetonów to nie kosztuje. Mając { $smallest } lub { $second }, oddajesz wszystko i dokładasz do { $fineFirst } lub { $fineSecond } żetonu, a bez pieniędzy do { $fineMost } żetonów.

    § Zasada domowa: mając { $overFirst }, płacisz { $smallest } i { $fineFirst } żetony, mając { $overSecond }, { $second } i { $fineSecond } żeton, jeśli je masz.

    § Płacisz banknotem { $fine }, jeśli go masz, a jeśli nie, jak najmniejszą liczbą banknotów, z których bank może wydać resztę. Kilka kar płaci się w kolejności miejsc.
rules-royale-tiles-payday = Pay Day
rules-royale-tiles-payday-text =
    Policz kasyna, nie płytki, w których leży choć jedna twoja kość, razem z tym. Każde daje { $payFirst }: jedno żeton, dwa { $paySecond } żetony, a od trzech pieniądze, do { $payLast } za wszystkie sześć.

    » Masz kości w kasynach 1, 2 i 5: to { $payThird }. Ile leży w każdym, nie ma znaczenia.
rules-royale-tiles-powerplay = Power Play
rules-royale-tiles-powerplay-text =
    Jeśli kładziesz tu kości i masz ich wtedy więcej niż ktokolwiek inny, weź pionek, z płytki albo od tego, kto go ma. Póki go masz, możesz w każdej swojej turze zamiast rzutu obrócić jedną swoją kość na dowolną liczbę i ją położyć, ze wszystkimi skutkami. Pionek się nie zużywa. W takiej turze nie można pasować za żeton.

    Gdy tylko nikt tu samodzielnie nie prowadzi, pionek wraca na płytkę. Jeśli ktoś inny obejmie prowadzenie, nie uruchamiając płytki, zachowujesz pionek, dopóki tego nie zrobi.

    » Prowadzisz tu z 2 kośćmi. Ktoś dokłada dwie szare z Block It!: remis, pionek wraca.

    § Neutralne kości też się liczą, a gdy samodzielnie prowadzi wymyślony gracz, pionek również wraca. Sprawdza się to po każdym kroku: wystarczy remis, który trwa tylko chwilę.
rules-royale-tiles-noentry = No Entry!
rules-royale-tiles-noentry-text =
    Za pierwszym razem musisz położyć tabliczkę na jakimś kasynie, ale nigdy na tym. Tamto kasyno jest zamknięte: nic do niego nie wchodzi i nic nie wychodzi, ani z rzutu, ani przez płytki, ani z czarnymi kośćmi. Później możesz przenieść tabliczkę na inne kasyno albo ją zostawić.

    Po każdym położeniu lub przeniesieniu, także za pierwszym razem, pionek idzie o pole dalej po swoim torze i to pole płaci: { $noEntry }, start (nic) i znów od początku. Jeśli zostawiasz tabliczkę, pionek stoi i nic nie płaci.

    § Zamknięte kasyno rozlicza się jak zwykle. Jeśli w rzucie masz tylko jego liczbę, zabierasz kości bez płacenia żetonu.
rules-royale-tiles-knockout = Knockout?
rules-royale-tiles-knockout-text =
    Każdy rywal, który ma jeszcze kości, a na barze mniej niż { $places }, musi położyć tam jedną. Potem wszystkie twoje wracają z baru do ciebie. Biggy zajmuje jedno miejsce. Kości na barze nie są w żadnym kasynie i nic nie wygrywają.

    § Każdy sam wybiera kość, zgodnie z ruchem wskazówek zegara; pytany jest tylko ten, kto ma i małe kości, i Biggy. Wymyślonych graczy to nie dotyczy.
rules-royale-tiles-blockit = Block It!
rules-royale-tiles-blockit-text =
    Leży tu { $greyDice } szarych kości w grupach po { $blockGroups } i { $blockLast }. Weź wszystkie kości jednej grupy i włóż je do jednego otwartego kasyna, jeśli chcesz, także do tego. Dopóki jest jakaś grupa, musisz.

    Szare kości to jeden wymyślony gracz. Liczą się w trakcie rundy i przy rozliczeniu.

    » Ada prowadzi w kasynie 2 z 2 kośćmi. Dokładasz tam dwie szare. Jeśli tak zostanie, w kasynie 2 nikt nic nie wygra.
rules-royale-tiles-handicap = Handicap
rules-royale-tiles-handicap-text =
    Na początku rundy w kasynach od 1 do { $liftOne } leży po jednej szarej kości, a w kasynach od { $liftTwo } do { $allCasinos } po dwie. Kładąc tu kości, możesz zabrać jedną szarą z otwartego kasyna, położyć ją na wolnym polu płytki i dostać to, co ono pokazuje: { $liftJetons } żeton ({ $liftJetonFields } pola), { $lift } ({ $liftMoneyFields }) albo ruch ({ $liftMoveFields }).

    Ruch to jedno z dwojga: obróć jedną z pozostałych ci kości na dowolną liczbę i ją połóż, co niczego nie uruchamia, albo zabierz swoją kość z kasyna, choćby dopiero co położoną. Nigdy z płytki ani na płytkę.

    Szare kości, które zostały, liczą się przy rozliczeniu jak jeden wymyślony gracz, także przy ustalaniu, kto gra Prime Time. W trakcie rundy nie liczą się dla Power Play.

    § Ruch można wziąć nawet wtedy, gdy żaden nie jest możliwy. Jeśli jakiś jest, trzeba go wykonać.
rules-royale-tiles-blackbox = Black Box
rules-royale-tiles-blackbox-text =
    Ta płytka czeka na koniec rundy. Przy rozliczeniu jej kasyna lewy sąsiad osoby, która wygrała wyższy banknot, dzieli sześć znaczników ({ $tokens }) na dwa zakryte stosy: 3 i 3, 4 i 2 albo 5 i 1. Zwycięzca widzi tylko, ile w nich leży, bierze jeden stos i go odkrywa. Dostaje jego sumę: { $jetonMost } jako { $jetonsMost } żetony, od { $boxMoney } do { $boxAll } w pieniądzach, a za same zera nic.

    § Jest pierwszy i drugi stos, a dzielący decyduje, który jest który. Blefowanie należy do gry.
rules-royale-tiles-doubledown = Double Down
rules-royale-tiles-doubledown-text =
    Możesz przenieść dowolnie wiele swoich kości z tego kasyna na płytkę, zarówno te dopiero położone, jak i wcześniejsze. Płytkę rozlicza się jak osobne kasyno: remisy odpadają, najwięcej kości wygrywa { $down1 }, następny wynik { $down2 }, z banku.

    Nic innego nie kładzie tam kości ani ich nie zabiera. No Entry! może zamknąć kasyno, ale nie płytkę.
rules-royale-tiles-nicedice = Nice Dice
rules-royale-tiles-nicedice-text =
    Możesz położyć jedną kość z tego rzutu, jeszcze z ręki albo dopiero co położoną tutaj, na polu z jej liczbą. Jeśli już tam jakaś leży, czyjakolwiek, najpierw idzie do kasyna o swoim numerze, co niczego nie uruchamia. Jeśli tamto kasyno jest zamknięte, kość zostaje i jej pole nie jest wolne.

    Przy rozliczeniu każda kość tutaj daje właścicielowi:

    – 1: { $niceFirst } żeton
    – 2: { $niceSecond } żetony
    – od 3 do 6: { $niceMoney }

    Po ruchu z Power Play nadaje się tylko kość dopiero co położona.
rules-royale-tiles-mychoice = My Choice
rules-royale-tiles-mychoice-text =
    Rzuć dwiema czarnymi kośćmi i użyj jednej:

    – 1: { $choiceFirst } żeton
    – 2: { $choiceSecond } żetony
    – 3: { $choiceThird }
    – 4: uruchom inną płytkę, jakby leżały tam położone właśnie kości
    – 5: obróć jedną z pozostałych ci kości na dowolną liczbę i ją połóż, co niczego nie uruchamia, albo zabierz swoją kość z kasyna
    – 6: połóż jedną z pozostałych ci kości na złotym polu; kość, która tam leży, wraca najpierw do właściciela. Przy rozliczeniu tego kasyna daje { $gold }

    § Wybór, którego nie da się wykonać, jest dozwolony i nic nie robi. 5 i 6 trzeba wykonać, jeśli się da. Na złote pole potrzebna jest kość w ręce; ta, która leży na polu, nią nie jest.

    § Przy płytce uruchomionej czwórką liczy się to, co naprawdę leży na stole: Pay Day, High Five i Power Play widzą tylko te kości. Płytka przy zamkniętym kasynie też działa, ale nic do tego kasyna nie wchodzi i nic z niego nie wychodzi.

# Zasady Las Vegas, wydania z 2012 roku, naszymi słowami. Kwoty są w tysiącach dolarów.
# Akapit, który zaczyna się od », to przykład, od § nasze rozstrzygnięcie, od – lista.

## Zanim zaczniecie

rules-classic-start = Zanim zaczniecie
rules-classic-start-goal = O co chodzi
rules-classic-start-goal-text =
    Sześć kasyn, sześć liczb, a przed każdymi drzwiami banknoty: tu jeden duży, tam kilka małych. Wysyłasz kości tam, gdzie chcesz wygrać, i wszyscy inni robią to samo. Na koniec rundy każde kasyno wypłaca banknoty od najwyższego, najpierw temu, kto ma tam najwięcej kości, a remisujący odpadają.

    Po czterech rundach wygrywa największy majątek. Kwoty są w tysiącach: 60 to banknot o wartości 60 000 dolarów.
rules-classic-start-dice = Kości
rules-classic-start-dice-text =
    Gra od dwóch do pięciu osób, przez cztery rundy. W każdej rundzie wszyscy mają po { $dice } kości, wszystkie tej samej wielkości.
rules-classic-start-notes = Banknoty
rules-classic-start-notes-text =
    Banknotów jest { $notes }, od { $lowest } do { $highest }, potasowanych raz w zakryty stos. Przed każdą rundą każde kasyno, od 1 do { $casinos }, dostaje banknoty z wierzchu stosu, aż dadzą razem { $enough } lub więcej. Kasyno ma więc od jednego do pięciu banknotów; leżą odkryte, od najwyższego.

    » Samo 70 wystarczy. 20 nie: dochodzi 10, potem 40, i kasyno ma trzy banknoty.

    § Jeśli stos się skończy, nowym stosem są banknoty, które poszły pod spód. Jeśli i tych nie ma, kasyno zostaje z tym, co ma.

## Twoja tura

rules-classic-turn = Twoja tura
rules-classic-turn-place = Rzuć, wybierz, połóż
rules-classic-turn-place-text =
    Rzuć wszystkimi kośćmi, które ci zostały. Wybierz jedną z wyrzuconych liczb i połóż wszystkie swoje kości z tą liczbą w jej kasynie. Resztę zabierz; kolej na osobę po lewej.

    » Wyrzucasz 3 3 3 3 5. Albo wszystkie cztery trójki idą do kasyna 3, albo piątka do kasyna 5. Tylko dwie trójki lub obie liczby naraz to ruch niedozwolony.

    § Rzut jest osobnym ruchem. Dopóki następna osoba nie rzuci, możesz cofnąć to, gdzie leżą twoje kości.
rules-classic-turn-out = Gdy kości się skończą
rules-classic-turn-out-text =
    Kto nie ma już kości, jest pomijany, a runda kończy się, gdy nie ma ich nikt. Pod koniec ktoś może więc grać kilka tur z rzędu.

## Koniec rundy

rules-classic-payout = Koniec rundy
rules-classic-payout-ties = Remisy i banknoty
rules-classic-payout-ties-text =
    Kasyno po kasynie. Najpierw remisy: wszyscy, którzy mają tam po tyle samo kości, zabierają je i nic nie wygrywają. Z pozostałych ten, kto ma najwięcej kości, bierze najwyższy banknot, kolejna osoba następny, dopóki są banknoty.

    » Ada ma 4 kości, Ben i Mia po 3, Tom 1; leżą tam trzy banknoty. Ben i Mia odpadają. Ada bierze najwyższy banknot, Tom ze swoją jedną kością następny, a trzeciego nikt.
rules-classic-payout-nobody = Banknoty, których nikt nie wygra
rules-classic-payout-nobody-text =
    Idą pod stos, tak samo jak to, co wygrają białe kości.
rules-classic-payout-starter = Kto zaczyna
rules-classic-payout-starter-text =
    Następną rundę zaczyna osoba po lewej od tej, która zaczynała ostatnią.

    § Kto zaczyna pierwszą, wybieracie przy otwieraniu stołu albo rozstrzyga los.
rules-classic-payout-end = Koniec gry
rules-classic-payout-end-text =
    Po czterech rundach liczycie pieniądze. Wygrywa, kto ma najwięcej. Przy remisie wygrywa, kto ma więcej banknotów; jeśli i tu jest remis, dzielicie się zwycięstwem.

    Wszyscy widzą, co bierzesz, gdy to bierzesz. Potem twoje pieniądze leżą zakryte do końca, chyba że przy otwieraniu stołu odkryjecie wszystkie.

    § To, co wzięto, zostaje w dzienniku: zakryte znaczy poza wzrokiem, nie zapomniane.

## Białe kości

rules-classic-white = Białe kości
rules-classic-white-dice = Kości niczyje
rules-classic-white-dice-text =
    Białe kości liczą się jak kości jeszcze jednej osoby, którą nikt nie gra. Każdy ma ich kilka obok własnych: po cztery w dwie osoby, po dwie w trzy lub cztery. Rzucasz nimi razem ze swoimi, a gdzie kładziesz liczbę, tam idą też białe z tą liczbą.

    Mogą z tobą zremisować i cię pobić jak każde inne. Co wygrają, idzie pod stos.

    » Kładziesz trzy własne czwórki i jedną białą. Jeśli tak zostanie, bierzesz najwyższy banknot w kasynie 4, a następny idzie za białą kość pod stos.
rules-classic-white-when = Kiedy się nimi gra
rules-classic-white-when-text =
    W dwie osoby, chyba że wyłączycie je przy otwieraniu stołu. W trzy lub cztery osoby możecie je dodać; w pięć ich nie ma.

    W trzy osoby po podziale zostają dwie białe kości. Na początku każdej rundy rzuca się nimi i od razu kładzie je w kasynach ich liczb. Jeśli wolicie, dostaje je zamiast tego osoba, która zaczyna rundę.

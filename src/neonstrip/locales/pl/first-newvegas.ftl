# Co mówi trener w „Moim pierwszym mieście”: o każdej rzeczy, gdy pierwszy raz ma znaczenie, i o tym, co się stało.

web-first-folded = { $count ->
    [one] Jedna część jest zwinięta, dopóki nie ma znaczenia.
    [few] { $count } części są zwinięte, dopóki nie mają znaczenia.
   *[other] { $count } części jest zwiniętych, dopóki nie mają znaczenia.
}
web-first-more = { $count ->
    [one] jeszcze jeden wybór, zwinięty
    [few] jeszcze { $count } wybory, zwinięte
   *[other] jeszcze { $count } wyborów, zwiniętych
}
web-first-projects = Projekty leżą zakryte, dopóki nie mają znaczenia.

learn-newvegas-first-cards = Trzy karty, każda to numer z efektem; wszyscy korzystają z jednej z tych samych trzech. Weź, którą chcesz: na razie nie można się pomylić. Co robi efekt, powiem wtedy.
learn-newvegas-first-cards-left = Tym razem efekt przepadł. Wolno tak, ale to był prezent: bierz go, kiedy tylko możesz.
learn-newvegas-first-use = Przeciw ACME jedna karta daje ci numer, druga efekt, a trzecia idzie do ACME. Wybierz parę, która ci pasuje.
learn-newvegas-first-number = Wpisz { $number } do podświetlonego kasyna. Na każdej ulicy numery rosną od lewej do prawej, luki są dozwolone: małe więc na lewo, duże na prawo.
learn-newvegas-first-streets = Ulice płacą za ciągi: numery parzyste obok siebie albo nieparzyste. Liczy się najdłuższy ciąg każdej ulicy, a { $street1 } więcej tam, gdzie nikt nie ma dłuższego.
learn-newvegas-first-streets-run = Dobre miejsce: to ciąg długości { $run } przy ulicy { $street }.
learn-newvegas-first-streets-alone = Twój numer { $number } stoi przy ulicy { $street }. { $parity ->
    [even] Kolejny parzysty numer
   *[odd] Kolejny nieparzysty numer
} tuż obok da ciąg.
learn-newvegas-first-others = Wszyscy wpisują naraz, każdy do swojego miasta. Po każdej rundzie widać, co robi { $rival }; naciśnij imię, a zobaczysz to miasto.
learn-newvegas-first-construction = Dźwig kończy budowę kasyna, by w późniejszej turze mógł tam trafić numer. Buduje się na kredyt: jedna pożyczka w sejfie, spłacona, gdy je otworzysz. Hotel wymaga wszystkich kasyn swojej alei.
learn-newvegas-first-construction-built = Dźwigu przy ulicy { $street }, alei { $avenue } już nie ma. Wpisz tam numer, a pożyczka będzie spłacona.
learn-newvegas-first-construction-repaid = Otwarte kasyno, które było w budowie: jego pożyczka jest spłacona.
learn-newvegas-first-improvement = Ulepszenie zamazuje wartość na arkuszu i liczy się lepsza po niej. Ulepszaj to, co robisz często: bonus ulicy to dobry początek.
learn-newvegas-first-improvement-done = Ulepszono: { $column }, teraz { $value }.
learn-newvegas-first-star = Wpisz { $number } do podświetlonego kasyna. Na każdej ulicy numery rosną od lewej do prawej, luki są dozwolone. Twój efekt to pokaz: wymaga gwiazdki w kasynie, które teraz otwierasz, więc wybierz takie z gwiazdką.
learn-newvegas-first-show = Pokaz wymaga gwiazdki w kasynie otwieranym w tej samej turze. Poszukaj więc gwiazdki dla swojego numeru.
learn-newvegas-first-show-given = Dzięki pokazowi kolumna jest warta { $value }. Jej pożyczki spłacają kolejne pokazy w tej kolumnie.
learn-newvegas-first-show-lost = Gwiazdka przy ulicy { $street }, alei { $avenue } przepadła: wymaga efektu pokazu w turze otwarcia. Zachowaj na to pozostałe.
learn-newvegas-first-stage = Dwie kolumny: lewa rośnie do { $showsLeft } punktów, prawa do { $showsRight }. Pierwszy pokaz w każdej daje dwie pożyczki, które spłacają następne: lepiej trzymać się jednej.
learn-newvegas-first-inauguration = Nożyczki zaznaczają pole. Najwięcej pól daje na końcu { $rank1 }, pełne grupy dają bonus, a ostatnie pole kończy grę.
learn-newvegas-first-inauguration-checked = Pola, które się liczą: { $boxes }. Twoje miejsce w wyścigu: { $rank }.
learn-newvegas-first-limousine = Limuzyna jedzie dwa odcinki, od latarni do latarni. Czerwone dywany po drodze płacą, gdy ich kasyno jest otwarte: V i L punkty, M pieniądze. Do końca ma wrócić pod światła: każda brakująca linia kosztuje { $missing }.
learn-newvegas-first-limousine-line = Na tej linii nie było dywanu. Szukaj po drodze liter M, L i V.
learn-newvegas-first-limousine-past = Po drodze: { $carpets }. Zapłaci, gdy stanie tam numer.
learn-newvegas-first-limousine-home = Znów pod światłami i nie brakuje żadnej linii: pełna trasa.
learn-newvegas-first-confirm = Na razie tura jest tylko naszkicowana. Strzałką cofniesz, co chcesz; liczy się, gdy ją zakończysz.
learn-newvegas-first-hotels = Ulice biegną w poprzek, aleje w dół. Kto otworzy wszystkie kasyna alei, dostaje hotel u jej stóp: pierwszy duży, następni mały.
learn-newvegas-first-hotels-grand = Duży hotel przy alei { $avenue }: nikt nie był szybszy.
learn-newvegas-first-hotels-small = Mały hotel przy alei { $avenue }: ktoś był szybszy, ale i tak się liczy.
learn-newvegas-first-acme = ACME dostała: { $action }. Jej stos punktuje na końcu, więc oddawaj to, co pomaga jej najmniej.
learn-newvegas-first-projects = Odkrywamy trzy projekty, dla wszystkich te same. Kto pierwszy, ten dostaje więcej. Wybierz taki, który pasuje do twojego miasta, i dąż do niego.
learn-newvegas-first-projects-scored = Projekt wykonany: { $points } pkt, których nikt ci nie odbierze.
learn-newvegas-first-bonus = Grupa twoich pól jest pełna. Raz na rundę możesz jedną zakreślić za bonus: inny numer, dowolny efekt albo drugie kasyno. Zakreślone pola odpadają z wyścigu.
learn-newvegas-first-bonus-used = To był bonus. Ma swoją cenę: zakreślone pola nie liczą się już do twojego miejsca.
learn-newvegas-first-safe = Więcej pożyczek ({ $debts }) niż plików ({ $bundles }). Jeśli tak zostanie do końca, kosztuje to { $unpaid } punktów, raz. Otwórz to, co wybudowane, daj więcej pokazów albo jedź obok dywanów mafii.
learn-newvegas-first-refuse = Żaden numer nie pasuje, więc runda przepada: w zamian zaznaczasz dwa pola. Więcej miejsca między numerami temu zapobiega.
learn-newvegas-first-wish = Pierwszy projekt jest twój, więc decydujesz: przetasować wszystkie karty czy je zostawić.
learn-newvegas-first-end = Pamiętaj o końcu: przychodzi z czyimś ostatnim polem, z trzema projektami albo gdy każde wybudowane kasyno jest otwarte. Czy limuzyna już wraca?

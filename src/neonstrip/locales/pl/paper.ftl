# Co się drukuje: arkusze do pisania, ściągawki, karty. Jak się nazywają i co na nich stoi oprócz słów, które gry już
# mają.

paper-player = Miasto i arkusz punktacji
paper-city = Miasto
paper-score = Arkusz punktacji
paper-reference-newvegas = Zasady w skrócie: Welcome to… Nowe Las Vegas
paper-acme = Dziesięcioro architektów ACME
paper-reference-royale = Zasady w skrócie: Las Vegas Royale
paper-tiles = Szesnaście płytek
paper-reference-classic = Zasady w skrócie: Las Vegas (2012)

paper-written = „{ $file }” można drukować.
paper-name = Imię

## Miasto: co znaczą jego znaki

paper-legend-site = plac budowy; po budowie pożyczka aż do otwarcia
paper-legend-star = pokaz
paper-legend-lamp = latarnia: linia biegnie od latarni do latarni
paper-legend-hotel = kto pierwszy skończy aleję: duży hotel; inni skreślają górne piętra

## Arkusz punktacji

paper-rank = według miejsca
paper-free-boxes = Pola zaznaczone, nie w kółku
paper-fewest-boxes = kto ma ich najmniej
paper-run = Najdłuższy ciąg
paper-unpaid = Mniej banknotów niż pożyczek: { $points } punktów mniej
paper-loan = Głos w sprawie kredytu

## Karty ACME

paper-acme-run = karty budowy { $crane } = jej ciąg przy każdej ulicy
paper-acme-bank = za kredytem od { $number }

## Co może być nie tak z życzeniem

mistake-unknown-paper = Nie ma nic do druku o nazwie „{ $paper }”. Jest: { $papers }.
mistake-paper-choice = „{ $choice }” nie jest możliwe dla „{ $paper }”. Możliwe: { $choices }.
mistake-paper-halves = „{ $paper }” nie zmieści się tyle razy na stronie. Na połowie strony mieszczą się: { $papers }.
mistake-paper-city = Na „{ $paper }” nie ma miasta. Jest na: { $papers }.

# Las Vegas z 2012 roku. Kwoty w tysiącach dolarów; kasyna, wybory i punktacja nazywają się jak w Royale.

classic-white = białe kości
classic-welcome = Rzuć kośćmi, wybierz jedną liczbę i połóż wszystkie kości z tą liczbą w kasynie o tym numerze. W każdym kasynie leżą banknoty za co najmniej { $enough }: na koniec rundy ten, kto ma tam najwięcej kości, wygrywa najwyższy, kolejna osoba następny, dopóki są banknoty; równe liczby kości odpadają. Po { $rounds } rundach wygrywa największy majątek.
classic-notes-hidden = { $notes ->
    [one] { $notes } zakryty banknot
    [few] { $notes } zakryte banknoty
    [many] { $notes } zakrytych banknotów
   *[other] { $notes } zakrytego banknotu
}
classic-roll-white = białe { $dice }
# Kości z jedną liczbą, własne i białe: 3 × 5 i 1 × 5 białe.
classic-dice = { $white ->
    [0] { $own } × { $number }
   *[other] { $own ->
        [0] { $white } × { $number } białe
       *[other] { $own } × { $number } i { $white } × { $number } białe
    }
}
classic-choice-place = { $white ->
    [0] { $own } × { $number }: { $casino }
   *[other] { $own ->
        [0] { $white } × { $number } białe: { $casino }
       *[other] { $own } × { $number } + { $white } białe: { $casino }
    }
}
classic-log-place = { $you ->
    [yes] Kładziesz { $dice } w kasynie { $casino }.
   *[no] { $name } wyrzuca { $roll } i kładzie { $dice } w kasynie { $casino }.
}
classic-then-later = miejsce { $rank }: { $amount }
classic-help-turn = W swojej turze rzucasz wszystkimi kośćmi, które masz, wybierasz jedną liczbę i kładziesz wszystkie kości z tą liczbą w jej kasynie, białe (○) też.
classic-help-score = Gdy nikt już nie ma kości, kasyna płacą: równe liczby kości odpadają, a białe kości liczą się jak kości jednej osoby; potem ten, kto ma najwięcej, bierze najwyższy banknot, kolejna osoba następny. Czego nie wygra nikt albo co wygrają białe kości, idzie pod stos.
classic-help-board = Szyld świeci tam, gdzie prowadzisz. ▸80 za kośćmi to ich wygrana na tę chwilę.
classic-end-row = razem { $money }, { $notes ->
    [one] { $notes } banknot
    [few] { $notes } banknoty
    [many] { $notes } banknotów
   *[other] { $notes } banknotu
}

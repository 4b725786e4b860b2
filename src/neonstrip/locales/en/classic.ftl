# Las Vegas as it was in 2012. Amounts are thousands of dollars; casinos, choices and the scoring are told as in Royale.

classic-white = the white dice
classic-welcome = Roll your dice, pick one number, and put all dice of that number into the casino of that number. Every casino has notes for at least { $enough }: at the end of the round the most dice win the highest, the next most the next, as long as there are notes; equal numbers strike each other out. After { $rounds } rounds the richest wins.
classic-notes-hidden = { $notes ->
    [one] 1 note, face down
   *[other] { $notes } notes, face down
}
classic-roll-white = white { $dice }
# Dice of one number, one’s own and white ones: 3 × 5 and 1 × 5 white.
classic-dice = { $white ->
    [0] { $own } × { $number }
   *[other] { $own ->
        [0] { $white } × { $number } white
       *[other] { $own } × { $number } and { $white } × { $number } white
    }
}
classic-choice-place = { $white ->
    [0] { $own } × { $number }: { $casino }
   *[other] { $own ->
        [0] { $white } × { $number } white: { $casino }
       *[other] { $own } × { $number } + { $white } white: { $casino }
    }
}
classic-log-place = { $you ->
    [yes] You put { $dice } into { $casino }.
   *[no] { $name } rolls { $roll } and puts { $dice } into { $casino }.
}
classic-then-later = place { $rank }, { $amount }
classic-help-turn = On your turn you roll all dice you have left, choose one number, and put all dice of that number into its casino, white ones (○) too.
classic-help-score = When nobody has dice left, each casino pays: owners with equal counts are struck out, the white dice being one owner; then the most dice take the highest note, the next most the next. What nobody or the white dice win goes under the pile.
classic-help-board = A lit sign is a casino you lead. ▸80 after dice is what they would win now.
classic-end-row = { $money } in all, { $notes ->
    [one] 1 note
   *[other] { $notes } notes
}

# Las Vegas de 2012. Montants en milliers de dollars ; casinos, choix et décompte se disent comme dans Royale.

classic-white = les dés blancs
classic-welcome = Lance tes dés, choisis un chiffre et pose tous les dés de ce chiffre dans le casino du même numéro. Chaque casino a des billets pour au moins { $enough } : à la fin de la manche, qui a le plus de dés gagne le plus gros, le deuxième celui d’après, tant qu’il y a des billets ; ceux qui en ont autant s’éliminent entre eux. Après { $rounds } manches, la plus grosse fortune l’emporte.
classic-notes-hidden = { $notes ->
    [one] { $notes } billet caché
   *[other] { $notes } billets cachés
}
classic-roll-white = en blanc { $dice }
# Des dés d’un chiffre, les siens et les blancs : 3 × 5 et 1 × 5 en blanc.
classic-dice = { $white ->
    [0] { $own } × { $number }
   *[other] { $own ->
        [0] { $white } × { $number } en blanc
       *[other] { $own } × { $number } et { $white } × { $number } en blanc
    }
}
classic-choice-place = { $white ->
    [0] { $own } × { $number } : { $casino }
   *[other] { $own ->
        [0] { $white } × { $number } en blanc : { $casino }
       *[other] { $own } × { $number } + { $white } en blanc : { $casino }
    }
}
classic-log-place = { $you ->
    [yes] Tu poses { $dice } au { $casino }.
   *[no] { $name } lance { $roll } et pose { $dice } au { $casino }.
}
classic-then-later = place { $rank } : { $amount }
classic-help-turn = À ton tour, lance tous les dés qui te restent, choisis un chiffre et pose tous les dés de ce chiffre dans son casino, les blancs (○) aussi.
classic-help-score = Quand plus personne n’a de dés, chaque casino paie : les totaux égaux s’éliminent, les dés blancs comptant pour une personne ; puis qui a le plus de dés prend le plus gros billet, et le deuxième celui d’après. Ce que personne ne gagne, ou que gagnent les dés blancs, va sous la pile.
classic-help-board = Une enseigne allumée : tu mènes dans ce casino. ▸80 après des dés : ce qu’ils gagneraient maintenant.
classic-end-row = { $money } en tout, { $notes ->
    [one] { $notes } billet
   *[other] { $notes } billets
}

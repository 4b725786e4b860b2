# La fin d’une manche du jeu imprimé.
settle-casino = Casino { $number }
settle-tied = à égalité, dés repris : { $owners }
settle-award = { $player } prend { $amount } 000
settle-returned = { $amount } 000 à rendre
settle-tile = Tuile { $tile } : { $player } prend { $amount } 000
settle-field-tied = Tuile { $tile } : à égalité, dés repris : { $owners }
settle-box = Black Box : { $splits } partage les six plaques, { $takes } prend un tas
settle-fine =
    Bad Luck : { $player } paie { $cash ->
        [0] { $jetons ->
            [0] zéro : il ne reste rien.
            [one] { $jetons } jeton.
           *[other] { $jetons } jetons.
        }
       *[other] { $cash } 000 en billets{ $jetons ->
            [0] .
            [one] {" "}et { $jetons } jeton.
           *[other] {" "}et { $jetons } jetons.
        }
    }
settle-fine-later = Bad Luck : { $player } paie { $fine } 000 une fois la Black Box payée. Écris son montant dans le fichier (« black_box ») pour voir comment.
settle-starter = { $player } commence la manche suivante
settle-no-starter = Personne n’a rien gagné : le voisin de gauche du premier joueur commence

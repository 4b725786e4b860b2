# How a command was called wrongly.
mistake-unknown-command = Il n’y a pas de commande « { $command } ». Les commandes sont : { $commands }.
mistake-missing-word = Il manque « { $word } ». La commande s’écrit ainsi : { $usage } ({ $more } en dit plus.)
mistake-wrong-word = « { $word } » ne peut pas valoir cela. Valeurs possibles : { $takes }
mistake-usage = La commande ne s’écrit pas ainsi, mais : { $usage } ({ $more } en dit plus.)
mistake-misused-option = « { $option } » ne s’utilise pas ainsi : avec --help à la place, la commande dit comment.

# How a command was called wrongly.
mistake-unknown-command = Nie ma polecenia „{ $command }”. Polecenia to: { $commands }.
mistake-missing-word = Brakuje „{ $word }”. Polecenie wygląda tak: { $usage } (Więcej powie { $more }.)
mistake-wrong-word = „{ $word }” nie może mieć tej wartości. Możliwe: { $takes }
mistake-usage = Polecenie wygląda inaczej: { $usage } (Więcej powie { $more }.)
mistake-misused-option = „{ $option }” nie używa się w ten sposób: z --help zamiast tego polecenie powie, jak.

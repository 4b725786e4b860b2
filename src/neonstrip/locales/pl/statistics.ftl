# Skończona gra w terminalu, w liczbach.

statistics-after = po rundzie { $round }
statistics-jetons = otrzymane żetony
statistics-casinos = z kasyn
statistics-tiles = z płytek
statistics-fines = kary
statistics-passes = za pasy
statistics-notes = wygrane banknoty
statistics-ties = remisy (wartość)
statistics-biggy = wygrane z Biggy (wartość)
statistics-luck = szczęście w kościach
statistics-refusals = rundy bez numeru
statistics-blocks = przejechane odcinki

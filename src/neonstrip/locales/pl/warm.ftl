warm-up = Zasady się przygotowują (tylko ten jeden raz)

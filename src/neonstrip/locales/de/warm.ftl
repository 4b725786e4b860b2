warm-up = Die Regeln werden vorbereitet (nur dieses eine Mal)

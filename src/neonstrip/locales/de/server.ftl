# Der Server.
mistake-no-such-method = Diese Adresse verlangt eine andere HTTP-Methode.

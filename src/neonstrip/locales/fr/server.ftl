# Le serveur.
mistake-no-such-method = Cette adresse attend une autre méthode HTTP.

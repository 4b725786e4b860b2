# Was unser ist und was nicht.

web-licences-ours = Code, Texte und Zeichnungen von Neonstrip sind unser Werk und frei unter der MIT-Lizenz.
web-licences-others = Diese Seiten enthalten auch das Werk anderer, jedes unter seiner eigenen Lizenz:

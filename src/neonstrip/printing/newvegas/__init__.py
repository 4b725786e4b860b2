"""Papers of Welcome to New Las Vegas: the city, the score sheet, a reference, the ACME's cards."""

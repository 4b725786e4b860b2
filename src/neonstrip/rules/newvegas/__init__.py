"""Welcome to New Las Vegas. The rules with their ids stand in docs/rules/new-las-vegas.md."""

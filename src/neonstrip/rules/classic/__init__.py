"""Las Vegas, the edition of 2012. The rules with their ids stand in docs/rules/classic.md."""

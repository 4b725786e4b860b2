"""Las Vegas and Las Vegas Royale. The rules with their ids stand in docs/rules/royale.md."""

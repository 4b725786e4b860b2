# The screen with the rules. The rules themselves are in rules-royale.ftl and rules-newvegas.ftl.

rules-search = Search the rules
rules-back-table = Back to the table
rules-example = Example
rules-ruling = Our ruling

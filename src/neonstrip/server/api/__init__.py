"""The HTTP interface. Each handler reads a request, asks the tables, and answers."""

from neonstrip.server.api import games, house, laying, sheets, tables

HANDLERS = [
    tables.table_methods,
    house.house,
    house.game_facts,
    house.score,
    laying.lay_tables,
    laying.open_paper,
    laying.script,
    tables.list_tables,
    tables.show_table,
    laying.sit,
    laying.play_again,
    laying.go_on,
    games.record,
    games.statistics,
    games.review,
    games.moments,
    games.moment,
    tables.mine,
    tables.deal,
    laying.lessons,
    laying.learn,
    sheets.sheets,
    sheets.sheet,
    sheets.sheet_page,
    sheets.city,
    house.privacy,
    house.connection,
    house.health,
]

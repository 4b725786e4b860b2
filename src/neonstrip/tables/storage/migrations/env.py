"""Alembic's way in; `migrate` hands over the connection, with a transaction open."""

from alembic import context

from neonstrip.tables.storage.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, transactional_ddl=True)
context.run_migrations()

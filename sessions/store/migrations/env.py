"""Runs the migrations on the connection, and in the transaction, of the store that is opening."""

from alembic import context

from sessions.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()

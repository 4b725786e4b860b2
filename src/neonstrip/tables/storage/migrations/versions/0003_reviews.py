"""Reviews, and what was found for those that are being made."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("open", sa.Boolean, nullable=False),
        sa.Column("owner", sa.Text, nullable=False),
        sa.Column("beat", sa.Integer, nullable=False),
        sa.Column("failed", sa.Boolean, nullable=False),
        sa.Column("total", sa.Integer, nullable=False),
        sa.Column("weighed", sa.Integer, nullable=False),
        sa.Column("data", sa.LargeBinary),
    )
    op.create_index("reviews_open", "reviews", ["open"])
    op.create_table(
        "findings",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("question", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )

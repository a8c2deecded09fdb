"""Write docs/record.schema.json: ``python -m tools.record_schema``."""

import json
from pathlib import Path

from sessions.records import schema

TARGET = Path(__file__).parents[1] / "docs" / "record.schema.json"


def text() -> str:
    """The schema as it stands in the file."""
    return json.dumps(schema(), indent=2, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    TARGET.write_text(text(), encoding="utf-8")

"""Thousands of tables: `make soak` opens 5,000, lets bots play at them, and waits until they are
unloaded.

Once warmed up, after a fifth of the tables, the server's memory must stay within 5%.
"""

import asyncio
import os
import sys
import tempfile
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from server.soak import SoakedServer, soak  # noqa: E402

TABLES: Final = int(os.environ.get("TABLES", "5000"))
EVERY: Final = max(1, TABLES // 20)
MOST: Final = 1.05


def tell(tables: int, memory: float) -> None:
    print(f"{tables:6,} tables  {memory:7.1f} MB", flush=True)


def main() -> int:
    with tempfile.TemporaryDirectory() as folder:
        server = SoakedServer(Path(folder))
        try:
            memories = asyncio.run(soak(server, TABLES, EVERY, tell))
        finally:
            server.stop()
    warm, *later = memories[len(memories) // 5 - 1 :]
    growth = max(later) / warm
    print(f"{growth:.3f} times what it was after a fifth{' MISSED' if growth > MOST else ''}")
    return growth > MOST


if __name__ == "__main__":
    sys.exit(main())

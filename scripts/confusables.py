"""Writes the table of characters that look alike from Unicode's `confusables.txt` (UTS #39).

    python scripts/confusables.py confusables.txt

Unicode publishes the file at https://www.unicode.org/Public/security/latest/. A line of the table
is a prototype and the characters that look like it, all in hexadecimal. Characters that NFKC
replaces are left out, because names are normalised first.
"""

from __future__ import annotations

import re
import sys
import unicodedata
from collections import defaultdict
from pathlib import Path

TABLE = Path(__file__).parents[1] / "src/undercard/server/db/confusables.txt"
LINE = re.compile(r"^([0-9A-F]+) ;\t([0-9A-F ]+?) ;\tMA")
HEAD = """\
# Characters that look alike; scripts/confusables.py writes this file.
# Derived from confusables.txt of Unicode {version}, © Unicode, Inc., Unicode License v3:
# https://www.unicode.org/license.txt
"""


def main(source: Path) -> None:
    text = source.read_text(encoding="utf-8-sig")
    alike: defaultdict[str, list[str]] = defaultdict(list)
    for line in text.splitlines():
        found = LINE.match(line)
        if found and unicodedata.is_normalized("NFKC", chr(int(found[1], 16))):
            alike[" ".join(f"{int(it, 16):x}" for it in found[2].split())].append(
                f"{int(found[1], 16):x}"
            )
    version = re.search(r"Version: (\d+\.\d+)", text)
    lines = (f"{prototype}={' '.join(others)}\n" for prototype, others in sorted(alike.items()))
    head = HEAD.format(version=version[1] if version else "?")
    TABLE.write_text(head + "".join(lines), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))

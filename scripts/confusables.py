"""Writes the table of characters that look alike from Unicode's `confusables.txt` (UTS #39), and of
invisible ones from `DerivedCoreProperties.txt`.

    python scripts/confusables.py confusables.txt DerivedCoreProperties.txt

Unicode publishes the files at https://www.unicode.org/Public/security/latest/ and
https://www.unicode.org/Public/UCD/latest/ucd/. A line of the table is a prototype and the
characters that look like it, all in hexadecimal; the prototype of invisible characters is empty.
Characters that NFKC replaces are left out, because names are normalised first; invisible ones are
all there, because names with them are refused.
"""

from __future__ import annotations

import re
import sys
import unicodedata
from collections import defaultdict
from pathlib import Path

TABLE = Path(__file__).parents[1] / "src/undercard/server/db/confusables.txt"
LINE = re.compile(r"^([0-9A-F]+) ;\t([0-9A-F ]+?) ;\tMA")
IGNORABLE = re.compile(
    r"^([0-9A-F]+)(?:\.\.([0-9A-F]+))? *; Default_Ignorable_Code_Point", re.MULTILINE
)
HEAD = """\
# Characters that look alike; scripts/confusables.py writes this file.
# Derived from confusables.txt and DerivedCoreProperties.txt of Unicode {version},
# © Unicode, Inc., Unicode License v3:
# https://www.unicode.org/license.txt
"""


def main(source: Path, properties: Path) -> None:
    text = source.read_text(encoding="utf-8-sig")
    alike: defaultdict[str, list[str]] = defaultdict(list)
    alike[""] = invisible(properties.read_text(encoding="utf-8"))
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


def invisible(properties: str) -> list[str]:
    """Return the spans of invisible characters, such as `180b-180f`; adjacent ones are joined."""
    spans: list[tuple[int, int]] = []
    for found in IGNORABLE.finditer(properties):
        first, last = int(found[1], 16), int(found[2] or found[1], 16)
        if spans and spans[-1][1] + 1 == first:
            first = spans.pop()[0]
        spans.append((first, last))
    return [f"{first:x}" if first == last else f"{first:x}-{last:x}" for first, last in spans]


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))

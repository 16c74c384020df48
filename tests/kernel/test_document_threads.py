"""Documents of one shape may be read by several threads from the first use on.

msgspec crashes the process if two threads use a type for the first time: a server that loaded a
table while its bots were prepared ended at about one start in 200 on a busy machine."""

from __future__ import annotations

import subprocess
import sys

PROGRAM = """
import sys, threading
import msgspec
from undercard.kernel.document import convert, read_json

sys.setswitchinterval(1e-6)
FIELDS = 40
inner = {f"f{n}": [1] for n in range(FIELDS)}
raw = {"many": [inner], "named": {"x": inner}}

def new_shape(number):
    part = msgspec.defstruct(f"Part{number}", [(f"f{n}", list[int]) for n in range(FIELDS)])
    return msgspec.defstruct(f"All{number}", [("many", list[part]), ("named", dict[str, part])])

def read(shape, together):
    together.wait()
    convert(raw, shape)
    read_json(msgspec.json.encode(raw), shape)

for number in range(300):
    together, shape = threading.Barrier(2), new_shape(number)
    threads = [threading.Thread(target=read, args=(shape, together)) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
print("done")
"""


def test_two_threads_use_a_shape_for_the_first_time() -> None:
    done = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True)
    assert (done.returncode, done.stdout, done.stderr) == (0, "done\n", "")

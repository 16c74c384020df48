"""A worker: reads requests, answers them one by one, ends with its input.

Its output is the pipe; whatever else wants to print is sent to the error output.
"""

from __future__ import annotations

import os
import signal
import sys
from typing import BinaryIO

from undercard.kernel.announcement import silence
from undercard.server.workers.bench import Bench, decide
from undercard.server.workers.faults import describe
from undercard.server.workers.messages import (
    LENGTH_BYTES,
    BotRequest,
    Chosen,
    Failed,
    Ready,
    Reply,
    decode_request,
    framed,
)

NICENESS = 5
"""Whoever waits for the server comes before whoever waits for a bot."""


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server is asked, and closes the pipe
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    silence()
    output = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    try:
        serve(sys.stdin.buffer, output)
    except BrokenPipeError:
        os._exit(0)  # the server is gone, and nobody is left to tell


def serve(requests: BinaryIO, replies: BinaryIO) -> None:
    bench = Bench()
    while length := requests.read(LENGTH_BYTES):
        request = decode_request(requests.read(int.from_bytes(length, "big")))
        _answer(bench, request, replies)


def _answer(bench: Bench, request: BotRequest, replies: BinaryIO) -> None:
    try:
        bot = bench.bot_for(request)
        _send(replies, Ready())
        choice = decide(bot, request)
        is_legal = choice in request.legal  # a house bot's may be anything
        _send(replies, Chosen(str(choice)) if is_legal else Failed("its answer is not legal"))
    except BrokenPipeError:
        raise
    except Exception as error:
        # A bot's mistake must not end the others' plans; the server counts it and asks again.
        _send(replies, Failed(describe(error)))


def _send(replies: BinaryIO, reply: Reply) -> None:
    replies.write(framed(reply))
    replies.flush()


if __name__ == "__main__":
    main()

"""A worker process: reads requests, answers them one by one, and exits at the end of its input.

The standard output is the pipe; other output goes to stderr.
"""

from __future__ import annotations

import os
import sys
from typing import BinaryIO

from undercard.kernel.compile_message import silence
from undercard.server.bot_workers.bot_cache import BotCache, decide
from undercard.server.bot_workers.messages import (
    LENGTH_BYTES,
    BotRequest,
    Chosen,
    Failed,
    Ready,
    Reply,
    decode_request,
    framed,
)
from undercard.server.bot_workers.pipe import lower_priority, open_pipe
from undercard.server.logs import describe_error

NICENESS = 5
"""A lower priority than the requests to the server."""


def main() -> None:
    output = open_pipe()
    lower_priority(NICENESS)
    silence()
    try:
        serve(sys.stdin.buffer, output)
    except BrokenPipeError:
        os._exit(0)  # the server has closed the pipe


def serve(requests: BinaryIO, replies: BinaryIO) -> None:
    bots = BotCache()
    while length := requests.read(LENGTH_BYTES):
        request = decode_request(requests.read(int.from_bytes(length, "big")))
        _answer(bots, request, replies)


def _answer(bots: BotCache, request: BotRequest, replies: BinaryIO) -> None:
    try:
        bot = bots.bot_for(request)
        _send(replies, Ready())
        choice = decide(bot, request)
        is_legal = choice in request.legal  # a house bot may return anything
        _send(replies, Chosen(str(choice)) if is_legal else Failed("its answer is not legal"))
    except BrokenPipeError:
        raise
    except Exception as error:
        # An error of one bot must not drop the plans of others; the server counts it and retries.
        _send(replies, Failed(describe_error(error)))


def _send(replies: BinaryIO, reply: Reply) -> None:
    replies.write(framed(reply))
    replies.flush()


if __name__ == "__main__":
    main()

"""Frames follow RFC 6455: another implementation reads and writes the same bytes."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame as TheirFrame
from websockets.frames import Opcode as TheirOpcode
from websockets.streams import StreamReader

from undercard.server.live.frames import (
    Code,
    FrameError,
    Opcode,
    read_close,
    read_frame,
    write_close,
    write_frame,
)

MOST = 1 << 20
payloads = st.binary(max_size=300) | st.sampled_from([b"x" * 65_535, b"x" * 65_536])


def parsed(data: bytes) -> TheirFrame:
    """Return the frames as the `websockets` library parses them."""
    reader = StreamReader()
    reader.feed_data(data)
    parsing: Iterator[None] = TheirFrame.parse(reader.read_exact, mask=data[1] >= 0x80)
    try:
        next(parsing)
    except StopIteration as end:
        frame: TheirFrame = end.value
        return frame
    raise AssertionError("not whole")


@given(payloads)
def test_our_frames_equal_those_of_the_library(payload: bytes) -> None:
    theirs = TheirFrame(TheirOpcode.TEXT, payload).serialize(mask=False)
    assert write_frame(Opcode.TEXT, payload) == theirs


@given(payloads, st.binary(max_size=20), st.data())
def test_a_client_frame_is_read_at_any_offset(
    payload: bytes, before: bytes, data: st.DataObject
) -> None:
    masked = TheirFrame(TheirOpcode.TEXT, payload).serialize(mask=True)
    frame = read_frame(before + masked + b"more", len(before), MOST)
    assert frame is not None
    assert (frame.payload, frame.end) == (parsed(masked).data, len(before) + len(masked))
    assert (frame.opcode, frame.is_final) == (Opcode.TEXT, True)
    cut = data.draw(st.integers(0, len(masked) - 1))
    assert read_frame(before + masked[:cut], len(before), MOST) is None


MASK = b"mask"


@pytest.mark.parametrize(
    ("head", "code"),
    [
        (b"\x81\x00", Code.PROTOCOL_ERROR),
        (b"\xc1\x80" + MASK, Code.PROTOCOL_ERROR),
        (b"\x83\x80" + MASK, Code.PROTOCOL_ERROR),
        (b"\x89\xfe\x00\x7e", Code.PROTOCOL_ERROR),
        (b"\x09\x80" + MASK, Code.PROTOCOL_ERROR),
        (b"\x81\xff" + (MOST + 1).to_bytes(8, "big"), Code.TOO_LARGE),
    ],
    ids=["no mask", "reserved bit", "unknown opcode", "long ping", "part of a ping", "too large"],
)
def test_an_invalid_header_is_refused_immediately(head: bytes, code: Code) -> None:
    with pytest.raises(FrameError) as refused:
        read_frame(head, 0, MOST)
    assert refused.value.code is code


@pytest.mark.parametrize("payload", [b"\x03", b"\x03\xed", b"\x00\x00", b"\x03\xe8\xff"])
def test_a_close_frame_has_a_valid_code(payload: bytes) -> None:
    with pytest.raises(FrameError):
        read_close(payload)


def test_a_reason_too_long_is_cut_between_characters() -> None:
    frame = write_close(Code.POLICY, "ü" * 100)
    assert len(frame) <= 127
    assert read_close(frame[2:]) == Code.POLICY
    assert read_close(b"") == Code.NO_CODE

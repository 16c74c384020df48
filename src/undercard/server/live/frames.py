"""WebSocket frames (RFC 6455), read from a buffer by offset and written whole."""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple

CONTROL_BYTES = 125
"""The maximum payload of a control frame (section 5.5)."""
_HEAD = 2
_MASK = 4
_FIN, _RESERVED, _OPCODE, _MASKED, _LENGTH = 0x80, 0x70, 0x0F, 0x80, 0x7F


class Opcode(IntEnum):
    CONTINUATION = 0x0
    TEXT = 0x1
    BINARY = 0x2
    CLOSE = 0x8
    PING = 0x9
    PONG = 0xA


OPCODES = frozenset(Opcode)


class Code(IntEnum):
    """Close codes (section 7.4)."""

    NORMAL = 1000
    RESTART = 1012
    PROTOCOL_ERROR = 1002
    NO_CODE = 1005
    ABNORMAL = 1006
    NOT_UTF8 = 1007
    POLICY = 1008
    TOO_LARGE = 1009
    UNEXPECTED = 1011


SENDABLE = frozenset((*range(1000, 1004), *range(1007, 1015), *range(3000, 5000)))


class FrameError(Exception):
    """The client sent an invalid frame."""

    def __init__(self, code: Code, reason: str) -> None:
        super().__init__(reason)
        self.code, self.reason = code, reason


class WebSocketFrame(NamedTuple):
    """A complete frame of a client and the offset of the next one."""

    opcode: int
    is_final: bool
    payload: bytes
    end: int


def read_frame(data: bytes | bytearray, position: int, most: int) -> WebSocketFrame | None:
    """Return the frame at `position`, or None while it is incomplete.

    Raise `FrameError` as soon as its header is invalid or announces more than `most` bytes.
    """
    have = len(data) - position
    if have < _HEAD:
        return None
    first, second = data[position], data[position + 1]
    opcode, length, start = first & _OPCODE, second & _LENGTH, position + _HEAD
    if first & _RESERVED or opcode not in OPCODES:
        raise FrameError(Code.PROTOCOL_ERROR, "reserved bits or an unknown opcode")
    if not second & _MASKED:
        raise FrameError(Code.PROTOCOL_ERROR, "the frames of a client are masked")
    if opcode >= Opcode.CLOSE and (length > CONTROL_BYTES or not first & _FIN):
        raise FrameError(Code.PROTOCOL_ERROR, "a control frame is short and whole")
    if length > CONTROL_BYTES:
        width = 2 if length == CONTROL_BYTES + 1 else 8
        if have < _HEAD + width:
            return None
        length = int.from_bytes(data[start : start + width], "big")
        start += width
    if length > most:
        raise FrameError(Code.TOO_LARGE, f"a message may have {most} bytes")
    start += _MASK
    end = start + length
    if end > len(data):
        return None
    # The mask (section 5.3) is removed in one operation on large integers.
    mask = (data[start - _MASK : start] * (length // _MASK + 1))[:length]
    bits = int.from_bytes(data[start:end], "little") ^ int.from_bytes(mask, "little")
    return WebSocketFrame(opcode, first & _FIN != 0, bits.to_bytes(length, "little"), end)


def write_frame(opcode: Opcode, payload: bytes) -> bytes:
    """Return a frame of the server, which is unfragmented and unmasked."""
    length, first = len(payload), _FIN | opcode
    if length <= CONTROL_BYTES:
        return bytes((first, length)) + payload
    if length < 1 << 16:
        return bytes((first, CONTROL_BYTES + 1)) + length.to_bytes(2, "big") + payload
    return bytes((first, CONTROL_BYTES + 2)) + length.to_bytes(8, "big") + payload


def read_close(payload: bytes) -> int:
    """Return the code of a client's close frame; raise `FrameError` for an invalid one."""
    if not payload:
        return Code.NO_CODE
    code = int.from_bytes(payload[:2], "big")
    if len(payload) < 2 or code not in SENDABLE:
        raise FrameError(Code.PROTOCOL_ERROR, "no such close code")
    check_text(payload[2:])
    return code


def write_close(code: int, reason: str = "") -> bytes:
    """Return a close frame; a reason that is too long is truncated."""
    text = reason.encode()[: CONTROL_BYTES - 2].decode(errors="ignore").encode()
    return write_frame(Opcode.CLOSE, code.to_bytes(2, "big") + text)


def check_text(payload: bytes) -> None:
    if payload.isascii():
        return
    try:
        payload.decode()
    except UnicodeDecodeError:
        raise FrameError(Code.NOT_UTF8, "a text is UTF-8") from None

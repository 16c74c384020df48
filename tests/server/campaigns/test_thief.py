"""A new password ends all access of a thief, at another process too."""

from __future__ import annotations

from server.campaigns.thief import run


async def test_session_socket_token_stream_and_feed_end(url: str) -> None:
    """`scripts/bench thief` shows the times; a busy machine does not fail the test."""
    (times,) = await run(url, 1)
    assert set(times) == {"session", "socket", "token", "stream", "feed"}

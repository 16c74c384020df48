"""Nines, a game of nine cards and hidden hands: a plug-in for Undercard."""

from undercard import GamePlugin

PLUGIN = GamePlugin(
    name="nines",
    build="undercard_nines.game:build",
    messages="undercard_nines.messages",
    compile_seconds=3,
)

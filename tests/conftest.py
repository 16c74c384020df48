"""Settings for all tests."""

from __future__ import annotations

from hypothesis import settings

# The first example compiles; and a failure must be the same one in every run.
settings.register_profile("undercard", deadline=None, derandomize=True)
settings.load_profile("undercard")

"""The lab for visitors: a game as it is beside a changed one, played in a process of its own."""

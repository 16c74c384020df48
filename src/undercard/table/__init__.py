"""The table: the authority for one game in progress, without any I/O.

A table is a header and a list of steps. Whoever holds it gives it steps with their times; it
refuses what cannot be and says what each seat and the spectators may hear. See
`docs/decisions/0009-the-table.md`.
"""

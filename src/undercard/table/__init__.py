"""The table: the authority for one game in progress, without any I/O.

A table is a header and a list of steps. Its host passes it steps with their times. The table
refuses invalid steps, and returns what each seat and the spectators may see of valid ones. See
`docs/decisions/0009-the-table.md`.
"""

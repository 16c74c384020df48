"""Adapters of the games to other libraries: PettingZoo, Gymnasium, OpenSpiel, and batches."""

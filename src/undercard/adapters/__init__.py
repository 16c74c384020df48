"""The games as other libraries know them: PettingZoo, Gymnasium, OpenSpiel, and in batches."""

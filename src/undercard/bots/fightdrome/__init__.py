"""The bots of Fightdrome."""

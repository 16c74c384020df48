"""Pictures of Fightdrome: portraits, cards, exchanges."""

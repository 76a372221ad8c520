"""The rules of the games: values and pure functions, without a clock, a screen or a disk."""

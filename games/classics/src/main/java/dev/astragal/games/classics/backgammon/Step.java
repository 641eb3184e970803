package dev.astragal.games.classics.backgammon;

import dev.astragal.kernel.game.Choice;

/** One man goes as far as one die says. */
public record Step(int from, int die) implements Choice, Backgammon.Happening {}

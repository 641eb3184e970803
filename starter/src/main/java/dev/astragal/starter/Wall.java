package dev.astragal.starter;

import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.state.Ints;

/** The state: everything the game remembers, and nothing else. */
public record Wall(Ints heights, Seat mover) {}

package dev.astragal.kernel.run;

import dev.astragal.kernel.game.Seat;

/** A choice on its way in: who makes it, and to which prompt it replies. */
public record Answer<C>(long prompt, Seat seat, C choice) {}

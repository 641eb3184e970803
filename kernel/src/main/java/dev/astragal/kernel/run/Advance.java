package dev.astragal.kernel.run;

/** How much time passed, and why no more. */
public record Advance<C>(int ticks, Stop<C> stop) {}

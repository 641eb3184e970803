package dev.astragal.kernel.run;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import java.util.List;

/** A run after some time, and what happened in it. */
public record Advanced<S, C extends Choice, E extends Event>(
    Run<S, C, E> next, List<E> events, int ticks, Stop<C> stop) {}

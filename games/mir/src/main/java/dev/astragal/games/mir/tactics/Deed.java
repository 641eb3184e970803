package dev.astragal.games.mir.tactics;

import dev.astragal.games.mir.MirChoice;
import dev.astragal.games.mir.state.Entity;

/**
 * Something to do to somebody, from wherever it can be done.
 *
 * @param range from how near
 * @param worth what it promises, in hundredths of a hit point
 */
record Deed(MirChoice choice, Entity target, long range, int worth) {}

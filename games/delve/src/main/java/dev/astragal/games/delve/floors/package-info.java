/** Floors from numbers: the same seed, depth and branch always give the same floor. */
@NullMarked
package dev.astragal.games.delve.floors;

import org.jspecify.annotations.NullMarked;

/** People met on the way, and what answers to them bring. */
@NullMarked
package dev.astragal.games.trail.encounters;

import org.jspecify.annotations.NullMarked;

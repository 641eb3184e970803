/** A hunt hour by hour: what is in sight, how close, and what a shot is worth. */
@NullMarked
package dev.astragal.games.trail.hunt;

import org.jspecify.annotations.NullMarked;

/** The game as a whole: its contract, its state, what happens and what may be chosen. */
@NullMarked
package dev.astragal.games.trail;

import org.jspecify.annotations.NullMarked;

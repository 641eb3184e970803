/** The parts of a state, typed, sharing what did not change. */
@NullMarked
package dev.astragal.games.mir.state;

import org.jspecify.annotations.NullMarked;

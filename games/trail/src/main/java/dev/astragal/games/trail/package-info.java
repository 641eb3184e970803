/** The daily travel kernel: its contract, state, events and choices. */
@NullMarked
package dev.astragal.games.trail;

import org.jspecify.annotations.NullMarked;

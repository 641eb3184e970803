/** The phases of a day that both sets of mechanics share. */
@NullMarked
package dev.astragal.games.trail.phases;

import org.jspecify.annotations.NullMarked;

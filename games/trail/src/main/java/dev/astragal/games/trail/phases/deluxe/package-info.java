/** The phases of a day on the wagon trail. */
@NullMarked
package dev.astragal.games.trail.phases.deluxe;

import org.jspecify.annotations.NullMarked;

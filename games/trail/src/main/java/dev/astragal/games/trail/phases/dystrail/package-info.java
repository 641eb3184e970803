/** The phases of a day on the modern road. */
@NullMarked
package dev.astragal.games.trail.phases.dystrail;

import org.jspecify.annotations.NullMarked;

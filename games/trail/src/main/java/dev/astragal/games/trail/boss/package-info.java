/** The last stretch of the modern road, and the vote at its end. */
@NullMarked
package dev.astragal.games.trail.boss;

import org.jspecify.annotations.NullMarked;

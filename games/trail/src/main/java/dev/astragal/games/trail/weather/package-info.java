/** The sky, what it leaves on the ground, and what regions and seasons make of it. */
@NullMarked
package dev.astragal.games.trail.weather;

import org.jspecify.annotations.NullMarked;

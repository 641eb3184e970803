/** What stands across the modern road, and the ways past it. */
@NullMarked
package dev.astragal.games.trail.barriers;

import org.jspecify.annotations.NullMarked;

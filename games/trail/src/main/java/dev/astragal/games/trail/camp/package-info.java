/** What a day is spent on that is not spent on the road: rest, a hunt, looking for food. */
@NullMarked
package dev.astragal.games.trail.camp;

import org.jspecify.annotations.NullMarked;

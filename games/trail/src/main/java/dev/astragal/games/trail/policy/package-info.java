/** Every number of the trail, typed. */
@NullMarked
package dev.astragal.games.trail.policy;

import org.jspecify.annotations.NullMarked;

/**
 * Where the road leads, how far a day brings the travellers, and where they stop or lose the way.
 */
@NullMarked
package dev.astragal.games.trail.road;

import org.jspecify.annotations.NullMarked;

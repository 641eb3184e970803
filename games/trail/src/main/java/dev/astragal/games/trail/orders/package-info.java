/** Orders from above, while they last. */
@NullMarked
package dev.astragal.games.trail.orders;

import org.jspecify.annotations.NullMarked;

/** A disk that forgets what was not forced, loses power, fills up, and can be seen through. */
@NullMarked
package dev.astragal.simulation.disk;

import org.jspecify.annotations.NullMarked;

/** What is known of twenty48. */
@NullMarked
package dev.astragal.games.classics.twenty48;

import org.jspecify.annotations.NullMarked;

/** The game of Pig. */
@NullMarked
package dev.astragal.games.pig;

import org.jspecify.annotations.NullMarked;

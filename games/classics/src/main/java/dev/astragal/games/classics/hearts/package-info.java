/** Hearts. */
@NullMarked
package dev.astragal.games.classics.hearts;

import org.jspecify.annotations.NullMarked;

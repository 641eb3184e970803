/** Fishing, and the dinks that are played. */
@NullMarked
package dev.astragal.games.regrets.sea;

import org.jspecify.annotations.NullMarked;

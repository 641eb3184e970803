/** Backgammon. */
@NullMarked
package dev.astragal.games.classics.backgammon;

import org.jspecify.annotations.NullMarked;

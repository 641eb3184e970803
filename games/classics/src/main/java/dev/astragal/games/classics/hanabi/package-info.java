/** Hanabi. */
@NullMarked
package dev.astragal.games.classics.hanabi;

import org.jspecify.annotations.NullMarked;

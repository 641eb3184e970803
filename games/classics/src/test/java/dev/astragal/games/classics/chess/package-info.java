/** Chess. */
@NullMarked
package dev.astragal.games.classics.chess;

import org.jspecify.annotations.NullMarked;

/** Connect Four. */
@NullMarked
package dev.astragal.games.classics.connectfour;

import org.jspecify.annotations.NullMarked;

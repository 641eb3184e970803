/** Hex. */
@NullMarked
package dev.astragal.games.classics.hex;

import org.jspecify.annotations.NullMarked;

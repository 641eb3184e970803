/** Boards of squares, hexes and places, and ways over them. */
@NullMarked
package dev.astragal.parts.board;

import org.jspecify.annotations.NullMarked;

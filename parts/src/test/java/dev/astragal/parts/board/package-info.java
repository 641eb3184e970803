/** Boards. */
@NullMarked
package dev.astragal.parts.board;

import org.jspecify.annotations.NullMarked;

/** Tactical grid combat behind one exact entry point, with two rule books. */
@NullMarked
package dev.astragal.games.mir;

import org.jspecify.annotations.NullMarked;

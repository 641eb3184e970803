/** Turns. */
@NullMarked
package dev.astragal.parts.turns;

import org.jspecify.annotations.NullMarked;

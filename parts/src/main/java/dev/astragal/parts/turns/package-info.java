/** Whose turn it is, and what several seats decide at once. */
@NullMarked
package dev.astragal.parts.turns;

import org.jspecify.annotations.NullMarked;

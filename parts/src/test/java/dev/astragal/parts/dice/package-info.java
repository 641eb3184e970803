/** Dice. */
@NullMarked
package dev.astragal.parts.dice;

import org.jspecify.annotations.NullMarked;

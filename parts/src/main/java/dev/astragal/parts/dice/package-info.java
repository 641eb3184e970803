/** Dice under cups and things in bags. */
@NullMarked
package dev.astragal.parts.dice;

import org.jspecify.annotations.NullMarked;

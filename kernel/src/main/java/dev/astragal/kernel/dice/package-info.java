/** The dice language: one text gives a roll, and the exact odds of that roll. */
@NullMarked
package dev.astragal.kernel.dice;

import org.jspecify.annotations.NullMarked;

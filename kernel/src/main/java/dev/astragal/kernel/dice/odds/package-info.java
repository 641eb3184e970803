/** Exact probabilities of dice expressions, as whole-number weights. */
@NullMarked
package dev.astragal.kernel.dice.odds;

import org.jspecify.annotations.NullMarked;

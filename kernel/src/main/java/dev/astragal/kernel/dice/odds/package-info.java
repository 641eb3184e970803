/** Exact probabilities of dice expressions, as whole-number weights. */
@Experimental
@NullMarked
package dev.astragal.kernel.dice.odds;

import dev.astragal.kernel.stability.Experimental;
import org.jspecify.annotations.NullMarked;

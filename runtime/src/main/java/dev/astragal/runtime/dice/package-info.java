/** Dice as a service on the buses. */
@Experimental
@NullMarked
package dev.astragal.runtime.dice;

import dev.astragal.kernel.stability.Experimental;
import org.jspecify.annotations.NullMarked;

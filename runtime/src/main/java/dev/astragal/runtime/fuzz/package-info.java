/** Random inputs, and the shortest run that still fails. */
@Experimental
@NullMarked
package dev.astragal.runtime.fuzz;

import dev.astragal.kernel.stability.Experimental;
import org.jspecify.annotations.NullMarked;

/** A unit of time as an ordered list of phases. */
@Experimental
@NullMarked
package dev.astragal.kernel.phase;

import dev.astragal.kernel.stability.Experimental;
import org.jspecify.annotations.NullMarked;

/** Games small enough to be looked through to the last position. */
@Experimental
@NullMarked
package dev.astragal.runtime.solve;

import dev.astragal.kernel.stability.Experimental;
import org.jspecify.annotations.NullMarked;

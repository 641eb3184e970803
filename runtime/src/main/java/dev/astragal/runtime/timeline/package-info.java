/** A run's past: seek, fork, compare. */
@Experimental
@NullMarked
package dev.astragal.runtime.timeline;

import dev.astragal.kernel.stability.Experimental;
import org.jspecify.annotations.NullMarked;

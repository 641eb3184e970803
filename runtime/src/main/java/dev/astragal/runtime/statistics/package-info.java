/** The statistics behind sweeps: small, exact where they can be, and tested from known values. */
@Experimental
@NullMarked
package dev.astragal.runtime.statistics;

import dev.astragal.kernel.stability.Experimental;
import org.jspecify.annotations.NullMarked;

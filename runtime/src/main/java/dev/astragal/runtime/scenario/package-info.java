/** Rule tests written as documents. */
@Experimental
@NullMarked
package dev.astragal.runtime.scenario;

import dev.astragal.kernel.stability.Experimental;
import org.jspecify.annotations.NullMarked;

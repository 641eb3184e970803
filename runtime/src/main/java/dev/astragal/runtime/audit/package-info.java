/** Checks after every step that nothing changed unexplained. */
@Experimental
@NullMarked
package dev.astragal.runtime.audit;

import dev.astragal.kernel.stability.Experimental;
import org.jspecify.annotations.NullMarked;

/** Many games at once, and what they have in common. */
@Experimental
@NullMarked
package dev.astragal.runtime.sweep;

import dev.astragal.kernel.stability.Experimental;
import org.jspecify.annotations.NullMarked;

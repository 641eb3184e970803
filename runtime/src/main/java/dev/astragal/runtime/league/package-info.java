/** Players against each other, under the same luck and on every seat. */
@Experimental
@NullMarked
package dev.astragal.runtime.league;

import dev.astragal.kernel.stability.Experimental;
import org.jspecify.annotations.NullMarked;

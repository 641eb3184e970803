/** What a search thinks of what was played. */
@Experimental
@NullMarked
package dev.astragal.runtime.analysis;

import dev.astragal.kernel.stability.Experimental;
import org.jspecify.annotations.NullMarked;

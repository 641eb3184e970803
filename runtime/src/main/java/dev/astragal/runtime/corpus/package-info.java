/** What a change of rules does to runs that were recorded before it. */
@Experimental
@NullMarked
package dev.astragal.runtime.corpus;

import dev.astragal.kernel.stability.Experimental;
import org.jspecify.annotations.NullMarked;

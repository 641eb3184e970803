/** People and bots around a run: the one model of play that every client draws. */
@Experimental
@NullMarked
package dev.astragal.runtime.table;

import dev.astragal.kernel.stability.Experimental;
import org.jspecify.annotations.NullMarked;

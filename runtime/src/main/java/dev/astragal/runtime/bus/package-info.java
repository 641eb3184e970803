/** Commands with one handler each, events with any number of listeners. */
@Experimental
@NullMarked
package dev.astragal.runtime.bus;

import dev.astragal.kernel.stability.Experimental;
import org.jspecify.annotations.NullMarked;

/** A run's events on their way to a bus, with the journal as the outbox. */
@Experimental
@NullMarked
package dev.astragal.runtime.outbox;

import dev.astragal.kernel.stability.Experimental;
import org.jspecify.annotations.NullMarked;

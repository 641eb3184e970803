/** A run's events on their way to a bus, with the journal as the outbox. */
@NullMarked
package dev.astragal.runtime.outbox;

import org.jspecify.annotations.NullMarked;

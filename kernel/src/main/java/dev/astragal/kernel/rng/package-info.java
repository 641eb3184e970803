/** Luck: seeded streams, one per domain, each no more than a position in a keystream. */
@NullMarked
package dev.astragal.kernel.rng;

import org.jspecify.annotations.NullMarked;

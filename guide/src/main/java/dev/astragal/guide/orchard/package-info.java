/** A game of the guide: time, phases, a policy. */
@NullMarked
package dev.astragal.guide.orchard;

import org.jspecify.annotations.NullMarked;

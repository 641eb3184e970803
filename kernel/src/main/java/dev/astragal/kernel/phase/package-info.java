/** A unit of time as an ordered list of phases. */
@NullMarked
package dev.astragal.kernel.phase;

import org.jspecify.annotations.NullMarked;

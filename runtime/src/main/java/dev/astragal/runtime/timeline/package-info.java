/** A run's past: seek, fork, compare. */
@NullMarked
package dev.astragal.runtime.timeline;

import org.jspecify.annotations.NullMarked;

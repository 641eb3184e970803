/** A run on disk: one line per accepted input, chained. */
@NullMarked
package dev.astragal.runtime.journal;

import org.jspecify.annotations.NullMarked;

/** Choosing what to play. */
@NullMarked
package dev.astragal.tui.start;

import org.jspecify.annotations.NullMarked;

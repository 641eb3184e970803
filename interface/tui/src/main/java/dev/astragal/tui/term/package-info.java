/** The terminal itself: cells on the screen, keys, signals, and leaving it as it was found. */
@NullMarked
package dev.astragal.tui.term;

import org.jspecify.annotations.NullMarked;

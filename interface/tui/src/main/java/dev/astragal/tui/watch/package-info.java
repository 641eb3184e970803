/** Watching a recording. */
@NullMarked
package dev.astragal.tui.watch;

import org.jspecify.annotations.NullMarked;

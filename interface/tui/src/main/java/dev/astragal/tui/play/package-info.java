/** Playing. */
@NullMarked
package dev.astragal.tui.play;

import org.jspecify.annotations.NullMarked;

/** One game on the screen: panels, log, choices. */
@NullMarked
package dev.astragal.tui.game;

import org.jspecify.annotations.NullMarked;

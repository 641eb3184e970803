/** The loop that waits, hands out keys and draws; dialogs on top of whatever is on. */
@NullMarked
package dev.astragal.tui.stage;

import org.jspecify.annotations.NullMarked;

/** Drawing lines, boxes and bars with a theme. */
@NullMarked
package dev.astragal.tui.draw;

import org.jspecify.annotations.NullMarked;

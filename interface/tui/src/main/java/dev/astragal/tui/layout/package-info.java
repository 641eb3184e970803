/** Where things go in a window of any size. */
@NullMarked
package dev.astragal.tui.layout;

import org.jspecify.annotations.NullMarked;

/** Choosing, playing and watching in lines of text, for those who hear the screen. */
@NullMarked
package dev.astragal.tui.text;

import org.jspecify.annotations.NullMarked;

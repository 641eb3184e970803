/** A game's panels as lines that fit themselves into the room there is. */
@NullMarked
package dev.astragal.tui.panel;

import org.jspecify.annotations.NullMarked;

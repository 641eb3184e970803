/** Actions as rules take them, and how they are read from whatever a caller declares. */
@NullMarked
package dev.astragal.games.mir.action;

import org.jspecify.annotations.NullMarked;

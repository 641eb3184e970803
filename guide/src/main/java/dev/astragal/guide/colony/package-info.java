/** A game of the guide: a map, time, commands. */
@NullMarked
package dev.astragal.guide.colony;

import org.jspecify.annotations.NullMarked;

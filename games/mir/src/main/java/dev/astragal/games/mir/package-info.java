/** Tactical grid combat behind one exact entry point, under three sets of rules. */
@NullMarked
package dev.astragal.games.mir;

import org.jspecify.annotations.NullMarked;

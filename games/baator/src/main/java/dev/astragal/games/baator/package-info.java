/** A game master's session: actors with three sides, scenes, and rules written as data. */
@NullMarked
package dev.astragal.games.baator;

import org.jspecify.annotations.NullMarked;

/** Leduc poker. */
@NullMarked
package dev.astragal.games.classics.leduc;

import org.jspecify.annotations.NullMarked;

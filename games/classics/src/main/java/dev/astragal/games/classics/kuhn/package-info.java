/** Kuhn poker. */
@NullMarked
package dev.astragal.games.classics.kuhn;

import org.jspecify.annotations.NullMarked;

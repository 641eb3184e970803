/** Liar's dice. */
@NullMarked
package dev.astragal.games.classics.liarsdice;

import org.jspecify.annotations.NullMarked;

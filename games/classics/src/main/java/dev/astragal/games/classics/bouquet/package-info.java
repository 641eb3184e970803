/** Bouquet, a drafting game. */
@NullMarked
package dev.astragal.games.classics.bouquet;

import org.jspecify.annotations.NullMarked;

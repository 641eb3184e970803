/** How the game speaks: choices with their figures, events as sentences, cards with their help. */
@NullMarked
package dev.astragal.games.regrets.words;

import org.jspecify.annotations.NullMarked;

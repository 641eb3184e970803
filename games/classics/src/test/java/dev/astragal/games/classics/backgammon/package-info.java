/** What is known of backgammon. */
@NullMarked
package dev.astragal.games.classics.backgammon;

import org.jspecify.annotations.NullMarked;

/** What is known of hanabi. */
@NullMarked
package dev.astragal.games.classics.hanabi;

import org.jspecify.annotations.NullMarked;

/** What is known of hearts. */
@NullMarked
package dev.astragal.games.classics.hearts;

import org.jspecify.annotations.NullMarked;

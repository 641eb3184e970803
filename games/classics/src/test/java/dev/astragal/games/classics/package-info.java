/** What is known of the classics. */
@NullMarked
package dev.astragal.games.classics;

import org.jspecify.annotations.NullMarked;

/** What is known of estate. */
@NullMarked
package dev.astragal.games.classics.estate;

import org.jspecify.annotations.NullMarked;

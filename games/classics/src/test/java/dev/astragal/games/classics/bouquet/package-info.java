/** What is known of bouquet. */
@NullMarked
package dev.astragal.games.classics.bouquet;

import org.jspecify.annotations.NullMarked;

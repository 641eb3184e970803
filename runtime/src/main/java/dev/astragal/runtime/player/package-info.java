/** Whoever answers prompts: bots and the loop that asks them. */
@NullMarked
package dev.astragal.runtime.player;

import org.jspecify.annotations.NullMarked;

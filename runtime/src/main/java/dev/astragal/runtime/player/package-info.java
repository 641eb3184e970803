/** Whoever answers prompts: bots and the loop that asks them. */
@Experimental
@NullMarked
package dev.astragal.runtime.player;

import dev.astragal.kernel.stability.Experimental;
import org.jspecify.annotations.NullMarked;

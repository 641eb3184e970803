/** What a player sees, as panels and message keys, never pixels or prose. */
@NullMarked
package dev.astragal.kernel.screen;

import org.jspecify.annotations.NullMarked;

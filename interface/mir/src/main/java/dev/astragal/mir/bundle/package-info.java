/** Files that prove a run of the engine: replays, turns, scenarios. */
@NullMarked
package dev.astragal.mir.bundle;

import org.jspecify.annotations.NullMarked;

/** What a state document must look like, and the invariants it must keep. */
@NullMarked
package dev.astragal.games.mir.schema;

import org.jspecify.annotations.NullMarked;

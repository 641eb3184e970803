/** Tests. */
@NullMarked
package dev.astragal.games.delve.floors;

import org.jspecify.annotations.NullMarked;

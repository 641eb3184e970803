/** Tests. */
@NullMarked
package dev.astragal.games.delve.map;

import org.jspecify.annotations.NullMarked;

/** Tests. */
@NullMarked
package dev.astragal.games.delve.rules;

import org.jspecify.annotations.NullMarked;

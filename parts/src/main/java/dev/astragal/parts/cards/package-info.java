/** Cards in zones that say who sees them. */
@NullMarked
package dev.astragal.parts.cards;

import org.jspecify.annotations.NullMarked;

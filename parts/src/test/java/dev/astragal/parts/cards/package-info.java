/** Cards. */
@NullMarked
package dev.astragal.parts.cards;

import org.jspecify.annotations.NullMarked;

/** A game of the guide: secrets in zones, answers at once, reactions. */
@NullMarked
package dev.astragal.guide.masks;

import org.jspecify.annotations.NullMarked;

/** A game of the guide: secrets. */
@NullMarked
package dev.astragal.guide.cups;

import org.jspecify.annotations.NullMarked;

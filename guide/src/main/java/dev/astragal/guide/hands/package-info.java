/** A game of the guide: several seats asked at once. */
@NullMarked
package dev.astragal.guide.hands;

import org.jspecify.annotations.NullMarked;

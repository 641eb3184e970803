/** A game in which every kind of wording stands. */
@NullMarked
package dev.astragal.plain.sample;

import org.jspecify.annotations.NullMarked;

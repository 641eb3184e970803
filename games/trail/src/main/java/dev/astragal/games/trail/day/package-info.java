/** A day: how it opens and closes, what keeps the travellers waiting, what is remembered of it. */
@NullMarked
package dev.astragal.games.trail.day;

import org.jspecify.annotations.NullMarked;

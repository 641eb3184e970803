/** What travellers carry, buy and trade. */
@NullMarked
package dev.astragal.games.trail.store;

import org.jspecify.annotations.NullMarked;

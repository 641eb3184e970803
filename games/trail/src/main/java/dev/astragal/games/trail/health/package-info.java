/** People: what they eat, what ails them, what wears them down. */
@NullMarked
package dev.astragal.games.trail.health;

import org.jspecify.annotations.NullMarked;

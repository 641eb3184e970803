/** The rules of the tactics profile: budgets, reach, sight, conditions, abilities, an end. */
@NullMarked
package dev.astragal.games.mir.tactics;

import org.jspecify.annotations.NullMarked;

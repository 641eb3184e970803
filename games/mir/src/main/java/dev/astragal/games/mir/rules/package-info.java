/** The rules of the contract: shape, turn order, and one class per action. */
@NullMarked
package dev.astragal.games.mir.rules;

import org.jspecify.annotations.NullMarked;

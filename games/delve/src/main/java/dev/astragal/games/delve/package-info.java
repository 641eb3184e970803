/** Delve, an auto-explore roguelike: the contract, the state and what changes it. */
@NullMarked
package dev.astragal.games.delve;

import org.jspecify.annotations.NullMarked;

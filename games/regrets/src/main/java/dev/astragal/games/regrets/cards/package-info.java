@NullMarked
package dev.astragal.games.regrets.cards;

import org.jspecify.annotations.NullMarked;

@NullMarked
package dev.astragal.games.regrets.rules;

import org.jspecify.annotations.NullMarked;
